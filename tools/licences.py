"""The licences of everything that ships to a player but is not ours, as one text."""

import json
from pathlib import Path

from tools.paths import NODE_MODULES, PYODIDE, PYSCRIPT, WEB

INTRODUCTION = """Waystones is made with the work of others. Thank you.

Below are the licences of what this page ships besides its own code. Python's standard library ships as
bytecode and without the parts that the page does not use; everything else is as its makers published it.
Pyodide's source is in the project of that name; its interpreter also holds parts of Emscripten and musl
(MIT), libffi (MIT), zlib (zlib licence) and bzip2 (BSD style).
"""


def package_of(folder: Path) -> dict[str, str]:
    """What an npm package says of itself."""
    package: dict[str, str] = json.loads((folder / "package.json").read_text())
    return package


def own_words(folder: Path) -> str:
    """A package's licence file, or its name for the licence where it ships no file."""
    found = sorted(path for path in folder.iterdir() if path.name.upper().startswith("LICEN"))
    return found[0].read_text() if found else f"{package_of(folder)['license']} licence"


def inside_pyscript() -> list[Path]:
    """The packages that PyScript is bundled from."""
    runtime = {PYODIDE, PYSCRIPT, NODE_MODULES / "ws", NODE_MODULES / "@types" / "emscripten"}
    folders = [path.parent for path in NODE_MODULES.glob("*/package.json")]
    folders += [path.parent for path in NODE_MODULES.glob("@*/*/package.json")]
    return sorted(set(folders) - runtime)


def licences() -> bytes:
    """licences.txt, which the page links to."""
    texts = [
        (f"Pyodide {package_of(PYODIDE)['version']}", (WEB / "licences" / "mpl-2.0.txt").read_text()),
        ("Python and its standard library", (WEB / "licences" / "python.txt").read_text()),
        (f"PyScript {package_of(PYSCRIPT)['version']}", own_words(PYSCRIPT)),
        ("The typeface Piazzolla", (WEB / "fonts" / "OFL-Piazzolla.txt").read_text()),
    ]
    texts += [(f"{package_of(path)['name']}, in PyScript", own_words(path)) for path in inside_pyscript()]
    parts = [f"{'=' * 80}\n{title}\n{'=' * 80}\n\n{text.strip()}\n" for title, text in texts]
    return "\n\n".join([INTRODUCTION, *parts]).encode()
