"""The line as one stroke of a pen: a soft curve through the fields, even in width whichever way it turns.

The only drawing done while playing. A step between two fields depends on those two and their neighbours along the
line, so steps are kept, and a step of the finger computes one or two.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from waystones.games.one_line.places import CENTRES

# How far the pen keeps its direction on either side of a field: a third of the way to the next. The same at every
# angle, so that the sharpest turn is still wider than the pen and the inside of the bend does not fold.
_BOW = 11.5


def _scatter(field: int, salt: float) -> float:
    """A number from -1 to 1 that belongs to the field: a hand never hits the exact middle."""
    return math.sin(field * 12.9898 + salt * 78.233)


POINTS: tuple[tuple[float, float], ...] = tuple(
    (x + _scatter(field, 1), y + _scatter(field, 2)) for field, (x, y) in enumerate(CENTRES)
)


class Step(NamedTuple):
    """One step of the line as path text: where it begins, and its curve from there."""

    start: str
    curve: str


@lru_cache(maxsize=1024)
def _step(before: int, start: int, end: int, after: int) -> Step:
    """The step from one field to the next; at an end of the line, give that field again as its neighbour."""
    (sx, sy), (ex, ey) = POINTS[start], POINTS[end]
    ox, oy = _direction(before, end)
    ix, iy = _direction(start, after)
    curve = f"C{sx + ox:.1f} {sy + oy:.1f} {ex - ix:.1f} {ey - iy:.1f} {ex:.1f} {ey:.1f}"
    return Step(f"M{sx:.1f} {sy:.1f}", curve)


def _direction(before: int, after: int) -> tuple[float, float]:
    """Where the pen moves on the field between these two: along with them both."""
    (bx, by), (ax, ay) = POINTS[before], POINTS[after]
    length = math.hypot(ax - bx, ay - by) or 1.0
    return (ax - bx) / length * _BOW, (ay - by) / length * _BOW


def steps(line: Sequence[int]) -> list[Step]:
    """Every step of the line, from its first field to its last."""
    last = len(line) - 1
    return [_step(line[max(0, i - 1)], line[i], line[i + 1], line[min(last, i + 2)]) for i in range(last)]


def stroke(along: Sequence[Step]) -> str:
    """Steps that follow each other as one path, drawn without lifting the pen; empty if there are none."""
    return along[0].start + "".join(step.curve for step in along) if along else ""
