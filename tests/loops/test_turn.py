"""What a turn is (LO-6, LO-7, LO-12, LO-13)."""

import pytest

from tests.loops.positions import game, legal, play, rack, refused
from waystones import Session
from waystones.games.loops.tiles import TILES

STRAIGHT = "ns1 ns2 ns3 ns4 ns1"
ACROSS = "ew1 ew2 ew3 ew4 ew1"


@pytest.mark.rule("LO-7")
def test_a_turn_lays_up_to_three_tiles_in_different_places_or_in_one_group() -> None:
    for turn in ("ns1-g6 ns2-g8 ns3-g9", "ns1-g6 ns2-g5 ns3-g4"):
        state = play(game(STRAIGHT, ACROSS, centre="ns4"), turn)
        assert (state.to_act, state.laid) == (0, 3)
        assert legal(state) == {"end"}
        assert refused(state, "ns4-g10") == "LO-7 three_laid"


@pytest.mark.rule("LO-7")
def test_the_rack_is_refilled_after_the_turn_for_each_tile_laid() -> None:
    state = play(game(STRAIGHT, ACROSS, centre="ns4", bag="nes3 esw4 nsw5 new6"), "ns1-g6 ns2-g8")
    assert rack(state) == "ns3 ns4 ns1", "not before"
    play(state, "end")
    assert rack(state) == "ns3 ns4 ns1 nes3 esw4"
    assert len(state.bag) == 2


@pytest.mark.rule("LO-7")
def test_the_rack_is_refilled_as_far_as_the_bag_goes() -> None:
    state = play(game(STRAIGHT, ACROSS + " ns1", centre="ns4", bag="nes3"), "ns1-g6 ns2-g8 end")
    assert rack(state) == "ns3 ns4 ns1 nes3"
    assert state.bag == []


@pytest.mark.rule("LO-7")
def test_when_nothing_more_fits_only_ending_the_turn_is_left() -> None:
    state = play(game("ns2 ew3", "ns1", centre="ns4"), "ns2-g6")
    assert legal(state) == {"end"}
    assert state.to_act == 0, "it is ended by saying so"


@pytest.mark.rule("LO-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_is_clockwise(players: int) -> None:
    state = game(*[STRAIGHT] * players, centre="ns4")
    seats, squares = [], iter(f"g{row}" for row in (6, 5, 4, 3, 8, 9, 10, 11))
    for _ in range(2 * players):
        seats.append(state.to_act)
        tile = rack(state, state.to_act).split()[0]
        play(state, f"{tile}-{next(squares)}", "end")
    assert seats == [turn % players for turn in range(2 * players)]
    assert (state.turn, state.round) == (2 * players + 1, 3)


@pytest.mark.rule("LO-12")
def test_who_can_lay_a_tile_lays_at_least_one() -> None:
    state = game(STRAIGHT, ACROSS, centre="ns4")
    assert refused(state, "end") == "LO-12 lay_first move=end"
    assert refused(state, "pass") == "LO-12 lay_first move=pass"
    assert refused(state, "swap") == "LO-13 lay_first move=swap"
    assert {move[:2] for move in legal(state)} == {"ns"}


@pytest.mark.rule("LO-12")
def test_fewer_than_three_may_be_laid_even_if_more_would_fit() -> None:
    state = play(game(STRAIGHT, ACROSS, centre="ns4"), "ns1-g6")
    assert "end" in legal(state)
    assert len(legal(state)) > 1
    assert play(state, "end").to_act == 1


@pytest.mark.rule("LO-13")
def test_who_can_lay_nothing_swaps_or_passes() -> None:
    state = game(ACROSS, STRAIGHT, centre="ns4", bag="nes3 esw4 nsw5 new6 nesw7 nesw8")
    assert legal(state) == {"swap", "pass"}
    assert refused(state, "end") == "LO-13 swap_or_pass move=end"


@pytest.mark.rule("LO-13")
def test_a_swap_puts_all_tiles_back_and_the_turn_is_over() -> None:
    state = game(ACROSS, STRAIGHT, centre="ns4", bag="nes3 esw4 nsw5 new6 nesw7 nesw8")
    everything = sorted([*state.bag, *state.racks[0]])
    play(state, "swap")
    assert sorted([*state.bag, *state.racks[0]]) == everything
    assert len(state.racks[0]) == 5
    assert (state.to_act, state.turn, state.scores()) == (1, 2, [0, 0])


@pytest.mark.rule("LO-13")
def test_a_pass_keeps_the_rack_and_the_turn_is_over() -> None:
    state = game(ACROSS, STRAIGHT, centre="ns4", bag="nes3 esw4 nsw5")
    (passed,) = state.play(state.parse("pass"))
    assert (passed.kind, dict(passed.facts)) == ("passed", {"kept": 5}), "it was a choice"
    assert (rack(state), len(state.bag)) == (ACROSS, 3)
    assert (state.to_act, state.turn, state.scores()) == (1, 2, [0, 0])


@pytest.mark.rule("LO-13")
def test_the_rack_goes_back_first_and_the_bag_is_mixed() -> None:
    # With one tile in the bag four of the five drawn were put back: drawing first would give just one.
    seen = set()
    for chance in range(30):
        state = game(ACROSS, STRAIGHT, centre="ns4", bag="nesw8")
        state.chance = chance
        play(state, "swap")
        assert len(state.racks[0]) == 5
        assert len(state.bag) == 1
        seen.add("nesw8" in rack(state))
    assert seen == {True, False}


@pytest.mark.rule("LO-13")
def test_two_swaps_of_a_game_mix_in_different_ways() -> None:
    state = game(ACROSS, ACROSS, STRAIGHT, centre="ns4", bag="ew1 ew2 ew3 ew4 ew1 ew2")
    before = state.chance
    play(state, "swap")
    assert state.chance != before


@pytest.mark.rule("LO-13")
def test_with_an_empty_bag_one_passes() -> None:
    state = game(ACROSS, STRAIGHT, centre="ns4", bag="")
    assert legal(state) == {"pass"}
    assert refused(state, "swap") == "LO-13 bag_empty move=swap"
    assert refused(state, "end") == "LO-13 bag_empty move=end"
    (passed,) = state.play(state.parse("pass"))
    assert dict(passed.facts) == {}, "there was no choice"
    assert (state.to_act, rack(state), state.scores()) == (1, ACROSS, [0, 0])


@pytest.mark.rule("LO-13")
def test_nobody_swaps_after_laying_a_tile() -> None:
    state = play(game("ns2 ew3", "ns1", centre="ns4"), "ns2-g6")
    assert refused(state, "swap") == "LO-13 tiles_laid move=swap"
    assert refused(state, "pass") == "LO-13 tiles_laid move=pass"


def test_tiles_can_be_taken_back_until_the_turn_is_ended() -> None:
    session = Session.new("loops", players=2, seed=7)
    for _ in range(2):
        session.play(next(move for move in session.state.legal_moves() if move.kind == "lay"))
    assert session.can_undo
    session.undo()
    session.undo()
    assert session.state.scores() == [0, 0]
    session.redo()
    session.play("end")
    assert not session.can_undo, "tiles were drawn"


def test_what_was_drawn_is_told_to_its_owner_only() -> None:
    state = play(game(STRAIGHT, ACROSS, centre="ns4", bag="nes3 esw4"), "ns1-g6 ns2-g8")
    (ended, drawn) = state.play(state.parse("end"))
    assert dict(ended.facts) == {"tiles": 2, "points": (1 + 4) + (2 + 4)}
    mine, other = drawn.seen_by(0), drawn.seen_by(1)
    assert mine is not None
    assert other is not None
    assert mine.facts["tiles"] == ("nes3", "esw4")
    assert dict(other.facts) == {"number": 2}
    assert TILES["nes3"] in state.racks[0]
