"""What experts do in their minds, in C: the same as in Python, move for move (bench/native)."""

import random
import shutil
from typing import Any

import pytest

import waystones
from tests.tables import TABLES
from waystones.games.loops.bot import followed
from waystones.games.loops.moves import A_TURN
from waystones.games.loops.rules import Loops
from waystones.games.loops.turns import best_turn, turns
from waystones.games.one_line.experience import Experience
from waystones.games.one_line.line import Line
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walker import Walker
from waystones.games.path_cards.both_ends import drawn_from_both_ends
from waystones.games.path_cards.judge import CardJudge
from waystones.games.path_cards.rollout import play_on
from waystones.games.path_cards.rules import PathCards

if shutil.which("gcc") is None:
    pytest.skip("there is no compiler", allow_module_level=True)

from bench import native
from waystones.games.branching_paths.judge import Judge as OnTheWeb
from waystones.games.branching_paths.sight import FAR_SIGHTED as FAR_ON_THE_WEB
from waystones.games.stone_paths.judge import Judge as OnStones
from waystones.games.stone_paths.sight import FAR_SIGHTED as FAR_ON_STONES

JUDGES: list[CardJudge[Any, Any]] = [
    OnStones(),
    OnTheWeb(),
    OnStones(FAR_ON_STONES),
    OnTheWeb(FAR_ON_THE_WEB),
]


def somewhere(game: str, players: int, seed: int) -> waystones.State:
    """A game some moves on, at random."""
    rng = random.Random(seed)
    state = waystones.new(game, players=players, seed=seed)
    for _ in range(rng.randrange(100)):
        after = state.copy()
        after.play(rng.choice(after.legal_moves()))
        if after.is_over:
            break
        state = after
    return state


@pytest.mark.parametrize(
    "judge", JUDGES, ids=["stone_paths", "branching_paths", "far on stones", "far on the web"]
)
@pytest.mark.parametrize("seed", range(12))
def test_a_path_game_played_on_ends_the_same(judge: CardJudge[Any, Any], seed: int) -> None:
    game = type(judge).__module__.split(".")[2]
    state = somewhere(game, 2 + seed % 3, seed)
    assert isinstance(state, PathCards)
    assert native.play_on(state, judge) == play_on(state.copy(), judge)
    state = drawn_from_both_ends(state, state.to_act)
    assert native.play_on(state, judge) == play_on(state, judge)


@pytest.mark.parametrize("seed", range(20))
def test_the_best_turn_of_loops_is_the_same(seed: int) -> None:
    state = somewhere("loops", 2, seed)
    assert isinstance(state, Loops)
    assert native.best_turn(state.mosaic, state.rack) == best_turn(state.mosaic, state.rack)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_of_loops_is_followed_up_the_same(seed: int, players: int) -> None:
    state = somewhere("loops", players, seed)
    assert isinstance(state, Loops)
    for turn in turns(state.mosaic, state.rack, A_TURN - state.laid)[::9]:
        assert native.followed(state.mosaic, state, turn) == followed(state.mosaic, state, turn)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("spent", [None, (10, 7)])
def test_a_line_drawn_on_comes_to_the_same(seed: int, spent: tuple[int, ...] | None) -> None:
    state = waystones.new("one_line", players=1, seed=seed)
    assert isinstance(state, OneLine)
    rng, walker = random.Random(seed), Walker(state.board, spent)
    for _ in range(rng.randrange(12)):
        state.play(rng.choice(state.legal_moves()))
    line, cards = Line.of(state.routes[0], state.reached[0]), state.cards[state.round - 1 :]
    assert native.drawn_on(walker, line, cards) == walker.drawn_on(line, cards)
    experience = Experience(state.board, spent)
    for deep, broad in ((4, 3), (2, 6)):
        found = native.drawn_far(experience, line, cards, deep, broad)
        assert found == experience.drawn_on(line, cards, deep, broad)


@pytest.mark.parametrize("game", [*dict(TABLES)])
def test_an_expert_chooses_the_same(game: str) -> None:
    state = somewhere(game, 1 if game == "one_line" else 2, 3)
    seen = state.observe(state.to_act)
    with pytest.MonkeyPatch.context() as patch:
        plain = waystones.bot(game, "expert", 5).choose(seen)
        native.switch_on(patch.setattr)
        assert waystones.bot(game, "expert", 5).choose(seen) == plain
