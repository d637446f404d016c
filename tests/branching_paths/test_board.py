"""The board and what lies on it, BP-1 to BP-5."""

import math
import random
from collections import Counter
from itertools import combinations

import pytest

from tests.branching_paths.positions import dealt
from tests.second_shuffle import shuffled
from waystones.deal import MAX_SEED
from waystones.games.branching_paths.board import (
    CARD,
    CLASSIC,
    CLOVER,
    JOKER,
    NO_STACK,
    NO_TILE,
    ROW_VALUES,
    START,
    TILES,
    WISH,
)
from waystones.games.path_cards.cards import COLOURS, NAMES

STONES = range(1, len(CLASSIC.names))
ROWS = range(1, 10)
TABLES = (2, 3, 4)


def reached(stone: int) -> set[int]:
    """The stone and every stone that one can come to from it."""
    found = {stone}
    for ahead in CLASSIC.next[stone]:
        found |= reached(ahead)
    return found


# --- BP-1 and BP-2: ways and rows


@pytest.mark.rule("BP-1")
def test_four_ways_leave_the_start_field_and_fork_and_every_fork_leads_forward() -> None:
    assert len(CLASSIC.next[START]) == 4
    assert sum(len(CLASSIC.next[stone]) > 1 for stone in STONES) >= 15
    for stone in range(len(CLASSIC.names)):
        assert {CLASSIC.row[ahead] for ahead in CLASSIC.next[stone]} <= {CLASSIC.row[stone] + 1}


@pytest.mark.rule("BP-1")
def test_stones_have_the_five_card_colours_or_none_and_colours_change_along_every_way() -> None:
    assert {CLASSIC.colour[stone] for stone in STONES} == {*range(len(COLOURS)), JOKER}
    for stone in STONES:
        for ahead in CLASSIC.next[stone]:
            assert CLASSIC.colour[ahead] != CLASSIC.colour[stone]


@pytest.mark.rule("BP-1")
def test_there_are_five_end_stones_one_of_each_colour() -> None:
    ends = [stone for stone in STONES if not CLASSIC.next[stone]]
    assert sorted(CLASSIC.colour[stone] for stone in ends) == [*range(len(COLOURS))]
    assert {CLASSIC.row[stone] for stone in ends} == {9}


@pytest.mark.rule("BP-2")
def test_the_nine_rows_have_their_values_and_the_start_field_none() -> None:
    assert ROW_VALUES == (-3, -2, 0, 2, 4, 8, 5, 8, 12)
    assert [CLASSIC.worth[CLASSIC.in_row(row)[0]] for row in ROWS] == list(ROW_VALUES)
    assert CLASSIC.worth[START] == 0


@pytest.mark.rule("BP-2")
def test_the_last_three_rows_are_the_goal_area_and_stepping_in_costs_points() -> None:
    assert CLASSIC.goal == 7
    assert ROW_VALUES[5] == 8 > ROW_VALUES[6]


# --- BP-3: the tiles


@pytest.mark.rule("BP-3")
def test_there_are_22_tiles() -> None:
    wishing = {WISH + colour: 1 for colour in range(5)}
    assert Counter(TILES) == {CLOVER: 5, CARD: 5, 2: 5, 3: 2} | wishing
    assert len(TILES) == 22


@pytest.mark.rule("BP-3")
@pytest.mark.parametrize("players", TABLES)
def test_every_stone_with_a_dot_gets_one_tile_and_no_other_stone_any(players: int) -> None:
    assert sum(CLASSIC.dotted) == 22
    for seed in range(5):
        tiles = dealt(players, seed).tiles
        assert Counter(tile for tile in tiles if tile != NO_TILE) == Counter(TILES)
        assert tuple(tile != NO_TILE for tile in tiles) == CLASSIC.dotted


@pytest.mark.rule("BP-3")
def test_the_tiles_are_shuffled() -> None:
    assert len({dealt(2, seed).tiles for seed in range(50)}) == 50


# --- BP-4: the wishing stones


@pytest.mark.rule("BP-4")
def test_there_are_five_wishing_stones_of_each_colour_in_five_stacks() -> None:
    assert dealt().stacks == [5, 5, 5, 5, 5]
    marked = [stone for stone in STONES if CLASSIC.stack[stone] != NO_STACK]
    assert sorted(CLASSIC.stack[stone] for stone in marked) == [*range(len(COLOURS))]


@pytest.mark.rule("BP-4")
def test_the_stacks_stand_in_rows_3_to_8_on_stones_without_a_dot() -> None:
    for stone in STONES:
        if CLASSIC.stack[stone] != NO_STACK:
            assert 3 <= CLASSIC.row[stone] <= 8
            assert not CLASSIC.dotted[stone]


# --- BP-5: our own board


@pytest.mark.rule("BP-5")
def test_the_board_has_40_to_50_stones_four_in_the_first_row_and_five_in_the_last() -> None:
    sizes = [len(CLASSIC.in_row(row)) for row in ROWS]
    assert 40 <= sum(sizes) == len(STONES) <= 50
    assert (sizes[0], sizes[-1]) == (4, 5)


@pytest.mark.rule("BP-5")
def test_its_ways_can_be_drawn_without_crossing_lines() -> None:
    for row in ROWS:
        ways = [
            (CLASSIC.place[stone], CLASSIC.place[to])
            for stone in CLASSIC.in_row(row)
            for to in CLASSIC.next[stone]
        ]
        for (one, to_one), (other, to_other) in combinations(ways, 2):
            assert (one - other) * (to_one - to_other) >= 0, "both lead from left to right in the same order"


@pytest.mark.rule("BP-5")
def test_every_stone_lies_on_a_way_from_the_start_to_an_end_stone() -> None:
    assert reached(START) == {START, *STONES}
    for stone in STONES:
        assert any(CLASSIC.row[last] == 9 for last in reached(stone))


@pytest.mark.rule("BP-5")
def test_the_first_stones_have_four_different_colours() -> None:
    colours = {CLASSIC.colour[stone] for stone in CLASSIC.in_row(1)}
    assert len(colours - {JOKER}) == 4


@pytest.mark.rule("BP-5")
def test_every_stone_but_the_last_leads_on_to_one_to_three() -> None:
    for stone in STONES:
        assert len(CLASSIC.next[stone]) in ((0,) if CLASSIC.row[stone] == 9 else (1, 2, 3))
        assert len(set(CLASSIC.next[stone])) == len(CLASSIC.next[stone])


@pytest.mark.rule("BP-5")
def test_the_colours_appear_equally_often_and_there_are_five_to_seven_jokers() -> None:
    counts = Counter(CLASSIC.colour[stone] for stone in STONES)
    assert 5 <= counts.pop(JOKER) <= 7
    assert len(counts) == 5
    assert max(counts.values()) - min(counts.values()) <= 1


@pytest.mark.rule("BP-5")
def test_every_end_stone_is_reached_from_at_least_two_first_stones() -> None:
    for end in CLASSIC.in_row(9):
        assert sum(end in reached(first) for first in CLASSIC.in_row(1)) >= 2


@pytest.mark.rule("BP-5")
def test_a_fork_is_a_choice_of_colours() -> None:
    for stone in STONES:
        colours = [CLASSIC.colour[ahead] for ahead in CLASSIC.next[stone]]
        assert len(set(colours)) == len(colours)


# --- what a seed deals may never change: links are kept for years


def dealt_by_hand(players: int, seed: int) -> tuple[list[str], str, int]:
    """The hands, the tiles by stone and who begins, dealt by a shuffle told another way."""
    draw = random.Random(seed).random
    deck = shuffled(draw, [*range(55), *range(55)])
    hands = [" ".join(NAMES[deck.pop()] for _ in range(8)) for _ in range(players)]
    tiles = shuffled(draw, [4] * 5 + [6, 7, 8, 9, 10] + [2] * 5 + [3, 3] + [5] * 5)
    board = "".join("..23CKYBGRP"[tiles.pop()] if dotted else "." for dotted in CLASSIC.dotted)
    return hands, board, math.floor(draw() * players)


def as_dealt(players: int, seed: int) -> tuple[list[str], str, int]:
    state = dealt(players, seed)
    hands = [" ".join(NAMES[card] for card in hand) for hand in state.cards.hands]
    return hands, "".join("..23CKYBGRP"[tile] for tile in state.tiles), state.first


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("seed", [0, 1, 7, 2026, MAX_SEED])
def test_the_deal_is_what_its_other_telling_says(players: int, seed: int) -> None:
    assert as_dealt(players, seed) == dealt_by_hand(players, seed)


def test_the_cards_are_those_of_stone_paths_dealt_alike() -> None:
    state = dealt(2, 7)
    assert [NAMES[card] for card in state.cards.hands[0]] == ["r2", "b5", "b4", "y7", "y1", "r5", "y6", "p8"]
    assert (len(state.cards.deck), len(state.cards.aside)) == (64, 30)
