"""Loops in a player's hand: a tile of the rack is lifted, the squares where it fits are lit, a tap lays it."""

from collections.abc import Iterable, Sequence

from app.answers import answers
from app.drawing.kit import Regions, row
from app.games.loops import words
from app.games.loops.lesson import LESSONS, Now
from app.games.loops.view import play
from app.games.loops.view.look import Look, advised, arrivals
from app.table.answer import SHOW, Answer, Decide, Note, Open, Refuse, Show, Undo
from app.table.hand import Desk, Hand
from waystones import Event, Refusal, ScoreLine
from waystones.games.loops.board import CENTRE, NAMES, SQUARES, WIDTH
from waystones.games.loops.moves import END, LAY, PASS, SWAP, Move, lay
from waystones.games.loops.observation import LoopsObservation

STUCK_KEYS = {"s": SWAP, "p": PASS}
ARROWS = {"ArrowUp": -WIDTH, "ArrowDown": WIDTH, "ArrowLeft": -1, "ArrowRight": 1}


class LoopsHand(Hand[LoopsObservation]):
    """The rack, and the square where the keyboard stands."""

    hides = "racks"
    scoring = frozenset({"ended"})
    course = LESSONS
    on_board = frozenset({"square"})

    _hint: Sequence[Move] = ()  # what is advised, the first of it to be done now
    _cursor = CENTRE
    _place = ""  # the place on the rack that a tile was laid from
    _can_undo = False

    def look(self, seen: LoopsObservation) -> None:
        """See it anew; whoever has laid the first tile of a hint goes on with the rest of it."""
        rest = self._hint[1:] if self._hint and self._has_laid(self._hint[0], seen) else ()
        super().look(seen)
        self._hint = rest

    @staticmethod
    def _has_laid(move: Move, seen: LoopsObservation) -> bool:
        last = seen.history[-1]
        mine = seen.to_act == seen.seat and last.turn == seen.turn
        return (
            mine and move.kind == LAY and (last.square, seen.tiles[last.square]) == (move.square, move.tile)
        )

    def put_down(self) -> None:
        """Nothing is lifted, hinted or refused."""
        self._lifted: int | None = None
        self._hint = ()
        self.settle()

    def look_on(self, seen: LoopsObservation) -> None:
        """A tile can be lifted while others play; the rack stays as it is."""
        lifted = self._lifted
        self.look(seen)
        self._lifted = lifted

    def settle(self) -> None:
        """What came of the last tap is no longer shown."""
        self._refused: int | None = None
        self._arrivals: dict[str, str] = {}

    def taught(self) -> Now:
        """The table, for the coach."""
        return Now(self.seen, self._lifted)

    # -- what is shown and kept

    def frame(self) -> str:
        """The table without what lies on it."""
        return play.frame(self.t)

    def regions(self, desk: Desk) -> Regions:
        """What the seat that looks may know."""
        self._can_undo = desk.can_undo
        players, look = self.company.players, self._look(desk)
        return play.regions(
            self.t, self.seen, players, look, desk.just_now(), coach=desk.coach, sheet=desk.sheet
        )

    def _look(self, desk: Desk) -> Look:
        now = self.seen
        since = desk.since()
        hint = advised(now, self._hint)
        first = next((each.tile for each in hint.values()), None)
        if self._lifted is not None:  # then only where the hint would have this one
            hint = {at: each for at, each in hint.items() if each.tile == now.rack[self._lifted]}
        return Look(
            lifted=self._lifted,
            fits=now.places(now.rack[self._lifted]) if self._lifted is not None else {},
            hint=hint,
            hinted_place=now.rack.index(first) if first in now.rack else None,
            refused=self._refused,
            cursor=self._cursor,
            can_undo=desk.can_undo,
            arrivals=self._arrivals,
            since=since,
            told=words.turn(self.t, since.told.events, self.company.names) if since.told else "",
        )

    def asks(self, words: str, note: str, buttons: str, undo: str) -> Regions:
        """What takes back stands by the rack, as always."""
        return super().asks(words, note, buttons, "")

    def summary(self) -> dict[str, int]:
        """Turn, tiles in the bag and points."""
        now = self.seen
        return {"turn": now.turn, "bag": now.bag_left, "points": now.scores()[now.seat]}

    def words(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, in words."""
        return words.events(self.t, events, self.company.names, me)

    def spoken(self, events: Iterable[Event], me: int | None) -> str:
        """What happened in words, with the squares' names, which are only heard: none stands on the board."""
        return words.events(self.t, events, self.company.names, me, spoken=True)

    def refusal(self, why: Refusal) -> str:
        """Why not, in words."""
        return words.refusal(self.t, why)

    def menu(self) -> str:
        """What was scored, and what may still come."""
        t = self.t
        return row(t("What was scored"), "account", "log") + row(t("Tiles not seen yet"), "unseen", "eye")

    def leaving(self) -> None:
        """A lifted tile leaves its place on the rack; one that was carried has left it."""
        self._place = "" if self._lifted is None else f"#rack-{self._lifted}"

    def happened(self, events: Sequence[Event], *, hidden: bool) -> None:
        """Tiles have come from somewhere; nothing flies in behind a curtain."""
        now = self.seen
        self._arrivals = {} if hidden else arrivals(events, now.seat, self._place, len(now.rack))

    def worth_a_look(self, events: Sequence[Event]) -> str:
        """What ended the game, else the tiles that were drawn."""
        if over := [each for each in events if each.kind == "over"]:
            return self.words(over, self.seen.seat)
        drew = any(each.kind in ("drawn", "swapped") and each.seat == self.seen.seat for each in events)
        return self.t("These are your tiles for the next turn.") if drew else ""

    def foreseen(self) -> str:
        """When there is nothing more to lay, the turn is as good as over."""
        moves = self.seen.legal_moves()
        return str(END) if moves == [END] else ""

    def hinted(self, moves: Sequence[str]) -> Answer:
        """Show the tiles where they would lie."""
        self._hint = tuple(self.seen.parse(move) for move in moves)
        return Note(self.t("Hint: end the turn here.")) if self._hint[0] == END else SHOW

    # -- what the player does

    @answers("tile")
    def tap_tile(self, place: str) -> Answer:
        """Lift a tile of the rack."""
        return self._lift(int(place))

    @answers("square")
    def tap_square(self, name: str) -> Answer:
        """Lay the lifted tile there; take back what was just laid; else say what lies there and what it scored."""
        square, now = SQUARES[name], self.seen
        self._cursor = square
        if self._lifted is not None and square not in now.tiles:
            return self._try(lay(now.rack[self._lifted], square))
        if square in now.tiles:
            if self._can_undo and now.laid and now.history[-1].square == square:
                return Undo()
            line = self._scored(square)
            laid = next(each for each in now.history if each.square == square)
            return Note(words.about_tile(self.t, line, self.company.names[laid.seat] if line else ""))
        return Note(words.about_square(self.t, square))

    @answers("end")
    def end(self, arg: str) -> Answer:
        """The turn is over."""
        return self._try(END)

    @answers("swap")
    def swap(self, arg: str) -> Answer:
        """Put all tiles back and draw new ones."""
        return self._try(SWAP)

    @answers("pass")
    def keep_rack(self, arg: str) -> Answer:
        """Lay nothing and keep the rack."""
        return self._try(PASS)

    @answers("bag")
    def say_what_is_in_the_bag(self, arg: str) -> Answer:
        """What the number in the bar is, and what comes when the bag is empty."""
        return Note(words.about_bag(self.t, self.seen.bag_left, self.seen.rounds))

    @answers("account")
    def account(self, arg: str) -> Answer:
        """What everybody scored, tile by tile."""
        return Open(play.account(self.t, self.seen, self.company.players))

    @answers("unseen")
    def unseen(self, arg: str) -> Answer:
        """The tiles that may still come."""
        return Open(play.unseen(self.t, self.seen))

    def drag(self, what: str) -> Answer:
        """A tile is carried: it lights the squares where it fits, as a lifted one does."""
        self._lifted = None
        return self._lift(int(what))

    def drop(self, what: str, where: str) -> Answer:
        """A tile was let go: on a square it is laid, elsewhere it goes back to the rack."""
        place, (kind, _, name) = int(what), where.partition(":")
        self.put_down()
        if kind != "square" or place >= len(self.seen.rack):
            return SHOW
        return self._try(lay(self.seen.rack[place], SQUARES[name]))

    def key(self, key: str, field: int | None) -> Answer | None:
        """Arrow keys move over the board; Escape puts a tile down; where nothing fits, S swaps and P passes."""
        if key == "Escape" and self._lifted is not None:
            self.put_down()
            return SHOW
        meant = STUCK_KEYS.get(key.lower())
        if meant and meant in self.seen.legal_moves():
            return self._try(meant)
        if field is None or key not in ARROWS:
            return None
        step = field + ARROWS[key]
        self._cursor = step if step in NAMES else field
        return Show(focus=f"#at-{NAMES[self._cursor]}")

    def _lift(self, place: int) -> Answer:
        """Take a tile in hand; the same one again puts it down."""
        lifted, hint = self._lifted, self._hint
        self.put_down()
        now = self.seen
        if place != lifted and place < len(now.rack):
            self._lifted = place
            if now.rack[place] in [move.tile for move in hint if move.kind == LAY]:
                self._hint = hint
        return SHOW

    def _scored(self, square: int) -> ScoreLine | None:
        """What the tile on the square gave the player who laid it."""
        now, name = self.seen, NAMES[square]
        lines = [line for seat in range(now.players) for line in now.score_lines(seat)]
        return next((line for line in lines if line.values["square"] == name), None)

    def _try(self, move: Move) -> Answer:
        """Make the move, or say why not."""
        now = self.seen
        if now.to_act != now.seat:
            return Note(self.t("It is not your turn."))
        if why := now.why_not(move):
            self._refused = move.square if move.kind == LAY else None
            return Refuse(why)
        if move.kind == LAY:
            self._cursor = move.square
        return Decide((str(move),))


HAND = LoopsHand
