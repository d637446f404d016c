"""Connections to other devices, and the games that are played over them.

What goes over a connection is what a letter holds, checked as a letter is. A message that is none ends the connection
with a word, never the game: that goes on by letters, or is joined again by a new code.
"""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, Protocol

from app.sending.calls import CALLS, Call, End, Purpose

if TYPE_CHECKING:
    from app.app import App

MAX_TEXT = 20_000  # letters of one message
MOMENT = 3_000  # ms in which the other may say so much and no more: see `Hearer.most`

# A call waits for the other's code, or is open; it is over by itself, by what was said on it or how much, or there can be
# none here.
Standing = Literal["calling", "open", "closed", "bad", "flood", "none"]


class BadMessage(Exception):
    """A message came over a connection that this page never sends."""


class Hearer(Protocol):
    """Hears what is said on a connection: a game, or the move to another device."""

    purpose: Purpose
    most: int  # messages of one moment; who says more is not one of us

    def opened(self, connection: "Connection") -> None:
        """The other device is connected."""
        ...

    def hear(self, connection: "Connection", text: str) -> None:
        """A message of the other device; BadMessage if it is none that this page sends."""
        ...

    def ended(self, connection: "Connection") -> None:
        """The connection is over."""
        ...


class Connection:
    """One connection: who is at its other end, how it stands, and the code to show there."""

    def __init__(self, live: "Live", hearer: Hearer, call: int, sender: str) -> None:
        self._live = live
        self.hearer = hearer
        self.call = call  # the number that both codes have
        self.sender = sender  # under which name this device calls
        self.name = ""  # who is at the other end, once that is known
        self.number = 0  # of the platform's
        self.game = 0  # what the call is for, in its code
        self.seat = 0
        self.is_answer = False
        self.answered: End | None = None  # by whom, as soon as the answer to an own call is known
        self.standing: Standing = "calling"
        self.code = ""
        self._heard = 0  # messages of this moment

    @property
    def is_open(self) -> bool:
        """Whether the other device is connected."""
        return self.standing == "open"

    def tell(self, text: str) -> None:
        """Send a text to the other device, if it is connected."""
        if self.is_open:
            self._live.platform.tell(self.number, text)

    def told(self, what: str, text: str) -> None:
        """The platform tells what has happened on the connection."""
        match what:
            case "end":
                self._know_own_end(text)
            case "open":
                self.standing = "open"
                self.hearer.opened(self)
            case "text" if self.is_open:
                self._hear(text)
            case "bad" if self.is_open:
                self.end("bad")
            case "closed" | "none":
                self.end("none" if what == "none" else "closed")
        self._live.news()

    def _know_own_end(self, text: str) -> None:
        try:
            end = End.read(text)
        except ValueError:
            self.end("none")
            return
        if not end.places:  # a device that is on no network
            self.end("none")
            return
        game, seat = (0, 0) if self.is_answer else (self.game, self.seat)
        call = Call(self.call, end, self.sender, self.hearer.purpose, self.is_answer, game, seat)
        self.code = str(call)

    def _hear(self, text: str) -> None:
        if not self._heard:
            self._live.platform.later(MOMENT, self._forget)
        self._heard += 1
        if self._heard > self.hearer.most:
            self.end("flood")
            return
        try:
            if len(text) > MAX_TEXT:
                raise BadMessage
            self.hearer.hear(self, text)
        except BadMessage:
            self.end("bad")

    def _forget(self) -> None:
        self._heard = 0

    def end(self, standing: Standing) -> None:
        """End the connection, and say why."""
        was_open, self.standing = self.is_open, standing
        self._live.drop(self)
        if was_open:
            self.hearer.ended(self)


class Live:
    """All connections of this page. They outlive screens, and end with the visit."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.platform = app.platform
        self.connections: list[Connection] = []

    def news(self) -> None:
        """Show that something about connections has changed."""
        if self._app.screen:
            self._app.screen.news()

    def call(self, hearer: Hearer, *, sender: str = "", game: int = 0, seat: int = 0) -> Connection:
        """Offer a connection; its code says what for."""
        connection = Connection(self, hearer, self.platform.chance(CALLS), sender)
        connection.game, connection.seat = game, seat
        return self._begin(connection, lambda: self.platform.call(connection.told))

    def answer(self, call: Call, hearer: Hearer, *, sender: str = "") -> Connection:
        """Answer a connection that another device offers."""
        connection = Connection(self, hearer, call.number, sender)
        connection.is_answer, connection.name, connection.seat = True, call.sender, call.seat
        return self._begin(
            connection, lambda: self.platform.answer_call(json.dumps(call.end.told()), connection.told)
        )

    def _begin(self, connection: Connection, begin: Callable[[], int]) -> Connection:
        self.connections.append(connection)
        connection.number = begin()
        return connection

    def accept(self, call: Call) -> bool:
        """Take up an answer; False if nobody here waits for it. A call takes one answer: another needs a new call."""
        for connection in self.connections:
            if (
                connection.call == call.number
                and not connection.is_answer
                and connection.standing == "calling"
            ):
                if connection.answered is None:
                    connection.name, connection.answered = call.sender, call.end
                    self.platform.accept(connection.number, json.dumps(call.end.told()))
                elif connection.answered != call.end:
                    connection.end("closed")
                return True
        return False

    def is_own(self, call: Call) -> bool:
        """Whether a call is one that this device shows."""
        return any(
            connection.call == call.number and connection.is_answer == call.is_answer
            for connection in self.connections
        )

    def give_up_waiting(self) -> None:
        """Drop the calls that nobody has answered, but for own calls to a game: those may still be answered."""
        for connection in [connection for connection in self.connections if connection.standing == "calling"]:
            if connection.is_answer or connection.hearer.purpose != "game":
                self.drop(connection)

    def drop(self, connection: Connection) -> None:
        """End a connection, or take back a call."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.platform.hang_up(connection.number)
