"""Positions with a known best move, twelve of each game: proven here by trying everything, and made by the expert.

Path games: the game can be ended within the turn so that it is won. Nothing is better than a win that is certain, and
nothing hidden has a part in it. Loops: the bag is empty, and each knows the other's tiles. One Line: the last cards.
"""

from collections.abc import Callable, Iterator
from itertools import count, islice, permutations
from random import Random
from typing import Any

import pytest

import waystones
from tests.loops import positions as loops
from tests.one_line.exact import small_game
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.rules import Loops
from waystones.games.loops.tiles import NAMES, SET
from waystones.games.one_line.rules import OneLine
from waystones.games.path_cards.rules import PathCards

EACH = 12

Known = tuple[waystones.State, set[str]]  # a position and all moves than which none is better


# -- path games


def certain(state: PathCards, seat: int) -> bool:
    """Whether the seat can still end the game as its winner before its turn is over, by trying every move."""
    if state.is_over:
        return state.winners() == [seat]
    if state.to_act != seat:
        return False
    return any(certain(after, seat) for _, after in tried(state))


def tried(state: Any) -> Iterator[tuple[str, Any]]:
    """Every move with the state that it leads to."""
    for move in sorted(state.legal_moves(), key=str):
        after = state.copy()
        after.play(move)
        yield str(move), after


def on_paths(game: str) -> Iterator[Known]:
    """The first moment in a game of steady players at which some moves keep a win certain and others do not."""
    for seed in count(1):
        state = waystones.new(game, players=2, seed=seed)
        assert isinstance(state, PathCards)
        bots = [waystones.bot(game, "steady", seat) for seat in range(2)]
        while not state.is_over:
            if state.in_goal == 4 or len(state.cards.deck) == 1:
                seat = state.to_act
                kept = {text for text, after in tried(state) if certain(after, seat)}
                if 0 < len(kept) < len(state.legal_moves()):
                    yield state, kept
                    break
            state.play(bots[state.to_act].choose(state.observe(state.to_act)))


# -- Loops


def lead(state: Loops) -> int:
    """By how much the seat to act will gain on the other one, by trying every move to the very end."""
    return max(gain for _, gain in gains(state))


def gains(state: Loops) -> Iterator[tuple[str, int]]:
    """Every move with the lead that it leads to."""
    seat, before = state.to_act, state.scores()
    for text, after in tried(state):
        mine, other = (after.scores()[each] - before[each] for each in (seat, 1 - seat))
        later = 0 if after.is_over else lead(after) * (1 if after.to_act == seat else -1)
        yield text, mine - other + later


def in_loops() -> Iterator[Known]:
    """Two tiles each beside one in the middle, and not all moves are as good."""
    for seed in count(1):
        rng = Random(seed)
        mine, other = (" ".join(NAMES[tile] for tile in rng.sample(SET, 2)) for _ in range(2))
        state = loops.game(mine, other, centre=rng.choice(("nes5", "ns4", "nesw5")), bag="")
        found = dict(gains(state)) if len(state.legal_moves()) > 1 else {}
        if len(set(found.values())) > 1:
            yield state, {text for text, gain in found.items() if gain == max(found.values())}


# -- One Line


def promise(state: OneLine) -> float:
    """What the game comes to on average with the best play, the cards to come being in any order."""
    if state.is_over:
        return state.scores()[0]
    return max(worth for _, worth in worths(state))


def worths(state: OneLine) -> Iterator[tuple[str, float]]:
    """Every stretch with what it comes to; which card comes next is not known before it is drawn."""
    for text, after in tried(state):
        orders = list(permutations(after.cards[after.round - 1 :])) if not after.is_over else [()]
        sums = 0.0
        for order in orders:
            if order:
                after.cards = (*after.cards[: after.round - 1], *order)
            sums += promise(after)
        yield text, sums / len(orders)


def on_a_line(cards: int, fields: int) -> Iterator[Known]:
    """A small board and few cards."""
    for seed in count(1):
        state = small_game(seed, cards, fields)
        found = dict(worths(state))
        best = max(found.values())
        if min(found.values()) < best:
            yield state, {text for text, worth in found.items() if worth == pytest.approx(best)}


FOUND: dict[str, Callable[[], Iterator[Known]]] = {
    "stone_paths": lambda: on_paths("stone_paths"),
    "branching_paths": lambda: on_paths("branching_paths"),
    "loops": in_loops,
    "one_line": lambda: on_a_line(2, 12),
}


@pytest.mark.parametrize("game", waystones.GAMES)
def test_the_expert_makes_a_move_that_is_proven_best(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missed = []
    for number, (state, best) in enumerate(islice(FOUND[game](), EACH)):
        if isinstance(state, Loops):  # all other tiles count as laid: who sees the board knows the other's
            monkeypatch.setattr(LoopsObservation, "unseen", tuple(state.racks[1]))
        choice = str(waystones.bot(game, "expert", seed=number).choose(state.observe(state.to_act)))
        if choice not in best:
            missed.append((number, choice, sorted(best)))
    assert not missed


def test_the_expert_weighs_both_orders_of_the_last_two_cards() -> None:
    for number, (state, best) in enumerate(islice(on_a_line(3, 7), 4)):
        assert str(waystones.bot("one_line", "expert", seed=number).choose(state.observe(0))) in best
