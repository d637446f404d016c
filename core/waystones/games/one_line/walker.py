"""A player of One Line that looks no further than the open card: for the hint, and to measure boards by.

It tries every stretch that the card allows and judges the line that would be there.
"""

from collections.abc import Callable, Collection, Sequence

from waystones.games.one_line.board import Board, Card, pocket
from waystones.games.one_line.judge import Judge, Weights
from waystones.games.one_line.line import InFull, Line, Shape, alone, at_table
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch

ALONE = Weights()
# At a table the highest number so far halves nothing, so numbers can wait, and room comes first.
AT_TABLE = Weights(dead_end=2.94, full=0.22, high=0.0)


def by_worth(
    observation: OneLineObservation,
    board: Board,
    in_full: InFull,
    worths: Callable[[Sequence[Line], int], Sequence[float]],
) -> list[Stretch]:
    """A stretch for every line that the open card can leave, the best first."""
    line, rounds_left = Line.of(observation.route, observation.reached), len(observation.cards_left)
    stretches = observation.legal_moves()
    after = [line.after(board, stretch, in_full) for stretch in stretches]
    found: dict[Shape, tuple[float, Stretch]] = {}
    for stretch, each, worth in zip(stretches, after, worths(after, rounds_left), strict=True):
        if each.shape not in found or worth > found[each.shape][0]:
            found[each.shape] = worth, stretch
    return [stretch for _, stretch in sorted(found.values(), key=lambda choice: -choice[0])]


class Walker:
    """Looks at lines by a judgement that knows no more than one seat does."""

    def __init__(self, board: Board, spent: Collection[int] | None = None) -> None:
        self.board, self.spent = (
            board,
            spent,
        )  # numbers that count for half by now; None for a line drawn alone
        self.in_full: InFull = alone if spent is None else at_table(spent)
        self.judge = Judge(board, ALONE if spent is None else AT_TABLE, self.in_full)

    @classmethod
    def at(cls, observation: OneLineObservation) -> "Walker":
        """The Walker at the observation's seat: alone, or at a table, where some numbers are spent."""
        return cls(observation.board, None if observation.players == 1 else observation.spent)

    def favourites(self, observation: OneLineObservation, count: int = 1) -> list[Stretch]:
        """The stretches that leave the best lines, best first; of those that leave the same line, one."""
        return self.ranked(observation)[:count]

    def ranked(self, observation: OneLineObservation) -> list[Stretch]:
        """A stretch for every line that the open card can leave, the best first."""
        return by_worth(observation, self.board, self.in_full, self.judge.worths)

    def drawn_on(self, line: Line, cards: Sequence[Card]) -> int:
        """The points and fields that the line comes to with these cards, at a glance each time."""
        for rounds_left, card in zip(reversed(range(len(cards))), cards, strict=True):
            grown = list(line.grown(self.board, pocket(card), self.in_full).values())
            worths = self.judge.worths(grown, rounds_left)
            line = grown[worths.index(max(worths))]
        return line.points + line.walked.bit_count()
