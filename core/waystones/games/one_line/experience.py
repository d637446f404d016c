"""What lines have come to in many games: the expert's judgement of a line that is not finished, learnt instead of tuned.

For every number of rounds left there are weights of what is seen of a line. `bench/experience.py` has learnt them, and
tells how; `judge.py` knows less, and is what the other levels judge by.
"""

from collections.abc import Collection, Sequence
from functools import cache
from heapq import nlargest

from waystones.games.one_line.abreast import Sight, apart, counts, everywhere
from waystones.games.one_line.areas import BIT, sides, with_few_ways
from waystones.games.one_line.board import Board, Card, pocket
from waystones.games.one_line.judge import FIELDS_A_CARD, ROUNDS
from waystones.games.one_line.learnt import ALONE, AT_TABLE
from waystones.games.one_line.line import Line, Shape, alone, at_table
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.score import half
from waystones.games.one_line.walk import Stretch
from waystones.games.one_line.walker import by_worth

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
        self._numbers = sum(BIT[field] for field in board.numbers)

        @cache
        def open_numbers(within: bytes, highest: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
            """The places of the numbers within reach: of each in full with its first weight, of each half with its points."""
            reach, full, halves = int.from_bytes(within, "little"), [], []
            for place, (field, number) in enumerate(board.numbers.items()):
                if BIT[field] & reach:
                    if in_full(number, highest):
                        full.append((place, len(PLAIN) + number - NUMBERS[0]))
                    else:
                        halves.append((place, half(number)))
            return full, halves

        @cache
        def promise(within: bytes, one: int, other: int, highest: int, rounds_left: int) -> float:
            """What the numbers within reach promise: seen again and again, so it is kept."""
            row, steps = weights[rounds_left - 1], list(map(min, board.steps[one], board.steps[other]))
            full, halves = open_numbers(within, highest)
            sum_, points, far = 0.0, 0, 0
            for place, at in full:
                sum_ += row[at] + row[at + len(NUMBERS)] * steps[place]
            for place, each in halves:
                points += each
                far += each * steps[place]
            return sum_ + (row[14] * points + row[15] * far)

        self._promise = promise

    @classmethod
    def at(cls, observation: OneLineObservation) -> "Experience":
        """What judges at the observation's seat: alone, or at a table, where some numbers are spent."""
        return cls(observation.board, None if observation.players == 1 else observation.spent)

    def ranked(self, observation: OneLineObservation) -> list[Stretch]:
        """A stretch for every line that the open card can leave, the best first."""
        return by_worth(observation, self.board, self.in_full, self.worths)

    def worth(self, line: Line, rounds_left: int) -> float:
        """What one line will come to with so many rounds to go, in points and fields."""
        return self.worths([line], rounds_left)[0]

    def worths(self, lines: Sequence[Line], rounds_left: int) -> list[float]:
        """What each of the lines will come to."""
        if not rounds_left:
            return [line.points + line.walked.bit_count() for line in lines]
        sight, promise, most = Sight(lines), self._promise, FIELDS_A_CARD * rounds_left
        near = sight.within(2)
        nearby = sight.within(2, near)
        reach = sight.within(nearer=nearby)
        seen = counts(
            sight.lanes,
            *(reach, *with_few_ways(reach, reach | sight.tips), *sight.beside),
            *(near, nearby, *sides(reach)),
        )
        within = apart(sight.lanes, reach & everywhere(self._numbers, sight.lanes))
        w = self.weights[rounds_left - 1]
        shut = 0, w[6], w[7]
        found = []
        for line, numbers, size, dead, narrow, here, there, two, four, down, up, across in zip(
            lines, within, *seen, strict=True
        ):
            walked, one, other, points, highest = line
            fields = walked.bit_count()
            found.append(
                points
                + fields
                + w[0]
                + w[1] * fields
                + w[2] * size
                + w[3] * min(size, most)
                + w[4] * dead
                + w[5] * narrow
                + shut[(not here) + (not there)]
                + w[8] * highest
                + w[9] * min(here, there)
                + w[10] * max(here, there)
                + w[11] * two
                + w[12] * four
                + w[13] * (down + up + across)
                + promise(numbers, one, other, highest, rounds_left)
            )
        return found

    def drawn_on(self, line: Line, cards: Sequence[Card], deep: int, broad: int) -> float:
        """What the line seems to come to once so many of these cards have come, with so many lines followed up each time."""
        lines, best = [line], 0.0
        for rounds_left, card in zip(range(len(cards) - 1, -1, -1), cards[:deep], strict=False):
            grown: dict[Shape, Line] = {}
            for each in lines:
                for shape, longer in each.grown(self.board, pocket(card), self.in_full).items():
                    if shape not in grown or grown[shape].points < longer.points:
                        grown[shape] = longer
            longest = list(grown.values())
            worths = self.worths(longest, rounds_left)
            ranked = nlargest(broad, range(len(longest)), key=worths.__getitem__)
            best, lines = worths[ranked[0]], [longest[place] for place in ranked]
        return best


assert len(rows(ALONE)) == len(rows(AT_TABLE)) == ROUNDS
