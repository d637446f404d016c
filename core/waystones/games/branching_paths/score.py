"""What figures, wishing stones and point tiles are worth (BP-18 to BP-20)."""

from collections.abc import Sequence

from waystones.game import ScoreLine
from waystones.games.branching_paths.board import START, Board

DIFFERENT = (0, 0, 2, 3, 6, 10)  # by the number of different colours of wishing stones (BP-19)
SET = 3  # so many wishing stones of one colour
SET_WORTH = 10  # (BP-20)


def figure_points(board: Board, stone: int, large: bool) -> int:
    """A figure's row value; the large one counts double, minus values too (BP-18)."""
    return board.worth[stone] * (2 if large else 1)


def different(wishes: Sequence[int]) -> int:
    """How many colours there are among wishing stones counted by colour."""
    return len(wishes) - wishes.count(0)


def sets(wishes: Sequence[int]) -> int:
    """How many full sets of three of one colour there are.

    >>> different([3, 2, 1, 1, 0]), sets([3, 2, 1, 1, 0]), wishing_points([3, 2, 1, 1, 0])
    (4, 1, 16)
    """
    return sum(stones // SET for stones in wishes)


def wishing_points(wishes: Sequence[int]) -> int:
    """What wishing stones, counted by colour, are worth; the same ones count for both (BP-19, BP-20)."""
    return DIFFERENT[different(wishes)] + SET_WORTH * sets(wishes)


def lines(board: Board, figures: Sequence[int], wishes: Sequence[int], points: int) -> list[ScoreLine]:
    """Figure by figure, the large one first, then the wishing stones, then the points of the tiles."""
    walked = [
        ScoreLine(
            "figure",
            figure_points(board, stone, number == 0),
            {"stone": board.names[stone], "row": board.row[stone], "large": number == 0},
        )
        for number, stone in enumerate(figures)
        if stone != START
    ]
    return [
        *walked,
        ScoreLine("colours", DIFFERENT[different(wishes)], {"colours": different(wishes)}),
        ScoreLine("sets", SET_WORTH * sets(wishes), {"sets": sets(wishes)}),
        ScoreLine("tiles", points, {"points": points}),
    ]


def total(board: Board, figures: Sequence[int], wishes: Sequence[int], points: int) -> int:
    """The sum of those lines, for players that count at every step."""
    worth = board.worth
    return sum([worth[stone] for stone in figures]) + worth[figures[0]] + wishing_points(wishes) + points
