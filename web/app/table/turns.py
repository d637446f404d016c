"""A game's turns in words, as one seat may know them."""

from collections.abc import Callable, Iterable

from app.views.players import Entry
from waystones import Event, Session

EVERYBODY_ELSE = -1  # a seat that nobody has: it knows what all know


def turns(session: Session, me: int | None, tell: Callable[[Iterable[Event]], str]) -> list[Entry]:
    """One entry a turn: the decisions of a seat until another is to act. Without `me`, what everybody may know."""
    seat = EVERYBODY_ELSE if me is None else me
    found: list[tuple[int, list[Event], int]] = []
    for ply, step in enumerate(session.steps, 1):
        events = found.pop()[1] if found and found[-1][0] == step.seat else []
        found.append((step.seat, events + step.seen_by(seat), ply))
    return [Entry(mover, tell(events), end) for mover, events, end in found]
