"""How good a line is that is not finished, to somebody who does not know which card comes when.

Tuned numbers, no rule: what the line leaves within reach, at a glance. Who knows the cards has `foresight.py`.
"""

from typing import NamedTuple

from waystones.games.one_line.areas import BESIDE, BIT, STEPS, with_few_ways
from waystones.games.one_line.board import Board
from waystones.games.one_line.line import InFull, Line, alone
from waystones.games.one_line.score import half

ROUNDS = 14  # that are left after the first


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
        self.weights, self._in_full = weights or Weights(), in_full
        self._numbers = [(BIT[field], field, number) for field, number in board.numbers.items()]

    def worth(self, line: Line, reach: int, room: int, rounds_left: int) -> float:
        """How good the line is with so many rounds to go, if `room` of the fields within reach can be covered.

        Only comparisons mean anything.
        """
        walked, one, other, points, _ = line
        if not rounds_left:
            return points + walked.bit_count()
        weights, tips = self.weights, BIT[one] | BIT[other]
        dead_ends, narrows = with_few_ways(reach, reach | tips)
        shut = (not BESIDE[one] & reach) + (not BESIDE[other] & reach)
        return (
            points
            + weights.walked * walked.bit_count()
            + weights.room * room
            - weights.dead_end * dead_ends.bit_count()
            - weights.narrow * narrows.bit_count()
            - (0, weights.one_end_shut, weights.both_ends_shut)[shut]
            + self._promise(line, reach, rounds_left)
        )

    def _promise(self, line: Line, reach: int, rounds_left: int) -> float:
        """What the numbers within reach promise, with a bonus for the highest one reached.

        Alone, reaching it has halved the lower ones still open, and the promise falls by all of that at once. Tuning
        gives a part back through `high`, most of it in the first rounds.
        """
        weights, in_full, highest = self.weights, self._in_full, line.highest
        time_left = rounds_left / ROUNDS
        likely = min(1, rounds_left / 4)  # few numbers can still be reached in the last rounds
        full, halved, far = likely * weights.full, likely * weights.half, weights.far * time_left
        from_one, from_other = STEPS[line.one], STEPS[line.other]
        promise = weights.high * time_left * highest
        for bit, field, number in self._numbers:
            if bit & reach:
                steps = min(from_one[field], from_other[field])
                if in_full(number, highest):
                    promise += number * (full - far * steps)
                else:
                    promise += half(number) * (halved - far * steps)
        return promise
