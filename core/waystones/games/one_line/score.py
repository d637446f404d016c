"""What numbers and fields are worth (OL-13 to OL-16, OL-19 to OL-22)."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from waystones.game import ScoreLine

# OL-22: above 40 is great. The lower two are set from data: see bench/one_line_scores.py.
GREAT = 41
MEDALS = {"gold": GREAT, "silver": 32, "copper": 22}


class Reached(NamedTuple):
    """A number that a line has entered, with what it gave."""

    number: int
    round: int
    points: int

    @property
    def half(self) -> bool:
        """Whether it gave only half."""
        return self.points < self.number


def half(number: int) -> int:
    """Half the number, rounded up."""
    return (number + 1) // 2


def solo_points(number: int, before: Iterable[int]) -> int:
    """In full if no higher number was reached before, else half (OL-19).

    >>> [solo_points(n, (4, 7, 5, 9)[:i]) for i, n in enumerate((4, 7, 5, 9))]
    [4, 7, 3, 9]
    """
    return half(number) if any(earlier > number for earlier in before) else number


def table_points(number: int, known: Collection[int]) -> int:
    """In full unless somebody reached it in an earlier round (OL-13, OL-14)."""
    return half(number) if number in known else number


def lines(reached: Iterable[Reached], unreached: int) -> list[ScoreLine]:
    """Number by number in the order reached (OL-15), then the fields left out (OL-16)."""
    found = [ScoreLine("number", each.points, {"number": each.number, "half": each.half}) for each in reached]
    return [*found, ScoreLine("unreached", -unreached, {"fields": unreached})]
