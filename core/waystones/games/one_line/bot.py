"""A player of One Line that looks no further than the open card: for the hint, and to measure boards by.

It tries every stretch that the card allows and judges the line that would be there: what it has scored, and what
it leaves within reach. It plays for the solo score (OL-16, OL-19).
"""

from collections.abc import Sequence
from typing import NamedTuple

from waystones.games.one_line.board import PLACES, Board, distance
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.score import Reached, half, solo_points
from waystones.games.one_line.walk import Route, Stretch, ends

# A set of fields is one number with a bit for each field. Columns lie ten bits apart, one more than the longest is
# high, so that each of the six directions is one shift, and what falls off a column lands on a bit of no field.
BIT: tuple[int, ...] = tuple(1 << 10 * (x + 4) + (y - x) // 2 + 4 for x, y in PLACES)
ALL = sum(BIT)

STEPS: tuple[tuple[int, ...], ...] = tuple(
    tuple(distance(one, other) for other in range(len(PLACES))) for one in range(len(PLACES))
)

FIELDS_A_CARD = 4  # every card shows at least so many: what a line may hope to use of each


def around(fields: int) -> int:
    """Every field beside one of these."""
    return (fields << 1 | fields >> 1 | fields << 9 | fields >> 9 | fields << 10 | fields >> 10) & ALL


def within_reach(fields: int, free: int) -> int:
    """The free fields that a line from these fields could still get to, colours aside."""
    reach = edge = around(fields) & free
    while edge:
        edge = around(edge) & free & ~reach
        reach |= edge
    return reach


def with_few_ways(fields: int, ways: int) -> tuple[int, int]:
    """Of the fields, those beside at most one of the ways, and those beside two."""
    one = two = three = 0  # the fields beside at least so many
    for side in (ways << 1, ways >> 1, ways << 9, ways >> 9, ways << 10, ways >> 10):
        three |= two & side
        two |= one & side
        one |= side
    return fields & ~two, fields & two & ~three


class Line(NamedTuple):
    """A line as it stands or would stand after a round: all that the judgement looks at."""

    walked: int
    ends: tuple[int, ...]
    points: int
    highest: int

    @classmethod
    def of(cls, route: Route, reached: Sequence[Reached]) -> "Line":
        """The line along the route with the numbers it has reached."""
        walked = sum(BIT[field] for field in route)
        points = sum(each.points for each in reached)
        return cls(walked, ends(route), points, max((each.number for each in reached), default=0))

    def after(self, board: Board, stretch: Stretch) -> "Line":
        """The line with the stretch drawn on."""
        walked, line_ends, points, highest = self
        for field in stretch.fields:
            walked |= BIT[field]
            number = board.numbers.get(field)
            if number:
                points += solo_points(number, (highest,))
                highest = max(highest, number)
        if stretch.fields:
            other_end = line_ends[0] if stretch.end == line_ends[-1] else line_ends[-1]
            line_ends = (other_end, stretch.fields[-1])
        return Line(walked, line_ends, points, highest)


class Weights(NamedTuple):
    """What each thing is worth, in points of the final score.

    Found by an evolution strategy: 32 variations a generation, each playing some hundreds of deals of the classic
    board, and the best eight making the next. Two are worth knowing. A dead end costs three points, because a
    line can only stop there; and a step taken while cards remain counts for more than its one point, since a card's
    colours are gone when its round is over.
    """

    walked: float = 2.15  # for each field of the line
    room: float = 0.92  # for each free field within reach, up to as many as the cards left can cover
    dead_end: float = 3.10  # off for each free field with one way in and none out
    narrow: float = 1.11  # off for each free field with one way in and one out
    full: float = 0.55  # of what a number would give that still counts in full; less in the last rounds
    half: float = 0.13  # of what a number would give that counts for half; less in the last rounds
    far: float = 0.053  # of that again, off for each step it is away; less as the cards run out
    high: float = 0.97  # of the highest number so far; less as the cards run out
    one_end_shut: float = 3.39  # off when one end has no free field beside it
    both_ends_shut: float = 12.24  # off when neither has


class Walker:
    """Plays the stretch that leaves the best line, by a judgement that knows no more than the seat does."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, observation: OneLineObservation) -> Stretch:
        """The best stretch for the open card, always the same for the same observation."""
        board, rounds_left = observation.board, len(observation.cards_left)
        line = Line.of(observation.route, observation.reached)

        def worth(stretch: Stretch) -> float:
            return self.judge(board, line.after(board, stretch), rounds_left)

        return max(observation.legal_moves(), key=worth)

    def judge(self, board: Board, line: Line, rounds_left: int) -> float:
        """How good the line is with so many rounds to go; only comparisons between lines mean anything."""
        if not rounds_left:
            return line.points + line.walked.bit_count()  # the final score, but for a constant
        weights = self.weights
        free = ALL & ~line.walked
        tips = 0
        for end in line.ends:
            tips |= BIT[end]
        reach = within_reach(tips, free)
        dead_ends, narrows = with_few_ways(reach, reach | tips)
        shut = sum(not around(BIT[end]) & free for end in line.ends)
        return (
            line.points
            + weights.walked * line.walked.bit_count()
            + weights.room * min(reach.bit_count(), FIELDS_A_CARD * rounds_left)
            - weights.dead_end * dead_ends.bit_count()
            - weights.narrow * narrows.bit_count()
            - (0, weights.one_end_shut, weights.both_ends_shut)[shut]
            + self._numbers(board, line, reach, rounds_left)
        )

    def _numbers(self, board: Board, line: Line, reach: int, rounds_left: int) -> float:
        """What the numbers within reach promise, with a bonus for the highest one reached.

        Reaching it has halved the lower ones still open, and the promise falls by all of that at once. Tuning gives
        a part back through `high`, most of it in the first rounds.
        """
        weights = self.weights
        time_left = rounds_left / 14
        likely = min(1, rounds_left / 4)  # few numbers can still be reached in the last rounds
        far = weights.far * time_left
        promise = weights.high * time_left * line.highest
        for field, number in board.numbers.items():
            if BIT[field] & reach:
                steps = min(STEPS[end][field] for end in line.ends)
                if number > line.highest:
                    promise += number * (likely * weights.full - far * steps)
                else:
                    promise += half(number) * (likely * weights.half - far * steps)
        return promise
