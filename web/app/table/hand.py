"""What a game supplies to the table: how it looks while it is played, and what a player does with it.

A hand knows what one seat sees and what that player is about to do (a card lifted, a line half drawn). It decides
nothing: it answers with what a tap means, and the table plays, keeps, tells and shows. It never meets the session,
the saves or the browser.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, ClassVar, Generic, TypeVar

from app.drawing.curtain import Hidden
from app.drawing.kit import Regions
from app.drawing.players import Entry
from app.table.answer import Answer
from app.table.company import Company
from app.table.lesson import Course
from app.table.turns import Since
from app.texts import Texts
from waystones import Event, Observation, Refusal

Seen = TypeVar("Seen", bound=Observation[Any])


@dataclass(frozen=True)
class Desk:
    """What the table adds to a game's own picture."""

    coach: str = ""  # what the coach says, as HTML
    marks: frozenset[str] = frozenset()  # the places that the coach points at
    can_undo: bool = False
    sheet: str = ""  # what lies over the table
    just_now: Callable[[], Sequence[Entry]] = tuple  # the last turns in words, told only where they are shown
    since: Callable[[], Since] = Since  # what the others have done since the own last turn, likewise


class Hand(ABC, Generic[Seen]):
    """One game in the hand of one player. `seen` is what the seat that looks may know now."""

    # What others must not see when the device changes hands.
    hides: ClassVar[Hidden] = "hands"
    # Kinds of events that sound like points.
    scoring: ClassVar[frozenset[str]] = frozenset()
    # The level of the bot that is asked for a hint.
    hint_level: ClassVar[str] = "sharp"
    # The move that ends a game alone early; without one the game is taken off the table.
    gives_up_with: ClassVar[str] = ""
    # What a first game teaches.
    course: ClassVar[Course[Any]] = ()
    # Actions of taps on the board: while others play, such a tap ends the waiting.
    on_board: ClassVar[frozenset[str]] = frozenset()
    # Whether all decide at the same time, whatever the order of the record.
    simultaneous: ClassVar[bool] = False

    # Whether the seat may decide before the record comes to it, and what it has decided so: it waits for the others.
    ahead: bool = False
    decided: str = ""

    seen: Seen

    def __init__(self, t: Texts, company: Company, draft: str = "", occasion: str = "") -> None:
        """Make a hand. `draft` is what was half done when the game was left, `occasion` which game this is: Deal 7, Day 12."""
        self.t = t
        self.company = company
        self.occasion = occasion
        self.begun = draft  # a hand that keeps such things takes it up

    def pitch(self, scored: Sequence[Event]) -> float:
        """How high the points of these events sound: from 1 to 2."""
        return 1.0

    def look(self, seen: Seen) -> None:
        """The game has changed, or somebody else looks: see it anew, with nothing lifted, hinted or refused."""
        self.seen = seen
        self.put_down()

    def look_on(self, seen: Seen) -> None:
        """Somebody else has decided: see it anew; what can be held meanwhile stays in hand."""
        self.look(seen)

    @property
    def round(self) -> int:
        """Which round all are deciding in, in a game in which they do so at the same time."""
        return 0

    @property
    def still_decide(self) -> Sequence[int]:
        """The seats that are to decide in it, as far as the record says."""
        return ()

    @abstractmethod
    def put_down(self) -> None:
        """Nothing is lifted, hinted or refused."""

    # -- what is shown and kept

    @abstractmethod
    def frame(self) -> str:
        """The screen with its regions empty."""

    @abstractmethod
    def regions(self, desk: Desk) -> Regions:
        """What the seat that looks may know, with what it is about to do."""

    @abstractmethod
    def summary(self) -> dict[str, int]:
        """Where the game stands, for lists of games that do not load it."""

    def in_a_sentence(self) -> str:
        """How the game goes, for whoever begins a first one without being taught; nothing where a sentence is too short."""
        return ""

    def draft(self) -> str:
        """What is half done, as text that the rules know nothing of; empty where nothing is worth keeping."""
        return ""

    def taught(self) -> object:
        """What the lessons look at to see whether the player has done what the coach asked."""
        return self

    def rehearse(self) -> Iterator[Regions]:
        """Do what a first touch asks for, and give what would be shown: the table has a twin of the hand in play do so."""
        return iter(())

    # -- words

    @abstractmethod
    def words(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, in words, as the seat `me` may know it; without one, as everybody may."""

    def spoken(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, for a screen reader."""
        return self.words(events, me)

    @abstractmethod
    def refusal(self, why: Refusal) -> str:
        """Why something is not allowed, in words."""

    def greeting(self) -> str:
        """What a screen reader says when the board is opened."""
        return ""

    def menu(self) -> str:
        """The rows that this game adds to the menu."""
        return ""

    def asks(self, words: str, note: str, buttons: str, undo: str) -> Regions:
        """Where the table itself has something to say or to ask: in the place of a question, with its way to take back."""
        more = f'<span class="small quiet">{escape(note)}</span>' if note else ""
        # With three buttons there is no room for words on a phone; the bar says whose turn it is.
        hidden = ' class="aside"' if undo else ""
        said = f'<div class="prompt"><p{hidden}><b>{escape(words)}</b>{more}</p></div>'
        return {"asked": f'{said}<div class="answers">{undo}{buttons}</div>'}

    def log(self, turns: Sequence[Entry], steps: Sequence[Sequence[Event]]) -> str:
        """The sheet with the game so far: its turns in words, and what the seat knows of every step."""
        from app.table.view.log import log_sheet  # few look at it

        return log_sheet(self.t, self.company.players, turns)

    def curtain(self) -> str:
        """What the curtain shows of what is over, as HTML that everybody may see."""
        return ""

    # -- what happens

    def settle(self) -> None:
        """The player does something new: forget what has just moved, and what was refused."""

    def focus(self) -> str:
        """What the keyboard goes on from after a decision, as a selector; empty to leave it where it is."""
        return ""

    def recall(self, steps: Sequence[Sequence[Event]]) -> None:
        """The game is opened again: `steps` is all that has happened, as far as the seat knows it."""

    def leaving(self) -> None:
        """A decision is about to be made: note where things are now, so that they can be seen leaving."""

    def happened(self, events: Sequence[Event], *, hidden: bool) -> None:
        """A decision was made, and `seen` is the game after it; `hidden` says that the curtain has fallen."""

    def worth_a_look(self, events: Sequence[Event]) -> str:
        """What the player should have seen before the page goes on to the result or the curtain, in words; empty if nothing."""
        return ""

    def undone(self) -> None:
        """A decision was taken back: nothing of it is shown as movement."""

    def foreseen(self) -> str:
        """The move that most likely ends the own turn now; empty while there is more to it."""
        return ""

    def hinted(self, moves: Sequence[str]) -> Answer:
        """Show what was advised: decisions that belong together, the first of them to be made now."""
        raise NotImplementedError

    # -- what the player does; buttons are answered by methods marked with @answers

    def point(self, phase: str, x: float, y: float) -> Answer | None:
        """A finger or mouse on the board."""
        return None

    def drag(self, what: str) -> Answer | None:
        """The player has lifted something and carries it."""
        return None

    def drop(self, what: str, where: str) -> Answer | None:
        """The player has let go of it at a place, or nowhere."""
        return None

    def key(self, key: str, field: int | None) -> Answer | None:
        """A key was pressed, perhaps on a field; None if it means nothing here."""
        return None
