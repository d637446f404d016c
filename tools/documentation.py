"""The documentation of the engine beside the page: what `make docs` has made, if it has."""

import json

from tools.folders import integrity
from tools.paths import ROOT

MADE = ROOT / ".cache" / "docs"
FOLDER = "docs"
UNUSED = (".map", ".ttf")  # of the theme: for its makers, and for browsers that do not know woff2
CONTENTS = "contents.json"  # by it the service worker keeps all of it for whoever has read a page


def documentation() -> dict[str, bytes]:
    """Its files, for dist/; none when it was not made. The page links to it only then (`data-docs`)."""
    files = {
        path.relative_to(MADE).as_posix(): path.read_bytes()
        for path in sorted(MADE.rglob("*"))
        if path.is_file() and not path.name.startswith("sitemap") and path.suffix not in UNUSED
    }
    if files:
        files[CONTENTS] = json.dumps({path: integrity(content) for path, content in files.items()}).encode()
    return {f"{FOLDER}/{path}": content for path, content in files.items()}
