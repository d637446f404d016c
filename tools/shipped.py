"""Our scripts and style sheets as they ship: joined, and without comments."""

import json
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tools.node import node_and_npm
from tools.paths import ROOT, WEB
from tools.say import give_up
from tools.styles import one_language_at_a_time, sheets

SCRIPT = Path(__file__).parent / "inside" / "shipped.mjs"
BUNDLE = SCRIPT.with_name("bundle.mjs")
SCRIPTS = WEB / "js"


def without_comments(files: Mapping[str, str]) -> dict[str, str]:
    """Scripts and style sheets by path, as esbuild writes them."""
    command = [node_and_npm()[0], str(SCRIPT)]
    done = subprocess.run(
        command, cwd=ROOT, input=json.dumps(files), capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        give_up(f"A script or a style sheet is broken:\n{done.stderr.strip()[-2000:]}")
    shipped: dict[str, str] = json.loads(done.stdout)
    return shipped


@cache
def scripts() -> Mapping[str, str]:
    """Every script of the page by its path under web/js."""
    paths = [path for path in SCRIPTS.rglob("*") if path.suffix in {".js", ".mjs"}]
    return without_comments({path.relative_to(SCRIPTS).as_posix(): path.read_text() for path in paths})


@cache
def scripts_as_loaded(entry: str) -> Mapping[str, str]:
    """The same, but with all that `entry` imports joined to it: one file is here sooner than forty.

    What is imported only once somebody wants it stays by itself. Its address must mean the same from wherever it is joined
    to: `../serve/live.js`, not `./live.js`.
    """
    command = [node_and_npm()[0], str(BUNDLE), entry]
    done = subprocess.run(command, cwd=SCRIPTS, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        give_up(f"The page's scripts do not fit together:\n{done.stderr.strip()[-2000:]}")
    told = json.loads(done.stdout)
    alone = {path: text for path, text in scripts().items() if path not in told["joined"]}
    return alone | {entry: told["text"]}


def stylesheet() -> str:
    """All style sheets, in their order, as one."""
    text = "\n".join([*(sheet.read_text() for sheet in sheets()), one_language_at_a_time()])
    return without_comments({"style.css": text})["style.css"]
