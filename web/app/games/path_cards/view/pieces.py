"""The pieces of both path games as they lie beside the board: cards, symbols and counts."""

from collections.abc import Callable, Sequence
from html import escape

from app.drawing.kit import signed
from app.games.path_cards import words
from app.texts import Texts
from waystones.games.path_cards.cards import COLOURS, Row, direction

_WAYS = {1: " up", -1: " down", 0: ""}  # which way a row runs


def symbol(path: int) -> str:
    """The symbol of a path's colour."""
    return f'<svg class="symbol" viewBox="-12 -12 24 24" aria-hidden="true"><use href="#on-{COLOURS[path]}"/></svg>'


def wishes(count: int, arrives: str = "") -> str:
    """Wishing stones and how many; the words for it stand beside. One that has just been taken `arrives`."""
    return (
        f'<span class="wishes" aria-hidden="true"><svg viewBox="0 0 24 24" aria-hidden="true"{arrives}><use href="#wishing-stone"/></svg>'
        f'<b class="num">{count}</b></span>'
    )


def face(path: int, value: int) -> str:
    """What a card shows: its value and its colour's symbol."""
    return f'<b class="num">{value}</b>{symbol(path)}'


def seal(gain: int, x: float, y: float) -> str:
    """How a step would change the points, beside where the figure would stand."""
    costs = " costs" if gain < 0 else ""
    return (
        f'<circle class="gain-seal{costs}" cx="{x:.1f}" cy="{y:.1f}" r="12.5"/>'
        f'<text class="gain{costs}" x="{x:.1f}" y="{y + 4.4:.1f}">{signed(gain)}</text>'
    )


def small_cards(t: Texts, path: int, values: Row) -> str:
    """All values of a row or pile in the order they were laid, small."""
    said = escape(words.row(t, path, values))
    shown = "".join(f'<i class="num">{value}</i>' for value in values)
    return (
        f'<span class="small-cards">{symbol(path)}<span class="aside">{said}</span>'
        f'<span class="values k-{COLOURS[path]}" aria-hidden="true">{shown}</span></span>'
    )


def pips(rows: Sequence[Row], more: Callable[[int], str] = lambda path: "") -> str:
    """Where each row of a player stands: its last value in its colour, pointing the way it runs, or an empty slot.

    `more` gives the attributes that a colour's pip has besides.
    """
    shown = "".join(
        f'<i class="pip num k-{COLOURS[path]}{_WAYS[direction(row)]}"{more(path)}>{row[-1]}</i>'
        if row
        else '<i class="pip none"></i>'
        for path, row in enumerate(rows)
    )
    return f'<span class="pips" aria-hidden="true">{shown}</span>'
