"""Everything that ships to a player but is not ours, part by part: the licences and the list of parts are made from it."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.paths import JSQR, NODE_MODULES, PYODIDE, PYSCRIPT, WEB

LICENCES = WEB / "licences"

# What Python's interpreter for browsers is made of, besides Python: its licence, where its version stands in the
# interpreter itself, if it does, and the repository that it comes from.
INTERPRETER = (
    ("emscripten", "MIT", None, "emscripten-core/emscripten"),
    ("musl", "MIT", None, "emscripten-core/emscripten"),
    ("llvm-runtimes", "Apache-2.0 WITH LLVM-exception", None, "llvm/llvm-project"),
    ("libffi", "MIT", None, "libffi/libffi"),
    ("zlib", "Zlib", rb"inflate ([\d.]+) Copyright", "madler/zlib"),
    ("bzip2", "bzip2-1.0.6", None, "libarchive/bzip2"),
)
# What Python itself brings along in its own source.
PYTHON = (
    ("expat", "MIT", rb"expat_([\d.]+)", "libexpat/libexpat"),
    ("libmpdec", "BSD-2-Clause", None, "python/cpython"),
    ("mimalloc", "MIT", None, "microsoft/mimalloc"),
    ("hacl-star", "MIT", None, "hacl-star/hacl-star"),
    ("siphash", "MIT", None, "python/cpython"),
    ("mersenne-twister", "BSD-3-Clause", None, "python/cpython"),
    ("dtoa", "dtoa", None, "python/cpython"),
)


@dataclass(frozen=True)
class Part:
    """One part: what it is, where it comes from, and what its makers ask for."""

    name: str
    version: str  # empty where its makers give none
    licence: str  # by its SPDX name
    source: str  # as a package URL without the version
    text: str
    inside: str = ""  # the part that brings it along

    @property
    def purl(self) -> str:
        """The part as a package URL."""
        return f"{self.source}@{self.version}" if self.version else self.source


def package_of(folder: Path) -> dict[str, str]:
    """What an npm package says of itself."""
    package: dict[str, str] = json.loads((folder / "package.json").read_text())
    return package


def own_words(folder: Path) -> str:
    """A package's licence file; where it ships none, the licence that it names, with its author."""
    found = sorted(path for path in folder.iterdir() if path.name.upper().startswith("LICEN"))
    if found:
        return found[0].read_text()
    package = package_of(folder)
    named = (LICENCES / f"{package['license'].lower()}.txt").read_text()
    return f"Copyright (c) {package['author']}\n\n{named}"


def needed_by(folder: Path) -> list[str]:
    """The packages that an npm package cannot do without."""
    return list(json.loads((folder / "package.json").read_text()).get("dependencies", {}))


def inside_pyscript() -> list[Path]:
    """The packages that PyScript is bundled from: what it needs, and what that needs."""
    found: set[Path] = set()
    coming = {PYSCRIPT}
    while coming:
        needs = {NODE_MODULES / name for folder in coming for name in needed_by(folder)}
        coming = needs - found
        found |= coming
    return sorted(found)


def npm_part(folder: Path, inside: str = "") -> Part:
    """An npm package as a part."""
    package = package_of(folder)
    name = package["name"]
    licence = re.sub("^APACHE", "Apache", package["license"])
    return Part(
        name, package["version"], licence, f"pkg:npm/{name.replace('@', '%40')}", own_words(folder), inside
    )


def compiled_in() -> Iterator[Part]:
    """What is in the interpreter, by the versions that it names."""
    interpreter = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    made_with = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    emscripten = made_with["platform"].removeprefix("emscripten_").replace("_", ".")
    notices = sections((LICENCES / "interpreter.txt").read_text())
    python = (LICENCES / "python.txt").read_text()
    yield Part("cpython", made_with["python"], "Python-2.0.1", "pkg:github/python/cpython", python, "pyodide")
    for inside, parts in (("pyodide", INTERPRETER), ("cpython", PYTHON)):
        for name, licence, mark, repository in parts:
            found = re.search(mark, interpreter) if mark else None
            version = found[1].decode() if found else emscripten if name == "emscripten" else ""
            yield Part(name, version, licence, f"pkg:github/{repository}", notices[name], inside)


def sections(text: str) -> dict[str, str]:
    r"""The notices of one file, by the names that stand over them.

    >>> sections("[a, b]\none\n\n[c]\ntwo\n")
    {'a': 'one', 'b': 'one', 'c': 'two'}
    """
    found = re.findall(r"^\[([\w, -]+)\]\n(.*?)(?=^\[[\w, -]+\]\n|\Z)", text, re.MULTILINE | re.DOTALL)
    return {name: words.strip() for names, words in found for name in names.split(", ")}


@cache
def parts() -> tuple[Part, ...]:
    """All of them: those that ship by themselves first, each followed by what it brings along."""
    pyodide = package_of(PYODIDE)
    font = (WEB / "fonts" / "OFL-Piazzolla.txt").read_text()
    return (
        Part(
            "pyodide",
            pyodide["version"],
            "MPL-2.0",
            "pkg:npm/pyodide",
            (LICENCES / "mpl-2.0.txt").read_text(),
        ),
        *compiled_in(),
        npm_part(PYSCRIPT),
        *(npm_part(folder, package_of(PYSCRIPT)["name"]) for folder in inside_pyscript()),
        npm_part(JSQR),
        Part("piazzolla", "", "OFL-1.1", "pkg:github/huertatipografica/piazzolla", font),
    )
