"""The players of Branching Paths: what they see in a position; what they must not see is in tests/path_cards."""

import pytest

from tests.branching_paths.positions import game, place
from tests.path_cards.table import play
from waystones.games.branching_paths.board import ROW_VALUES
from waystones.games.branching_paths.judge import Judge
from waystones.games.branching_paths.plan import Plan
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards.judge import margin


def first_sight(state: BranchingPaths) -> str:
    """What looks best at first sight."""
    return str(Judge().choose(state))


def worth(state: BranchingPaths, text: str) -> float:
    """What a move looks like at first sight."""
    return {str(move): value for value, move in Judge().weigh(state)}[text]


# --- the plan


@pytest.mark.parametrize(
    ("rows", "steps", "best"),
    [
        ((0, 0, 0, 0, 0), 0, 0),
        ((0, 0, 0, 0, 0), 3, 0),  # it is better not to set out than to stand on a minus row
        ((0, 0, 0, 0, 0), 6, 16),  # the large figure to the row worth 8
        ((6, 0, 0, 0, 0), 2, 16),  # stepping into the goal area costs points
        ((6, 0, 0, 0, 0), 3, 24),  # unless one gets through
        ((6, 0, 0, 6, 6), 3, 40),  # the large one goes first: 24, 8 and 8
        ((0, 0, 0, 0, 1), 2, 0),  # a figure on a minus row gets off it
    ],
)
def test_the_plan_counts_what_steps_can_bring(rows: tuple[int, ...], steps: int, best: int) -> None:
    assert Plan(ROW_VALUES).worth(rows, steps) == best


def test_part_of_a_step_is_part_of_its_worth() -> None:
    plan = Plan(ROW_VALUES)
    assert plan.worth((6, 0, 0, 0, 0), 2.5) == (16 + 24) / 2


# --- good sense


def test_who_is_ahead_ends_the_game_and_who_is_behind_does_not() -> None:
    state = game("p5 y2", "y5")
    place(place(state, 0, "f1 i1"), 1, "b1").in_goal = 4
    assert margin(state, 0) > 0
    assert first_sight(state) == "p5"
    place(state, 1, "i3 i4").in_goal = 4
    assert margin(state, 0) < 0
    assert first_sight(state) != "p5"


def test_a_third_wishing_stone_of_a_colour_is_worth_a_detour() -> None:
    state = place(game("b5 b6", "y5", tiles="b4=2"), 0, "b3 a3")
    state.wishes[0] = [0, 0, 2, 0, 0]
    play(state, "b5")
    assert first_sight(state) == "small-b3-c3"


def test_stepping_into_the_goal_area_near_the_end_of_the_game_is_left_to_others() -> None:
    state = place(game("p5 y2 y3", "y5", deck="r1 r2 r3 r4"), 0, "f1")
    assert worth(state, "p5") < worth(state, "xy2")


def test_a_fork_is_taken_towards_what_lies_there() -> None:
    state = place(game("y1 y2", "b5", tiles="c1=clover b1=3 b2=2"), 0, "a1")
    state.asks = "bonus"
    assert worth(state, "small-a1-b1") > worth(state, "small-a1-b2")


def test_a_card_tile_frees_a_row_that_ran_away() -> None:
    state = place(game("r10 r4 r5 r6 y1", "b5", tiles="c1=card"), 0, "b1")
    state.cards.hands[0] += [36]
    state.cards.lay(0, 36)
    play(state, "r10")
    assert first_sight(state) == "off-r"
