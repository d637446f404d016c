"""A game's turns, as one seat may know them: in words for the log, as events for the marks they leave."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from app.drawing.players import Entry
from waystones import Event, Session

EVERYBODY_ELSE = -1  # a seat that nobody has: it knows what all know


@dataclass(frozen=True, slots=True)
class Turn:
    """The decisions of a seat until another is to act: what happened, and the step with which it ended."""

    seat: int
    events: tuple[Event, ...]
    end: int = 0


def turns(session: Session, me: int | None, tell: Callable[[Iterable[Event]], str]) -> list[Entry]:
    """One entry a turn: the decisions of a seat until another is to act. Without `me`, what everybody may know."""
    seat = EVERYBODY_ELSE if me is None else me
    found: list[tuple[int, list[Event], int]] = []
    for ply, step in enumerate(session.steps, 1):
        events = found.pop()[1] if found and found[-1][0] == step.seat else []
        found.append((step.seat, events + step.seen_by(seat), ply))
    return [Entry(mover, tell(events), end) for mover, events, end in found]


def since(session: Session, me: int, *, watching: bool = False) -> tuple[Turn, ...]:
    """What the others have done since the seat last decided; nothing once it has decided again.

    Who only watches has no turn to look back from: then it is as many turns as there are others at the table.
    """
    found: list[Turn] = []
    for ply in range(len(session.steps), 0, -1):
        step = session.steps[ply - 1]
        if step.seat == me and not watching:
            break
        if found and found[0].seat == step.seat:
            later = found.pop(0)
            found.insert(0, Turn(step.seat, (*step.seen_by(me), *later.events), later.end))
        elif len(found) == session.state.players - 1:
            break
        else:
            found.insert(0, Turn(step.seat, tuple(step.seen_by(me)), ply))
    return tuple(found)
