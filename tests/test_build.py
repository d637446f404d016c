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
from tools.stdlib import LEFT_OUT, ships
from tools.wheels import core_wheel, for_the_page

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
    "functools",
    "struct",
    "html",
    "pathlib",
    "contextlib",
    "string",
    "textwrap",
    "copy",
    "operator",
    "urllib/parse",
]


def imports(folder: Path) -> Iterator[tuple[str, str]]:
    """Every module that the Python in the folder imports, with the file that does, as far as it is for the page."""
    for path in folder.rglob("*.py"):
        if not for_the_page(path.relative_to(folder.parent).as_posix()):
            continue
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
    built_in = LEFT_OUT["the interpreter has it in C or frozen"].replace("/", ".").split()
    missing = {
        (file, module)
        for file, module in imports(folder)
        for stored in files_of(module) & pyodides
        if module.split(".")[0] in sys.stdlib_module_names and module not in built_in and not ships(stored)
    }
    assert missing == set()


def test_the_page_gets_the_engine_and_no_terminal() -> None:
    files = core_wheel()
    assert {"waystones/session.py", "waystones/games/loops/rules.py"} <= files.keys()
    assert not [path for path in files if "/cli/" in path or "__main__" in path or path.endswith("/text.py")]
    # Nothing that stays imports what was left out.
    left_out = {"cli", "protocol", "adapters", "pieces", "picture", "__main__"}
    stays = {module for _, module in imports(CORE / "waystones") if module.startswith("waystones.")}
    asked = {"waystones.picture"}  # by Observation.svg, which nobody asks for in the page: it draws itself
    assert {module for module in stays if module.split(".")[1] in left_out} == asked


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


def test_what_no_page_shows_is_not_kept_beforehand() -> None:
    files = {"icons-1/app-icon.svg": b"<svg>", "icons-1/preview.png": b"png", "camera-1/jsqr.js": b"js"}
    listed = service_worker(files).decode()
    assert '"icons-1/app-icon.svg": "sha256-' in listed
    assert "preview" not in listed
    assert "jsqr" not in listed


@pytest.mark.parametrize(
    "lock",
    [
        str(path.relative_to(ROOT))
        for path in (ROOT / "package-lock.json", *(ROOT / "requirements").rglob("*.*"))
        if path.name == "package-lock.json" or path.suffix == ".txt"
    ],
)
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


def png_size(content: bytes) -> tuple[int, int]:
    """Width and height, as the picture itself says."""
    return int.from_bytes(content[16:20]), int.from_bytes(content[20:24])


def test_a_chat_that_previews_the_page_finds_its_name_words_and_picture() -> None:
    from tools.page import head, icons

    names = {"page": "page-1", "icons": "icons-1"}
    shown = head(names, {"page": {}, "python": {}, "pyscript": {}}, "")
    pictures = re.findall(r'<meta property="og:image" content="icons-1/([^"]+)">', shown)
    assert pictures
    assert set(pictures) <= set(icons())
    known = head(names, {"page": {}, "python": {}, "pyscript": {}}, "", "https://example.org/waystones/")
    assert f'content="https://example.org/waystones/icons-1/{pictures[0]}"' in known
    assert png_size((WEB / "icons" / pictures[0]).read_bytes()) == (1200, 630)
    template = (WEB / "index.html").read_text()
    assert {"og:title", "og:description", "og:type"} <= set(re.findall(r'property="([^"]+)"', template))
