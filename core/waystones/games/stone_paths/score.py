"""What figures, wishing stones and point tiles are worth (SP-22 to SP-24)."""

from collections.abc import Sequence

from waystones.game import ScoreLine
from waystones.games.path_cards.cards import COLOURS
from waystones.games.stone_paths.board import ROW_VALUES, START

WISHES = (-4, -3, 2, 3, 6, 10)  # by the number of wishing stones; more than five are worth as much as five


def figure_points(stone: int, large: bool) -> int:
    """A figure's row value; the large one counts double, minus values too (SP-22).

    >>> figure_points(9, False), figure_points(9, True), figure_points(1, True), figure_points(0, True)
    (10, 20, -8, 0)
    """
    return ROW_VALUES[stone] * (2 if large else 1)


def wishing_points(stones: int) -> int:
    """What so many wishing stones are worth (SP-23)."""
    return WISHES[min(stones, len(WISHES) - 1)]


def lines(stones: Sequence[int], large: int, wishes: int, points: int) -> list[ScoreLine]:
    """Figure by figure, then the wishing stones, then the points of the tiles."""
    figures = [
        ScoreLine(
            "figure",
            figure_points(stone, path == large),
            {"path": COLOURS[path], "stone": stone, "large": path == large},
        )
        for path, stone in enumerate(stones)
        if stone != START
    ]
    return [
        *figures,
        ScoreLine("wishing_stones", wishing_points(wishes), {"stones": wishes}),
        ScoreLine("tiles", points, {"points": points}),
    ]


def total(stones: Sequence[int], large: int, wishes: int, points: int) -> int:
    """The sum of those lines, for players that count at every step."""
    doubled = ROW_VALUES[stones[large]] if large >= 0 else 0
    return sum([ROW_VALUES[stone] for stone in stones]) + doubled + wishing_points(wishes) + points
