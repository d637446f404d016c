"""How Loops is written: one word for each decision.

    nes4-g6   lay the tile with line ends north, east and south and value 4 on square g6
    end       end the turn and refill the rack
    swap      put all tiles back into the bag and draw as many
    pass      keep the tiles, since nothing fits

So `ns2-g6 nes4-g5 end` is a turn.
"""

from functools import cache
from typing import NamedTuple

from waystones.errors import BadNotation
from waystones.games.loops import board, tiles

LAY = "lay"
A_TURN = 3  # tiles that a turn lays at most (LO-7)


class Move(NamedTuple):
    """One decision: what is done, and for a tile which one and where.

    >>> str(lay(tiles.TILES["nes4"], board.SQUARES["g6"])), str(END)
    ('nes4-g6', 'end')
    """

    kind: str
    tile: int = -1
    square: int = -1

    def __str__(self) -> str:
        return f"{tiles.NAMES[self.tile]}-{board.NAMES[self.square]}" if self.kind == LAY else self.kind


END = Move("end")
SWAP = Move("swap")
PASS = Move("pass")
_WORDS = {str(move): move for move in (END, SWAP, PASS)}


@cache
def lay(tile: int, square: int) -> Move:
    """The move that lays the tile on the square; there are some thousand, and few are ever needed."""
    return Move(LAY, tile, square)


def read(text: str) -> Move:
    """The move written so; BadNotation if the text is none.

    >>> read("ns2-g6").kind, read("swap") is SWAP
    ('lay', True)
    """
    if text in _WORDS:
        return _WORDS[text]
    tile, _, square = text.partition("-")
    if tile not in tiles.TILES or square not in board.SQUARES:
        raise BadNotation("move", text=text[:40])
    return lay(tiles.TILES[tile], board.SQUARES[square])
