"""The tools that make dist/: what they leave out, and that the same tree always gives the same bytes."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.archive import read_zip, stored_zip
from tools.folders import content_hash, filled, hashed
from tools.paths import CORE, PYODIDE, ROOT, WEB
from tools.precache import service_worker
from tools.stdlib import ships

PROMISED = [
    "random",
    "json",
    "re",
    "gettext",
    "dataclasses",
    "typing",
    "enum",
    "hashlib",
    "base64",
    "asyncio",
    "datetime",
    "heapq",
    "bisect",
    "collections",
    "abc",
    "functools",
    "struct",
    "html",
    "pathlib",
    "contextlib",
    "statistics",
    "fractions",
    "string",
    "textwrap",
    "copy",
    "operator",
    "urllib/parse",
]


def imports(folder: Path) -> Iterator[tuple[str, str]]:
    """Every module that the Python in the folder imports, with the file that does."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                yield from ((path.name, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield path.name, node.module


def files_of(module: str) -> set[str]:
    path = module.replace(".", "/")
    return {f"{path}.py", f"{path}/__init__.py"}


@pytest.fixture(scope="module")
def pyodides() -> set[str]:
    """The files of the standard library as Pyodide ships it."""
    archive = PYODIDE / "python_stdlib.zip"
    if not archive.exists():
        pytest.fail("Pyodide is not there: `make unit` fetches it.")
    return set(read_zip(archive.read_bytes()))


@pytest.mark.parametrize("folder", [CORE / "waystones", WEB / "app"], ids=["core", "app"])
def test_what_ships_imports_only_what_ships(folder: Path, pyodides: set[str]) -> None:
    missing = {
        (file, module)
        for file, module in imports(folder)
        for stored in files_of(module) & pyodides
        if module.split(".")[0] in sys.stdlib_module_names and not ships(stored)
    }
    assert missing == set()


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    roots = {module.split(".")[0] for _, module in imports(CORE / "waystones")}
    assert roots <= sys.stdlib_module_names | {"waystones"}


def test_the_promised_modules_ship(pyodides: set[str]) -> None:
    shipped = {path for path in pyodides if ships(path)}
    assert [name for name in PROMISED if not files_of(name.replace("/", ".")) & shipped] == []


@pytest.mark.parametrize("path", ["unittest/mock.py", "pydoc.py", "encodings/cp1252.py", "re/py.typed"])
def test_what_a_page_cannot_use_stays_behind(path: str) -> None:
    assert not ships(path)


def test_an_archive_depends_on_its_content_alone() -> None:
    files = {"b.txt": b"two", "a/c.txt": b"one"}
    archive = stored_zip(files)
    assert archive == stored_zip(dict(reversed(files.items())))
    assert read_zip(archive) == files


def test_a_folders_name_changes_with_any_file() -> None:
    folder, files = hashed("page", {"a.js": b"1"})
    assert re.fullmatch(r"page-[0-9a-f]{12}", folder)
    assert files == {f"{folder}/a.js": b"1"}
    names = {
        content_hash(each)
        for each in ({"a.js": b"1"}, {"a.js": b"2"}, {"b.js": b"1"}, {"a.js": b"1", "b": b""})
    }
    assert len(names) == 4


def test_a_template_must_fit_its_values() -> None:
    assert filled("<{{a}}{{b}}{{a}}>", {"a": "1", "b": "2"}) == "<121>"
    with pytest.raises(ValueError, match="no slot"):
        filled("<{{a}}>", {"a": "1", "b": "2"})
    with pytest.raises(ValueError, match="nothing fills"):
        filled("<{{a}}{{b}}>", {"a": "1"})


def test_the_service_worker_lists_every_file_and_is_new_when_one_changes() -> None:
    old = service_worker({"index.html": b"<p>", "page-1/a.js": b"1"}).decode()
    new = service_worker({"index.html": b"<p>", "page-1/a.js": b"2"}).decode()
    assert '"page-1/a.js": "sha256-' in old
    assert '"": "sha256-' in old
    builds = [re.search(r'const BUILD = "(\w+)"', text) for text in (old, new)]
    assert len({build[1] for build in builds if build}) == 2


@pytest.mark.parametrize("lock", ["package-lock.json", "requirements/dev.txt", "requirements/node.txt"])
def test_locks_hold_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert '"resolved"' not in text
    assert "://" not in re.sub(r'"(url|funding)": "[^"]*"', "", text)
    if lock.endswith(".txt"):
        pins = re.findall(r"^\S+==", text, re.MULTILINE)
        assert pins
        assert len(pins) == len(re.findall(r"\\\n    --hash=sha256:\w+(?: \\\n    --hash=sha256:\w+)*", text))
    else:
        assert text.count('"integrity": "sha512-') == text.count('"node_modules/')
