"""What the page's Python begins with is all that leads to the first board: nothing is imported while somebody waits."""

import json
import os
import subprocess
import sys

from tools.paths import ROOT

# In a Python of its own, because the other tests have imported the whole page.
VISIT = """
import json, sys
import app.app, app.beforehand
from tests.app.fake import FakePlatform
known = set(sys.modules)
platform = FakePlatform()
page = app.app.App(platform)
platform.serve(page)
page.start()
page.do("play", "")
new = sorted(name for name in sys.modules.keys() - known if name.split(".")[0] in ("app", "waystones"))
print(json.dumps({"board": "id=\\"board\\"" in platform.frame, "new": new}))
"""


def test_nothing_is_imported_between_the_first_frame_and_the_first_board() -> None:
    paths = os.pathsep.join(str(ROOT / folder) for folder in ("core", "web", "."))
    done = subprocess.run(
        [sys.executable, "-c", VISIT],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {"board": True, "new": []}
