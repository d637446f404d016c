"""The search for whole turns finds every one, each once, with what it scores."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.loops.positions import game
from tests.loops.test_observation import middle_of_a_game
from tests.portrait import portrait
from waystones.games.loops.board import SQUARES
from waystones.games.loops.rules import Loops
from waystones.games.loops.tiles import TILES
from waystones.games.loops.turns import turns


def brute_force(state: Loops, most: int) -> Iterator[tuple[int, tuple[tuple[int, int], ...]]]:
    """Every legal sequence of up to so many tiles, played out on copies by the rules."""
    if not most:
        return
    for move in state.legal_moves():
        if move.kind != "lay":
            continue
        twin = state.copy()
        points = twin.play(move)[0].facts["points"]
        first = (move.tile, move.square)
        yield points, (first,)
        for later, rest in brute_force(twin, most - 1):
            yield points + later, (first, *rest)


def small(seed: int) -> Loops:
    """A moment of some game at the beginning of a turn, with at most three tiles on the rack."""
    state = middle_of_a_game(2, seed)
    while state.laid:
        state = middle_of_a_game(2, seed := seed + 2)
    state.racks[state.to_act] = state.rack[:3]
    return state


@settings(max_examples=30)
@given(seed=st.integers(0, 10_000))
def test_it_finds_just_what_brute_force_finds(seed: int) -> None:
    state = small(seed)
    before = portrait(state)
    found = turns(state.mosaic, state.rack)
    assert portrait(state) == before
    every = {tiles: points for points, tiles in brute_force(state, 3)}
    assert {turn.tiles: turn.points for turn in found}.items() <= every.items(), "none that the rules forbid"
    best: dict[frozenset[tuple[int, int]], int] = {}
    for tiles, points in every.items():
        best[frozenset(tiles)] = max(points, best.get(frozenset(tiles), 0))
    for turn in found:
        assert turn.points <= best[frozenset(turn.tiles)]
    reached = {frozenset(turn.tiles) for turn in found if turn.points == best[frozenset(turn.tiles)]}
    assert reached == set(best), "each set of tiles and squares in its best order"


@settings(max_examples=30)
@given(seed=st.integers(0, 10_000))
def test_no_turn_is_found_twice(seed: int) -> None:
    state = middle_of_a_game(2, seed)
    found = turns(state.mosaic, state.rack)
    assert len({turn.tiles for turn in found}) == len(found)


def test_the_order_is_tried_both_ways_where_tiles_touch() -> None:
    # Lines come in at h6 from g6 and at h7 from g7; the two tiles join each other, and the later counts the earlier.
    state = game("sw3 nw1", "ns1", board="nes4-g6")
    upper, lower = (TILES["sw3"], SQUARES["h6"]), (TILES["nw1"], SQUARES["h7"])
    found = {turn.tiles: turn.points for turn in turns(state.mosaic, state.rack)}
    assert found[upper, lower] == (3 + 4) + (1 + 5 + 3)
    assert found[lower, upper] == (1 + 5) + (3 + 4 + 1)


@pytest.mark.parametrize(("most", "lengths"), [(0, set()), (1, {1}), (2, {1, 2}), (3, {1, 2, 3})])
def test_no_more_tiles_are_laid_than_asked_for(most: int, lengths: set[int]) -> None:
    state = game("ns1 ns2 ns3 ns4", "ns1", centre="ns4")
    assert {len(turn.tiles) for turn in turns(state.mosaic, state.rack, most)} == lengths


def test_an_empty_rack_has_no_turns() -> None:
    state = game("", "ns1", centre="ns4")
    assert turns(state.mosaic, []) == []


def test_one_tile_in_two_places_are_two_turns() -> None:
    state = game("ns2", "ns1", centre="ns4")
    tile = TILES["ns2"]
    expected = [(6, ((tile, SQUARES["g6"]),)), (6, ((tile, SQUARES["g8"]),))]
    assert sorted(turns(state.mosaic, state.rack)) == expected
