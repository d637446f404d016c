"""Wishing stones of Branching Paths: in stacks on the board, open before their owner, face down for the others."""

from collections.abc import Sequence
from html import escape

from app.branching_paths import words
from app.path_cards.words import wishing_stones as counted
from app.texts import Texts
from waystones.games.path_cards.cards import COLOURS

_RISE = 3.2


def stack(colour: int, left: int, x: float, y: float, side: int = 1) -> str:
    """A stack with so many stones left, its colour's symbol on top and the number at one side of its foot."""
    foot = y + 6.5
    discs = "".join(
        f'<use href="#wish-disc" x="{x:.1f}" y="{foot - i * _RISE:.1f}"/>' for i in range(max(left, 0))
    )
    top = foot - (left - 1) * _RISE
    sign = (
        f'<use href="#on-{COLOURS[colour]}" transform="translate({x:.1f} {top:.1f}) scale(0.5 0.42)"/>'
        if left
        else ""
    )
    empty = "" if left else f'<ellipse class="wish-none" cx="{x:.1f}" cy="{foot:.1f}" rx="11" ry="7"/>'
    number = f'<text class="stack-left" x="{x + 11 * side:.1f}" y="{foot + 9:.1f}">{left}</text>'
    return f'<g class="k-{COLOURS[colour]}">{empty}{discs}{sign}</g>{number}'


def tile(colour: int, x: float, y: float, scale: float) -> str:
    """A wishing tile: a pale disc with a stone of the colour in it."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:g})"><use href="#web-tile-wish"/>'
        f'<g class="k-{COLOURS[colour]}"><circle class="wish-face" r="8.8"/>'
        f'<use href="#on-{COLOURS[colour]}" transform="scale(0.56)"/></g></g>'
    )


def wishing_stones(t: Texts, wishes: Sequence[int], *, open: bool) -> str:
    """A seat's wishing stones beside its rows: with their colours for who may look, else their backs."""
    count = sum(wishes)
    if not count:
        return ""
    if open:
        said = ", ".join(words.stack(t, colour, n) for colour, n in enumerate(wishes) if n)
        shown = "".join(_face(colour) for colour, n in enumerate(wishes) for _ in range(n))
    else:
        said = t("{stones}, face down", stones=counted(t, count))
        shown = _BACK * count
    return f'<p class="wish-row" role="img" aria-label="{escape(said)}">{shown}</p>'


_BACK = '<svg class="wish" viewBox="-11 -11 22 22" aria-hidden="true"><use href="#wish-back"/></svg>'


def _face(colour: int) -> str:
    return (
        f'<svg class="wish k-{COLOURS[colour]}" viewBox="-11 -11 22 22" aria-hidden="true">'
        f'<circle class="wish-face" r="9.4"/><use href="#on-{COLOURS[colour]}" transform="scale(0.6)"/></svg>'
    )
