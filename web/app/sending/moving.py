"""Moves all that is kept to another device over a connection: it is sent as a backup, and restored there.

It goes piece by piece, and the next piece only when the one before is there: no connection is ever flooded.
"""

from typing import TYPE_CHECKING

from app.keeping.backup import BadBackup
from app.platform import MAX_FILE
from app.sending.calls import Purpose
from app.sending.live import BadMessage, Connection

if TYPE_CHECKING:
    from app.app import App

PIECE = 12_000  # letters of one message
MOST = MAX_FILE // PIECE


class Moving:
    """One device gives all that it keeps, the other takes it in. `part` says how far that is."""

    purpose: Purpose = "everything"
    most = MOST + 1  # each piece is asked for, so this is never reached

    def __init__(self, app: "App", *, gives: bool) -> None:
        self._app = app
        self.gives = gives
        self._pieces: list[str] = []
        self._expected = 0
        self.brought: int | None = None  # how many games came that were not there
        self.is_done = False

    @property
    def part(self) -> float:
        """How far the move is, from 0 to 1."""
        if self.is_done:
            return 1.0
        return min(1.0, len(self._pieces) / self._expected) if self._expected else 0.0

    def opened(self, connection: Connection) -> None:
        """The device that gives begins to send."""
        if self.gives:
            text = self._app.saves.backup()
            self._pieces = [text[at : at + PIECE] for at in range(0, len(text), PIECE)]
            self._expected = len(self._pieces)
            self._give(connection)

    def _give(self, connection: Connection) -> None:
        number = self._expected - len(self._pieces)
        connection.tell(f"piece {number} {self._expected} {self._pieces[0]}")

    def hear(self, connection: Connection, text: str) -> None:
        """A piece of what is given, or that one has come."""
        kind, _, rest = text.partition(" ")
        if self.gives:
            self._hear_thanks(connection, kind)
        elif kind == "piece" and not self.is_done:
            self._take(connection, *_read(rest))
        else:
            raise BadMessage

    def _hear_thanks(self, connection: Connection, kind: str) -> None:
        if kind == "done" and len(self._pieces) == 1:
            self._pieces.clear()
            self.is_done = True
        elif kind == "more" and len(self._pieces) > 1:
            del self._pieces[0]
            self._give(connection)
        else:
            raise BadMessage

    def _take(self, connection: Connection, number: int, expected: int, piece: str) -> None:
        if number != len(self._pieces) or expected != (self._expected or expected):
            raise BadMessage
        self._expected = expected
        self._pieces.append(piece)
        if len(self._pieces) < expected:
            connection.tell("more")
            return
        try:
            self.brought = self._app.saves.restore("".join(self._pieces))
        except BadBackup as error:
            raise BadMessage from error
        self.is_done = True
        self._pieces.clear()
        self._app.change_settings(self._app.saves.settings())
        connection.tell("done")

    def ended(self, connection: Connection) -> None:
        """Say so if the move was cut short: then nothing was moved."""
        t = self._app.texts
        if not self.is_done:
            self._app.note(t("The connection has ended before everything was moved. Nothing was changed."))


def _read(text: str) -> tuple[int, int, str]:
    number, _, rest = text.partition(" ")
    expected, _, piece = rest.partition(" ")
    if not all(each.isascii() and each.isdigit() and len(each) < 6 for each in (number, expected)):
        raise BadMessage
    if not 0 < int(expected) <= MOST or len(piece) > PIECE or not piece:
        raise BadMessage
    return int(number), int(expected), piece
