"""From tap to rule to pixel the way is short: few files, one look at the game, no tower of classes (see bench/walk.py)."""

import pytest

from bench.walk import LONGEST_CHAIN, MOST_FILES, MOST_IN_ALL, MOST_LOOKS, WALKS


@pytest.mark.parametrize("what", WALKS)
def test_the_way_is_short(what: str) -> None:
    walk = WALKS[what]()
    assert 0 < walk.down <= MOST_FILES, sorted(walk.files)
    assert len(walk.files) <= MOST_IN_ALL[what], sorted(walk.files)
    assert walk.calls["observe"] <= MOST_LOOKS
    assert len(walk.chain) <= LONGEST_CHAIN, walk.chain
