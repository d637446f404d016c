"""From tap to rule the way is short: few files, one look at the game, no tower of classes (see bench/walk.py)."""

from collections.abc import Callable

import pytest

from bench.walk import LONGEST_CHAIN, MOST_FILES, MOST_LOOKS, Walk, a_card, a_field, a_tile


@pytest.mark.parametrize("walked", [a_card, a_field, a_tile])
def test_the_way_down_to_the_rules_is_short(walked: Callable[[], Walk]) -> None:
    walk = walked()
    assert 0 < walk.down <= MOST_FILES, sorted(walk.files)
    assert walk.calls["observe"] <= MOST_LOOKS
    assert len(walk.chain) <= LONGEST_CHAIN, walk.chain
