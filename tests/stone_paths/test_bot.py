"""The players of Stone Paths: what they see in a position, and that they see nothing they may not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import waystones
from tests.path_cards.table import with_other_hidden_cards
from tests.stone_paths.positions import game, place, play
from tests.stone_paths.test_observation import middle_of_a_game
from waystones.games.path_cards.judge import margin
from waystones.games.stone_paths.bot import Sharp
from waystones.games.stone_paths.judge import Judge
from waystones.games.stone_paths.rules import StonePaths

LEVELS = ("relaxed", "steady", "sharp")


def first_sight(state: StonePaths) -> str:
    """What looks best at first sight."""
    return str(Judge().choose(state))


def worth(state: StonePaths, text: str) -> float:
    """What a move looks like at first sight."""
    return {str(move): value for value, move in Judge().weigh(state)}[text]


# --- honesty


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=12)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), luck=st.integers(0, 10_000))
def test_a_bot_cannot_tell_tables_apart_that_differ_only_in_hidden_cards(
    level: str, players: int, seed: int, luck: int
) -> None:
    state = middle_of_a_game(players, seed)
    seat = state.to_act
    other = with_other_hidden_cards(state, seat, luck)
    bot = waystones.bot("stone_paths", level, seed=luck)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sharp, "CANDIDATES", 2)
        patch.setattr(Sharp, "ROLLOUTS", 16)
        assert bot.choose(state.observe(seat)) == bot.choose(other.observe(seat))


def test_the_judge_weighs_the_legal_moves_and_no_others() -> None:
    for seed in range(60):
        state = middle_of_a_game(2 + seed % 3, seed)
        weighed = [move for _, move in Judge().weigh(state)]
        assert sorted(weighed) == sorted(state.legal_moves())


def test_the_judge_looks_at_no_other_hand_and_leaves_the_state_as_it_is() -> None:
    for seed in range(60):
        state = middle_of_a_game(2 + seed % 3, seed)
        other = with_other_hidden_cards(state, state.to_act, seed)
        assert Judge().weigh(state) == Judge().weigh(other) == Judge().weigh(state)


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


def test_steady_beats_relaxed() -> None:
    wins = 0.0
    for seed in range(12):
        for levels in (("steady", "relaxed"), ("relaxed", "steady")):
            state = waystones.new("stone_paths", players=2, seed=seed, first=0)
            bots = [waystones.bot("stone_paths", level, seed) for level in levels]
            while not state.is_over:
                state.play(bots[state.to_act].choose(state.observe(state.to_act)))
            steady = levels.index("steady")
            wins += (steady in state.winners()) / len(state.winners())
    assert wins >= 16, "two games of three; bench/bots.py measures it well"


def test_relaxed_is_not_the_same_player_every_time() -> None:
    state = waystones.new("stone_paths", players=2, seed=3, first=0)
    choices = {
        str(waystones.bot("stone_paths", "relaxed", seed).choose(state.observe(0))) for seed in range(20)
    }
    assert len(choices) == 3
