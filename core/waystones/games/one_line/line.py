"""A line as searches see it: the fields it covers, its two ends, and what it has scored.

Two lines over the same fields with the same ends have the same future, whatever order the fields were walked in.
So the fields are one number, the ends stand in a fixed order, and of two such lines only the better one matters.
"""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from waystones.games.one_line.areas import ALL, BIT, within_reach
from waystones.games.one_line.board import Board
from waystones.games.one_line.score import Reached, half
from waystones.games.one_line.walk import Route, Stretch

# Whether a number counts in full, given the highest one that the line has reached before.
InFull = Callable[[int, int], bool]
Shape = tuple[int, int, int]  # the fields walked, and the two ends


def alone(number: int, highest: int) -> bool:
    """In full if no higher number was reached before (OL-19)."""
    return number > highest


def at_table(taken: Collection[int]) -> InFull:
    """In full unless somebody has taken it in an earlier round (OL-13, OL-14)."""
    return lambda number, highest: number not in taken


class Line(NamedTuple):
    """A line as it stands or would stand after a round. A line of one field has that field at both ends."""

    walked: int
    one: int
    other: int
    points: int = 0
    highest: int = 0

    @classmethod
    def of(cls, route: Route, reached: Sequence[Reached] = ()) -> "Line":
        """The line along the route with the numbers it has reached."""
        walked = sum(BIT[field] for field in route)
        points = sum(each.points for each in reached)
        highest = max((each.number for each in reached), default=0)
        one, other = sorted((route[0], route[-1]))
        return cls(walked, one, other, points, highest)

    @property
    def shape(self) -> Shape:
        """All that its future depends on."""
        return self[:3]

    def reach(self) -> int:
        """The free fields that it could still get to, colours aside."""
        return within_reach(BIT[self.one] | BIT[self.other], ALL & ~self.walked)

    def after(self, board: Board, stretch: Stretch, in_full: InFull = alone) -> "Line":
        """The line with the stretch drawn on."""
        walked, one, other, points, highest = self
        for field in stretch.fields:
            walked |= BIT[field]
            if number := board.numbers.get(field):
                points += number if in_full(number, highest) else half(number)
                highest = max(highest, number)
        if stretch.fields:
            one, other = sorted((stretch.fields[-1], one if stretch.end == other else other))
        return Line(walked, one, other, points, highest)

    def grown(self, board: Board, pocket: int, in_full: InFull = alone) -> "dict[Shape, Line]":
        """Every line that a card with this pocket can make of it, the line itself among them."""
        ways, bits, new = (
            board.ways,
            BIT,
            tuple.__new__,
        )  # a Line's own constructor takes as long as all the rest
        found = {self.shape: self}
        walked, one, other, points, highest = self
        for end, far in ((one, other), (other, one)) if one != other else ((one, one),):
            tips = [(end, pocket, walked, points, highest)]
            for at, left, before, had, top in tips:  # grows while it is walked through
                for field, needs, takes, number in ways[at]:
                    if left & needs and not before & bits[field]:
                        now, gained, high = before | bits[field], had, top
                        if number:
                            gained += number if in_full(number, top) else half(number)
                            high = max(top, number)
                        shape = (now, field, far) if field < far else (now, far, field)
                        known = found.get(shape)
                        if known is None or known.points < gained:
                            found[shape] = new(Line, (*shape, gained, high))
                        if left != takes:
                            tips.append((field, left - takes, now, gained, high))
        return found
