"""Loops: its tiles, drawn on a ground of 100, and the sign of the game.

The ink of a tile runs to the middle of its sides and a hair beyond, so that it joins the ink of the next tile. Every
shape is drawn once the right way up and turned for the others; low values are plain lines, high ones are curled.
"""

import random

from waystones.pieces.shapes import num, rounded

FACES = 6  # so many different tiles; more would only make the page longer
_DEPTH = 5.0

# The strokes of each kind, from the lowest up: where one crosses another, it lies above it.
_WAVE = ("M-1 50C20 50 24 36 38 40 50 44 50 56 62 60 76 64 80 50 101 50",)
_CURL = ("M-1 50C40 50 74 46 70 26 66 13 58 9.5 50 9.5", "M50.5 9.5C42 9.5 34 13 30 26 26 46 60 50 101 50")
_BEND = ("M50-1C50 40 60 50 101 50",)
_HOOK = ("M50-1C50 46 56 84 34 84 24 84 18 76 18 68", "M18 68.5C18 54 30 50 46 50L101 50")
_KNOT = ("M60 20a20 20 0 1 0 .1 0", "M50-1C50 40 60 50 101 50")
_FORK = ("M-1 50C24 50 30 68 50 68S76 50 101 50M50-1C50 34 34 50-1 50M50-1C50 34 66 50 101 50",)
_RING = ("M-1 50H26M74 50H101M50-1V26M50 26a24 24 0 1 0 .1 0",)
_CROSS = ("M-1 50C20 50 32 41 50 50S80 50 101 50", "M50-1C50 20 59 32 50 50S50 80 50 101")
_WHEEL = ("M50-1V101", "M50 23a27 27 0 1 0 .1 0", "M-1 50H101")

# By shape: how far it is turned, its plain strokes and its curled ones. The upper left corner is the value's.
_SHAPES = {
    "ew": (0, _WAVE, _CURL),
    "ns": (90, _WAVE, _CURL),
    "ne": (0, _BEND, _HOOK),
    "es": (90, _BEND, _KNOT),
    "sw": (180, _BEND, _HOOK),
    "nw": (270, _BEND, _HOOK),
    "new": (0, _FORK, _RING),
    "nes": (90, _FORK, _RING),
    "esw": (180, _FORK, _RING),
    "nsw": (270, _FORK, _RING),
    "nesw": (0, _CROSS, _WHEEL),
}
_EMBLEM = (
    "M3 47C15 47 31 36 31 20 31 11 27.5 7 23 7 18 7 15 12 15 20 15 24 16 28 17.5 31.5"
    "M22.5 39C25.5 43 29 45.5 33 46.5 47 46 57 35 57 22 57 13 53.5 9 49 9 44 9 41 14 41 22 41 26 42 30 43.5 33"
    "M48 40C51.5 44.5 56 47 61 47"
)


def face(seed: int) -> str:
    """A tile without its lines: lower edge and face, cut by hand."""
    chance = random.Random(seed)
    corners = [
        (x + chance.uniform(-1.2, 1.2), y + chance.uniform(-1.2, 1.2))
        for x, y in ((1.2, 1.2), (98.8, 1.2), (98.8, 98.8), (1.2, 98.8))
    ]
    outline = rounded(corners, 0.1)
    return (
        f'<path class="loop-edge" d="{outline}" transform="translate(0 {num(_DEPTH)})"/>'
        f'<path class="loop-face" d="{outline}"/>'
    )


def lines(strokes: tuple[str, ...], turn: int) -> str:
    """The ink of a tile; an upper stroke keeps a gap to the one below it."""
    drawn = ""
    for i, stroke in enumerate(strokes):
        drawn += (
            f'<path class="loop-gap" d="{stroke}"/>' if i else ""
        ) + f'<path class="loop-ink" d="{stroke}"/>'
    return f'<g transform="rotate({turn} 50 50)">{drawn}</g>' if turn else drawn


def parts() -> list[str]:
    """Every drawing of the game, each with its id."""
    found = [f'<g id="loop-tile-{seed}">{face(seed + 1)}</g>' for seed in range(FACES)]
    for shape, (turn, plain, curled) in _SHAPES.items():
        found.append(f'<g id="loop-{shape}-plain">{lines(plain, turn)}</g>')
        found.append(f'<g id="loop-{shape}-curled">{lines(curled, turn)}</g>')
    emblem = f'<path class="sign-line" stroke-width="4.8" d="{_EMBLEM}"/>'
    return [*found, f'<symbol id="em-loops" viewBox="0 0 64 64">{emblem}</symbol>']
