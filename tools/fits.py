"""Does what we change in Pyodide still fit? To be asked of a new version before it is pinned, or of the one that is.

    python -m tools.fits [FOLDER]

FOLDER holds an unpacked npm package of Pyodide; without it, the one that is installed is looked at. Every edit is tried:
those of its standard library (tools/lean.py), of its scripts (tools/snapshot.py), and the diet of its WebAssembly
(tools/diet.py). docs/start-up.md says what to do about one that does not fit.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tools import diet, snapshot
from tools.edits import Edit, tried
from tools.lean import EDITS
from tools.paths import PYODIDE
from tools.snapshot import FOR_BUILDING, FOR_THE_PAGE
from tools.stdlib import stdlib_sources
from tools.wheels import PYTHON_TAG


class Check(NamedTuple):
    """One thing that we count on, and what is wrong with it: nothing if it fits."""

    where: str
    what: str
    wrong: tuple[str, ...]


def edits(
    kind: str, sources: Mapping[str, str], all_edits: Mapping[str, tuple[Edit, ...]]
) -> Iterator[Check]:
    """Whether each file is there, and each edit finds its place in it."""
    for path, wanted in all_edits.items():
        if path in sources:
            _, misfits = tried(sources[path], wanted)
            wrong = [f"not there once: {piece.strip()!r}" for piece in misfits]
        else:
            wrong = ["there is no such file"]
        yield Check(path, f"{len(wanted)} edits {kind}", tuple(wrong))


def python_version(package: Path) -> Check:
    """Whether the tags and folders that name Python's version name the right one."""
    told = json.loads((package / "pyodide-lock.json").read_text())["info"]["python"]
    major, minor, *_ = told.split(".")
    wrong = [] if f"cp{major}{minor}" == PYTHON_TAG else [f"PYTHON_TAG in tools/wheels.py is {PYTHON_TAG}"]
    if f"/lib/python{major}.{minor}/" not in snapshot.SCRIPT.read_text():
        wrong.append("SITE_PACKAGES and LIBRARY in tools/inside/snapshot.mjs name another")
    return Check("pyodide-lock.json", f"Python {told}", tuple(wrong))


def on_a_diet(package: Path) -> Check:
    """Whether the exports can be thinned out."""
    content = next(
        part.content
        for part in diet.sections((package / diet.WASM).read_bytes())
        if part.kind == diet.EXPORTS
    )
    names = diet.exported(content)
    why = diet.misfit(names, (package / diet.SCRIPT).read_text())
    return Check(diet.WASM, f"a diet of its {len(names)} exports", (why,) if why else ())


def checks(package: Path) -> Iterator[Check]:
    """Everything that a new version could break."""
    yield python_version(package)
    # With a line break before it, as tools/lean.py has it.
    library = {path: "\n" + source.decode() for path, source in stdlib_sources(package).items()}
    yield from edits("of the library (tools/lean.py)", library, EDITS)
    scripts = {path: (package / path).read_text() for path in FOR_THE_PAGE if (package / path).exists()}
    yield from edits("for taking the snapshot (tools/snapshot.py)", scripts, FOR_BUILDING)
    yield from edits("for beginning with it (tools/snapshot.py)", scripts, FOR_THE_PAGE)
    yield on_a_diet(package)


def main() -> int:
    """Print what fits and what does not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=PYODIDE)
    package = parser.parse_args().folder
    print(f"Pyodide {json.loads((package / 'package.json').read_text())['version']}")
    wrong = 0
    for check in checks(package):
        print(f"{'✗' if check.wrong else '✓'} {check.where}: {check.what}")
        for each in check.wrong:
            print(f"    {each}")
        wrong += bool(check.wrong)
    print("Everything fits." if not wrong else f"{wrong} of these do not fit.")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
