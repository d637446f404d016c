"""What lines have come to in many games: the expert's judgement of a line that is not finished, learnt instead of tuned.

For every number of rounds left there are weights of what is seen of a line. `bench/experience.py` has learnt them, and
tells how; `judge.py` knows less, and is what the other levels judge by.
"""

from collections.abc import Collection, Sequence
from functools import cache
from heapq import nlargest

from waystones.games.one_line.areas import ALL, BESIDE, BIT, STEPS, pairs, with_few_ways
from waystones.games.one_line.board import Board, Card, pocket
from waystones.games.one_line.judge import ROUNDS
from waystones.games.one_line.learnt import ALONE, AT_TABLE
from waystones.games.one_line.line import Line, Shape, alone, at_table
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.score import half
from waystones.games.one_line.walk import Stretch
from waystones.games.one_line.walker import FIELDS_A_CARD, by_worth

NUMBERS = range(2, 11)  # that every board has
PLAIN = (
    "begin",  # whatever the line
    "walked",  # for each field of the line, besides its own point
    "reach",  # for each free field within reach
    "room",  # for each of them, up to as many as the cards left can cover
    "dead_end",  # for each free field with one way in and none out
    "narrow",  # for each free field with one way in and one out
    "one_end_shut",  # when one end has no free field beside it
    "both_ends_shut",  # when neither has
    "highest",  # of the highest number so far
    "poorer",  # for each free field beside the end that has fewer
    "richer",  # for each free field beside the other end
    "near",  # for each free field within two steps
    "nearby",  # for each within four
    "pairs",  # for each two free fields that lie side by side
    "half",  # of what the numbers within reach would give that count for half
    "half_far",  # of that again, for each step
)
SEEN = (*PLAIN, *(f"full_{number}" for number in NUMBERS), *(f"far_{number}" for number in NUMBERS))


@cache
def rows(text: str) -> tuple[tuple[float, ...], ...]:
    """The weights by the rounds left, from one round on."""
    numbers = [float(each) for each in text.split()]
    return tuple(tuple(numbers[at : at + len(SEEN)]) for at in range(0, len(numbers), len(SEEN)))


class Experience:
    """Judges lines on one board, and draws them on by that."""

    def __init__(self, board: Board, spent: Collection[int] | None = None) -> None:
        self.board, self.spent = board, spent  # as a Walker has them
        self.in_full = in_full = alone if spent is None else at_table(spent)
        self.weights = weights = rows(ALONE if spent is None else AT_TABLE)
        numbers = [(BIT[field], field, number) for field, number in board.numbers.items()]
        self._numbers = sum(BIT[field] for field in board.numbers)

        @cache
        def promise(within: int, one: int, other: int, highest: int, rounds_left: int) -> float:
            """What the numbers within reach promise: seen again and again, so it is kept."""
            row = weights[rounds_left - 1]
            from_one, from_other = STEPS[one], STEPS[other]
            sum_, halves, far = 0.0, 0, 0
            for bit, field, number in numbers:
                if bit & within:
                    steps = min(from_one[field], from_other[field])
                    if in_full(number, highest):
                        at = len(PLAIN) + number - NUMBERS[0]
                        sum_ += row[at] + row[at + len(NUMBERS)] * steps
                    else:
                        halves += half(number)
                        far += half(number) * steps
            return sum_ + (row[14] * halves + row[15] * far)

        self._promise = promise

    @classmethod
    def at(cls, observation: OneLineObservation) -> "Experience":
        """What judges at the observation's seat: alone, or at a table, where some numbers are spent."""
        return cls(observation.board, None if observation.players == 1 else observation.spent)

    def ranked(self, observation: OneLineObservation) -> list[Stretch]:
        """A stretch for every line that the open card can leave, the best first."""
        return by_worth(observation, self.board, self.in_full, self.worth)

    def worth(self, line: Line, rounds_left: int) -> float:
        """What the line will come to with so many rounds to go, in points and fields."""
        walked, one, other, points, highest = line
        fields = walked.bit_count()
        if not rounds_left:
            return points + fields
        tips = BIT[one] | BIT[other]
        edge, free, reach, near, nearby, step = tips, ALL & ~walked, 0, 0, 0, 0
        while edge:
            edge = (edge << 1 | edge >> 1 | edge << 9 | edge >> 9 | edge << 10 | edge >> 10) & free
            free ^= edge
            reach |= edge
            step += 1
            if step == 2:
                near = reach
            elif step == 4:
                nearby = reach
        near, nearby = near or reach, nearby or reach
        size = reach.bit_count()
        dead_ends, narrows = with_few_ways(reach, reach | tips)
        here, there = (BESIDE[one] & reach).bit_count(), (BESIDE[other] & reach).bit_count()
        if here > there:
            here, there = there, here
        w = self.weights[rounds_left - 1]
        return (
            points
            + fields
            + w[0]
            + w[1] * fields
            + w[2] * size
            + w[3] * min(size, FIELDS_A_CARD * rounds_left)
            + w[4] * dead_ends.bit_count()
            + w[5] * narrows.bit_count()
            + w[6] * (not here and there > 0)
            + w[7] * (not there)
            + w[8] * highest
            + w[9] * here
            + w[10] * there
            + w[11] * near.bit_count()
            + w[12] * nearby.bit_count()
            + w[13] * pairs(reach)
            + self._promise(reach & self._numbers, one, other, highest, rounds_left)
        )

    def drawn_on(self, line: Line, cards: Sequence[Card], deep: int, broad: int) -> float:
        """What the line seems to come to once so many of these cards have come, with so many lines followed up each time."""
        lines, best = [line], 0.0
        for rounds_left, card in zip(range(len(cards) - 1, -1, -1), cards[:deep], strict=False):
            grown: dict[Shape, Line] = {}
            for each in lines:
                for shape, longer in each.grown(self.board, pocket(card), self.in_full).items():
                    if shape not in grown or grown[shape].points < longer.points:
                        grown[shape] = longer
            worths = [(self.worth(each, rounds_left), each) for each in grown.values()]
            ranked = nlargest(broad, worths, key=lambda each: each[0])
            best, lines = ranked[0][0], [each for _, each in ranked]
        return best


assert len(rows(ALONE)) == len(rows(AT_TABLE)) == ROUNDS
