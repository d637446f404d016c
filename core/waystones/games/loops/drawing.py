"""Loops drawn: its tiles, and the board with the squares that multiply."""

from collections.abc import Collection

from waystones.games.loops import tiles
from waystones.games.loops.board import BONUS, NAMES, SIZE, WIDTH
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.tiles import VALUE_OF

_SIDE = 100  # of a square
BOX = f"-10 -10 {SIZE * _SIDE + 20} {SIZE * _SIDE + 20}"
_FACES = 6  # waystones.pieces.loop_tiles draws so many
# From this value on a tile's lines are curled, by its number of line ends.
_CURLED = {2: 3, 3: 5, 4: 6}


def drawing(tile: int, seed: int) -> str:
    """The tile on a ground of 100: face, ink, value."""
    shape, value = tiles.NAMES[tile][:-1], VALUE_OF[tile]
    kind = "curled" if value >= _CURLED[len(shape)] else "plain"
    return (
        f'<use href="#loop-tile-{seed % _FACES}"/><use href="#loop-{shape}-{kind}"/>'
        f'<text class="loop-value" x="14.5" y="30">{value}</text>'
    )


def position(seen: LoopsObservation, fresh: Collection[int] = ()) -> str:
    """The board with all tiles; those on `fresh` squares look newly laid."""
    ground = "".join(
        f'<rect class="map-bonus b{BONUS[square]}" x="{column(square) * _SIDE + 4}" y="{row(square) * _SIDE + 4}" width="92" height="92" rx="10"/>'
        for square in NAMES
        if BONUS[square] > 1
    )
    laid = ""
    for square, tile in seen.tiles.items():
        kind = ' class="fresh"' if square in fresh else ""
        place = f"translate({column(square) * _SIDE} {row(square) * _SIDE})"
        laid += f'<g{kind} transform="{place}">{drawing(tile, square)}</g>'
    return ground + laid


def column(square: int) -> int:
    """How far to the right a square lies."""
    return square % WIDTH - 1


def row(square: int) -> int:
    """How far down a square lies."""
    return square // WIDTH - 1
