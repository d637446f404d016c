"""The journey: forty boards and deals that never change, with targets that follow from what was measured."""

import pytest

from bench.journey import read, targets
from waystones import Record
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.journey import LENGTH, STONES, deal, place_of
from waystones.games.one_line.rules import OneLine


def test_the_targets_follow_from_the_figures_kept() -> None:
    assert [targets(place, reached) for place, reached in enumerate(read())] == list(STONES)


def test_there_are_forty_and_they_differ() -> None:
    assert len(STONES) == LENGTH == 40
    assert len({str(deal(place)) for place in range(LENGTH)}) == LENGTH
    states = [deal(place).state() for place in range(LENGTH)]
    boards = {state.board.colours for state in states if isinstance(state, OneLine)}
    assert len(boards) > 30
    assert CLASSIC.colours in boards


@pytest.mark.parametrize("place", range(LENGTH))
def test_every_stone_asks_for_more_from_copper_to_gold_and_no_more_than_was_reached(place: int) -> None:
    copper, silver, gold = STONES[place]
    assert copper < silver < gold <= max(read()[place].best, read()[place].sharp)


def test_what_is_asked_grows() -> None:
    """How much of the way from relaxed to the most that was found each ten stones ask, on the average."""
    figures = read()

    def asks(places: range, which: int) -> float:
        parts = [
            (STONES[place][which] - figures[place].relaxed) / (figures[place].best - figures[place].relaxed)
            for place in places
        ]
        return sum(parts) / len(parts)

    for which in range(3):
        tens = [asks(range(first, first + 10), which) for first in (0, 10, 20, 30)]
        assert tens == sorted(tens)


def test_a_game_knows_its_stone() -> None:
    assert [place_of(deal(place)) for place in range(LENGTH)] == list(range(LENGTH))
    assert place_of(Record.new("one_line", 1, 7)) is None
    assert place_of(Record.new("one_line", 1, 7010)) is None  # the deal of a stone on another board
    assert place_of(Record.new("one_line", 1, 7001, start=2)) is None
    assert place_of(Record.new("one_line", 2, 7001)) is None


def test_a_score_wins_stones() -> None:
    stone = STONES[3]
    assert [stone.won(score) for score in (stone.copper - 1, stone.copper, stone.silver, stone.gold)] == [
        0,
        1,
        2,
        3,
    ]
