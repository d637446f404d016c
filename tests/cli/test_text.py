"""Every game as text: never wider than 80 columns, nothing by colour alone, nothing that is hidden."""

import random
import re
from itertools import islice

import pytest

import waystones
from tests.cli.terminal import fifth
from tests.tables import TABLES, decisions
from waystones.cli.drawing import drawn
from waystones.cli.paint import PLAIN, Paint, width
from waystones.games.one_line.board import FIELDS
from waystones.games.one_line.text import drawn as strokes

__all__ = ["fifth"]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_fits_in_80_columns_and_says_the_same_without_colours(game: str, players: int) -> None:
    for state in islice(decisions(game, players, seed=players), 0, None, 7):
        observation = state.observe(state.to_act)
        plain = drawn(game, observation, PLAIN)
        painted = drawn(game, observation, Paint(colours=True))
        assert max(map(width, plain)) <= 80
        bare = [re.sub("\x1b\\[[0-9;]*m", "", line).rstrip() for line in painted]
        assert bare == [line.rstrip() for line in plain]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_draws_nothing_that_is_hidden(game: str, players: int) -> None:
    rng = random.Random(1)
    for state in islice(decisions(game, players, seed=3), 0, None, 11):
        for seat in range(players):
            observation = state.observe(seat)
            other = observation.imagine(rng).observe(seat)  # differs only in what the seat cannot know
            assert drawn(game, other, PLAIN) == drawn(game, observation, PLAIN)


def test_the_line_is_drawn_from_field_to_field() -> None:
    # e4 straight down to e5, from there down to f5, and straight up to f4.
    route = tuple(FIELDS[name] for name in ("e4", "e5", "f5", "f4"))
    by_line: dict[int, list[str]] = {}
    for (line, _), stroke in sorted(strokes(route).items()):
        by_line.setdefault(line, []).append(stroke)
    assert ["".join(found) for _, found in sorted(by_line.items())] == ["│", "─╮│", "╰─"]


def test_a_game_that_draws_nothing_itself_is_listed_by_name(fifth: str) -> None:
    state = waystones.new(fifth, players=2, seed=4)
    assert drawn(fifth, state.observe(0), PLAIN) == [f"heap {vars(state)['heap']}"]
