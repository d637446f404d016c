"""Pruning takes away code that nothing leads to, and leaves what the snapshot counts on where it was."""

import pytest

from tools.diet import EXPORTS, WASM, Reader, exported, sections, slim
from tools.paths import PYODIDE
from tools.pruned import pruned
from tools.vendor import RUNTIME

ELEMENTS, CODE, DATA = 9, 10, 11

Parts = dict[int, bytes]


def parts(wasm: bytes) -> Parts:
    return {part.kind: part.content for part in sections(wasm) if part.kind}


@pytest.fixture(scope="module")
def before() -> bytes:
    return slim({name: (PYODIDE / name).read_bytes() for name in RUNTIME})[WASM]


@pytest.fixture(scope="module")
def after(before: bytes) -> bytes:
    return pruned(before)


def slots(content: bytes) -> tuple[bytes, list[int]]:
    """Where the one stretch of the table begins, and the functions in it."""
    reader = Reader(content)
    assert reader.number() == 1, "one stretch"
    assert reader.number() == 0, "in the first table"
    start = reader.at
    end = content.index(b"\x0b", start) + 1
    reader.at = end
    return content[start:end], [reader.number() for _ in range(reader.number())]


def test_a_tenth_of_the_code_goes(before: bytes, after: bytes) -> None:
    assert len(parts(after)[CODE]) < 0.92 * len(parts(before)[CODE])


def test_the_memory_begins_as_it_did(before: bytes, after: bytes) -> None:
    assert parts(after)[DATA] == parts(before)[DATA]


def test_every_place_in_the_table_has_the_function_that_it_had(before: bytes, after: bytes) -> None:
    (begins, functions), (begins_now, functions_now) = (
        slots(parts(each)[ELEMENTS]) for each in (before, after)
    )
    assert begins == begins_now
    # Functions have other numbers when some are gone, but stay in their order.
    number = dict(sorted(zip(functions, functions_now, strict=True)))
    assert [number[each] for each in functions] == functions_now
    assert list(number.values()) == sorted(number.values())


def test_everything_is_exported_that_was(before: bytes, after: bytes) -> None:
    assert exported(parts(after)[EXPORTS]).keys() == exported(parts(before)[EXPORTS]).keys()


def test_what_is_no_webassembly_stops_the_build() -> None:
    with pytest.raises(SystemExit):
        pruned(b"nothing of the kind")
