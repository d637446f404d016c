"""Wishing stones of Branching Paths: in stacks on the board, open before their owner, face down for the others."""

from collections.abc import Sequence
from html import escape

from app.games.branching_paths import words
from app.games.path_cards.words import wishing_stones as counted
from app.texts import Texts
from waystones.games.path_cards.cards import COLOURS


def wishing_stones(t: Texts, wishes: Sequence[int], *, open: bool) -> str:
    """A seat's wishing stones beside its rows: with their colours for the seat that may look, else their backs."""
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
