"""Path tiles and bonus moves, SP-14 to SP-17."""

import pytest

from tests.stone_paths.positions import game, happened, legal, place, play, refused, stones
from waystones.games.stone_paths.board import NO_TILE

# --- SP-14: points


@pytest.mark.rule("SP-14")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_points_are_scored_at_once_and_the_tile_stays(points: int) -> None:
    state = play(game("r5", "r7", tiles=f"r1={points}"), "r5 small")
    assert state.points == [points, 0]
    assert state.scores()[0] == -4 + points - 4, "row, tile, no wishing stones"
    play(state, "deck", "r7 small")
    assert state.points == [points, points], "who comes later scores it too"


@pytest.mark.rule("SP-14")
def test_points_are_not_doubled_for_the_large_figure() -> None:
    assert play(game("r5", "b1", tiles="r1=3"), "r5 large").points == [3, 0]


@pytest.mark.rule("SP-14")
def test_the_event_tells_where_and_how_many() -> None:
    state = play(game("r5", "b1", tiles="r1=2"), "r5")
    *_, points = state.play(state.parse("small"))
    assert (points.kind, points.seat) == ("points", 0)
    assert dict(points.facts) == {"path": "red", "stone": 1, "points": 2}


# --- SP-15: clovers


@pytest.mark.rule("SP-15")
def test_a_clover_moves_the_figure_that_has_just_moved_or_another() -> None:
    for choice, expected in (("+r", {"r": 3, "b": 4}), ("+b", {"r": 2, "b": 5})):
        state = place(game("r5", "b1", tiles="r2=clover"), 0, "r1 b4")
        play(state, "r5")
        assert legal(state) == {"+r", "+b", "stay"}
        assert stones(play(state, choice)) == expected
        assert state.asks == "take"


@pytest.mark.rule("SP-15")
def test_it_can_be_declined() -> None:
    state = place(game("r5", "b1", tiles="r2=clover"), 0, "r1 b4")
    assert happened(state, "r5 stay") == ["stayed"]
    assert stones(state) == {"r": 2, "b": 4}
    assert state.asks == "take"


@pytest.mark.rule("SP-15")
def test_the_clover_stays_for_others() -> None:
    state = game("r5", "r7", tiles="r1=clover")
    play(state, "r5 small stay deck", "r7 small +r")
    assert stones(state, 1) == {"r": 2}


@pytest.mark.rule("SP-15")
def test_a_tile_that_the_move_lands_on_is_carried_out_and_chains_go_on() -> None:
    tiles = "r2=clover r3=clover b5=clover r4=wish r5=2"
    state = place(game("r5", "b1", tiles=tiles), 0, "r1 b4")
    play(state, "r5 +r +b +r")
    assert stones(state) == {"r": 4, "b": 5}
    assert state.wishes == [1, 0]
    assert state.asks == "take", "a wishing stone moves nobody"


@pytest.mark.rule("SP-15")
def test_a_chain_may_go_the_whole_way() -> None:
    tiles = " ".join(f"r{stone}=clover" for stone in range(1, 10))
    state = play(game("r5", "b1", tiles=tiles), "r5 small", "+r " * 8)
    assert stones(state) == {"r": 9}
    assert state.asks == "take", "the last clover lapses"


@pytest.mark.rule("SP-15")
def test_before_the_move_is_made_or_declined_no_card_can_be_taken() -> None:
    state = place(game("r5 b2", "b1", tiles="r2=clover"), 0, "r1")
    play(state, "r5")
    assert refused(state, "deck") == "SP-15 bonus_move move=draw"
    assert refused(state, "xb2") == "SP-15 bonus_move move=discard"


# --- SP-16: wishing stones


@pytest.mark.rule("SP-16")
def test_a_wishing_stone_is_taken_and_leaves_the_board() -> None:
    state = game("r5", "r7", tiles="r1=wish b1=wish")
    assert happened(state, "r5 small") == ["stepped", "wishing_stone"]
    assert state.wishes == [1, 0]
    assert state.tiles[3][1] == NO_TILE
    assert state.tiles[1][1] != NO_TILE, "and no other"
    play(state, "deck", "r7 small")
    assert state.wishes == [1, 0], "there is none left for the next one"


@pytest.mark.rule("SP-16")
def test_everybodys_wishing_stones_are_seen_by_all() -> None:
    state = play(game("r5", "b7", tiles="r1=wish"), "r5 small")
    assert state.observe(0).wishes == state.observe(1).wishes == (1, 0)


# --- SP-17: what a bonus move can do


@pytest.mark.rule("SP-17")
def test_a_bonus_move_never_starts_a_path_and_never_leaves_an_end_stone() -> None:
    state = place(game("r5", "b1", tiles="r2=clover"), 0, "r1 b9 g8")
    play(state, "r5")
    assert legal(state) == {"+r", "+g", "stay"}
    assert refused(state, "+y") == "SP-17 at_start path=yellow"
    assert refused(state, "+b") == "SP-17 at_end path=blue"


@pytest.mark.rule("SP-17")
def test_it_lapses_if_nothing_can_move() -> None:
    state = place(game("r5", "b1", tiles="r9=clover"), 0, "r8 b9")
    state.in_goal = 0
    assert happened(state, "r5") == ["laid", "stepped", "clover", "lapsed"]
    assert state.asks == "take"


@pytest.mark.rule("SP-17")
def test_other_players_figures_cannot_be_moved() -> None:
    state = place(place(game("r5", "b1", tiles="r2=clover"), 0, "r1"), 1, "g3")
    play(state, "r5")
    assert refused(state, "+g") == "SP-17 at_start path=green"


@pytest.mark.rule("SP-17")
def test_without_a_clover_there_is_no_bonus_move() -> None:
    state = place(game("r5", "b1"), 0, "r1")
    assert refused(state, "+r") == "SP-8 play_a_card move=bonus"
    play(state, "r5")
    assert refused(state, "+r") == refused(state, "stay") == "SP-18 take_a_card move=bonus"
