"""The tiles and the board (LO-1 to LO-4)."""

from collections import Counter, defaultdict
from itertools import pairwise
from math import hypot
from statistics import mean

import pytest

from bench.loops_material import Tally, play
from waystones.games.loops.board import BONUS, CENTRE, COLUMNS, NAMES, SQUARES
from waystones.games.loops.tiles import ENDS_OF, SET, VALUE_OF
from waystones.games.loops.tiles import NAMES as TILE_NAMES


def away(square: int) -> tuple[int, int]:
    """How far the square is from the centre, in columns and rows."""
    name = NAMES[square]
    return abs(COLUMNS.index(name[0]) - 6), abs(int(name[1:]) - 7)


@pytest.mark.rule("LO-1")
def test_there_are_81_tiles_with_values_from_1_to_8() -> None:
    assert len(SET) == 81
    assert {VALUE_OF[tile] for tile in SET} == set(range(1, 9))


@pytest.mark.rule("LO-1")
def test_a_tile_is_never_turned() -> None:
    # The same bend lies on the table four ways up, as four different tiles.
    bends = {TILE_NAMES[tile][:-1] for tile in SET if len(TILE_NAMES[tile]) == 3}
    assert bends == {"ns", "ew", "ne", "es", "sw", "nw"}


@pytest.mark.rule("LO-2", "LO-4")
def test_all_eleven_shapes_with_two_three_or_four_line_ends_are_there() -> None:
    shapes = {ENDS_OF[tile] for tile in SET}
    assert Counter(ends.bit_count() for ends in shapes) == {2: 6, 3: 4, 4: 1}
    assert all(0 < ends < 16 for ends in shapes), "one line end at most on each of four sides"


@pytest.mark.rule("LO-2")
def test_a_tiles_name_says_its_line_ends_and_its_value() -> None:
    sides = {"n": 1, "e": 2, "s": 4, "w": 8}
    for tile, name in enumerate(TILE_NAMES):
        assert ENDS_OF[tile] == sum(sides[letter] for letter in name[:-1])
        assert VALUE_OF[tile] == int(name[-1])


@pytest.mark.rule("LO-3")
def test_the_board_has_13_by_13_squares_and_bonus_squares_up_to_6() -> None:
    assert len(NAMES) == 169
    assert (NAMES[CENTRE], away(SQUARES["a1"]), away(SQUARES["m13"])) == ("g7", (6, 6), (6, 6))
    assert {BONUS[square] for square in NAMES} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("LO-4")
def test_the_bonus_squares_are_symmetric() -> None:
    for square, name in NAMES.items():
        column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
        for x, y in ((12 - column, row), (column, 12 - row), (row, column)):
            assert BONUS[SQUARES[f"{COLUMNS[x]}{y + 1}"]] == BONUS[square]


@pytest.mark.rule("LO-4")
def test_bonus_squares_are_rarer_and_further_out_as_they_grow() -> None:
    found = defaultdict(list)
    for square in NAMES:
        if BONUS[square] > 1:
            found[BONUS[square]].append(hypot(*away(square)))
    counts = [len(found[bonus]) for bonus in (2, 3, 4, 5, 6)]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1]
    assert all(mean(found[bonus]) < mean(found[bonus + 1]) for bonus in (2, 3, 4, 5))


@pytest.mark.rule("LO-4")
def test_no_bonus_on_the_centre_or_beside_it() -> None:
    near = [square for square in NAMES if max(away(square)) <= 1]
    assert len(near) == 9
    assert {BONUS[square] for square in near} == {1}


@pytest.mark.rule("LO-4")
def test_the_more_line_ends_the_more_a_tile_is_worth() -> None:
    values = defaultdict(list)
    for tile in SET:
        values[ENDS_OF[tile].bit_count()].append(VALUE_OF[tile])
    assert all(mean(values[fewer]) < mean(values[more]) for fewer, more in pairwise((2, 3, 4)))


@pytest.mark.rule("LO-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_players_are_seldom_stuck_and_reach_for_the_bonus_squares(players: int) -> None:
    # A sample; bench/loops_material.py plays hundreds of games, also to see which shapes are hard to place.
    tally = Tally()
    for seed in range(60):
        play(players, seed, tally)
    assert tally.met(), str(tally)
