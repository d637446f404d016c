"""The players of both path games: that they see nothing they may not, and that the levels are levels."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import waystones
from tests.branching_paths import positions as branching_paths
from tests.path_cards.table import in_the_middle, with_other_hidden_cards
from tests.stone_paths import positions as stone_paths
from waystones.games.branching_paths.bot import Sharp as BranchingPathsSharp
from waystones.games.branching_paths.judge import Judge as BranchingPathsJudge
from waystones.games.stone_paths.bot import Sharp as StonePathsSharp
from waystones.games.stone_paths.judge import Judge as StonePathsJudge


class Game(NamedTuple):
    """One of the two, with who plays it."""

    id: str
    dealt: Any
    judge: Any
    sharp: type


GAMES = (
    Game("stone_paths", stone_paths.dealt, StonePathsJudge(), StonePathsSharp),
    Game("branching_paths", branching_paths.dealt, BranchingPathsJudge(), BranchingPathsSharp),
)

either = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@either
@pytest.mark.parametrize("level", ["relaxed", "steady", "sharp"])
@settings(max_examples=12)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), luck=st.integers(0, 10_000))
def test_a_bot_cannot_tell_tables_apart_that_differ_only_in_hidden_cards(
    game: Game, level: str, players: int, seed: int, luck: int
) -> None:
    state = in_the_middle(game.dealt, players, seed)
    seat = state.to_act
    other = with_other_hidden_cards(state, seat, luck)
    bot = waystones.bot(game.id, level, seed=luck)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game.sharp, "CANDIDATES", 2)
        patch.setattr(game.sharp, "ROLLOUTS", 16)
        assert bot.choose(state.observe(seat)) == bot.choose(other.observe(seat))


@either
@pytest.mark.parametrize("seed", range(60))
def test_the_judge_weighs_the_legal_moves_and_no_others(game: Game, seed: int) -> None:
    state = in_the_middle(game.dealt, 2 + seed % 3, seed)
    weighed = [move for _, move in game.judge.weigh(state)]
    assert sorted(weighed) == sorted(state.legal_moves())


@either
@pytest.mark.parametrize("seed", range(60))
def test_the_judge_looks_at_no_other_hand_and_leaves_the_state_as_it_is(game: Game, seed: int) -> None:
    state = in_the_middle(game.dealt, 2 + seed % 3, seed)
    other = with_other_hidden_cards(state, state.to_act, seed)
    weighed = game.judge.weigh(state)
    assert weighed == game.judge.weigh(other) == game.judge.weigh(state)


@either
def test_steady_beats_relaxed(game: Game) -> None:
    wins = 0.0
    for seed in range(12):
        for levels in (("steady", "relaxed"), ("relaxed", "steady")):
            state = waystones.new(game.id, players=2, seed=seed, first=0)
            bots = [waystones.bot(game.id, level, seed) for level in levels]
            while not state.is_over:
                state.play(bots[state.to_act].choose(state.observe(state.to_act)))
            steady = levels.index("steady")
            wins += (steady in state.winners()) / len(state.winners())
    assert wins >= 16, "two games of three; bench/bots.py measures it well"
