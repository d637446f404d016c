"""The players of both path games: that they see nothing they may not, and that the levels are levels."""

from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import waystones
from tests.branching_paths import positions as branching_paths
from tests.path_cards.table import in_the_middle, with_other_hidden_cards
from tests.portrait import portrait
from tests.stone_paths import positions as stone_paths
from waystones.games.branching_paths.bot import Expert as BranchingPathsExpert
from waystones.games.branching_paths.bot import Sharp as BranchingPathsSharp
from waystones.games.branching_paths.judge import Judge as BranchingPathsJudge
from waystones.games.path_cards.both_ends import drawn_from_both_ends
from waystones.games.path_cards.guess import odds, with_likely_hands
from waystones.games.path_cards.moves import PLAY
from waystones.games.stone_paths.bot import Expert as StonePathsExpert
from waystones.games.stone_paths.bot import Sharp as StonePathsSharp
from waystones.games.stone_paths.judge import Judge as StonePathsJudge


class Game(NamedTuple):
    """One of the two, with who plays it."""

    id: str
    dealt: Any
    judge: Any
    sharp: type
    expert: type


GAMES = (
    Game("stone_paths", stone_paths.dealt, StonePathsJudge(), StonePathsSharp, StonePathsExpert),
    Game(
        "branching_paths",
        branching_paths.dealt,
        BranchingPathsJudge(),
        BranchingPathsSharp,
        BranchingPathsExpert,
    ),
)

either = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@either
@pytest.mark.parametrize("level", ["relaxed", "steady", "sharp", "expert"])
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
        patch.setattr(game.expert, "CANDIDATES", 3)
        patch.setattr(game.expert, "ROLLOUTS", 8)
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
@pytest.mark.parametrize("seed", range(60))
def test_in_a_hurry_the_judge_plays_a_card_that_nothing_outweighs(game: Game, seed: int) -> None:
    state = in_the_middle(game.dealt, 2 + seed % 3, seed)
    while state.asks != PLAY and not state.is_over:
        state.play(state.legal_moves()[0])
    if not state.is_over:
        worth = {move: value for value, move in game.judge.weigh(state)}
        assert worth[game.judge.choose(state)] == pytest.approx(max(worth.values()))


@either
@pytest.mark.parametrize("seed", range(12))
def test_likely_hands_leave_what_a_seat_sees_as_it_is(game: Game, seed: int) -> None:
    state = in_the_middle(game.dealt, 2 + seed % 3, seed)
    seat, rng = state.to_act, Random(seed)
    before = state.observe(seat)
    guessed = with_likely_hands(before.imagine(rng), seat, rng)
    assert portrait(guessed.observe(seat)) == portrait(before)
    assert sorted(guessed.observe(seat).unseen) == sorted(before.unseen)


@either
@pytest.mark.parametrize("drawn", [0, 1, 4])
def test_in_the_mind_the_thinker_comes_to_the_same_cards_whatever_others_draw(game: Game, drawn: int) -> None:
    imagined = drawn_from_both_ends(game.dealt(3, 5, first=0), 0).cards
    alone, together = imagined.copy(), imagined.copy()
    mine = [alone.draw(0) for _ in range(3)]
    others = [together.draw(1 + each % 2) for each in range(drawn)]
    assert [together.draw(0) for _ in range(3)] == mine
    assert sorted(together.deck + mine + others) == sorted(imagined.deck)


@either
def test_a_likely_hand_has_more_cards_that_leave_a_gap(game: Game) -> None:
    # Seat 1 has laid a 4: it would have laid the other 4 or a 5 by now, but not an 8 or a 9.
    state = game.dealt(2, 3, first=0)
    state.cards.rows[1][0] = (3, 4)
    near = far = 0
    for luck in range(200):
        rng = Random(luck)
        hand = with_likely_hands(state.observe(0).imagine(rng), 0, rng).cards.hands[1]
        near += hand.count(4) + hand.count(5)
        far += hand.count(8) + hand.count(9)
    assert odds((3, 4), 4) < odds((3, 4), 9)
    unseen = state.observe(0).unseen
    assert near / (unseen.count(4) + unseen.count(5)) < far / (unseen.count(8) + unseen.count(9))


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
    assert wins >= 16, "two games of three; bench/arena.py measures it well"
