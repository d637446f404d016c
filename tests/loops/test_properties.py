"""What holds at every point of any game."""

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.loops.positions import dealt, on
from tests.loops.referee import Referee
from tests.portrait import portrait
from waystones import Event
from waystones.deal import MAX_SEED
from waystones.games.loops.board import NAMES
from waystones.games.loops.moves import LAY, lay
from waystones.games.loops.rules import Loops
from waystones.games.loops.tiles import SET

any_game = given(
    players=st.integers(2, 4),
    seed=st.integers(0, MAX_SEED),
    rounds=st.booleans(),
    luck=st.integers(0, 2**32),
)
few = settings(max_examples=25)


def moments(players: int, seed: int, rounds: bool, luck: int) -> Iterator[tuple[Loops, list[Event]]]:
    """A game from deal to end: the state after each move, with what that move caused."""
    rng = random.Random(luck)
    state = dealt(players, seed, rounds=rounds)
    yield state, []
    while not state.is_over:
        yield state, state.play(rng.choice(state.legal_moves()))


@few
@any_game
def test_the_81_tiles_are_always_somewhere(players: int, seed: int, rounds: bool, luck: int) -> None:
    for state, _ in moments(players, seed, rounds, luck):
        on_board = [tile for tile in state.mosaic.tiles if tile >= 0]
        racks = [tile for rack in state.racks for tile in rack]
        assert Counter([*on_board, *racks, *state.bag, *state.removed]) == Counter(SET)
        assert len(on_board) == len(state.history)
        full = [len(rack) == 5 for seat, rack in enumerate(state.racks) if seat != state.to_act]
        assert all(full) or not state.bag


@few
@any_game
def test_the_referee_finds_every_line_met_none_at_the_edge_and_the_same_points(
    players: int, seed: int, rounds: bool, luck: int
) -> None:
    referee = None
    for state, events in moments(players, seed, rounds, luck):
        referee = referee or Referee(players, on(state, "g7"))
        referee.hear(events)
        assert state.scores() == referee.points
        assert [
            sum(line.points for line in state.score_lines(seat)) for seat in range(players)
        ] == referee.points
        assert (state.over, state.is_over) == (referee.over, bool(referee.over))


@few
@any_game
def test_a_move_is_legal_just_when_nothing_speaks_against_it(
    players: int, seed: int, rounds: bool, luck: int
) -> None:
    rng = random.Random(luck)
    for state, _ in moments(players, seed, rounds, luck):
        if rng.random() < 0.1 and not state.is_over and state.laid < 3:
            legal = set(state.legal_moves())
            for tile in set(state.rack):
                for square in NAMES:
                    move = lay(tile, square)
                    assert (move in legal) == (state.refusal(move) is None) == state.mosaic.fits(square, tile)


@few
@any_game
def test_a_tile_taken_back_leaves_no_trace(players: int, seed: int, rounds: bool, luck: int) -> None:
    for state, _ in moments(players, seed, rounds, luck):
        before = portrait(state.mosaic)
        for move in state.legal_moves():
            if move.kind == LAY:
                state.mosaic.lay(move.square, move.tile)
                assert portrait(state.mosaic) != before
                state.mosaic.take_back(move.square)
        assert portrait(state.mosaic) == before


@few
@any_game
def test_it_ends_for_one_of_four_reasons_and_not_before(
    players: int, seed: int, rounds: bool, luck: int
) -> None:
    referee = None
    for state, events in moments(players, seed, rounds, luck):
        referee = referee or Referee(players, on(state, "g7"))
        referee.hear(events)
        kinds = {event.kind for event in events}
        if not kinds & {"ended", "swapped", "passed"}:
            assert not state.is_over
            continue
        if rounds and referee.turns == state.rounds * players:
            assert state.over == "rounds"
        elif not state.bag and not any(map(state.mosaic.takes_any, state.racks)):
            assert state.over == "bag"
        else:
            assert state.over == referee.must_end_by_lo_20()


@few
@any_game
def test_a_game_does_not_go_on_for_ever(players: int, seed: int, rounds: bool, luck: int) -> None:
    # LO-20: a tile is laid in every eleven rounds or the game is over, and there are 81 tiles.
    *_, (state, _) = moments(players, seed, rounds, luck)
    assert state.is_over
    assert state.turn <= 81 * 11 * players
