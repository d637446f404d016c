"""Wishing stones of Branching Paths drawn: in stacks on the board, and as tiles."""

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
