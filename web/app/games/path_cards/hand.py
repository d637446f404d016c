"""A path game in a player's hand: cards are lifted, laid, dropped and taken, the same in both games."""

from abc import abstractmethod
from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from app.answers import answers
from app.drawing.kit import Regions, row
from app.games.path_cards import about, words
from app.games.path_cards.view import play, table
from app.games.path_cards.view.look import CardLook, Places, Traces, arrivals
from app.games.path_cards.view.play import Own
from app.table.answer import SHOW, Answer, Decide, Note, Open, Refuse
from app.table.hand import Desk, Hand
from waystones import Event, Refusal
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, NAMES
from waystones.games.path_cards.moves import (
    DECK,
    DISCARD,
    DISCARDS,
    DRAW,
    LAY,
    LAYS,
    PILES,
    PLAY,
    TAKE,
    Move,
)
from waystones.games.path_cards.observation import PathCardsObservation

Cards = TypeVar("Cards", bound=PathCardsObservation[Any])


class CardHand(Hand[Cards]):
    """The part of a path game that has to do with cards."""

    scoring = frozenset({"points", "wishing_stone", "wishing_tile"})
    on_board = frozenset({"about"})
    lifts: ClassVar[Collection[str]] = (PLAY,)  # what is asked when a card of the hand can be lifted
    game_words: ClassVar[words.GameWords]  # how the game tells what happens in it
    no_step: ClassVar[Move]  # the move that lets every figure stay

    lifted: int | None = None
    hint: Places = frozenset()
    refused: Places = frozenset()
    moved: object = None  # the step that has just been made, as the board shows it
    _slot = ""  # the place in the hand that a card was played from

    # -- what each game has of its own

    @abstractmethod
    def drawn(self, desk: Desk) -> tuple[CardLook, Own]:
        """How the player's doing is shown, and what the game draws and asks of its own."""

    @abstractmethod
    def board_places(self, move: Move) -> set[str]:
        """Where on the board a move is made that plays and takes no card."""

    @abstractmethod
    def movement(self, events: Iterable[Event]) -> object:
        """The step of a figure among the events, as the board shows it."""

    @abstractmethod
    def about_stone(self, name: str) -> str:
        """What a stone of the board is, what lies on it and who stands there."""

    @abstractmethod
    def row_value(self, row: int) -> tuple[int, bool]:
        """What a row of the board counts, from the lowest, which is 1, and whether it is in the goal."""

    def of_seat(self, seat: int) -> str:
        """What the sheet with all rows shows of a seat besides."""
        return ""

    # -- what both have

    def regions(self, desk: Desk) -> Regions:
        """What the seat that looks may know."""
        look, own = self.drawn(desk)
        players, log = self.company.players, desk.just_now()
        return play.regions(self.t, self.seen, players, look, own, log, coach=desk.coach, sheet=desk.sheet)

    def put_down(self) -> None:
        """Nothing is lifted, hinted or refused."""
        self.lifted = None
        self.hint = self.refused = frozenset()
        self.arrivals: dict[str, str] = {}

    def look_on(self, seen: Cards) -> None:
        """A card can be lifted while others play; the hand stays as it is."""
        lifted = self.lifted
        self.look(seen)
        self.lifted = lifted

    def settle(self) -> None:
        """What came of the last tap is no longer shown."""
        self.refused = frozenset()
        self.arrivals = {}

    @property
    def choices(self) -> Sequence[Move]:
        """What may be decided here now; nothing where bots are only watched."""
        return () if self.company.watching else self.seen.legal_moves()

    def places(self, move: Move) -> set[str]:
        """Where on the table the move is made."""
        if move.kind in (LAY, DISCARD):
            place = "row" if move.kind == LAY else "pile"
            return {f"{place}:{LETTERS[COLOUR_OF[move.what]]}", f"card:{NAMES[move.what]}"}
        if move.kind == TAKE:
            return {f"pile:{LETTERS[move.what]}"}
        return {"deck"} if move.kind == DRAW else self.board_places(move)

    @property
    def lit(self) -> Places:
        """The places that answer now: with a card in hand, those where it can go."""
        found: set[str] = set()
        for move in self.choices:
            if move.kind not in (LAY, DISCARD):
                found |= self.places(move) if self.lifted is None else set()
            elif move.what == self.lifted:
                found |= self.places(move) - {f"card:{NAMES[move.what]}"}
        return frozenset(found)

    def marked(self, desk: Desk) -> Places:
        """What is pointed at: a hint, or what the coach means, until something is lifted."""
        return self.hint or (desk.marks if self.lifted is None else frozenset())

    def traces(self, desk: Desk) -> Traces:
        """What the others did since the own last turn, and the words for the turn that is told."""
        since = desk.since()
        told = since.told
        name = self.company.names[told.seat] if told else ""
        return Traces(since, self.game_words.turn(self.t, told.events, name) if told else "")

    def words(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, in words."""
        return words.events(self.t, self.game_words, events, self.company.names, me)

    def refusal(self, why: Refusal) -> str:
        """Why not, in words."""
        return self.game_words.refusal(self.t, why)

    def summary(self) -> dict[str, int]:
        """Turn, figures in the goal and points."""
        now = self.seen
        return {"turn": now.turn, "goal": now.in_goal, "points": now.scores()[now.seat]}

    def menu(self) -> str:
        """Everybody's rows."""
        return row(self.t("All rows and piles"), "table", "people")

    def leaving(self) -> None:
        """A lifted card leaves its place in the hand."""
        self._slot = "" if self.lifted is None else f"#hand-{self.seen.hand.index(self.lifted)}"

    def happened(self, events: Sequence[Event], *, hidden: bool) -> None:
        """A figure may have stepped on, and cards have come from somewhere; nothing flies in behind a curtain."""
        self.moved = self.movement(events)
        self.arrivals = {} if hidden else arrivals(events, self.seen.seat, self._slot)

    def worth_a_look(self, events: Sequence[Event]) -> str:
        """The card that was drawn unseen, and what ended the game."""
        me = self.seen.seat
        news = [each for each in events if each.kind == "over" or (each.kind == "drawn" and each.seat == me)]
        return self.words(news, me)

    def undone(self) -> None:
        """A decision was taken back: no figure is shown stepping."""
        self.moved = None

    def foreseen(self) -> str:
        """Most cards that are taken come from the draw pile; what it was, nobody else learns from it."""
        return str(DECK) if self.seen.asks == TAKE and DECK in self.seen.legal_moves() else ""

    def hinted(self, moves: Sequence[str]) -> Answer:
        """Mark the places of the move."""
        self.hint = frozenset(self.places(self.seen.parse(moves[0])))
        return Note(self.t("Hint: no step.")) if self.hint == {"stay"} else SHOW

    # -- what the player does

    @answers("card")
    def tap_card(self, name: str) -> Answer:
        """Lift a card, or put it down again; where none can be lifted, say why."""
        card = NAMES.index(name)
        if not self._can_hold:
            return self.attempt(LAYS[card])
        self.lifted = None if card == self.lifted else card
        self.hint = frozenset()
        return SHOW

    @answers("lay")
    def lay(self, colour: str) -> Answer:
        """Lay the lifted card in a row."""
        return SHOW if self.lifted is None else self.attempt(LAYS[self.lifted], colour)

    @answers("discard")
    def discard(self, colour: str) -> Answer:
        """Put the lifted card on a pile."""
        return SHOW if self.lifted is None else self.attempt(DISCARDS[self.lifted], colour)

    @answers("stay")
    def stay(self, arg: str) -> Answer:
        """Make no step, where one may be made."""
        return self.attempt(self.no_step)

    @answers("take")
    def take(self, pile: str) -> Answer:
        """Take a card from the draw pile or a discard pile."""
        return self.attempt(DECK if pile == "deck" else PILES[LETTERS.index(pile)])

    @answers("about")
    def say_what_it_is(self, thing: str) -> Answer:
        """A row, a pile, a stone or what is on it was tapped that does nothing now: say what it is and does."""
        kind, _, name = thing.partition(":")
        match kind:
            case "row":
                return Note(about.row(self.t, self.seen, name))
            case "pile":
                return Note(about.pile(self.t, self.seen, name))
            case "deck":
                return Note(about.deck(self.t, self.seen))
            case "start":
                return Note(about.start(self.t))
            case "goal":
                return Note(about.goal(self.t, self.seen.in_goal))
            case "value":
                value, goal = self.row_value(int(name))
                return Note(about.row_value(self.t, value, goal=goal))
        return Note(self.about_stone(name))

    @answers("table")
    def show_table(self, arg: str) -> Answer:
        """All rows and piles."""
        return Open(table.sheet(self.t, self.seen, self.company.players, self.of_seat))

    def attempt(self, move: Move, colour: str | None = None) -> Answer:
        """Make the move, at the row or pile of a colour where a place was chosen, or say why not."""
        now = self.seen
        if now.to_act != now.seat:
            return Note(self.t("It is not your turn."))
        if why := now.why_not(move) if colour is None or not self._can_lift else now.why_not_at(move, colour):
            self.refused = frozenset(self.places(move))
            return Refuse(why)
        return Decide((str(move),))

    def drag(self, what: str) -> Answer:
        """A card is carried: it lights the places where it can go, as a lifted one does."""
        self.put_down()
        if self._can_hold:
            self.lifted = NAMES.index(what)
        return SHOW

    def drop(self, what: str, where: str) -> Answer:
        """A card was let go: over its row or pile it is played, over the hand it goes back, elsewhere we say why not."""
        self.put_down()
        if where == "hand":
            return SHOW
        kind, _, colour = where.partition(":")
        moves = DISCARDS if kind == "pile" else LAYS
        return self.attempt(moves[NAMES.index(what)], colour)

    @property
    def _can_lift(self) -> bool:
        return self.seen.asks in self.lifts and self.seen.to_act == self.seen.seat

    @property
    def _can_hold(self) -> bool:
        """Whether a card may be in hand: to be laid now, or while others play."""
        return self._can_lift or (self.seen.to_act != self.seen.seat and not self.seen.is_over)
