"""The most that the last cards can make of a line: no line that could give more is left out, so this is exact."""

from collections.abc import Iterable, Sequence

from waystones.games.one_line.areas import BIT, STEPS
from waystones.games.one_line.board import Board, Card, pocket
from waystones.games.one_line.line import InFull, Line, Shape, alone


def most(board: Board, line: Line, cards: Sequence[Card], in_full: InFull = alone) -> int:
    """The points for numbers and fields that the line can end with, when the cards come in this order."""
    if not cards:
        return _now(line)
    *earlier, last = cards
    lines = {line.shape: line}
    for card in earlier:
        longer: dict[Shape, Line] = {}
        for each in lines.values():
            for shape, grown in each.grown(board, pocket(card), in_full).items():
                if shape not in longer or longer[shape].points < grown.points:
                    longer[shape] = grown
        lines = longer
    return _most_with(board, lines.values(), last, in_full)


def _most_with(board: Board, lines: Iterable[Line], card: Card, in_full: InFull) -> int:
    """The most that these lines come to with the last card; those that have most by now are tried first, so that others need not be."""
    best = 0
    for line in sorted(lines, key=_now, reverse=True):
        if _now(line) + _may_add(board, line, card) > best:
            best = max(best, *map(_now, line.grown(board, pocket(card), in_full).values()))
    return best


def _now(line: Line) -> int:
    return line.points + line.walked.bit_count()


def _may_add(board: Board, line: Line, card: Card) -> int:
    """More than this the card adds in no case: all its fields, and every number that lies so near."""
    one, other, steps = STEPS[line.one], STEPS[line.other], len(card)
    near = [
        number
        for field, number in board.numbers.items()
        if min(one[field], other[field]) <= steps and not line.walked & BIT[field]
    ]
    return steps + sum(near)
