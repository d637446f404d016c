"""A player of One Line that looks no further than the open card: for the hint, and to measure boards by.

It tries every stretch that the card allows and judges the line that would be there: what it has scored, and
how much of the board it leaves within reach. It plays for the solo score (OL-16, OL-19).
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from waystones.games.one_line.board import PLACES, Board, distance
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.score import Reached, half, solo_points
from waystones.games.one_line.walk import Route, Stretch, ends, extended

# Sets of fields are numbers with a bit for each field. Columns lie ten bits apart, one more than the longest, so
# that each of the six directions is one shift and what falls off a column lands on a bit that is no field.
BIT: tuple[int, ...] = tuple(1 << 10 * (x + 4) + (y - x) // 2 + 4 for x, y in PLACES)
ALL = sum(BIT)
STEPS: tuple[tuple[int, ...], ...] = tuple(
    tuple(distance(one, other) for other in range(len(BIT))) for one in range(len(BIT))
)


def area(fields: Iterable[int]) -> int:
    """The set of these fields."""
    return sum(BIT[field] for field in fields)


def around(fields: int) -> int:
    """The fields beside these, and some of these themselves."""
    return (fields << 1 | fields >> 1 | fields << 9 | fields >> 9 | fields << 10 | fields >> 10) & ALL


def within_reach(fields: int, free: int) -> int:
    """The free fields that a line from these fields can get to.

    >>> within_reach(BIT[0], free=ALL & ~BIT[0]) == ALL & ~BIT[0]
    True
    """
    reach = around(fields) & free
    edge = reach
    while edge:
        edge = around(edge) & free & ~reach
        reach |= edge
    return reach


def with_few_ways(fields: int, ways: int) -> tuple[int, int]:
    """Of the fields, those with at most one neighbour among the ways, and those with two."""
    one = two = three = 0  # who has at least so many
    for side in (ways << 1, ways >> 1, ways << 9, ways >> 9, ways << 10, ways >> 10):
        three |= two & side
        two |= one & side
        one |= side
    return fields & ~two, fields & two & ~three


class Line(NamedTuple):
    """A line as it would be after a round."""

    walked: int
    ends: tuple[int, ...]
    points: int
    highest: int


class Weights(NamedTuple):
    """What the judgement counts, in points; found by playing many thousand games against the score."""

    lost: float = 1.0
    dead_end: float = 1.0
    narrow: float = 0.5
