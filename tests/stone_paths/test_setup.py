"""What there is and how a game begins, SP-1 to SP-7."""

import math
import random
from collections import Counter

import pytest

from tests.second_shuffle import shuffled
from tests.stone_paths.positions import dealt, game, legal, play, stones
from waystones import BadOption
from waystones.deal import MAX_SEED
from waystones.games.path_cards.cards import COLOURS, LETTERS, NAMES, PACK
from waystones.games.stone_paths.board import (
    CLOVER,
    DARK,
    END,
    GOAL,
    NO_TILE,
    ROW_VALUES,
    TILES,
    WISHING_STONE,
)

TABLES = (2, 3, 4)


# --- SP-1: the cards


@pytest.mark.rule("SP-1")
def test_there_are_110_cards_five_colours_with_the_values_0_to_10_each_twice() -> None:
    expected = {f"{letter}{value}": 2 for letter in "ybgrp" for value in range(11)}
    assert Counter(NAMES[card] for card in PACK) == expected
    assert len(PACK) == 110
    assert [colour[0] for colour in COLOURS] == list(LETTERS)


@pytest.mark.rule("SP-1")
@pytest.mark.parametrize("players", TABLES)
def test_every_deal_uses_all_of_them_and_no_others(players: int) -> None:
    for seed in range(5):
        cards = dealt(players, seed).cards
        everywhere = [*cards.deck, *cards.aside, *(card for hand in cards.hands for card in hand)]
        assert sorted(everywhere) == sorted(PACK)


# --- SP-2: the board


@pytest.mark.rule("SP-2")
def test_the_nine_rows_have_their_values_and_the_start_stone_none() -> None:
    assert ROW_VALUES[1:] == (-4, -3, -2, 1, 2, 3, 6, 7, 10)
    assert ROW_VALUES[0] == 0


@pytest.mark.rule("SP-2")
def test_there_is_a_path_of_nine_stones_for_each_colour_and_the_last_three_are_the_goal() -> None:
    assert list(DARK) == list(COLOURS)
    assert {len(path) for path in DARK.values()} == {END} == {9}
    assert [ROW_VALUES[stone] for stone in range(GOAL, END + 1)] == [6, 7, 10]


# --- SP-3 and SP-4: the tiles


@pytest.mark.rule("SP-3")
def test_there_are_25_tiles() -> None:
    assert Counter(TILES) == {WISHING_STONE: 9, CLOVER: 9, 1: 2, 2: 3, 3: 2}
    assert len(TILES) == 25


@pytest.mark.rule("SP-4")
@pytest.mark.parametrize("players", TABLES)
def test_every_dark_stone_and_every_end_stone_gets_one_tile_and_no_other_stone_any(players: int) -> None:
    for seed in range(5):
        tiles = dealt(players, seed).tiles
        assert Counter(tile for path in tiles for tile in path if tile != NO_TILE) == Counter(TILES)
        for colour, path in zip(COLOURS, tiles, strict=True):
            assert path[0] == NO_TILE, "the start stone"
            carries = "".join("-" if tile == NO_TILE else "o" for tile in path[1:9])
            assert carries == DARK[colour][:8]
            assert path[9] != NO_TILE, "the end stone"


@pytest.mark.rule("SP-4")
def test_the_tiles_are_shuffled() -> None:
    layouts = {tuple(dealt(2, seed).tiles) for seed in range(50)}
    assert len(layouts) == 50
    assert {layout[0][9] for layout in layouts} >= {WISHING_STONE, CLOVER}


@pytest.mark.rule("SP-4")
def test_each_path_has_four_dark_stones_in_a_pattern_of_its_own() -> None:
    dark = {
        colour: {stone for stone, mark in enumerate(path, 1) if mark == "o"} for colour, path in DARK.items()
    }
    for stones_of_path in dark.values():
        assert len(stones_of_path) == 4
        assert stones_of_path <= set(range(2, 9))
        assert stones_of_path & {2, 3}
        assert stones_of_path & {6, 7, 8}
    assert len({frozenset(pattern) for pattern in dark.values()}) == 5
    assert all(path[8] == "@" for path in DARK.values())


# --- SP-5: the figures


@pytest.mark.rule("SP-5")
@pytest.mark.parametrize("players", TABLES)
def test_all_figures_begin_on_the_start_stone(players: int) -> None:
    state = dealt(players)
    assert [stones(state, seat) for seat in range(players)] == [{}] * players
    assert state.large == [-1] * players


@pytest.mark.rule("SP-5")
def test_once_the_large_figure_is_out_the_others_are_small_without_asking() -> None:
    state = game("r1 b1 g1", "y0 y0 y0")
    play(state, "r1 large deck", "xy0 deck")
    assert [event.facts.get("large") for event in state.play(state.parse("b1"))] == [None, False]
    assert state.asks == "take"


@pytest.mark.rule("SP-5")
def test_once_four_small_figures_are_out_the_fifth_is_the_large_one_without_asking() -> None:
    state = game("y1 b1 g1 r1 p1", "y0 y0 y0 y0 y0")
    for card in ("y1", "b1", "g1", "r1"):
        play(state, f"{card} small deck", "xy0 deck")
    assert [event.facts.get("large") for event in state.play(state.parse("p1"))] == [None, True]
    assert (state.asks, state.large[0]) == ("take", 4)


# --- SP-6: hands, cards set aside, draw pile


@pytest.mark.rule("SP-6")
@pytest.mark.parametrize(("players", "aside", "deck"), [(2, 30, 64), (3, 0, 86), (4, 0, 78)])
def test_how_many_cards_are_dealt_set_aside_and_left_to_draw(players: int, aside: int, deck: int) -> None:
    cards = dealt(players).cards
    assert [len(hand) for hand in cards.hands] == [8] * players
    assert (len(cards.aside), len(cards.deck)) == (aside, deck)
    assert cards.piles == [()] * 5
    assert cards.rows == [[()] * 5] * players


@pytest.mark.rule("SP-6")
def test_the_cards_are_shuffled() -> None:
    hands = {tuple(dealt(2, seed).cards.hands[0]) for seed in range(50)}
    assert len(hands) == 50


@pytest.mark.rule("SP-6")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadOption) as caught:
        dealt(players)
    assert caught.value.code == "players"


# --- SP-7: who begins, and who follows


@pytest.mark.rule("SP-7")
@pytest.mark.parametrize("players", TABLES)
def test_play_is_clockwise(players: int) -> None:
    state = dealt(players, first=1)
    seats = []
    for _ in range(2 * players):
        seats.append(state.to_act)
        discard = next(move for move in state.legal_moves() if move.kind == "discard")
        play(state, str(discard), "deck")
    assert seats == [(1 + turn) % players for turn in range(2 * players)]
    assert state.turn == 2 * players + 1


@pytest.mark.rule("SP-7")
@pytest.mark.parametrize("players", TABLES)
def test_the_seed_chooses_who_begins_and_everybody_has_a_chance(players: int) -> None:
    begins = [dealt(players, seed).first for seed in range(60)]
    assert set(begins) == set(range(players))
    assert begins == [dealt(players, seed).to_act for seed in range(60)]


@pytest.mark.rule("SP-7")
def test_the_players_can_choose_and_the_deal_stays_the_same() -> None:
    for first in range(3):
        state = dealt(3, 9, first=first)
        assert (state.first, state.to_act) == (first, first)
        assert state.cards.hands == dealt(3, 9).cards.hands
        assert state.tiles == dealt(3, 9).tiles


@pytest.mark.rule("SP-7")
@pytest.mark.parametrize("first", ["2", "-1", "", "x", "01", "²"])
def test_only_a_seat_at_the_table_can_begin(first: str) -> None:
    with pytest.raises(BadOption) as caught:
        dealt(2, first=first)
    assert caught.value.code == "first"


# --- what a seed deals may never change: links are kept for years


def dealt_by_hand(players: int, seed: int) -> tuple[list[str], list[str], int]:
    """The hands, the paths' tiles and who begins, dealt by a shuffle told another way."""
    draw = random.Random(seed).random
    deck = shuffled(draw, [*range(55), *range(55)])
    hands = [" ".join(NAMES[deck.pop()] for _ in range(8)) for _ in range(players)]
    tiles = shuffled(draw, [4] * 9 + [5] * 9 + [1, 1, 2, 2, 2, 3, 3])
    paths = [
        "".join("." if mark == "-" else "0123WC"[tiles.pop()] for mark in DARK[path]) for path in COLOURS
    ]
    return hands, paths, math.floor(draw() * players)


def as_dealt(players: int, seed: int) -> tuple[list[str], list[str], int]:
    state = dealt(players, seed)
    hands = [" ".join(NAMES[card] for card in hand) for hand in state.cards.hands]
    paths = ["".join(".123WC"[tile] for tile in path[1:]) for path in state.tiles]
    return hands, paths, state.first


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("seed", [0, 1, 7, 2026, MAX_SEED])
def test_the_deal_is_what_its_other_telling_says(players: int, seed: int) -> None:
    assert as_dealt(players, seed) == dealt_by_hand(players, seed)


def test_what_seed_7_deals() -> None:
    assert as_dealt(2, 7) == (
        ["r2 b5 b4 y7 y1 r5 y6 p8", "y3 r10 p4 y8 r8 g3 b0 b10"],
        [".C.2.C.CC", "..C.WC1.C", ".2W.3..1W", "..WC..3WW", ".W..WW2.C"],
        0,
    )


def test_before_a_card_is_played_there_are_only_cards_to_play() -> None:
    state = game("r1 r1 b7", "y0")
    assert legal(state) == {"r1", "xr1", "b7", "xb7"}
