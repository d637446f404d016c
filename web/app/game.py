"""What a game is to the page: all that lists, seats, links and statistics need to know of it without loading it.

Each game has one, `GAME` in `app/games/<id>/game.py`; what the engine knows of it is `about`. The rest of the room
is imported when it is opened.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from app.texts import Texts
from waystones.about import About

if TYPE_CHECKING:
    from app.app import App
    from app.keeping.save import Save, Seats
    from app.keeping.saves import Saves
    from app.table.hand import Hand
    from app.table.replay import Replaying
    from app.table.result import Ending
    from waystones import Record, Session

Words = Callable[[Texts], str]


@dataclass(frozen=True)
class Kind:
    """A way to play a game that has statistics of its own: a line drawn alone scores otherwise than lines at a table.

    `key` is what browsers keep it by: it never changes. `room` is the package with its hand, result and replay.
    """

    key: str
    name: Words
    room: str
    # What can be looked for while it is still played; whoever plays learns nothing of it before the end.
    look_ahead: "Callable[[App, Record], None]" = lambda app, record: None

    def hand(self) -> "type[Hand[Any]]":
        """What a player does with it."""
        hand: type[Hand[Any]] = _part(self.room, "hand").HAND
        return hand

    def result(self) -> "type[Ending[Any]]":
        """How its end is shown."""
        result: type[Ending[Any]] = _part(self.room, "result").RESULT
        return result

    def replay(self) -> "type[Replaying[Any]]":
        """How it is watched again."""
        replay: type[Replaying[Any]] = _part(self.room, "replay").REPLAY
        return replay


class SentLines(Protocol):
    """Moves that were made elsewhere and came by a link."""

    def move(self, session: "Session", seat: int) -> str:
        """What the seat decided where the game stands now."""
        ...


def _nothing_to_note(saves: "Saves", save: "Save", record: "Record", seat: int) -> None:
    """Most games leave nothing but their figures."""


@dataclass(frozen=True)
class Game:
    """One game on the page."""

    about: About
    name: Words
    stone: str  # the shape of its standing stone on Home
    emblem: str  # the sign that is cut into it
    note: Words  # who can play, and how
    brief: Words  # the same where there is little room
    standing: Callable[
        [Texts, Mapping[str, int]], str
    ]  # where an unfinished game stands, told from its summary
    kinds: tuple[Kind, ...]
    what: Words = lambda t: ""  # what it is, for who sits down to it for the first time
    lasts: Words = lambda t: ""  # how long a game takes
    who_begins: Words = lambda t: ""  # how the sources settle it, in a sentence
    leads_to: tuple[str, str] = (
        "seats",
        "",
    )  # the button on Home: an action and its argument, the id if empty
    is_taught_at_seats: bool = True  # a guided game is offered where people sit down
    offers: Mapping[str, Callable[["App", str], None]] = field(
        default_factory=dict
    )  # buttons that any screen may have
    addresses: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # its own pages: module and class
    medal_of: Callable[[int], str] | None = (
        None  # the medal that a score has earned, where the game gives medals
    )
    note_end: Callable[["Saves", "Save", "Record", int], None] = (
        _nothing_to_note  # what a finished game leaves
    )
    sent_lines: Callable[[str], SentLines] | None = None  # the moves in a link that is played against
    deal_name: Callable[[Texts, "Record"], str] = lambda t, record: ""  # a deal that is more than its number
    pages: Mapping[str, Callable[[Any, Any], Any]] = field(
        default_factory=dict
    )  # what it keeps besides: see Saves

    @property
    def id(self) -> str:
        """Its id in records and addresses."""
        return self.about.id

    def kind_of(self, seats: "Seats") -> Kind:
        """The kind that a game with these seats is of: with nobody else, the first; with others, the last."""
        return self.kinds[-1] if seats else self.kinds[0]

    def lesson(self) -> Any:
        """Its guided first game: `first_game()` and `seats(t)`."""
        return _part(self.kinds[0].room, "lesson")

    @property
    def sends(self) -> bool:
        """Whether it can be sent in ways of its own."""
        return find_spec(f"app.games.{self.kinds[0].room}.sending") is not None

    def sending(self) -> Any:
        """Those ways: `rows(t, save)` and `send(app, sharing, way, save)`."""
        return _part(self.kinds[0].room, "sending")

    @property
    def has_aid(self) -> bool:
        """Whether it has an aid card."""
        return find_spec(f"app.games.{self.kinds[0].room}.aid") is not None

    def aid(self) -> Any:
        """That card: `aid(t)`."""
        return _part(self.kinds[0].room, "aid")

    def review(self) -> Any:
        """How its review is worded and drawn: `REVIEW`."""
        return _part(self.kinds[0].room, "review").REVIEW

    def rules(self) -> Any:
        """Its rules page: `frame(t)`."""
        return _part(self.kinds[0].room, "rules")


def _part(room: str, name: str) -> Any:
    return import_module(f"app.games.{room}.{name}")
