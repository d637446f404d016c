"""The device between two people, as a save keeps it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.company import Handover


@given(st.booleans(), st.dictionaries(st.integers(0, 3), st.integers(0, 999)))
def test_what_is_kept_is_read_as_it_was(fallen: bool, witnessed: dict[int, int]) -> None:
    handover = Handover(fallen, witnessed)
    assert Handover.read(str(handover)) == handover


@pytest.mark.parametrize("text", ["a1-a2", "handed-over 0", "handed-over 0:x", "handed-overs", " 12:3"])
def test_from_what_cannot_be_read_nothing_is_taken_back(text: str) -> None:
    assert Handover.read(text) == Handover()
