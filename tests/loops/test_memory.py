"""What a seat remembers when it imagines the tiles that it cannot see: its own swap, and who could lay nothing (LO-13)."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.loops.positions import dealt, play, tiles
from tests.loops.test_properties import any_game
from tests.portrait import portrait
from waystones.games.loops.memory import OUT, Memory, Passed, PutBack
from waystones.games.loops.memory import dealt as remembered
from waystones.games.loops.rules import Loops
from waystones.games.loops.tiles import ENDS_OF, SET, TILES

DEALS = 60


def with_racks(centre: str, *racks: str, removed: int = 0) -> Loops:
    """A game of all 81 tiles with these racks; seat 0 begins."""
    left = list(SET)
    chosen = [tiles(rack) for rack in racks]
    for tile in [TILES[centre], *(tile for rack in chosen for tile in rack)]:
        left.remove(tile)
    random.Random(5).shuffle(left)
    out = tuple(left.pop() for _ in range(removed))
    return Loops([*left, TILES[centre]], chosen, first=0, removed=out, chance=3)


def imagined(state: Loops, seat: int) -> Iterator[Loops]:
    """Many tables that the seat cannot tell from the real one."""
    seen = state.observe(seat)
    for luck in range(DEALS):
        yield seen.imagine(random.Random(luck))


def without(shapes: int, rack: list[int]) -> int:
    """How many tiles of the rack have none of the shapes."""
    return sum(not shapes >> ENDS_OF[tile] & 1 for tile in rack)


@pytest.mark.rule("LO-13")
def test_tiles_just_put_back_are_in_the_bag_and_on_no_rack() -> None:
    state = with_racks("ns4", "ew1 ew1 ew2 ew2 ew4", "ns1 ns2 ns3 ne1 es1", "ne2 es2 sw1 sw2 nw1", removed=4)
    play(state, "swap")
    back = Counter(tiles("ew1 ew1 ew2 ew2 ew4")) - Counter(state.racks[0])
    assert back
    for table in imagined(state, 0):
        elsewhere = [*table.racks[1], *table.racks[2], *table.removed]
        assert back <= Counter(table.bag)
        assert all(Counter(SET)[tile] - back[tile] >= Counter(elsewhere)[tile] for tile in back)


@pytest.mark.rule("LO-13")
def test_who_draws_later_may_have_them() -> None:
    state = with_racks("ns4", "ew1 ew1 ew2 ew2 ew4", "ns1 ns2 ns3 ne1 es1", "ne2 es2 sw1 sw2 nw1")
    play(state, "swap", "ns1-g6 ns2-g5 ns3-g4 end")
    back = Counter(tiles("ew1 ew1 ew2 ew2 ew4")) - Counter(state.racks[0])
    tables = list(imagined(state, 0))
    assert any(not back <= Counter(table.bag) for table in tables), "three tiles were drawn since"
    assert all(back <= Counter(table.bag) + Counter(table.racks[1]) for table in tables), "not the third seat"


@pytest.mark.rule("LO-13")
def test_others_do_not_know_what_was_put_back() -> None:
    state = with_racks("ns4", "ew1 ew1 ew2 ew2 ew4", "ns1 ns2 ns3 ne1 es1")
    play(state, "swap")
    assert state.observe(1)._state.memory.put_back == ()
    assert [each.seat for each in state.observe(0)._state.memory.put_back] == [0]


@pytest.mark.rule("LO-13")
def test_who_passed_has_nothing_that_fitted_then() -> None:
    # Above the centre a line comes in from the south, below it from the north: only tiles without both do not fit.
    state = with_racks("ns4", "ew1 ew1 ew2 ew3 ew4", "ns1 ns2 ns3 ne1 es1")
    play(state, "pass")
    for table in imagined(state, 1):
        assert not table.mosaic.takes_any(table.racks[0])


@pytest.mark.rule("LO-13")
def test_it_is_remembered_while_the_board_grows() -> None:
    state = with_racks("ns4", "ew1 ew1 ew2 ew3 ew4", "nes3 ns2 ns3 ne1 es1")
    fitted = state.mosaic.open_shapes()
    play(state, "pass", "nes3-g6 end")
    assert state.mosaic.takes_any(state.racks[0]), "to the right of g6"
    for table in imagined(state, 1):
        assert without(fitted, table.racks[0]) == 5


@pytest.mark.rule("LO-13")
def test_what_is_drawn_after_a_pass_may_be_anything() -> None:
    state = with_racks("ns4", "ew1 ew1 ew2 ew3 ew4", "nes3 ns2 ns3 ne1 es1")
    fitted = state.mosaic.open_shapes()
    play(state, "pass", "nes3-g6 end", "ew1-h6 end")
    (kept,) = [each for each in state.memory.passed if each.seat == 0]
    assert (kept.held, kept.shapes) == (4, fitted)
    found = {without(fitted, table.racks[0]) for table in imagined(state, 1)}
    assert 4 in found, "the tile drawn since fits, or fitted"
    assert found <= {4, 5}


@settings(max_examples=25, deadline=None)
@any_game
def test_the_real_tiles_never_speak_against_what_is_remembered(
    players: int, seed: int, rounds: bool, luck: int
) -> None:
    rng = random.Random(luck)
    state = dealt(players, seed, rounds=rounds)
    while not state.is_over:
        state.play(rng.choice(state.legal_moves()))
        for each in state.memory.passed:
            assert without(each.shapes, state.racks[each.seat]) >= each.held > 0
        for seat in range(players):
            elsewhere = Counter(state.bag)
            mine = [each for each in state.memory.put_back if each.seat == seat]
            for other in range(players):
                if other != seat:
                    elsewhere.update(state.racks[other])
            assert Counter(tile for each in mine for tile in each.tiles) <= elsewhere


@settings(max_examples=25, deadline=None)
@any_game
def test_what_a_seat_imagines_agrees_with_what_it_remembers_and_looks_the_same_to_it(
    players: int, seed: int, rounds: bool, luck: int
) -> None:
    rng = random.Random(luck)
    state = dealt(players, seed, rounds=rounds)
    while not state.is_over:
        state.play(rng.choice(state.legal_moves()))
        if not (state.memory.passed or state.memory.put_back) or rng.random() < 0.8:
            continue
        seat = rng.randrange(players)
        table = state.observe(seat).imagine(rng)
        assert portrait(table.observe(seat)) == portrait(state.observe(seat))
        racks = [tile for rack in table.racks for tile in rack]
        on_board = [tile for tile in table.mosaic.tiles if tile >= 0]
        assert Counter([*racks, *table.bag, *table.removed, *on_board]) == Counter(SET)
        for each in table.memory.passed:
            if each.seat != seat:
                assert without(each.shapes, table.racks[each.seat]) >= each.held


def test_what_cannot_be_is_dealt_as_if_nothing_were_remembered() -> None:
    # Two tiles for a rack that can have neither, and a swap that nobody can have made.
    unseen = tiles("ns1 ns2 ns3")
    impossible = Memory((Passed(1, 1 << ENDS_OF[unseen[0]], 2),), (PutBack(0, tuple(unseen), (5, 2)),))
    found = remembered(impossible, unseen, {1: 2, OUT: 1}, random.Random(1))
    assert sorted([*found[1], *found[OUT]]) == sorted(unseen)


@given(luck=st.integers(0, 10_000))
def test_nothing_remembered_means_any_deal(luck: int) -> None:
    found = remembered(Memory(), SET, {1: 5, 2: 5, OUT: 0}, random.Random(luck))
    assert [len(found[where]) for where in (1, 2, OUT)] == [5, 5, 0]
