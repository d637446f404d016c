"""Lines and outlines: points in, the `d` of an SVG path out. Nothing here is quite straight, and all of it is seeded."""

import math
import random
from collections.abc import Sequence

Point = tuple[float, float]


def num(value: float) -> str:
    """A coordinate with one decimal at most: finer is not seen and only makes the page longer."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")


def pair(point: Point) -> str:
    """A point as path text."""
    return f"{num(point[0])} {num(point[1])}"


def around(centre: Point, point: Point, scale_x: float, scale_y: float | None = None) -> Point:
    """The point drawn towards the centre (or away from it)."""
    scale_y = scale_x if scale_y is None else scale_y
    return centre[0] + (point[0] - centre[0]) * scale_x, centre[1] + (point[1] - centre[1]) * scale_y


def smooth(points: Sequence[Point], closed: bool = True, tension: float = 6) -> str:
    """A soft curve through all the points."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[max(0, min(count - 1, i))]

    path = [f"M{pair(points[0])}"]
    for i in range(count if closed else count - 1):
        before, start, end, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        leave = (start[0] + (end[0] - before[0]) / tension, start[1] + (end[1] - before[1]) / tension)
        arrive = (end[0] - (after[0] - start[0]) / tension, end[1] - (after[1] - start[1]) / tension)
        path.append(f"C{pair(leave)} {pair(arrive)} {pair(end)}")
    return "".join(path) + ("Z" if closed else "")


def blob_points(
    centre: Point, radii: Point, seed: int, corners: int = 11, wobble: float = 0.042, squareness: float = 2.7
) -> list[Point]:
    """Points of a worn stone: an oval that leans towards a box, no two alike."""
    chance = random.Random(seed)
    points: list[Point] = []
    for i in range(corners):
        angle = 2 * math.pi * (i + chance.uniform(-0.18, 0.18)) / corners
        reach = 1 + chance.uniform(-wobble, wobble)
        cos, sin = math.cos(angle), math.sin(angle)
        x = radii[0] * reach * math.copysign(abs(cos) ** (2 / squareness), cos)
        y = radii[1] * reach * math.copysign(abs(sin) ** (2 / squareness), sin)
        points.append((centre[0] + x, centre[1] + y))
    return points


def blob(
    centre: Point, radii: Point, seed: int, corners: int = 11, wobble: float = 0.042, squareness: float = 2.7
) -> str:
    """The outline of a worn stone."""
    return smooth(blob_points(centre, radii, seed, corners, wobble, squareness))


def hexagon(side: float, seed: int = 0, wobble: float = 0.028) -> list[Point]:
    """A flat-topped hexagon round the origin, hewn by hand."""
    chance = random.Random(seed)
    return [
        (
            side * (math.cos(math.pi / 3 * i) + chance.uniform(-wobble, wobble)),
            side * (math.sin(math.pi / 3 * i) + chance.uniform(-wobble, wobble)),
        )
        for i in range(6)
    ]


def rounded(points: Sequence[Point], cut: float = 0.2) -> str:
    """The polygon with its corners worn off."""
    path: list[str] = []
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        enter, leave = around(corner, before, cut), around(corner, after, cut)
        path.append(f"{'L' if i else 'M'}{pair(enter)}Q{pair(corner)} {pair(leave)}")
    return "".join(path) + "Z"


def polyline(points: Sequence[Point]) -> str:
    """Straight strokes from point to point."""
    return "M" + "L".join(pair(point) for point in points)
