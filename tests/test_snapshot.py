"""The memory that the page begins with."""

import hashlib
import json
import struct
from itertools import pairwise
from pathlib import Path

import pytest

from tools import snapshot
from tools.archive import read_zip
from tools.paths import ROOT
from tools.snapshot import FOR_THE_PAGE, LIBRARY, NAME, awake
from tools.vendor import python_files
from tools.wheels import LOCK

Files = dict[str, bytes]


@pytest.fixture(scope="module")
def asleep() -> Files:
    return python_files()


@pytest.fixture(scope="module")
def folder(asleep: Files) -> Files:
    return awake(asleep)


def test_pyodide_is_taught_to_begin_with_it(asleep: Files, folder: Files) -> None:
    assert {path for path in FOR_THE_PAGE if folder[path] == asleep[path]} == set()


def test_its_stretches_lie_in_the_memory_one_after_another_and_fill_the_file(folder: Files) -> None:
    written = folder[NAME]
    [header] = struct.unpack_from("<I", written, 4)  # Pyodide's own: where the memory begins
    memory, count = struct.unpack_from("<II", written, header)
    places = list(struct.iter_unpack("<II", written[header + 8 : header + 8 + 8 * count]))
    assert all(start + length < after for (start, length), (after, _) in pairwise(places))
    assert sum(places[-1]) <= memory
    assert len(written) == header + 8 + 8 * count + sum(length for _, length in places)


def test_what_it_remembers_of_the_library_is_not_sent_twice(asleep: Files, folder: Files) -> None:
    whole, rest = read_zip(asleep[LIBRARY]), read_zip(folder[LIBRARY])
    remembered = whole.keys() - rest.keys()
    assert {"encodings/__init__.pyc", "asyncio/__init__.pyc", "dataclasses.pyc"} <= remembered
    assert rest.items() <= whole.items()


def test_what_it_remembers_of_the_wheels_is_not_sent_twice_either(asleep: Files, folder: Files) -> None:
    lock = json.loads(folder[LOCK])["packages"]
    for name in (name for name in asleep if name.endswith(".whl")):
        whole, rest = read_zip(asleep[name]), read_zip(folder[name])
        [listed] = [path for path in rest if path.endswith("/RECORD")]
        assert {line.split(",")[0] for line in rest.pop(listed).decode().split()} == {*rest, listed}
        assert rest.items() < whole.items()
        [package] = [each for each in lock.values() if each["file_name"] == name]
        assert package["sha256"] == hashlib.sha256(folder[name]).hexdigest()


def test_what_it_has_read_to_the_end_is_not_sent_at_all(asleep: Files, folder: Files) -> None:
    [wheel] = [name for name in asleep if name.startswith("waystones_page")]
    assert "prepared.marshal" in read_zip(asleep[wheel])
    assert "prepared.marshal" not in read_zip(folder[wheel])


def test_it_holds_nothing_of_the_machine_that_made_it(folder: Files) -> None:
    assert str(ROOT).encode() not in folder[NAME]


def test_the_same_files_give_the_same_memory_when_it_is_made_again(
    asleep: Files, folder: Files, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "CACHE", tmp_path)
    assert awake(asleep)[NAME] == folder[NAME]
