"""Turns in words: the last ones beside the board, all of them in a sheet."""

from collections.abc import Sequence
from html import escape

from app.drawing import kit
from app.drawing.kit import figure
from app.drawing.players import Entry, Players
from app.texts import Texts

LAST = 4  # turns that stand beside the board


def just_now(t: Texts, players: Players, log: Sequence[Entry]) -> str:
    """The last turns of the log, newest first."""
    title = escape(t("Just now"))
    return f"<h2>{title}</h2>{turns(t, players, log[: -LAST - 1 : -1])}"


def turns(t: Texts, players: Players, log: Sequence[Entry]) -> str:
    """Turns in words."""
    if not log:
        nothing = escape(t("Nothing has been played yet."))
        return f'<p class="quiet">{nothing}</p>'
    items = "".join(
        f'<li class="turn">{figure(each.seat, label=players[each.seat].name)}<span class="grow">{escape(each.words)}</span></li>'
        for each in log
    )
    return f'<ol class="turns">{items}</ol>'


def log_sheet(t: Texts, players: Players, log: Sequence[Entry]) -> str:
    """The whole game in words, newest turn first."""
    return reading(t, t("Turns so far"), turns(t, players, log[::-1]))


def reading(t: Texts, title: str, body: str) -> str:
    """A sheet to read: it takes the focus, so that keys can scroll it."""
    label = escape(title)
    return kit.sheet(
        t, title, f'<div class="to-read" role="group" tabindex="0" aria-label="{label}">{body}</div>'
    )
