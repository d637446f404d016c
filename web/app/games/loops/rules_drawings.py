"""The drawings in the rules of Loops: made from the same tiles and squares as the game."""

from html import escape

from app.games.loops import words
from app.games.loops.view.tile import picture
from app.texts import Texts
from waystones.games.loops.board import BONUS, CENTRE, NAMES, SIZE, WIDTH
from waystones.games.loops.drawing import drawing
from waystones.games.loops.moves import read
from waystones.games.loops.tiles import TILES

_SHAPES = ("ns2", "ew3", "ne1", "es3", "nes4", "new6", "nesw5", "nesw8")


def shapes(t: Texts) -> str:
    """Some tiles, plain and curled."""
    items = "".join(
        f'<li><span class="aside">{escape(words.tile(t, TILES[name]))}</span>{picture(TILES[name], seed)}</li>'
        for seed, name in enumerate(_SHAPES)
    )
    return f'<ul class="loop-shapes">{items}</ul>'


def bonus_squares(label: str) -> str:
    """The whole board with its bonus squares."""
    squares = "".join(
        f'<rect class="map-bonus b{BONUS[square]}" x="{x}" y="{y}" width="28" height="28" rx="4"/>'
        f'<text class="bonus-number b{BONUS[square]}" x="{x + 14}" y="{y + 20}">{BONUS[square]}</text>'
        for square in NAMES
        if BONUS[square] > 1
        for x, y in [((square % WIDTH - 1) * 30 + 1, (square // WIDTH - 1) * 30 + 1)]
    )
    x, y = (CENTRE % WIDTH - 1) * 30 + 15, (CENTRE // WIDTH - 1) * 30 + 15
    side = SIZE * 30
    return (
        f'<svg class="bonus-board" viewBox="-4 -4 {side + 8} {side + 8}" role="img" aria-label="{escape(label)}">'
        f'<rect class="bonus-ground" x="-3" y="-3" width="{side + 6}" height="{side + 6}" rx="8"/>{squares}'
        f'<circle class="bonus-centre" cx="{x}" cy="{y}" r="9"/></svg>'
    )


def laid(label: str, tiles: str, new: str = "", wrong: bool = False) -> str:
    """Tiles beside each other, written as the game writes them; the new ones are green, or red where not allowed."""
    moves = [read(word) for word in f"{tiles} {new}".split()]
    fresh = {read(word).square for word in new.split()}
    left, top = min(m.square % WIDTH for m in moves), min(m.square // WIDTH for m in moves)
    right, bottom = max(m.square % WIDTH for m in moves), max(m.square // WIDTH for m in moves)
    kind = "wrong" if wrong else "fresh"
    drawn = "".join(
        f'<g class="{kind if move.square in fresh else "laid"}" transform="translate({(move.square % WIDTH - left) * 100} {(move.square // WIDTH - top) * 100})">{drawing(move.tile, move.square)}</g>'
        for move in moves
    )
    box = f"-8 -8 {(right - left + 1) * 100 + 16} {(bottom - top + 1) * 100 + 20}"
    return f'<svg class="loops-example" viewBox="{box}" role="img" aria-label="{escape(label)}">{drawn}</svg>'
