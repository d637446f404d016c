"""Lines that were sent: seats whose player has drawn already, elsewhere."""

from app.keeping.figures import SENT
from waystones import Session
from waystones.games.one_line.duel import Line, line
from waystones.link import Link

__all__ = ["SENT", "Sent"]


class Sent:
    """The lines of a duel's link, drawn again round by round."""

    def __init__(self, code: str) -> None:
        self._lines: list[Line] = []
        if code:
            record = Link.parse(code).record
            self._lines = [line(record, seat) for seat in range(record.players)]

    def move(self, session: Session, seat: int) -> str:
        """What the seat drew in the round that is open."""
        return self._lines[seat][sum(step.seat == seat for step in session.steps)]
