"""From a touch to what comes of it, where a game is played: the hand says what a touch means, and the screen does it.

A table and a puzzle are played alike; `Played` names what each of them does in its own way. What is half done is kept
right after the frame that shows it: writing it down first would hold up the finger that draws.
"""

from typing import TYPE_CHECKING, Any, Protocol

from app.answers import answer
from app.table.answer import SHOW, Answer, Decide, Drafted, Note, Open, Refuse, Show, Undo
from app.table.hand import Hand
from waystones import Session

if TYPE_CHECKING:
    from app.app import App


class Played(Protocol):
    """A screen on which a game is played, as far as a touch needs it."""

    app: "App"
    session: Session[Any]
    sheet: str

    @property
    def listens(self) -> bool:
        """Whether the board answers now."""
        ...

    def decide(self, moves: tuple[str, ...]) -> None:
        """Make the player's moves."""
        ...

    def undo(self, arg: str = "") -> None:
        """Take the last decision back."""
        ...

    def keep_draft(self) -> None:
        """Write down what is half done."""
        ...

    def learn(self) -> None:
        """The player has done something: a coach may have something new to say."""
        ...


class Touch:
    """Leads what a finger, a mouse or a key does to the hand, and does what it answers."""

    def __init__(self, screen: Played, hand: Hand[Any]) -> None:
        self._screen = screen
        self._hand = hand
        self._is_due = False  # whether what is half done is still to be kept
        self._is_asked = False  # of the platform

    def button(self, action: str, arg: str) -> None:
        """A button that the hand answers."""
        self._screen.sheet = ""
        self.take(answer(self._hand, action, arg))

    def point(self, phase: str, x: float, y: float) -> None:
        """A finger or mouse on the board."""
        if self._screen.listens:
            self.take(self._hand.point(phase, x, y))

    def drag(self, what: str) -> None:
        """The player has lifted something and carries it: light the places where it can go."""
        if self._screen.listens:
            self.take(self._hand.drag(what))

    def drop(self, what: str, where: str) -> bool:
        """The player has let go of it at a place, or nowhere (""); True if it stays there, which it does if that was a decision."""
        if not self._screen.listens:
            return False
        made = len(self._screen.session.steps)
        self.take(self._hand.drop(what, where))
        return len(self._screen.session.steps) > made

    def key(self, key: str, field: int | None) -> bool:
        """A key was pressed, perhaps on a field; True if it means something to the game."""
        if self._screen.sheet or not self._screen.listens:
            return False
        meant = self._hand.key(key, field)
        self.take(meant)
        return meant is not None

    def take(self, meant: Answer | None) -> None:
        """Do what the hand has answered; at a table of bots alone, say instead that one only watches."""
        screen, app = self._screen, self._screen.app
        plays = meant == SHOW or isinstance(meant, Decide | Drafted | Undo | Refuse)
        if plays and self._hand.company.watching:
            self._hand.put_down()
            meant = Note(app.texts("You are watching: only bots play here."))
        match meant:
            case None:
                return
            case Decide(moves):
                screen.decide(moves)
                return
            case Undo():
                screen.undo()
                return
            case Refuse(why):
                app.refuse(self._hand.refusal(why), why.rule)
            case Note(words):
                app.note(words)
            case Drafted(pitch, says):
                self._keep_soon()
                if pitch:
                    app.play_sound("step", pitch)
                    app.buzz(10)
                if says:
                    app.say(says)
            case Open(sheet):
                screen.sheet = sheet
            case Show(_, says, asks):
                if asks:
                    app.platform.decided()
                if says:
                    app.say(says)
        screen.learn()
        app.show()
        if isinstance(meant, Show) and meant.focus:
            app.platform.focus(meant.focus)

    # -- what is half done

    def _keep_soon(self) -> None:
        self._is_due = True
        if not self._is_asked:
            self._is_asked = True
            self._screen.app.platform.once_drawn(self._drawn)

    def _drawn(self) -> None:
        self._is_asked = False
        self.keep_now()

    def keep_now(self) -> None:
        """Write down what is half done, if that is still to be done and the game still goes on."""
        if self._is_due and self._screen.listens:
            self._screen.keep_draft()
        self._is_due = False

    def kept(self) -> None:
        """What is half done was written down with the rest of the game."""
        self._is_due = False
