"""JSON from anybody: what would overflow the stack, or is no number of ours, is refused before it is parsed."""

import itertools
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import reading
from app.reading import MAX_DEPTH, from_json, is_deep

values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**14), 10**14) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(values)
def test_what_is_ours_reads_back(value: object) -> None:
    assert from_json(json.dumps(value)) == value


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":[', '["\\\\",', '["]]]",'])
def test_deep_nesting_never_reaches_the_parser(monkeypatch: pytest.MonkeyPatch, opening: str) -> None:
    monkeypatch.setattr(json, "loads", lambda *args, **named: pytest.fail("it was parsed"))
    with pytest.raises(ValueError, match="deep"):
        from_json(opening * 20_000)


def test_depth_is_counted_not_brackets() -> None:
    assert not is_deep("[" + "[1]," * 10_000 + "1]")
    assert not is_deep(json.dumps({"game": "[" * 10_000, '"[[[[': "\\" * 99 + '"' + "{" * 99}))
    assert not is_deep("[" * MAX_DEPTH + "]" * MAX_DEPTH)
    assert is_deep("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1))


@pytest.mark.parametrize("text", ['"\\' * 50_000, '"\\"' * 50_000, '"' * 50_001, "[" * 21 + '"\\"' * 50_000])
def test_no_part_of_the_text_is_looked_at_twice(text: str) -> None:
    looked = [part.span() for part in reading._PARTS.finditer(text)]
    assert all(one[1] <= other[0] for one, other in itertools.pairwise(looked))
    quotes = [start for start, _ in looked if text[start] == '"']
    assert not quotes or looked[-1][1] == len(text), (
        "a string that never ends is taken whole, not tried again"
    )


@pytest.mark.parametrize(
    "text", ["1" * 400, "-" + "9" * 16, "1e999", "NaN", "-Infinity", '{"n": ' + "7" * 5000 + "}"]
)
def test_a_number_that_is_none_of_ours_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="number"):
        from_json(text)
