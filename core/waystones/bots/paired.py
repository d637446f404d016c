"""Moves compared by playing on from each, on the very same imagined deals.

What a rollout ends with depends far more on the cards than on one move. So every move is tried on the same deals,
and only the differences count. Even so they are noisy: the move that looked best at first sight is left only for one
that does significantly better.
"""

from collections.abc import Callable, Generator, Sequence
from math import sqrt
from typing import TypeVar

from waystones.game import Move, State

M = TypeVar("M", bound=Move)
S = TypeVar("S", bound=State)

BATCH = 8  # deals between two looks at how the moves are doing
HOPELESS = -0.5  # standard errors: a move that does worse is not tried any further
CONVINCING = 1.5  # standard errors: a move that does better is taken


class Lead:
    """How much better than the favourite a move has done so far."""

    def __init__(self) -> None:
        self.deals = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        """Count one more deal."""
        self.deals += 1
        self.sum += difference
        self.squares += difference * difference

    @property
    def in_errors(self) -> float:
        """The mean difference in standard errors; nothing before the first deal.

        >>> lead = Lead()
        >>> for difference in (1.0, 0.0, 1.0, 0.0): lead.add(difference)
        >>> lead.in_errors
        2.0
        """
        if not self.deals:
            return 0.0
        mean = self.sum / self.deals
        spread = max(self.squares / self.deals - mean * mean, 1e-9)
        return mean / sqrt(spread / self.deals)


def compared(
    moves: Sequence[M],
    imagine: Callable[[], S],
    play_out: Callable[[S], float],
    budget: int,
) -> Generator[None, None, M]:
    """The move to make: the first one, unless another proves better within so many rollouts.

    `play_out` brings a state to its end and says how good that is. The generator stops after each rollout.
    """
    favourite, *others = moves
    leads = {move: Lead() for move in others}
    while leads and budget >= BATCH * (1 + len(leads)):
        budget -= BATCH * (1 + len(leads))
        for _ in range(BATCH):
            yield from tried(imagine(), favourite, leads, play_out)
        leads = {move: lead for move, lead in leads.items() if lead.in_errors > HOPELESS}
    best = max(leads, key=lambda move: leads[move].in_errors, default=favourite)
    return best if best in leads and leads[best].in_errors > CONVINCING else favourite


def tried(
    deal: S, favourite: M, leads: dict[M, Lead], play_out: Callable[[S], float]
) -> Generator[None, None, None]:
    """Play one deal out after the favourite and after each other move, and count by how much those did better."""
    yardstick = play_out(after(deal, favourite))
    yield
    for move, lead in leads.items():
        lead.add(play_out(after(deal, move)) - yardstick)
        yield


def after(state: S, move: Move) -> S:
    """The state once the move is made, as a twin."""
    twin = state.copy()
    twin.apply(move)
    return twin
