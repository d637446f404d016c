"""Luck and play apart: what the deal was worth to a steady player, and what was made of it.

A steady player with whims plays the same deal some times over at every seat, and as many other deals. By how much this
deal brought it more than others is luck; by how much the real game ended otherwise than its games on this deal is play.
The two add up to what the game came to beside a usual one.
"""

from collections.abc import Generator
from dataclasses import dataclass, replace
from random import Random

from waystones.bots.paired import Lead
from waystones.record import Record
from waystones.review.reviewer import Reviewer
from waystones.review.weighing import Estimate, estimate

GAMES = 24  # on this deal, and one on each of as many others
ANY_DEAL = 1_000_000


@dataclass(frozen=True, slots=True)
class Luck:
    """What the steady player makes of any deal and of this one, and what was made of it."""

    usual: Estimate
    here: Estimate
    result: float

    @property
    def luck(self) -> float:
        """How much more a steady player makes of this deal than of others."""
        return self.here.mean - self.usual.mean

    @property
    def play(self) -> float:
        """What was reached beyond what the steady player makes of the same deal."""
        return self.result - self.here.mean


def luck(reviewer: Reviewer, record: Record, seat: int) -> Generator[float, None, Luck]:
    """Tell luck from play; the generator says after each game how far it is."""
    here, usual = Lead(), Lead()
    rng = Random(f"luck {record.seed} {seat}")
    for number in range(GAMES):
        here.add(played(reviewer, record, seat, rng))
        yield (2 * number + 1) / (2 * GAMES)
        other = replace(record, seed=rng.randrange(ANY_DEAL))
        usual.add(played(reviewer, other, seat, rng))
        yield (2 * number + 2) / (2 * GAMES)
    return Luck(estimate(usual), estimate(here), reviewer.result(record.state(), seat))


def played(reviewer: Reviewer, record: Record, seat: int, rng: Random) -> float:
    """What a game comes to when the steady player sits at every seat."""
    state = record.state(0)
    while not state.is_over:
        for move in reviewer.choose(state, rng):
            state.apply(move)
    return reviewer.result(state, seat)
