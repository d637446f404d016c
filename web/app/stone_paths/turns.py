"""A game's turns in words, as one seat may know them."""

from collections.abc import Sequence

from app.stone_paths import words
from app.texts import Texts
from app.views.stone_paths.look import Entry
from waystones import Event, Session

EVERYBODY_ELSE = -1  # a seat that nobody has: it knows what all know


def turns(t: Texts, session: Session, names: Sequence[str], me: int | None) -> list[Entry]:
    """One entry a turn: the decisions of a seat until another is to act. Without `me`, what everybody may know."""
    seat = EVERYBODY_ELSE if me is None else me
    found: list[tuple[int, list[Event]]] = []
    for step in session.steps:
        if not found or found[-1][0] != step.seat:
            found.append((step.seat, []))
        found[-1][1].extend(step.seen_by(seat))
    return [Entry(mover, words.events(t, events, names, me)) for mover, events in found]
