"""A path game in play: cards are lifted, laid, dropped and taken, the same at both tables."""

from abc import abstractmethod
from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from app.path_cards.arrivals import arrivals
from app.table.play import TableScreen
from app.views.path_cards import play, table
from app.views.path_cards.look import Places
from app.views.table.log import log_sheet
from waystones import Event, Refusal, Step
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, NAMES
from waystones.games.path_cards.moves import DISCARD, LAY, PLAY, Move
from waystones.games.path_cards.observation import PathCardsObservation

NOWHERE = "nowhere"  # a place that has no colour
DROPPED = {"row": "lay", "pile": "discard"}  # what it means to let a card go at a kind of place


class CardTable(TableScreen):
    """The part of the table that has to do with cards."""

    LIFTS: ClassVar[Collection[str]] = (PLAY,)  # what is asked when a card of the hand can be lifted

    moved: Any = None  # the step that has just been made, as the board shows it
    _slot = ""  # the place in the hand that a card was played from

    # -- what each game has of its own

    @abstractmethod
    def move_for(self, action: str, arg: str, lifted: int | None) -> Move | None:
        """The move that a button or a place on the table means; None if it means none."""

    @abstractmethod
    def places(self, move: Move) -> set[str]:
        """Where on the table the move is made."""

    @abstractmethod
    def movement(self, events: Iterable[Event]) -> Any:
        """The step of a figure among the events."""

    @abstractmethod
    def why_not(self, why: Refusal) -> str:
        """A refusal in words."""

    @property
    @abstractmethod
    def seen(self) -> PathCardsObservation[Any]:
        """What the seat that looks may know."""

    def of_seat(self, seat: int) -> str:
        """What the sheet with all rows shows of a seat besides."""
        return ""

    # -- what both have

    @property
    def marked(self) -> Places:
        """What is pointed at: a hint, or what the coach means, until something is lifted."""
        marks = self.lesson.marks if self.lesson and self.lifted is None else None
        return self.hint or (marks(self.taught()) if marks else frozenset())

    def put_down(self) -> None:
        """Nothing is lifted, hinted or refused."""
        self.lifted: int | None = None
        self.hint: Places = frozenset()
        self.refused: Places = frozenset()
        self.arrivals: dict[str, str] = {}

    def summary(self) -> dict[str, int]:
        """What Home says of this game."""
        now = self.seen
        return {"turn": now.turn, "goal": now.in_goal, "points": now.scores()[self.me]}

    def tell(self, events: list[Event]) -> None:
        """Sound, shake and words for what happened, as far as the seat that looks may know it."""
        kinds = {event.kind for event in events}
        self.app.play_sound("points" if kinds & {"points", "wishing_stone", "wishing_tile"} else "lay")
        self.app.buzz(10)
        self.app.say(self.words_for(events, self.me))

    def commit(self, move: str) -> None:
        """Make a decision; a lifted card leaves its place in the hand."""
        self._slot = "" if self.lifted is None else f"#hand-{self.seen.hand.index(self.lifted)}"
        super().commit(move)

    def happened(self, step: Step) -> None:
        """A figure may have stepped on, and cards have come from somewhere."""
        self.moved = self.movement(step.events)
        self.arrivals = arrivals(step.seen_by(self.me), self.me, self._slot)

    def after_move(self) -> None:
        """Nothing flies in behind a curtain."""
        super().after_move()
        if self.curtain:
            self.arrivals = {}

    def undo(self) -> None:
        """Take back, without showing it as movement."""
        self.moved = None
        super().undo()

    def do(self, action: str, arg: str) -> None:
        """A card, a place on the table, or a button."""
        t, now = self.app.texts, self.seen
        self.sheet = ""
        self.refused = frozenset()
        self.arrivals = {}
        if self.leave(action, arg) or self.turn_page(action):
            return
        match action:
            case "lift":
                self.lift_curtain()
                return
            case "card":
                card = NAMES.index(arg)
                if not self._can_lift(now):
                    self.attempt(self.move_for("lay", "", card))
                    return
                self.lifted = None if card == self.lifted else card
                self.hint = frozenset()
                self.learn(self.taught())
            case "undo":
                self.undo()
                return
            case "hint":
                self.ask_for_hint()
            case "menu":
                self.sheet = play.menu(t, self.save.game)
            case "table":
                self.sheet = table.sheet(t, now, self.company.players, self.of_seat)
            case "log":
                self.sheet = log_sheet(t, self.company.players, self.turns(self.me))
            case _:
                move = self.move_for(action, arg, self.lifted)
                if move is not None:
                    self.attempt(move, arg)
                    return
        self.app.show()

    def drag(self, what: str) -> None:
        """A card is carried: it lights the places where it can go, as a lifted one does."""
        self.put_down()
        if self._can_lift(self.seen):
            self.lifted = NAMES.index(what)
            self.learn(self.taught())
        self.app.show()

    def drop(self, what: str, where: str) -> bool:
        """A card was let go: over its row or pile it is played, over the hand it goes back, elsewhere we say why not."""
        self.put_down()
        if where == "hand":
            self.app.show()
            return False
        steps, (kind, _, path) = len(self.session.steps), where.partition(":")
        move = self.move_for(DROPPED.get(kind, "lay"), path, NAMES.index(what))
        self.attempt(move, path or NOWHERE)
        return len(self.session.steps) > steps

    def _can_lift(self, now: PathCardsObservation[Any]) -> bool:
        return now.asks in self.LIFTS and now.to_act == self.me

    def attempt(self, move: Move | None, arg: str = "") -> None:
        """Make the move, or say why not."""
        t, now = self.app.texts, self.seen
        if move is None or now.to_act != self.me:
            self.app.note(t("It is not your turn."))
        elif (
            self._can_lift(now)
            and move.kind in (LAY, DISCARD)
            and arg
            and arg != LETTERS[COLOUR_OF[move.what]]
        ):
            self.refused = frozenset(self.places(move))
            self.app.refuse(t("A card goes to the row and the pile of its own colour."), "SP-9")
        elif why := now.why_not(move):
            self.refused = frozenset(self.places(move))
            self.app.refuse(self.why_not(why), why.rule)
        else:
            self.commit(str(move))
            return
        self.app.show()

    def show_hint(self, move: str) -> None:
        """Mark the places of the move that the sharpest bot would make."""
        self.hint = frozenset(self.places(self.session.state.parse(move)))
        if self.hint == {"stay"}:
            t = self.app.texts
            self.app.note(t("Hint: no step."))
