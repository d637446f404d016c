"""How good a line is that is not finished, to somebody who does not know which card comes when.

Tuned numbers, no rule: what the line leaves within reach, at a glance. Who knows the cards has `foresight.py`.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from waystones.games.one_line.abreast import Sight, apart, counts, everywhere
from waystones.games.one_line.areas import BIT, with_few_ways
from waystones.games.one_line.board import Board
from waystones.games.one_line.line import InFull, Line, alone
from waystones.games.one_line.score import half

ROUNDS = 14  # that are left after the first
FIELDS_A_CARD = 4  # every card shows at least so many: what a line may hope to use of each


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


class Judge:
    """Judges lines on one board, by one rule for what counts in full."""

    def __init__(self, board: Board, weights: Weights | None = None, in_full: InFull = alone) -> None:
        self.weights = weights or Weights()
        self._promise = cache(Promises(board, self.weights, in_full).promise)
        self._numbers = sum(BIT[field] for field in board.numbers)

    def worths(self, lines: Sequence[Line], rounds_left: int) -> list[float]:
        """How good each line is with so many rounds to go, to somebody who does not know which card comes when.

        Only comparisons mean anything.
        """
        if not rounds_left:
            return [line.points + line.walked.bit_count() for line in lines]
        sight, promise, most = Sight(lines), self._promise, FIELDS_A_CARD * rounds_left
        reach = sight.within()
        seen = counts(sight.lanes, reach, *with_few_ways(reach, reach | sight.tips), *sight.beside)
        within = apart(sight.lanes, reach & everywhere(self._numbers, sight.lanes))
        a_field, room, dead_end, a_narrow, *_, one_end_shut, both_ends_shut = self.weights
        shut = 0, one_end_shut, both_ends_shut
        return [
            points
            + a_field * walked.bit_count()
            + room * min(size, most)
            - dead_end * dead
            - a_narrow * narrow
            - shut[(not here) + (not there)]
            + promise(numbers, one, other, highest, rounds_left)
            for (walked, one, other, points, highest), numbers, size, dead, narrow, here, there in zip(
                lines, within, *seen, strict=True
            )
        ]


class Promises:
    """What the numbers on one board promise."""

    def __init__(self, board: Board, weights: Weights, in_full: InFull) -> None:
        self._board, self._weights, self._in_full = board, weights, in_full
        self.open = cache(self._open)

    def promise(self, within: bytes, one: int, other: int, highest: int, rounds_left: int) -> float:
        """What the numbers within reach promise, with a bonus for the highest one reached.

        Alone, reaching it has halved the lower ones still open, and the promise falls by all of that at once. Tuning
        gives a part back through `high`, most of it in the first rounds.
        """
        time_left = rounds_left / ROUNDS
        promise = self._weights.high * time_left * highest
        far = self._weights.far * time_left
        steps = list(map(min, self._board.steps[one], self._board.steps[other]))
        for place, number, each in self.open(within, highest, rounds_left):
            promise += number * (each - far * steps[place])
        return promise

    def _open(self, within: bytes, highest: int, rounds_left: int) -> list[tuple[int, int, float]]:
        """The numbers within reach: the place of each, what it gives, and what each point of that promises here."""
        likely = min(1, rounds_left / 4)  # few numbers can still be reached in the last rounds
        full, halved = likely * self._weights.full, likely * self._weights.half
        reach = int.from_bytes(within, "little")
        return [
            (place, number, full) if self._in_full(number, highest) else (place, half(number), halved)
            for place, (field, number) in enumerate(self._board.numbers.items())
            if BIT[field] & reach
        ]
