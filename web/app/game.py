"""What a game is to the page: all that lists, seats, links and statistics need to know of it without loading it.

Each game has one, `GAME` in `app/games/<id>/game.py`; what the engine knows of it is `about`. The rest of the room
is imported when it is opened.
"""

from collections.abc import Callable, Mapping, Sequence
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
    from app.sending.links import Found
    from app.sending.sharing import Sharing
    from app.table.hand import Hand
    from app.table.replay import Replaying
    from app.table.result import Ending
    from app.table.telling import Telling
    from app.table.view.aid import Aid
    from waystones import Record, Session

Words = Callable[[Texts], str]


@dataclass(frozen=True)
class Kind:
    """A way to play a game that has statistics of its own: a line drawn alone scores otherwise than lines at a table.

    `key` is what browsers keep it by: it never changes. `room` is the package with its hand, result and replay. Which
    game that is is known only when its room is opened: a `Hand[Any]`, like `Session[Any]` at the table, says no more
    than that hand and session are of the same game.
    """

    key: str
    name: Words
    room: str
    # What can be looked for while it is still played; whoever plays learns nothing of it before the end.
    look_ahead: "Callable[[App, Record], None] | None" = None

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


class LessonRoom(Protocol):
    """A game's `lesson.py`, as far as it is asked before anybody sits down."""

    def first_game(self) -> "Record":
        """The guided game, as it is dealt."""
        ...

    def seats(self, t: Texts) -> "Seats":
        """Who sits where in it."""
        ...


class SendingRoom(Protocol):
    """A game's `sending.py`: ways of its own to send it."""

    def rows(self, t: Texts, save: "Save", *, as_code: bool = False) -> str:
        """Those ways as lines of the sheet."""
        ...

    def send(self, app: "App", sharing: "Sharing", way: str, save: "Save") -> None:
        """One of them was chosen."""
        ...


class AidRoom(Protocol):
    """A game's `aid.py`."""

    def aid(self, t: Texts) -> "Aid":
        """What its aid card holds."""
        ...


class RulesRoom(Protocol):
    """A game's `rules.py`."""

    def frame(self, t: Texts) -> str:
        """Its rules page."""
        ...


class SentLines(Protocol):
    """Moves that were made elsewhere and came by a link."""

    def move(self, session: "Session", seat: int) -> str:
        """What the seat decided where the game stands now."""
        ...


class SentGame(Protocol):
    """What a link holds, where the game has a page of its own for it; its buttons are answered like a screen's own."""

    @property
    def asks(self) -> bool:
        """Whether there is anything to do with it."""
        ...

    def title(self) -> str:
        """What it is, in a line that is also said."""
        ...

    def regions(self) -> dict[str, str]:
        """What is shown of it: `found`, and `told` where there is something to explain."""
        ...


class Seating(Protocol):
    """What a game asks where people sit down, besides who they are; its buttons are answered like a screen's own."""

    def frame(self) -> str:
        """The questions as HTML, with their regions empty."""
        ...

    def regions(self, names: Sequence[str]) -> dict[str, str]:
        """What is chosen, by the names of those who sit."""
        ...

    def sit(self, players: int) -> None:
        """How many sit has changed."""
        ...

    def take_up(self, options: Mapping[str, str]) -> None:
        """Choose what a deal that was sent says."""
        ...

    def options(self) -> Mapping[str, object]:
        """What the record of the new game says of it."""
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
    medal_name: Callable[[Texts, str], str] = lambda t, medal: ""  # and what that medal is called
    note_end: Callable[["Saves", "Save", "Record", int], None] = (
        _nothing_to_note  # what a finished game leaves
    )
    sent_lines: Callable[[str], SentLines] | None = None  # the moves in a link that is played against
    deal_name: Callable[[Texts, "Record"], str] = lambda t, record: ""  # a deal that is more than its number
    pages: Mapping[str, Callable[[object, object], object]] = field(
        default_factory=dict
    )  # what it keeps besides: see Saves

    @property
    def id(self) -> str:
        """Its id in records and addresses."""
        return self.about.id

    def kind_of(self, seats: "Seats") -> Kind:
        """The kind that a game with these seats is of: with nobody else, the first; with others, the last."""
        return self.kinds[-1] if seats else self.kinds[0]

    def lesson(self) -> LessonRoom:
        """Its guided first game."""
        room: LessonRoom = _part(self.kinds[0].room, "lesson")
        return room

    @property
    def sends(self) -> bool:
        """Whether it can be sent in ways of its own."""
        return self._has("sending")

    def sending(self) -> SendingRoom:
        """Those ways."""
        room: SendingRoom = _part(self.kinds[0].room, "sending")
        return room

    def seating(self, app: "App") -> Seating | None:
        """What it asks where people sit down; None where that is nothing."""
        asked: Seating | None = (
            _part(self.kinds[0].room, "seating").SEATING(app) if self._has("seating") else None
        )
        return asked

    def sent(self, app: "App", found: "Found") -> SentGame | None:
        """The page of what a link holds; None where it is shown like any other game's."""
        page: SentGame | None = (
            _part(self.kinds[0].room, "link").opened(app, found) if self._has("link") else None
        )
        return page

    def plays_sent(self, app: "App", deal: "Record") -> bool:
        """Play a deal that was sent in a way of its own, such as the line of a day; False where it is like any other."""
        return self._has("link") and bool(_part(self.kinds[0].room, "link").play(app, deal))

    @property
    def has_days(self) -> bool:
        """Whether it has a deal of the day: then its diary has a page on the shelf."""
        return f"daily_{self.id}" in self.pages

    @property
    def has_aid(self) -> bool:
        """Whether it has an aid card."""
        return self._has("aid")

    def aid(self) -> AidRoom:
        """That card."""
        room: AidRoom = _part(self.kinds[0].room, "aid")
        return room

    def review(self) -> "Telling[Any]":
        """How its review is worded and drawn."""
        telling: Telling[Any] = _part(self.kinds[0].room, "review").REVIEW
        return telling

    def rules(self) -> RulesRoom:
        """Its rules page."""
        room: RulesRoom = _part(self.kinds[0].room, "rules")
        return room

    def _has(self, part: str) -> bool:
        return find_spec(f"app.games.{self.kinds[0].room}.{part}") is not None


def _part(room: str, name: str) -> Any:
    return import_module(f"app.games.{room}.{name}")
