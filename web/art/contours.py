"""The faint contour lines of the map that everything lies on: level lines of a few smooth hills."""

import math
import random
from collections import defaultdict
from itertools import pairwise

from waystones.pieces.shapes import Point

WIDTH, HEIGHT = 1280, 900
STEP = 20  # the grid on which the hills are measured
_LEVELS = 17
_EVERY = 4  # how many crossings one curve piece spans: fewer points, softer lines


def _heights() -> list[list[float]]:
    """The height of the land at every grid point, row by row."""
    chance = random.Random(4)
    hills = [
        (
            chance.uniform(-100, WIDTH + 100),
            chance.uniform(-80, HEIGHT + 80),
            chance.uniform(120, 330),
            chance.uniform(-1, 1.3),
            chance.uniform(0.8, 1.5),
        )
        for _ in range(11)
    ]
    return [
        [
            sum(
                up * math.exp(-((x - cx) ** 2 + ((y - cy) * flat) ** 2) / (2 * spread**2))
                for cx, cy, spread, up, flat in hills
            )
            for x in range(0, WIDTH + 1, STEP)
        ]
        for y in range(0, HEIGHT + 1, STEP)
    ]


# A crossing of a level line with the grid is named by the grid edge it lies on: row, column, and whether
# the edge runs to the right (else down).
_Edge = tuple[int, int, bool]


def crossings(land: list[list[float]], level: float) -> tuple[dict[_Edge, Point], dict[_Edge, list[_Edge]]]:
    """Where the level line crosses the grid, and which crossings follow one another through a cell."""
    points: dict[_Edge, Point] = {}
    links: dict[_Edge, list[_Edge]] = defaultdict(list)

    def cross(row: int, column: int, right: bool) -> _Edge | None:
        here = land[row][column]
        there = land[row][column + 1] if right else land[row + 1][column]
        if (here < level) == (there < level):
            return None
        part = (level - here) / (there - here)
        points[row, column, right] = (
            (column + (part if right else 0)) * STEP,
            (row + (0 if right else part)) * STEP,
        )
        return row, column, right

    for row in range(len(land) - 1):
        for column in range(len(land[0]) - 1):
            sides = (
                cross(row, column, True),
                cross(row, column + 1, False),
                cross(row + 1, column, True),
                cross(row, column, False),
            )
            met = [edge for edge in sides if edge]
            for one, other in zip(met[::2], met[1::2], strict=True):
                links[one].append(other)
                links[other].append(one)
    return points, links


def lines(points: dict[_Edge, Point], links: dict[_Edge, list[_Edge]]) -> list[tuple[list[Point], bool]]:
    """The crossings strung together; each line with whether it closes on itself."""
    free = set(links)
    found: list[tuple[list[Point], bool]] = []
    # Lines that leave the map first, from their loose ends; what is left are rings.
    for start in sorted(links, key=lambda edge: (len(links[edge]), edge)):
        if start not in free:
            continue
        line, at = [start], start
        free.remove(start)
        while following := [edge for edge in links[at] if edge in free]:
            at = following[0]
            free.remove(at)
            line.append(at)
        found.append(([points[edge] for edge in line], len(links[start]) == 2 and start in links[at]))
    return found


def _middle(one: Point, other: Point) -> str:
    return f"{(one[0] + other[0]) / 2:.0f} {(one[1] + other[1]) / 2:.0f}"


def _curve(line: list[Point], ring: bool) -> str:
    """A soft path along every few points of the line."""
    if ring:
        kept = line[::_EVERY]
        ahead = kept[1:] + kept[:1]
        bends = "".join(f"Q{a[0]:.0f} {a[1]:.0f} {_middle(a, b)}" for a, b in zip(kept, ahead, strict=True))
        return f"M{_middle(kept[-1], kept[0])}{bends}Z"
    kept = [*line[:-1:_EVERY], line[-1]]
    bends = "".join(f"Q{a[0]:.0f} {a[1]:.0f} {_middle(a, b)}" for a, b in pairwise(kept[1:]))
    return f"M{kept[0][0]:.0f} {kept[0][1]:.0f}{bends}L{kept[-1][0]:.0f} {kept[-1][1]:.0f}"


def contours() -> str:
    """All level lines as one path."""
    land = _heights()
    low, high = min(map(min, land)), max(map(max, land))
    path = ""
    for i in range(1, _LEVELS + 1):
        found = lines(*crossings(land, low + (high - low) * i / (_LEVELS + 1)))
        path += "".join(_curve(line, ring) for line, ring in found if len(line) > 12)
    return f'<path class="contour" d="{path}"/>'
