"""How a game ends and what it is worth, BP-17 to BP-21."""

import pytest

from tests.branching_paths.positions import figures, game, place, wishes
from tests.path_cards.table import happened, legal, play, refused
from waystones.games.branching_paths import score
from waystones.games.branching_paths.board import CLASSIC
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards.cards import LETTERS


def four_in_goal(tiles: str = "", deck: str = "y1 y2 y3 y4") -> BranchingPaths:
    """Two figures of each seat in the goal area; a purple card leads seat 0's from f1 to g1."""
    state = game("p5 r5", "y5 y6", deck=deck, tiles=tiles)
    return place(place(state, 0, "f1 g2 h3"), 1, "g3 i4 f2")


def counted(letters: str) -> list[int]:
    """Wishing stones by colour."""
    return [letters.count(letter) for letter in LETTERS]


# --- BP-17: the end


@pytest.mark.rule("BP-17")
def test_the_fifth_figure_in_the_goal_area_ends_the_game_at_once() -> None:
    state = four_in_goal()
    assert state.in_goal == 4
    play(state, "p5")
    assert happened(state, "small-f1-g1") == ["stepped", "over"]
    assert state.is_over
    assert legal(state) == set()
    assert refused(state, "deck") == refused(state, "keep") == "BP-17 over"


@pytest.mark.rule("BP-17")
@pytest.mark.parametrize("tile", ["wish-r", "clover", "card", "3"])
def test_its_tile_is_not_carried_out(tile: str) -> None:
    state = play(four_in_goal(tiles=f"g1={tile}"), "p5 small-f1-g1")
    assert state.is_over
    assert (wishes(state), state.points) == ("", [0, 0])
    assert "g1" in figures(state), "the figure itself counts there"


@pytest.mark.rule("BP-17")
def test_not_even_when_a_clover_brought_it_there() -> None:
    state = place(four_in_goal(tiles="i1=clover g1=3"), 0, "f1 h1 h3")
    state.in_goal = 4
    play(state, "p5 small-h1-i1 small-f1-g1")
    assert state.is_over
    assert state.points == [0, 0]


@pytest.mark.rule("BP-17")
def test_the_tile_of_the_fourth_one_is_carried_out_and_figures_inside_are_not_counted_again() -> None:
    state = four_in_goal(tiles="g1=3")
    state.in_goal = 3
    play(state, "p5 small-f1-g1")
    assert (state.in_goal, state.points[0], state.is_over) == (4, 3, False)
    play(state, "deck", "xy5 deck", "r5")
    assert (state.in_goal, state.is_over) == (4, False)


@pytest.mark.rule("BP-17")
def test_the_game_ends_at_once_when_the_last_card_of_the_draw_pile_is_taken() -> None:
    state = play(four_in_goal(deck="y1 y2"), "xr5 deck", "xy5")
    assert happened(state, "deck") == ["drawn", "over"]
    assert refused(state, "xy6") == "BP-17 over"


# --- BP-18: figures


@pytest.mark.rule("BP-18")
def test_each_figure_scores_its_row_value_and_the_large_one_double_minus_values_too() -> None:
    for large, factor in ((False, 1), (True, 2)):
        points = [score.figure_points(CLASSIC, CLASSIC.in_row(row)[0], large) for row in range(1, 10)]
        assert points == [factor * value for value in (-3, -2, 0, 2, 4, 8, 5, 8, 12)]


@pytest.mark.rule("BP-18")
def test_each_figure_is_a_line_of_the_score_but_those_on_the_start_field_score_nothing() -> None:
    state = place(game("r5", "y5"), 0, "a1 i3", large="b2")
    lines = [line for line in state.score_lines(0) if line.kind == "figure"]
    assert [(line.values["stone"], line.values["large"], line.points) for line in lines] == [
        ("b2", True, -4),
        ("a1", False, -3),
        ("i3", False, 12),
    ]
    assert game("r5", "y5").scores() == [0, 0]


# --- BP-19 and BP-20: wishing stones


@pytest.mark.rule("BP-19")
@pytest.mark.parametrize(
    ("stones", "points"), [("", 0), ("y", 0), ("yb", 2), ("ybg", 3), ("ybgr", 6), ("ybgrp", 10), ("yyb", 2)]
)
def test_what_different_colours_are_worth_and_none_never_cost_points(stones: str, points: int) -> None:
    state = game("r5", "y5")
    state.wishes[1] = counted(stones)
    [line] = [line for line in state.score_lines(1) if line.kind == "colours"]
    assert (line.points, line.values["colours"]) == (points, len(set(stones)))


@pytest.mark.rule("BP-20")
@pytest.mark.parametrize(
    ("stones", "points"), [("yy", 0), ("yyy", 10), ("yyyyy", 10), ("yyyyyy", 20), ("yyybbb", 20), ("yyb", 0)]
)
def test_every_set_of_three_of_one_colour_is_worth_ten(stones: str, points: int) -> None:
    state = game("r5", "y5")
    state.wishes[0] = counted(stones)
    [line] = [line for line in state.score_lines(0) if line.kind == "sets"]
    assert (line.points, line.values["sets"]) == (points, points // 10)


@pytest.mark.rule("BP-20")
def test_the_same_stones_count_for_both() -> None:
    # The published example: blue three times, yellow twice and two other colours.
    assert score.wishing_points(counted("bbbyygr")) == 6 + 10


# --- BP-21: winners


@pytest.mark.rule("BP-21")
def test_the_highest_total_wins() -> None:
    assert place(game("r5", "y5", "b5"), 1, "i1").winners() == [1]


@pytest.mark.rule("BP-21")
def test_a_tie_has_several_winners() -> None:
    state = place(place(game("r5", "y5", "b5"), 0, "f1"), 2, "e1 e2")
    assert state.scores() == [8, 0, 8]
    assert state.winners() == [0, 2]


@pytest.mark.rule("BP-18")
def test_the_total_is_figures_wishing_stones_and_tiles() -> None:
    state = place(game("r5", "y5"), 0, "i1 c1", large="f1")
    state.points[0], state.wishes[0] = 7, counted("yyyb")
    assert state.scores()[0] == 16 + 12 + 0 + 2 + 10 + 7
