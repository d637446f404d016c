"""What a seat may know, and what it may not."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.loops.positions import dealt, game, legal, play, tiles
from tests.portrait import portrait
from waystones.games.loops.board import SQUARES
from waystones.games.loops.moves import read
from waystones.games.loops.rules import Loops
from waystones.games.loops.tiles import BACK, SET


def middle_of_a_game(players: int, seed: int) -> Loops:
    """A table after a few rounds, at a moment that depends on the seed; one in two plays for rounds."""
    rng = random.Random(seed)
    state = dealt(players, seed, rounds=bool(seed % 2))
    for _ in range(rng.randrange(90)):
        state.play(rng.choice(state.legal_moves()))
        if state.is_over:
            return middle_of_a_game(players, seed + 2)
    return state


def with_other_hidden_tiles(state: Loops, seat: int, luck: int) -> Loops:
    """The same table with everything that the seat cannot see dealt anew, here without the engine's help."""
    twin = state.copy()
    removed = list(twin.removed)
    hidden = [twin.bag, removed, *(rack for owner, rack in enumerate(twin.racks) if owner != seat)]
    pool = [tile for where in hidden for tile in where]
    random.Random(luck).shuffle(pool)
    for where in hidden:
        where[:] = [pool.pop() for _ in where]
    twin.removed = tuple(removed)
    twin.chance = luck
    return twin


@settings(max_examples=50)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), luck=st.integers(1, 10_000))
def test_tables_that_differ_only_in_hidden_tiles_look_the_same(players: int, seed: int, luck: int) -> None:
    state = middle_of_a_game(players, seed)
    for seat in range(players):
        other = with_other_hidden_tiles(state, seat, luck)
        assert portrait(other) != portrait(state)
        assert portrait(other.observe(seat)) == portrait(state.observe(seat))


def test_one_sees_the_own_rack_and_how_many_tiles_the_others_have() -> None:
    state = game("ns1 ew2", "nesw8 nesw7 nesw6", bag="nes3 nes4", removed="esw3")
    seen = state.observe(0)
    assert seen.rack == tuple(tiles("ns1 ew2"))
    assert (seen.rack_sizes, seen.bag_left) == ((2, 3), 2)
    hidden = seen._state
    assert [hidden.racks[1], hidden.bag, hidden.removed] == [[BACK] * 3, [BACK] * 2, (BACK,)]


def test_the_unseen_tiles_are_all_but_those_on_the_board_and_in_the_own_rack() -> None:
    state = middle_of_a_game(3, 8)
    seen = state.observe(1)
    everything = [*seen.unseen, *state.racks[1], *seen.tiles.values()]
    assert sorted(everything) == sorted(SET)
    others = [*state.bag, *state.removed, *state.racks[0], *state.racks[2]]
    assert sorted(seen.unseen) == sorted(others)


@settings(max_examples=50)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), luck=st.integers(0, 10_000))
def test_an_imagined_table_has_all_tiles_and_what_the_seat_knows(players: int, seed: int, luck: int) -> None:
    state = middle_of_a_game(players, seed)
    seen = state.observe(0)
    imagined = seen.imagine(random.Random(luck))
    assert imagined.racks[0] == state.racks[0]
    racks = [tile for rack in imagined.racks for tile in rack]
    assert sorted([*racks, *imagined.bag, *imagined.removed, *seen.tiles.values()]) == sorted(SET)


def test_one_can_act_only_in_ones_own_turn() -> None:
    state = game("ns1", "ns2")
    assert {str(move) for move in state.observe(0).legal_moves()} == legal(state)
    assert state.observe(1).legal_moves() == []


def test_the_places_of_a_tile_come_with_what_it_would_score() -> None:
    state = play(game("ns1 ns3 ns4 ns2", "ns2", centre="ns4"), "ns1-g6")
    tile = tiles("ns3")[0]
    assert state.observe(0).places(tile) == {SQUARES["g5"]: 3 * 2 + 1, SQUARES["g8"]: 3 + 4}
    play(state, "ns4-g8 ns2-g9")
    assert state.observe(0).places(tile) == {}, "three lie already"


def test_why_a_move_is_not_allowed_can_be_asked_without_the_state() -> None:
    refusal = game("ns1", "ns2", centre="nesw5").observe(0).why_not(read("ns1-h7"))
    assert str(refusal) == "LO-9 blocks square=h7 side=w beside=g7"


def test_the_board_that_players_search_is_their_own() -> None:
    state = game("ns1", "ns2", centre="ns4")
    seen = state.observe(0)
    seen.mosaic.lay(SQUARES["g6"], tiles("ns1")[0])
    assert portrait(seen) == portrait(state.observe(0))


def test_everything_open_is_the_same_for_all() -> None:
    state = middle_of_a_game(3, 9)
    one, other = state.observe(0), state.observe(2)
    for name in (
        "tiles",
        "history",
        "rack_sizes",
        "bag_left",
        "laid",
        "turn",
        "round",
        "rounds",
        "first",
        "to_act",
    ):
        assert getattr(one, name) == getattr(other, name)
    assert one.scores() == state.scores()
    assert one.score_lines(1) == state.score_lines(1)
    assert (one.players, one.is_over, one.ended_by) == (3, False, "")
