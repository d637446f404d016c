"""The most that the last cards can make of a line: every line there can be is followed up, so this is exact."""

from collections.abc import Sequence

from waystones.games.one_line.board import Board, Card, pocket
from waystones.games.one_line.line import InFull, Line, Shape, alone


def most(board: Board, line: Line, cards: Sequence[Card], in_full: InFull = alone) -> int:
    """The points for numbers and fields that the line can end with, when the cards come in this order."""
    lines = {line.shape: line}
    for card in cards:
        longer: dict[Shape, Line] = {}
        for each in lines.values():
            for shape, grown in each.grown(board, pocket(card), in_full).items():
                if shape not in longer or longer[shape].points < grown.points:
                    longer[shape] = grown
        lines = longer
    return max(each.points + each.walked.bit_count() for each in lines.values())
