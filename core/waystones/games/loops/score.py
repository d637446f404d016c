"""What tiles score, each told by its reasons (LO-14, LO-15)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from waystones.game import ScoreLine
from waystones.games.loops import board
from waystones.games.loops.mosaic import Mosaic
from waystones.games.loops.tiles import NAMES, VALUE_OF


class Laid(NamedTuple):
    """One tile laid: by whom, in which turn, where."""

    seat: int
    turn: int
    square: int


def line(mosaic: Mosaic, square: int, joined: Iterable[int]) -> ScoreLine:
    """Why the tile on the square scored what it did, when a line joined it with the tiles on those squares."""
    tile, bonus = mosaic.tiles[square], board.BONUS[square]
    neighbours = {beside: mosaic.tiles[beside] for beside in joined}
    return ScoreLine(
        "tile",
        VALUE_OF[tile] * bonus + sum(VALUE_OF[neighbour] for neighbour in neighbours.values()),
        {
            "tile": NAMES[tile],
            "square": board.NAMES[square],
            "value": VALUE_OF[tile],
            "bonus": bonus,
            "joined": tuple(f"{NAMES[other]}-{board.NAMES[beside]}" for beside, other in neighbours.items()),
        },
    )


def lines(mosaic: Mosaic, history: Sequence[Laid], seat: int) -> list[ScoreLine]:
    """One line for every tile that the seat has laid; only tiles that lay there before count as neighbours."""
    before: set[int] = set()
    told = []
    for laid in history:
        if laid.seat == seat:
            told.append(line(mosaic, laid.square, before.intersection(mosaic.joined(laid.square))))
        before.add(laid.square)
    return told
