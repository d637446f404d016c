"""From tap to rule to pixel the way is short: few files, one look at the game, no tower of classes (see bench/walk.py)."""

import re

import pytest

from bench.walk import LAYERS, LONGEST_CHAIN, MOST_FILES, MOST_IN_ALL, MOST_LOOKS, ROOT, WALKS

TOLD = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("what", WALKS)
def test_the_way_is_short(what: str) -> None:
    walk = WALKS[what]()
    assert 0 < walk.down <= MOST_FILES, sorted(walk.files)
    assert len(walk.files) <= MOST_IN_ALL[what], sorted(walk.files)
    assert walk.calls["observe"] <= MOST_LOOKS
    assert len(walk.chain) <= LONGEST_CHAIN, walk.chain


def told(layer: str) -> dict[str, int]:
    """What the table in ARCHITECTURE.md says of a layer, for each walk."""
    row = re.search(rf"^\| {layer} \|((?: \d+ \|)+)", TOLD, re.MULTILINE)
    assert row, f"ARCHITECTURE.md says nothing of {layer}"
    return dict(zip(WALKS, map(int, re.findall(r"\d+", row[1])), strict=True))


@pytest.mark.parametrize("what", WALKS)
def test_the_architecture_says_what_the_files_are_there_for(what: str) -> None:
    walk = WALKS[what]()
    counts = {name: told(name)[what] for name, _ in LAYERS}
    assert all(walk.layers[name] <= count for name, count in counts.items()), walk.layers
    assert sum(counts.values()) == told("in all")[what] == MOST_IN_ALL[what]
