"""How a game went for a seat: what was expected after each of its decisions, and where that turned."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from waystones.review.weighing import Weighed

TURNING = 2.0  # standard errors: a smaller change is no turning point
MOST = 3  # turning points that are told


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision between which and the one before it the expected result changed much."""

    ply: int
    change: float
    own: bool  # by the decision itself; else by the cards, or by what others did


def turning_points(weighed: Sequence[Weighed], telling: float) -> list[TurningPoint]:
    """Where the expected result changed most, in the order of the game; nothing that may be noise."""
    found = []
    for before, now in pairwise(weighed):
        change = now.expected.mean - before.expected.mean
        noise = hypot(now.expected.error, before.expected.error)
        if abs(change) >= 2 * telling and abs(change) > TURNING * noise:
            found.append(TurningPoint(now.ply, change, now.is_costly))
    largest = sorted(found, key=lambda each: -abs(each.change))[:MOST]
    return sorted(largest, key=lambda each: each.ply)


def costliest(weighed: Sequence[Weighed], most: int = MOST) -> list[Weighed]:
    """The decisions that cost most, the costliest first."""
    costly = [each for each in weighed if each.is_costly]
    return sorted(costly, key=lambda each: (-each.weight, each.ply))[:most]
