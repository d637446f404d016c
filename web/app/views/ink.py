"""The line as ink: a soft curve through the fields, whose width breathes as a brush does.

The only drawing done while playing. A piece between two fields depends on those two and their neighbours
along the line, so pieces are kept, and a step of the finger computes one or two.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from app.views.places import CENTRES

_BOW = 6  # a sixth of the way between the neighbours: the usual softness of such a curve
_HALF_WIDTH = 2.7


def _scatter(field: int, salt: float) -> float:
    """A number from -1 to 1 that belongs to the field: a hand never hits the exact middle."""
    return math.sin(field * 12.9898 + salt * 78.233)


POINTS: tuple[tuple[float, float], ...] = tuple(
    (x + _scatter(field, 1), y + _scatter(field, 2)) for field, (x, y) in enumerate(CENTRES)
)
_WIDTHS: tuple[float, ...] = tuple(
    _HALF_WIDTH * (1 + 0.17 * _scatter(field, 3)) for field in range(len(CENTRES))
)


class Piece(NamedTuple):
    """One step of the line: its middle, for a stroke, and its outline, for a fill. Both as path text."""

    middle: str
    outline: str


@lru_cache(maxsize=1024)
def piece(before: int, start: int, end: int, after: int) -> Piece:
    """The step from one field to the next; at an end of the line, give that field again as its neighbour."""
    (bx, by), (sx, sy), (ex, ey), (ax, ay) = POINTS[before], POINTS[start], POINTS[end], POINTS[after]
    lx, ly = sx + (ex - bx) / _BOW, sy + (ey - by) / _BOW
    rx, ry = ex - (ax - sx) / _BOW, ey - (ay - sy) / _BOW
    middle = f"{lx:.1f} {ly:.1f} {rx:.1f} {ry:.1f} {ex:.1f} {ey:.1f}"
    # One side of the stroke is the curve pushed out along its normals; the other is pushed the other way.
    nx, ny = _normal(lx - sx, ly - sy)
    mx, my = _normal(ex - rx, ey - ry)
    wide, wider, narrow = _WIDTHS[start], (_WIDTHS[start] + _WIDTHS[end]) * 0.56, _WIDTHS[end]
    outline = (
        f"M{sx + nx * wide:.1f} {sy + ny * wide:.1f}"
        f"C{lx + nx * wider:.1f} {ly + ny * wider:.1f} {rx + mx * wider:.1f} {ry + my * wider:.1f}"
        f" {ex + mx * narrow:.1f} {ey + my * narrow:.1f}"
        f"L{ex - mx * narrow:.1f} {ey - my * narrow:.1f}"
        f"C{rx - mx * wider:.1f} {ry - my * wider:.1f} {lx - nx * wider:.1f} {ly - ny * wider:.1f}"
        f" {sx - nx * wide:.1f} {sy - ny * wide:.1f}Z"
    )
    return Piece(f"M{sx:.1f} {sy:.1f}C{middle}", outline + _joint(end))


def _normal(x: float, y: float) -> tuple[float, float]:
    length = math.hypot(x, y) or 1.0
    return -y / length, x / length


def _joint(field: int) -> str:
    """A drop of ink on the field, which rounds the corner between two pieces."""
    x, y = POINTS[field]
    r = _WIDTHS[field]
    return f"M{x - r:.1f} {y:.1f}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0"


def pieces(line: Sequence[int]) -> list[Piece]:
    """Every step of the line, from its first field to its last."""
    last = len(line) - 1
    return [piece(line[max(0, i - 1)], line[i], line[i + 1], line[min(last, i + 2)]) for i in range(last)]
