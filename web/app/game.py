"""What the page knows of a game before it is opened: all that lists, seats, links and statistics need.

Each game has one `Game`, called `GAME`, in `app/games/<id>/game.py`; `about` is what the engine knows of it. Everything
else of its room is imported when somebody opens it. The classes here that end in Room say what the modules hold that a
room may have.
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

    Which game a kind belongs to is known only when its room is opened: a `Hand[Any]`, like `Session[Any]` at the table,
    says no more than that hand and session are of the same game.
    """

    # What browsers keep its statistics by: never changes.
    key: str
    name: Words
    # The package in `app/games` with its hand, result and replay.
    room: str
    # Looks for something that the result will show, while the game is still played.
    look_ahead: "Callable[[App, Record], None] | None" = None

    def hand(self) -> "type[Hand[Any]]":
        """The class of the hand that it is played with."""
        hand: type[Hand[Any]] = _module(self.room, "hand").HAND
        return hand

    def result(self) -> "type[Ending[Any]]":
        """The class that shows its result."""
        result: type[Ending[Any]] = _module(self.room, "result").RESULT
        return result

    def replay(self) -> "type[Replaying[Any]]":
        """The class that shows its replay."""
        replay: type[Replaying[Any]] = _module(self.room, "replay").REPLAY
        return replay


class LessonRoom(Protocol):
    """The `lesson.py` of a game, as far as it is needed before the guided game is opened."""

    def first_game(self) -> "Record":
        """The guided game, as it is dealt."""
        ...

    def seats(self, t: Texts) -> "Seats":
        """The seats of the guided game: names, and levels of bots."""
        ...


class SendingRoom(Protocol):
    """The `sending.py` of a game that can be sent in ways of its own."""

    def rows(self, t: Texts, save: "Save", *, as_code: bool = False) -> str:
        """Its ways to send as rows of the sheet; `as_code` says that they will be shown as a QR code."""
        ...

    def send(self, app: "App", sharing: "Sharing", way: str, save: "Save") -> None:
        """Send the game in the way that was chosen."""
        ...


class AidRoom(Protocol):
    """The `aid.py` of a game."""

    def aid(self, t: Texts) -> "Aid":
        """What its aid card says."""
        ...


class RulesRoom(Protocol):
    """The `rules.py` of a game."""

    def frame(self, t: Texts) -> str:
        """Its rules page as HTML."""
        ...


class SentLines(Protocol):
    """Moves that somebody made elsewhere and sent in a link."""

    def move(self, session: "Session", seat: int) -> str:
        """The move that was made at the seat, in the game as it stands."""
        ...


class SentGame(Protocol):
    """The page that shows what a link holds; its buttons are answered like a screen's own."""

    @property
    def asks(self) -> bool:
        """Whether the player can do anything with it."""
        ...

    def title(self) -> str:
        """The page's title, which a screen reader says too."""
        ...

    def regions(self) -> dict[str, str]:
        """The content of the page: `found`, and `told` where there is something to explain."""
        ...


class Seating(Protocol):
    """Questions of a game on the screen of seats; their buttons are answered like the screen's own."""

    def frame(self) -> str:
        """The questions as HTML, with their regions empty."""
        ...

    def regions(self, names: Sequence[str]) -> dict[str, str]:
        """What is chosen now; `names` are those of the players, seat by seat."""
        ...

    def sit(self, players: int) -> None:
        """The number of players has changed."""
        ...

    def take_up(self, options: Mapping[str, str]) -> None:
        """Choose what the options of a deal that was sent say."""
        ...

    def options(self) -> Mapping[str, object]:
        """What was chosen, as options of the new game's record."""
        ...


def _nothing_to_note(saves: "Saves", save: "Save", record: "Record", seat: int) -> None:
    """Most games leave nothing but their figures."""


@dataclass(frozen=True)
class Game:
    """One game on the page."""

    about: About
    name: Words

    # -- on Home and in lists
    # The shape of its standing stone on Home, and the sign that is cut into it.
    stone: str
    emblem: str
    # Who can play it; `brief` is the same where there is little room.
    note: Words
    brief: Words
    # Where an unfinished game stands, from the summary in its save.
    standing: Callable[[Texts, Mapping[str, int]], str]
    kinds: tuple[Kind, ...]
    # The name of a deal that is called by more than its number; empty for others.
    deal_name: Callable[[Texts, "Record"], str] = lambda t, record: ""
    # What its button on Home does: an action and its argument, the game's id if that is empty.
    leads_to: tuple[str, str] = ("seats", "")

    # -- where people sit down
    # What the game is, how long it takes, and who begins by the sources, each in a sentence or two.
    what: Words = lambda t: ""
    lasts: Words = lambda t: ""
    who_begins: Words = lambda t: ""
    is_taught_at_seats: bool = True  # whether its guided game is offered there

    # -- what only some games have
    # Buttons that any screen may have, by action; and its own screens by address: module and class.
    offers: Mapping[str, Callable[["App", str], None]] = field(default_factory=dict)
    addresses: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    # The medal that a score earns, and what that medal is called.
    medal_of: Callable[[int], str] | None = None
    medal_name: Callable[[Texts, str], str] = lambda t, medal: ""
    # Keeps what a finished game leaves besides its figures, such as the try of a day.
    note_end: Callable[["Saves", "Save", "Record", int], None] = _nothing_to_note
    # Reads the moves of others from a link that this game answers.
    sent_lines: Callable[[str], SentLines] | None = None
    # What it keeps beside the saves, by name; each function makes one page of two (see Saves).
    pages: Mapping[str, Callable[[object, object], object]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Its id in records and addresses."""
        return self.about.id

    def kind_of(self, seats: "Seats") -> Kind:
        """The kind of a game with these seats: the first kind for a game alone, the last for a table."""
        return self.kinds[-1] if seats else self.kinds[0]

    def lesson(self) -> LessonRoom:
        """Its guided first game."""
        room: LessonRoom = self._part("lesson")
        return room

    @property
    def sends(self) -> bool:
        """Whether it can be sent in ways of its own."""
        return self._has("sending")

    def sending(self) -> SendingRoom:
        """Its own ways to be sent."""
        room: SendingRoom = self._part("sending")
        return room

    def seating(self, app: "App") -> Seating | None:
        """Its questions on the screen of seats; None if it has none."""
        asked: Seating | None = self._part("seating").SEATING(app) if self._has("seating") else None
        return asked

    def sent(self, app: "App", found: "Found") -> SentGame | None:
        """Its own page for what a link holds; None where the page shows it as it does for every game."""
        page: SentGame | None = self._part("link").opened(app, found) if self._has("link") else None
        return page

    def plays_sent(self, app: "App", deal: "Record") -> bool:
        """Play a deal that was sent in a way of its own, such as the line of a day; False if it has none for this deal."""
        return self._has("link") and bool(self._part("link").play(app, deal))

    @property
    def has_days(self) -> bool:
        """Whether it has a deal of the day: then its diary is among its pages."""
        return f"daily_{self.id}" in self.pages

    @property
    def has_aid(self) -> bool:
        """Whether it has an aid card."""
        return self._has("aid")

    def aid(self) -> AidRoom:
        """Its aid card."""
        room: AidRoom = self._part("aid")
        return room

    def review(self) -> "Telling[Any]":
        """The words and pictures of its review."""
        telling: Telling[Any] = self._part("review").REVIEW
        return telling

    def rules(self) -> RulesRoom:
        """Its rules page."""
        room: RulesRoom = self._part("rules")
        return room

    def _part(self, name: str) -> Any:
        return _module(self.kinds[0].room, name)

    def _has(self, name: str) -> bool:
        return find_spec(f"app.games.{self.kinds[0].room}.{name}") is not None


def _module(room: str, name: str) -> Any:
    """The module of a room; mypy is told at each use what it holds."""
    return import_module(f"app.games.{room}.{name}")
