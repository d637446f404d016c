"""How a game ends and what it is worth, SP-20 to SP-25."""

import pytest

from tests.stone_paths.positions import cards, game, happened, legal, place, play, refused, stones
from waystones.games.stone_paths import score
from waystones.games.stone_paths.rules import StonePaths


def four_in_goal(tiles: str = "", deck: str = "p1 p2 p3 p4") -> StonePaths:
    """Two figures of each seat in the goal area; seat 0's red figure stands before it, its blue one behind."""
    state = game("r5 b5", "y5 y6", deck=deck, tiles=tiles)
    return place(place(state, 0, "y8 g7 r6 b5"), 1, "r9 p7 y6")


# --- SP-20: the fifth figure in the goal area


@pytest.mark.rule("SP-20")
def test_the_fifth_figure_that_enters_the_goal_area_ends_the_game_at_once() -> None:
    state = four_in_goal()
    assert state.in_goal == 4
    assert happened(state, "r5") == ["laid", "stepped", "over"]
    assert state.is_over
    assert legal(state) == set()
    assert refused(state, "deck") == refused(state, "xb5") == "SP-20 over", "and no card is taken"


@pytest.mark.rule("SP-20")
@pytest.mark.parametrize("tile", ["wish", "clover", "3"])
def test_its_tile_is_not_carried_out(tile: str) -> None:
    state = play(four_in_goal(tiles=f"r7={tile}"), "r5")
    assert state.is_over
    assert (state.wishes[0], state.points[0]) == (0, 0)
    assert stones(state)["r"] == 7, "the figure itself counts there"


@pytest.mark.rule("SP-20")
@pytest.mark.parametrize("tile", ["wish", "clover", "3"])
def test_not_even_when_a_bonus_move_brought_it_there(tile: str) -> None:
    state = play(four_in_goal(tiles=f"b6=clover r7={tile}"), "b5 +r")
    assert state.is_over
    assert (state.wishes[0], state.points[0]) == (0, 0)


@pytest.mark.rule("SP-20")
def test_the_tile_of_the_fourth_one_is_carried_out_and_the_game_goes_on() -> None:
    state = four_in_goal(tiles="r7=3")
    state.in_goal = 3
    play(state, "r5")
    assert not state.is_over
    assert (state.in_goal, state.points[0]) == (4, 3)


@pytest.mark.rule("SP-20")
def test_a_figure_that_moves_on_inside_the_goal_area_is_not_counted_again() -> None:
    state = place(game("r5", "y5"), 0, "r7 b7 g7 y7")
    play(state, "r5")
    assert (state.in_goal, state.is_over) == (4, False)


@pytest.mark.rule("SP-20")
def test_all_players_figures_count_together_whoever_moves() -> None:
    state = play(four_in_goal(), "xr5 deck", "y5")
    assert state.is_over
    assert stones(state, 1)["y"] == 7


@pytest.mark.rule("SP-8")
def test_a_look_ahead_at_the_end_does_not_turn_up_what_was_set_aside() -> None:
    state = four_in_goal()
    state.cards.aside = tuple(cards("g4 g5 y9"))
    told = state.observe(0).preview(state.parse("r5"))[-1]
    assert (told.kind, told.facts["aside"], told.reveals) == ("over", (), None)
    (*_, over) = state.play(state.parse("r5"))
    assert set(over.facts["aside"]) == {"g4", "g5", "y9"}


# --- SP-21: the last card of the draw pile


@pytest.mark.rule("SP-21")
def test_the_game_ends_at_once_when_the_last_card_of_the_draw_pile_is_taken() -> None:
    state = play(game("r5 b5", "y5 y6", deck="p1 p2"), "xr5 deck", "xy5")
    assert state.asks == "take"
    assert happened(state, "deck") == ["drawn", "over"]
    assert state.is_over
    assert refused(state, "xb5") == "SP-21 over", "nobody gets another turn"
    assert len(state.cards.hands[1]) == 2, "the card itself is taken"


@pytest.mark.rule("SP-21")
def test_taking_from_discard_piles_puts_it_off() -> None:
    state = play(game("r5 b5", "y5 y6", deck="p1 p2"), "xr5 deck", "xy5 pile-r", "xb5 pile-y")
    assert not state.is_over


# --- SP-22: figures


@pytest.mark.rule("SP-22")
def test_each_figure_scores_its_row_value() -> None:
    assert [score.figure_points(stone, large=False) for stone in range(10)] == [
        0,
        -4,
        -3,
        -2,
        1,
        2,
        3,
        6,
        7,
        10,
    ]


@pytest.mark.rule("SP-22")
def test_the_large_figure_scores_double_minus_values_too() -> None:
    assert [score.figure_points(stone, large=True) for stone in range(10)] == [
        0,
        -8,
        -6,
        -4,
        2,
        4,
        6,
        12,
        14,
        20,
    ]


@pytest.mark.rule("SP-22")
def test_each_figure_on_a_path_is_a_line_of_the_score() -> None:
    state = place(game("r5", "y5"), 0, "r9 b2 g1", large="b")
    figures = [line for line in state.score_lines(0) if line.kind == "figure"]
    assert [
        (line.values["path"], line.values["stone"], line.values["large"], line.points) for line in figures
    ] == [
        ("blue", 2, True, -6),
        ("green", 1, False, -4),
        ("red", 9, False, 10),
    ]


@pytest.mark.rule("SP-22")
def test_figures_on_the_start_stone_score_nothing() -> None:
    assert [line.points for line in game("r5", "y5").score_lines(0) if line.kind == "figure"] == []
    assert game("r5", "y5").scores() == [-4, -4], "just the missing wishing stones"


# --- SP-23: wishing stones


@pytest.mark.rule("SP-23")
@pytest.mark.parametrize(
    ("wishes", "points"), [(0, -4), (1, -3), (2, 2), (3, 3), (4, 6), (5, 10), (6, 10), (9, 10)]
)
def test_what_wishing_stones_are_worth(wishes: int, points: int) -> None:
    state = game("r5", "y5")
    state.wishes[1] = wishes
    [line] = [line for line in state.score_lines(1) if line.kind == "wishing_stones"]
    assert (line.points, line.values["stones"]) == (points, wishes)


# --- SP-24: the total


@pytest.mark.rule("SP-24")
def test_points_scored_during_play_are_added() -> None:
    state = place(game("r5", "y5"), 0, "r9")
    state.points[0], state.wishes[0] = 7, 2
    assert state.scores()[0] == 10 + 2 + 7


@pytest.mark.rule("SP-24")
def test_a_total_above_50_is_a_real_total_and_so_is_one_below_zero() -> None:
    state = place(game("r5", "y5"), 0, "r9 b9 g9 y9", large="r")
    state.points[0], state.wishes[0] = 9, 5
    place(state, 1, "r1 b1", large="r")
    assert state.scores() == [20 + 10 + 10 + 10 + 10 + 9, -8 - 4 - 4]


# --- SP-25: winners


@pytest.mark.rule("SP-25")
def test_the_highest_total_wins() -> None:
    assert place(game("r5", "y5", "b5"), 1, "r9").winners() == [1]


@pytest.mark.rule("SP-25")
def test_a_tie_has_several_winners() -> None:
    state = place(place(game("r5", "y5", "b5"), 0, "r9"), 2, "b7 g4 p5 y1 r4")
    state.points[2] = 4
    assert state.scores() == [6, -4, 6]
    assert state.winners() == [0, 2]
