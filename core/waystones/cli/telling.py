"""Events, scores and refusals in plain words, whichever the game: what is told follows from the data alone."""

import textwrap
from collections.abc import Iterable, Mapping
from typing import Any

from waystones.errors import Refusal
from waystones.game import Event, ScoreLine

COLUMNS = 80


def spoken(facts: Mapping[str, Any]) -> str:
    """Facts in a row; what is not so is left out.

    >>> spoken({"number": 7, "points": 4, "half": True, "great": False})
    'number 7, points 4, half'
    """
    words = []
    for key, value in facts.items():
        if value is True:
            words.append(key)
        elif value is not False:
            words.append(f"{key} {_plain(value)}")
    return ", ".join(words)


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        nested = any(isinstance(each, tuple) for each in value)
        return (" / " if nested else " ").join(_plain(each) for each in value) or "none"
    return str(value)


def event_line(event: Event) -> str:
    """One event with all that it holds: `event.seen_by(seat)` first takes out what a seat may not know.

    >>> event_line(Event("drawn", 0, {"pile": "deck"}, secret={"card": "r7"}))
    'seat 0 drawn: pile deck, card r7'
    """
    who = "" if event.seat is None else f"seat {event.seat} "
    what = spoken({**event.facts, **event.secret})
    return f"{who}{event.kind}: {what}" if what else f"{who}{event.kind}"


def score_line(line: ScoreLine) -> str:
    """One reason for points.

    >>> score_line(ScoreLine("number", 4, {"number": 7, "half": True}))
    '    4  number: number 7, half'
    """
    return f"{line.points:>5}  {line.kind}: {spoken(line.values)}"


def score_lines(head: str, lines: Iterable[ScoreLine]) -> list[str]:
    """Reason by reason, and what they come to."""
    reasons = list(lines)
    told = [part for line in reasons for part in wrapped(score_line(line), " " * 9)]
    return [head, *told, f"{sum(line.points for line in reasons):>5}  in all"]


def refusal_line(refusal: Refusal) -> str:
    """Why a move is not allowed, in one line.

    >>> refusal_line(Refusal("SP-12", "does_not_fit", {"card": "r7", "last": 8}))
    'SP-12, does not fit: card r7, last 8'
    """
    what = spoken(refusal.values)
    code = refusal.code.replace("_", " ")
    return f"{refusal.rule}, {code}: {what}" if what else f"{refusal.rule}, {code}"


def wrapped(text: str, indent: str = "") -> list[str]:
    """The text in lines that a terminal of 80 columns holds, those after the first one indented."""
    return textwrap.wrap(text, COLUMNS - 1, subsequent_indent=indent, break_on_hyphens=False) or [""]


def listed(head: str, words: Iterable[str]) -> list[str]:
    """Words after a head, over as many lines as it takes.

    >>> listed("moves", ["small", "large"])
    ['moves  small large']
    """
    return wrapped(f"{head}  {' '.join(words)}", " " * (len(head) + 2))
