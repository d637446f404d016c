"""Moves compared by playing on from each on the same imagined deals, with ever more effort for ever fewer moves.

As in `paired.py` only differences on the same deal count. Here the effort is spent in rounds, each with an equal part
of it: all moves that are still in are tried on some more deals, then the half that did worse is given up. What a move
is thought of beforehand counts like some deals that went that way, so that a move which looked bad has to do well for
longer; and the favourite is left only for a move that does significantly better.
"""

from collections.abc import Callable, Generator, Sequence
from math import ceil, log2
from typing import TypeVar

from waystones.bots.paired import Lead, tried
from waystones.game import Move, State

M = TypeVar("M", bound=Move)
S = TypeVar("S", bound=State)

CONVINCING = 0.5  # standard errors: a move that does better than the favourite by so many is taken


def halved(
    moves: Sequence[M],
    imagine: Callable[[], S],
    play_out: Callable[[S], float],
    budget: int,
    doubts: Sequence[float] = (),
) -> Generator[None, None, M]:
    """The move to make: the first one, unless another proves better within so many rollouts.

    `doubts` say how much each move is thought to be worse than the first, in what `play_out` gives and as if
    so many deals had shown it. The generator stops after each rollout.
    """
    favourite, *others = moves
    if not others:
        return favourite
    leads = {move: Lead() for move in others}
    behind = dict(zip(moves, doubts, strict=True)) if doubts else dict.fromkeys(moves, 0.0)
    rounds = max(1, ceil(log2(len(moves))))
    for left in range(rounds, 0, -1):
        deals = budget // left // (1 + len(leads))
        budget -= deals * (1 + len(leads))
        for _ in range(deals):
            yield from tried(imagine(), favourite, leads, play_out)
        ranked = sorted(leads, key=lambda move: leads[move].sum - behind[move], reverse=True)
        leads = {move: leads[move] for move in ranked[: max(1, len(ranked) // 2)]}
    best = max(leads, key=lambda move: leads[move].sum - behind[move], default=favourite)
    if best in leads and leads[best].in_errors > CONVINCING and leads[best].sum > behind[best]:
        return best
    return favourite
