"""The WebAssembly on its diet, and the command that says what of it and of all edits fits another Pyodide."""

import json
import shutil
from pathlib import Path

import pytest

from tools import diet, fits
from tools.diet import EXPORTS, IMPORTS, SCRIPT, WASM, exported, imported_from_itself, sections, slim
from tools.paths import PYODIDE
from tools.vendor import RUNTIME

Files = dict[str, bytes]


@pytest.fixture(scope="module")
def whole() -> Files:
    return {name: (PYODIDE / name).read_bytes() for name in RUNTIME}


@pytest.fixture(scope="module")
def slimmed(whole: Files) -> Files:
    return slim(whole)


def names(files: Files) -> dict[str, bytes]:
    return exported(next(part.content for part in sections(files[WASM]) if part.kind == EXPORTS))


def test_nothing_but_the_exports_is_written_anew(whole: Files, slimmed: Files) -> None:
    before, after = (list(sections(files[WASM])) for files in (whole, slimmed))
    assert [part.kind for part in before] == [part.kind for part in after]
    assert {one.kind for one, other in zip(before, after, strict=True) if one != other} == {EXPORTS}


def test_what_is_kept_is_as_it_was_and_a_tenth_at_most(whole: Files, slimmed: Files) -> None:
    before, after = names(whole), names(slimmed)
    assert after.items() <= before.items()
    assert len(after) < len(before) / 10


def test_what_the_file_imports_from_itself_stays(whole: Files, slimmed: Files) -> None:
    content = next(part.content for part in sections(whole[WASM]) if part.kind == IMPORTS)
    wanted = imported_from_itself(content)
    assert wanted
    assert wanted & names(whole).keys() <= names(slimmed).keys()


def test_it_is_found_among_imports_of_every_kind() -> None:
    def entry(module: str, name: str, *kind: int) -> bytes:
        return bytes([len(module), *module.encode(), len(name), *name.encode(), *kind])

    entries = [
        entry("env", "a", 0, 200, 1),
        entry("GOT.func", "b", 3, 0x7F, 1),
        entry("env", "table", 1, 0x70, 1, 5, 9),
        entry("env", "memory", 2, 0, 1),
        entry("env", "tag", 4, 0, 3),
        entry("GOT.mem", "c", 3, 0x7F, 1),
    ]
    assert imported_from_itself(bytes([len(entries)]) + b"".join(entries)) == {"b", "c"}


def test_no_alias_is_left_without_its_export_or_taken_from_who_names_it(slimmed: Files) -> None:
    script = slimmed[SCRIPT].decode()
    aliases = dict(diet.ALIAS.findall(script))
    assert set(aliases.values()) <= names(slimmed).keys()
    named = set(diet.WORD.findall(diet.ALIAS.sub("", script)))
    assert aliases.keys() <= named


def test_numbers_are_written_as_they_are_read() -> None:
    for number in (0, 1, 127, 128, 300, 2**32 - 1):
        assert diet.Reader(diet.written(number)).number() == number


@pytest.mark.parametrize(
    ("name", "content"), [(WASM, b"no wasm"), (SCRIPT, b"var x=1;")], ids=["another file", "no aliases"]
)
def test_another_form_stops_the_build(
    whole: Files, name: str, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        slim({**whole, name: content})
    assert WASM in capsys.readouterr().err


def test_everything_fits_the_version_that_is_pinned() -> None:
    assert [check for check in fits.checks(PYODIDE) if check.wrong] == []


def test_what_does_not_fit_another_version_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "pyodide"
    shutil.copytree(PYODIDE, other, copy_function=shutil.copyfile)
    loader = other / "pyodide.mjs"
    loader.write_text(loader.read_text().replace("INITIAL_MEMORY=i.length", "INITIAL_MEMORY=j.length"))
    lock = other / "pyodide-lock.json"
    told = json.loads(lock.read_text())
    told["info"]["python"] = "3.99.0"
    lock.write_text(json.dumps(told))
    monkeypatch.setattr("sys.argv", ["fits", str(other)])
    assert fits.main() == 1
    said = capsys.readouterr().out
    assert "✗ pyodide.mjs" in said
    assert "t.INITIAL_MEMORY=i.length" in said
    assert "✗ pyodide-lock.json: Python 3.99.0" in said
    assert "✓ pyodide.js" in said
