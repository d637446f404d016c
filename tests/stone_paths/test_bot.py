"""The players of Stone Paths: what they see in a position; what they must not see is in tests/path_cards."""

import pytest

import waystones
from tests.stone_paths.positions import game, place, play
from waystones.games.path_cards.judge import margin
from waystones.games.stone_paths.judge import Judge
from waystones.games.stone_paths.rules import StonePaths


def first_sight(state: StonePaths) -> str:
    """What looks best at first sight."""
    return str(Judge().choose(state))


def worth(state: StonePaths, text: str) -> float:
    """What a move looks like at first sight."""
    return {str(move): value for value, move in Judge().weigh(state)}[text]


# --- good sense


def test_who_is_ahead_ends_the_game() -> None:
    state = place(place(game("r5 r2", "y5"), 0, "r6 b9 g8"), 1, "b8 p7 y1")
    state.cards.rows[0][3] = (3,)
    state.in_goal = 4
    assert margin(state, 0) > 0
    assert first_sight(state) == "r5"


def test_who_is_behind_does_not() -> None:
    state = place(place(game("r5 y2", "y5"), 0, "r6"), 1, "b9 p9 y9 g9")
    state.cards.rows[0][3] = (3,)
    state.in_goal = 4
    assert margin(state, 0) < 0
    assert first_sight(state) != "r5"


@pytest.mark.parametrize(("ahead", "choice"), [(True, "deck"), (False, "pile")])
def test_who_is_ahead_takes_the_last_card_of_the_draw_pile_and_who_is_behind_does_not(
    ahead: bool, choice: str
) -> None:
    state = play(game("y9 r5", "b1", deck="p1 p2 p3"), "xy9 deck", "xb1 deck", "xr5")
    place(state, 0 if ahead else 1, "b9")
    assert first_sight(state).startswith(choice)


def test_the_smaller_gap_is_the_better_one() -> None:
    state = place(game("r4 r8 b0", "y5"), 0, "r2")
    state.cards.rows[0][3] = (1, 3)
    assert worth(state, "r4") > worth(state, "r8")


def test_a_card_that_fits_nowhere_goes_before_one_that_fits() -> None:
    state = place(game("r1 r9", "y5"), 0, "r2")
    state.cards.rows[0][3] = (2, 3)
    state.cards.fitting[0] -= {33, 34, 35}
    assert worth(state, "xr1") > worth(state, "xr9")


def test_a_card_is_not_thrown_before_the_next_players_feet() -> None:
    state = place(game("r4 b4", "y5"), 1, "r5")
    state.cards.rows[1][3] = (1, 3)
    state.cards.rows[1][1] = (1, 6)
    state.cards.fitting[1] -= {11 + value for value in range(6)}
    assert worth(state, "xb4") > worth(state, "xr4")


def test_a_bonus_move_goes_where_it_brings_most() -> None:
    state = place(game("r5 b5 g5", "y5", tiles="r2=clover b5=wish"), 0, "r1 b4 g4")
    for path in (1, 2, 3):
        state.cards.rows[0][path] = (4,)
    play(state, "r5")
    assert first_sight(state) == "+b"


def test_a_fitting_top_card_is_worth_more_on_the_large_figures_path() -> None:
    state = game("g5", "r5 b5")
    for path in (1, 3):
        state.cards.rows[0][path] = (3, 4)
        state.cards.piles[path] = (5,)
    place(state, 0, "r5 b5", large="r")
    play(state, "xg5")
    assert worth(state, "pile-r") > worth(state, "pile-b")


# --- the levels


def test_relaxed_is_not_the_same_player_every_time() -> None:
    state = waystones.new("stone_paths", players=2, seed=3, first=0)
    choices = {
        str(waystones.bot("stone_paths", "relaxed", seed).choose(state.observe(0))) for seed in range(20)
    }
    assert len(choices) == 3
