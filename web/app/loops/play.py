"""Loops in play: people and bots at one table, one device, nobody's rack shown to another."""

from collections.abc import Iterable

from app.lesson import Course
from app.loops import words
from app.loops.arrivals import arrivals
from app.loops.lesson import LESSONS, Now
from app.loops.seen import seen
from app.table.play import TableScreen
from app.views.loops import play
from app.views.loops.look import Look
from app.views.table.log import log_sheet
from waystones import Event, ScoreLine, Step
from waystones.games.loops.board import CENTRE, NAMES, SQUARES, WIDTH
from waystones.games.loops.moves import END, LAY, PASS, SWAP, Move, lay
from waystones.games.loops.observation import LoopsObservation

ARROWS = {"ArrowUp": -WIDTH, "ArrowDown": WIDTH, "ArrowLeft": -1, "ArrowRight": 1}
BUTTONS = {"end": END, "swap": SWAP, "pass": PASS}


class Play(TableScreen):
    """The table of Loops."""

    HIDES = "racks"

    _cursor = CENTRE
    _place = ""  # the place on the rack that a tile was laid from

    def put_down(self) -> None:
        """Nothing is lifted, hinted or refused."""
        self._lifted: int | None = None
        self._hint: Move | None = None
        self._refused: int | None = None
        self._arrivals: dict[str, str] = {}

    @property
    def _seen(self) -> LoopsObservation:
        return seen(self.session, self.me)

    @property
    def course(self) -> Course[Now]:
        """What a first game teaches."""
        return LESSONS

    def taught(self) -> Now:
        """The table, for the coach."""
        return Now(self._seen, self._lifted)

    # -- what is shown and kept

    def table(self) -> str:
        """The table without what lies on it."""
        return play.frame(self.app.texts)

    def laid_out(self) -> dict[str, str]:
        """What the seat that looks may know."""
        now = self._seen
        return play.regions(
            self.app.texts,
            now,
            self.company.players,
            self._look(now),
            self.turns(self.me),
            coach=self.coach(),
            sheet=self.sheet,
        )

    def _look(self, now: LoopsObservation) -> Look:
        hinted = self._hint if self._hint and self._hint.kind == LAY else None
        return Look(
            lifted=self._lifted,
            fits=now.places(now.rack[self._lifted]) if self._lifted is not None else {},
            hint=hinted.square if hinted else None,
            hinted_place=now.rack.index(hinted.tile) if hinted and hinted.tile in now.rack else None,
            refused=self._refused,
            cursor=self._cursor,
            can_undo=self.can_undo,
            arrivals=self._arrivals,
        )

    def summary(self) -> dict[str, int]:
        """What Home says of this game."""
        now = self._seen
        return {"turn": now.turn, "bag": now.bag_left, "points": now.scores()[self.me]}

    def words_for(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, in words."""
        return words.events(self.app.texts, events, self.company.names, me)

    def tell(self, events: list[Event]) -> None:
        """Sound, shake and words for what happened, as far as the seat that looks may know it."""
        self.app.play_sound("points" if "ended" in {event.kind for event in events} else "lay")
        self.app.buzz(10)
        self.app.say(self.words_for(events, self.me))

    def commit(self, move: str) -> None:
        """Make a decision; a lifted tile leaves its place on the rack, one that was carried has left it."""
        self._place = "" if self._lifted is None else f"#rack-{self._lifted}"
        super().commit(move)

    def happened(self, step: Step) -> None:
        """Tiles have come from somewhere."""
        self._arrivals = arrivals(step.seen_by(self.me), self.me, self._place, len(self._seen.rack))

    # -- what the player does

    def do(self, action: str, arg: str) -> None:
        """A tile of the rack, a square, or a button."""
        t, now = self.app.texts, self._seen
        self.sheet = ""
        self._refused = None
        self._arrivals = {}
        if self.leave(action, arg) or self.turn_page(action):
            return
        match action:
            case "lift":
                self.lift_curtain()
                return
            case "tile":
                self._lift(int(arg))
            case "square":
                self._tap(SQUARES[arg])
                return
            case "end" | "swap" | "pass":
                self._try(BUTTONS[action])
                return
            case "undo":
                self.undo()
                return
            case "hint":
                self.ask_for_hint()
            case "menu":
                self.sheet = play.menu(t)
            case "account":
                self.sheet = play.account(t, now, self.company.players)
            case "unseen":
                self.sheet = play.unseen(t, now)
            case "log":
                self.sheet = log_sheet(t, self.company.players, self.turns(self.me))
        self.app.show()

    def drag(self, what: str) -> None:
        """A tile is carried: it lights the squares where it fits, as a lifted one does."""
        self._lifted = None
        self._lift(int(what))
        self.app.show()

    def drop(self, what: str, where: str) -> bool:
        """A tile was let go: on a square it is laid, over the rack it goes back, elsewhere we say why not."""
        place, steps = int(what), len(self.session.steps)
        kind, _, name = where.partition(":")
        self.put_down()
        if kind == "square" and place < len(self._seen.rack):
            self._try(lay(self._seen.rack[place], SQUARES[name]))
        else:
            self.app.show()
        return len(self.session.steps) > steps

    def key(self, key: str, field: int | None) -> bool:
        """Arrows move over the board; Escape puts a tile down."""
        if key == "Escape" and self._lifted is not None:
            self.put_down()
        elif field is not None and key in ARROWS:
            step = field + ARROWS[key]
            self._cursor = step if step in NAMES else field
        else:
            return False
        self.app.show()
        if key in ARROWS:
            self.app.platform.focus(f"#at-{NAMES[self._cursor]}")
        return True

    def _lift(self, place: int) -> None:
        """Take a tile in hand; the same one again puts it down."""
        lifted = self._lifted
        hint = self._hint
        self.put_down()
        now = self._seen
        if place != lifted and place < len(now.rack):
            self._lifted = place
            self._hint = hint if hint and hint.kind == LAY and hint.tile == now.rack[place] else None
            self.learn(Now(now, place))

    def _tap(self, square: int) -> None:
        """Lay the lifted tile there; take back what was just laid; else say what lies there and what it scored."""
        t, now = self.app.texts, self._seen
        self._cursor = square
        if self._lifted is not None and square not in now.tiles:
            self._try(lay(now.rack[self._lifted], square))
            return
        if square in now.tiles:
            if self.can_undo and now.laid and now.history[-1].square == square:
                self.undo()
                return
            line = self._scored(now, square)
            if line:
                self.app.note(words.reasons(t, line))
        elif self._lifted is None and now.to_act == self.me:
            self.app.note(t("Choose a tile of your rack first."))
        self.app.show()

    @staticmethod
    def _scored(now: LoopsObservation, square: int) -> ScoreLine | None:
        """What the tile on the square gave whoever laid it."""
        name = NAMES[square]
        lines = [line for seat in range(now.players) for line in now.score_lines(seat)]
        return next((line for line in lines if line.values["square"] == name), None)

    def _try(self, move: Move) -> None:
        """Make the move, or say why not."""
        t, now = self.app.texts, self._seen
        if now.to_act != self.me:
            self.app.note(t("It is not your turn."))
        elif why := now.why_not(move):
            self._refused = move.square if move.kind == LAY else None
            self.app.refuse(words.refusal(t, why), why.rule)
        else:
            if move.kind == LAY:
                self._cursor = move.square
            self.commit(str(move))
            return
        self.app.show()

    def show_hint(self, move: str) -> None:
        """Mark the tile and the square that the sharpest bot would choose."""
        t = self.app.texts
        self._hint = self.session.state.parse(move)
        if self._hint == END:
            self.app.note(t("Hint: end the turn here."))
