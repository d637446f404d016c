"""What can still become of a line when it is known which card comes when.

The most it can come to is a bound that nothing goes beyond, so that whatever stays below a route already found need
not be followed up. The hope starts from there and takes off what seldom works out.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from waystones.games.one_line.areas import BESIDE, BIT, pairs, with_few_ways, within_reach
from waystones.games.one_line.board import COLOURS, Board, Card
from waystones.games.one_line.judge import ROUNDS
from waystones.games.one_line.line import Line
from waystones.games.one_line.score import half

# What each thing is worth in points of the final score. Learnt from 300 deals that were searched with five times the
# effort: the weights by which the lines that led to the best routes stand out most clearly among all others.
IN_HAND = 0.58  # for each field of the line, and off for each that is only within reach
TOGETHER = 0.185  # for each two fields within reach that lie side by side: open ground, not crumbs
HIGH = 0.80  # of the highest number so far
NEAR = 0.058  # for each field that the very next card may lead to
DEAD_END = 1.24  # off for each field with one way in and none out; less as the cards run out
ONE_END_SHUT = 2.94  # off when the line can go on at one end only; less as the cards run out


class Prospect(NamedTuple):
    """What is thought of a line: its hope, of which only comparisons mean anything, and the most it can come to."""

    hope: float
    most: int  # in points for numbers and fields walked


class StillToCome(NamedTuple):
    """What the cards allow that are still to come after a round."""

    time_left: float
    next_colours: int  # all fields of the next card's colours
    next_steps: int
    later_steps: int
    colours: list[tuple[int, int]]  # by colour, its fields and how many of them can be covered


class Foresight:
    """Judges lines on one board with one order of cards."""

    def __init__(self, board: Board, cards: Sequence[Card]) -> None:
        areas = {
            colour: sum(BIT[field] for field, each in enumerate(board.colours) if each == colour)
            for colour in COLOURS
        }

        def ahead(done: int) -> StillToCome:
            next_card, steps = cards[done], sum(map(len, cards[done:]))
            return StillToCome(
                (len(cards) - done) / ROUNDS,
                sum(areas[colour] for colour in set(next_card)),
                len(next_card),
                steps - len(next_card),
                [(areas[colour], sum(card.count(colour) for card in cards[done:])) for colour in COLOURS],
            )

        self._ahead = [ahead(done) for done in range(len(cards))]
        # Fields of a colour that no card shows are never walked, so no way leads over them.
        self._ground = sum(areas[colour] for colour in {colour for card in cards for colour in card})
        self._numbers = sum(BIT[field] for field in board.numbers)

        @cache
        def gain(numbers: int, highest: int) -> int:
            """The most that these number fields can give: all above the highest so far in full."""
            within = (number for field, number in board.numbers.items() if BIT[field] & numbers)
            return sum(number if number > highest else half(number) for number in within)

        self._gain = gain

    def prospect(self, line: Line, done: int) -> Prospect:
        """What the line promises when so many rounds are done."""
        walked, one, other, points, highest = line
        fields = walked.bit_count()
        if done == len(self._ahead):
            return Prospect(points + fields, points + fields)
        time_left, next_colours, next_steps, later_steps, colours = self._ahead[done]
        free, tips = self._ground & ~walked, BIT[one] | BIT[other]
        near = within_reach(tips, free & next_colours, next_steps)
        reach = near | within_reach(near | tips, free & ~near, later_steps)
        size = room = reach.bit_count()
        for area, count in colours:
            if (crowd := (reach & area).bit_count()) > count:
                room -= crowd - count
        dead_ends = with_few_ways(reach, reach | tips)[0].bit_count()
        # A dead end can only be where one of the two ends comes to rest.
        covered = min(room, size - max(0, dead_ends - 2))
        most = points + fields + covered + self._gain(reach & self._numbers, highest)
        one_end_shut = (BESIDE[one] & reach == 0) != (BESIDE[other] & reach == 0)
        hope = (
            most
            + IN_HAND * (fields - room)
            + TOGETHER * pairs(reach)
            + HIGH * highest
            + NEAR * near.bit_count()
            - time_left * (DEAD_END * dead_ends + ONE_END_SHUT * one_end_shut)
        )
        return Prospect(hope, most)
