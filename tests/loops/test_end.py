"""How the game ends and who has won (LO-17 to LO-20)."""

import pytest

from tests.loops.positions import game, legal, play, refused
from waystones.games.loops.tiles import TILES

ACROSS = "ew1 ew2 ew3 ew4 ew1"


@pytest.mark.rule("LO-17")
def test_the_game_ends_when_the_bag_is_empty_and_nobody_has_a_tile() -> None:
    state = play(game("ns1", "ns2", centre="ns4", bag=""), "ns1-g6 end", "ns2-g5")
    (_, over) = state.play(state.parse("end"))
    assert (over.kind, over.facts["reason"]) == ("over", "bag")
    assert legal(state) == set()
    assert refused(state, "end") == "LO-17 over"


@pytest.mark.rule("LO-17")
def test_it_ends_when_nothing_that_is_left_fits() -> None:
    state = play(game("ns1 ew1", "ew2", centre="ns4", bag=""), "ns1-g6 end")
    assert (state.is_over, state.over) == (True, "bag")


@pytest.mark.rule("LO-17")
def test_it_goes_on_while_somebody_can_lay_a_tile() -> None:
    state = play(game("ns1 ew1", "ns2", centre="ns4", bag=""), "ns1-g6 end")
    assert not state.is_over
    play(state, "ns2-g5")
    assert refused(state, "pass") == "LO-13 tiles_laid move=pass"


@pytest.mark.rule("LO-17")
def test_it_goes_on_while_there_are_tiles_in_the_bag() -> None:
    state = play(game("ns1 ew1", "ew2", centre="ns4", bag="ew3 ns4"), "ns1-g6 end")
    assert len(state.bag) == 1
    assert not state.is_over
    assert legal(state) == {"swap", "pass"}


@pytest.mark.rule("LO-18")
def test_the_highest_score_wins() -> None:
    state = play(game("ns1", "ns2", centre="ns4", bag=""), "ns1-g6 end", "ns2-g8 end")
    assert state.scores() == [5, 6]
    assert state.winners() == [1]


@pytest.mark.rule("LO-18")
def test_a_tie_has_several_winners() -> None:
    state = play(game("ns2", "ns2", "ns1", centre="ns4", bag=""), "ns2-g6 end", "ns2-g8 end", "ns1-g9 end")
    assert state.is_over
    assert state.scores() == [6, 6, 1 * 2 + 2]
    assert state.winners() == [0, 1]


@pytest.mark.rule("LO-19")
def test_the_variant_ends_after_its_last_round() -> None:
    state = game("ns1 ns2 ns3", "ns1 ns2 ns3", centre="ns4", rounds=2)
    play(state, "ns1-g6 end", "ns1-g8 end", "ns2-g5 end")
    assert (state.round, state.is_over) == (2, False)
    play(state, "ns2-g9 end")
    assert state.over == "rounds"
    assert refused(state, "end") == "LO-19 over"


@pytest.mark.rule("LO-19")
def test_the_variant_can_end_earlier() -> None:
    state = play(game("ns1", "ns1", centre="ns4", bag="", rounds=13), "ns1-g6 end", "ns1-g8 end")
    assert state.over == "bag"


@pytest.mark.rule("LO-19")
def test_a_player_without_a_tile_passes() -> None:
    state = play(game("ns1", "ns1 ns2 ns3 ns4", centre="ns4", bag="", rounds=13), "ns1-g6 end", "ns1-g8 end")
    assert (state.to_act, state.racks[0]) == (0, [])
    assert legal(state) == {"pass"}


@pytest.mark.rule("LO-19")
def test_tiles_that_are_left_cost_nothing() -> None:
    state = play(game("ns1 ew4 ew4", "ns2", centre="ns4", bag=""), "ns1-g6 end", "ns2-g8 end")
    assert state.is_over
    assert state.scores() == [5, 6]


@pytest.mark.rule("LO-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_in_which_nobody_could_lay_does_not_end_it(players: int) -> None:
    # The only open lines run from north to south, and the only tile that does is in the bag.
    state = game(*[ACROSS] * players, centre="ns4", bag="ns1")
    play(state, *["pass"] * players)
    assert not state.is_over
    assert state.to_act == 0


@pytest.mark.rule("LO-20")
def test_it_ends_when_no_tile_that_is_not_laid_yet_fits_anywhere() -> None:
    state = play(game("ns1 ew1", ACROSS, centre="ns4", bag=ACROSS), "ns1-g6")
    (*_, over) = state.play(state.parse("end"))
    assert (over.kind, over.facts["reason"]) == ("over", "closed")
    assert legal(state) == set()
    assert refused(state, "swap") == "LO-20 over"


@pytest.mark.rule("LO-20")
@pytest.mark.parametrize(
    ("other", "bag", "removed"),
    [
        (ACROSS, "ew2 ns2", ""),  # the first of them is drawn
        ("ew1 ns2", "ew2 ew3", ""),
        (ACROSS, "ew2 ew3", "ns2"),  # nobody can know that it is not in the bag
    ],
)
def test_one_tile_that_fits_keeps_it_going_wherever_it_is(other: str, bag: str, removed: str) -> None:
    state = play(game("ns1 ew1", other, centre="ns4", bag=bag, removed=removed), "ns1-g6 end")
    assert not state.is_over


@pytest.mark.rule("LO-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_ends_after_ten_rounds_in_a_row_without_a_tile_laid(players: int) -> None:
    state = game(*[ACROSS] * players, centre="ns4", bag="ns1")
    play(state, *["pass"] * (10 * players - 1))
    assert not state.is_over
    (*_, over) = state.play(state.parse("pass"))
    assert (over.kind, over.facts["reason"]) == ("over", "idle")
    assert refused(state, "pass") == "LO-20 over"


@pytest.mark.rule("LO-20")
def test_swaps_count_like_passes() -> None:
    state = game(ACROSS, ACROSS, centre="ns4", bag="", removed="ns1")
    state.bag.extend(state.racks[0])
    for _ in range(10):
        play(state, "swap", "pass")
    assert state.over == "idle"


@pytest.mark.rule("LO-20")
def test_a_tile_laid_in_between_starts_the_count_anew_with_the_next_round() -> None:
    state = game("ns1 " + ACROSS, ACROSS, centre="ns4", bag="ew1 ns2")
    play(state, "ns1-g6 end", "pass", *["pass"] * 19)
    assert not state.is_over, "nineteen turns are nine rounds and a half"
    play(state, "pass")
    assert (state.over, state.round) == ("idle", 11), "in the first round a tile was laid"


@pytest.mark.rule("LO-20")
def test_rounds_before_the_last_tile_do_not_count() -> None:
    state = play(game(ACROSS, ACROSS, centre="ns4", bag="ew1 ns2"), *["pass"] * 18)
    state.racks[0].append(TILES["ns1"])
    play(state, "ns1-g6 end", *["pass"] * 19)
    assert not state.is_over
    assert play(state, "pass", "pass").over == "idle"
