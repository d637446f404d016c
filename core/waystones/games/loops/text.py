"""Loops as lines of text: the board with its lines, and the own rack with the squares where each tile fits.

A tile is drawn as its lines with its value, ─┼8─; an empty square is a dot, or x3 where it multiplies by three.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from waystones.games.loops.board import BONUS, COLUMNS, NAMES, SIZE, SQUARES
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.tiles import EAST, ENDS_OF, SHAPE_NAMES, VALUE_OF, WEST, ends
from waystones.games.loops.tiles import NAMES as TILE_NAMES

if TYPE_CHECKING:
    from waystones.cli.paint import Paint

_STROKES = {ends(shape): stroke for shape, stroke in zip(SHAPE_NAMES, "│─└┌┐┘├┬┤┴┼", strict=True)}
_BONUS_COLOURS = ("", "", "green", "blue", "purple", "red", "yellow")
_WIDE = 78

NOTATION = (
    "nes4-g6 lays the tile with line ends north, east and south and the value 4 on the square that follows; "
    "end ends the turn; swap changes the tiles, and pass keeps them."
)


def lines(observation: LoopsObservation, paint: "Paint") -> Iterator[str]:
    """The board, how everybody does, and what the own rack allows."""
    yield "   " + "".join(f" {column}  " for column in COLUMNS).rstrip()
    fresh = {laid.square for laid in observation.history if laid.turn == observation.turn}
    for row in range(1, SIZE + 1):
        squares = "".join(_square(observation, SQUARES[f"{column}{row}"], fresh, paint) for column in COLUMNS)
        yield f"{row:>2} {squares}".rstrip()
    for seat, score in enumerate(observation.scores()):
        mark = " *" * (seat == observation.to_act)
        yield f"seat {seat}{mark}: {score} points, {observation.rack_sizes[seat]} tiles"
    rounds = f" of {observation.rounds}" if observation.rounds else ""
    yield f"round {observation.round}{rounds}, {observation.bag_left} tiles in the bag"
    for tile in dict.fromkeys(observation.rack):
        copies = observation.rack.count(tile)
        places = [f"{NAMES[square]}={points}" for square, points in observation.places(tile).items()]
        head = f"rack  {TILE_NAMES[tile]:<6}{_drawn(tile)} {f'x{copies}' if copies > 1 else '  '}"
        yield from _listed(head, places or ["fits nowhere now"])


def _square(observation: LoopsObservation, square: int, fresh: set[int], paint: "Paint") -> str:
    """Four columns for a square: its tile, or what it multiplies by."""
    tile = observation.tiles.get(square)
    if tile is not None:
        return paint(_drawn(tile), "bold", "reverse" if square in fresh else "")
    bonus = BONUS[square]
    return paint(f" x{bonus} ", _BONUS_COLOURS[bonus]) if bonus > 1 else paint(" .  ", "faint")


def _drawn(tile: int) -> str:
    """A tile's lines and its value."""
    sides = ENDS_OF[tile]
    west, east = "─" if sides & WEST else " ", "─" if sides & EAST else " "
    return f"{west}{_STROKES[sides]}{VALUE_OF[tile]}{east}"


def _listed(head: str, words: list[str]) -> Iterator[str]:
    """The head and the words after it, over as many lines as it takes."""
    line = head
    for word in words:
        if len(line) + 1 + len(word) > _WIDE:
            yield line
            line = " " * len(head)
        line += f" {word}"
    yield line
