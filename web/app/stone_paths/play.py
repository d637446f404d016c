"""Stone Paths in play: people and bots at one table, one device, nobody's hand shown to another."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.company import PACES, Company
from app.errands import Errand
from app.lesson import Course
from app.screens.guided import GuidedScreen
from app.stone_paths import choices, words
from app.stone_paths.lesson import LESSONS, Now
from app.stone_paths.movement import arrivals, movement
from app.stone_paths.seen import seen
from app.stone_paths.turns import turns
from app.views import curtain
from app.views.stone_paths import account, play, table
from app.views.stone_paths.look import Look, Moved, Places
from waystones import Event
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, NAMES
from waystones.games.path_cards.moves import PLAY, Move
from waystones.games.stone_paths.observation import StonePathsObservation

if TYPE_CHECKING:
    from app.app import App

NOWHERE = "nowhere"  # a place that has no colour


class Play(GuidedScreen):
    """The table. `_me` is the seat that looks; the curtain is down when the device changes hands."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._company = Company(self.save.seats)
        self._me = self._company.viewer(self.session.to_act)
        self._curtain = self._company.needs_curtain
        self._thought: Errand | None = None
        self._handed_over = False  # whether the curtain fell here, so that what was seen since is known
        self._moved: Moved | None = None
        self._put_down()

    def _put_down(self) -> None:
        """Nothing is lifted, hinted or refused."""
        self._lifted: int | None = None
        self._hint: Places = frozenset()
        self._refused: Places = frozenset()
        self._arrivals: dict[str, str] = {}

    @property
    def _seen(self) -> StonePathsObservation:
        return seen(self.session, self._me)

    @property
    def course(self) -> Course[Now]:
        """What a first game teaches."""
        return LESSONS

    # -- what is shown and kept

    def frame(self) -> str:
        """The table, or the curtain before it."""
        t = self.app.texts
        if not self._curtain:
            return play.frame(t)
        happened = turns(t, self.session, self._company.names, None)[-1:]
        name = self._company.names[self._me]
        told = happened[0].words if happened else ""
        return curtain.frame(t, name, self._me, told, can_undo=self._handed_over and self.session.can_undo)

    def regions(self) -> dict[str, str]:
        """What the seat that looks may know; nothing while the curtain is down."""
        if self._curtain:
            return {}
        t, now = self.app.texts, self._seen
        look = Look(
            lifted=self._lifted,
            lit=choices.lit(now.legal_moves(), self._lifted),
            hint=self._hint or self._marked(now),
            refused=self._refused,
            preview=choices.preview(now, self._lifted),
            moved=self._moved,
            arrivals=self._arrivals,
            can_undo=self._can_undo,
        )
        log = turns(t, self.session, self._company.names, self._me)
        return play.regions(t, now, self._company.players, look, log, coach=self.coach(), sheet=self.sheet)

    def _marked(self, now: StonePathsObservation) -> Places:
        """What the coach points at, until something is lifted."""
        marks = self.lesson.marks if self.lesson and self._lifted is None else None
        return marks(Now(now)) if marks else frozenset()

    def opened(self) -> None:
        """The board answers, or a bot begins."""
        self.app.platform.mark("waystones:board")
        self._let_bots_play()

    def summary(self) -> dict[str, int]:
        """What Home says of this game."""
        now = self._seen
        return {"turn": now.turn, "goal": now.in_goal, "points": now.scores()[self._me]}

    def draft(self) -> str:
        """The lifted card is not worth keeping."""
        return ""

    def tell(self, events: list[Event]) -> None:
        """Sound, shake and words for what happened, as far as the seat that looks may know it."""
        kinds = {event.kind for event in events}
        self.app.play_sound("points" if kinds & {"points", "wishing_stone"} else "lay")
        self.app.buzz(10)
        self.app.say(words.events(self.app.texts, events, self._company.names, self._me))

    # -- whose turn

    def commit(self, move: str) -> None:
        """Make a decision; then the next seat goes on."""
        slot = "" if self._lifted is None else f"#hand-{self._seen.hand.index(self._lifted)}"
        step = self.session.play(move)
        self.keep()
        self._moved = movement(step.events)
        self._put_down()
        self._arrivals = arrivals(step.seen_by(self._me), self._me, slot)
        if self.session.is_over:
            self.finish()
            return
        self.after_move()
        self.tell(step.seen_by(self._me))
        self.learn(Now(self._seen))
        if self._curtain:
            self.app.redraw()
        else:
            self.app.show()
        self._let_bots_play()

    def after_move(self) -> None:
        """When the turn goes to another person, the curtain falls before their hand is shown."""
        looking = self._company.viewer(self.session.to_act)
        if looking != self._me and self._company.needs_curtain:
            self._me = looking
            self._curtain = self._handed_over = True
            self.sheet = ""
            self._arrivals = {}

    def finish(self) -> None:
        """Keep the result of the best person."""
        state, scores = self.session.state, self.session.state.scores()
        seat = self._company.kept_seat(scores)
        self.save = self.app.saves.finish(
            self.save, scores[seat], won=int(seat in state.winners()), seat=seat
        )
        self.app.replace(f"result/{self.save.id}")

    def _let_bots_play(self) -> None:
        """If a bot is to act and may be watched, let it think."""
        level = self._company.level(self.session.to_act)
        if not level or self._curtain:
            return
        self._think(level, self.session.to_act, self._bot_decided)

    def _think(self, level: str, seat: int, done: Callable[[str], None]) -> None:
        if self._thought:
            self._thought.drop()
        self._thought = Errand(self.app.platform, done)
        self._thought.start("move", record=str(self.session.record), seat=seat, level=level)

    def _bot_decided(self, move: str) -> None:
        ply = len(self.session.steps)

        def show() -> None:
            if self.app.screen is self and len(self.session.steps) == ply:
                self.commit(move)

        self.app.platform.later(PACES[self.app.settings.pace], show)

    # -- what the player does

    def do(self, action: str, arg: str) -> None:
        """A card, a place on the table, or a button."""
        t, now = self.app.texts, self._seen
        self.sheet = ""
        self._refused = frozenset()
        self._arrivals = {}
        if self.leave(action, arg) or self.turn_page(action):
            return
        match action:
            case "lift":
                self._curtain = False
                self.app.redraw()
                self._let_bots_play()
                return
            case "card":
                card = NAMES.index(arg)
                if now.asks == PLAY and now.to_act == self._me:
                    self._lifted = None if card == self._lifted else card
                    self._hint = frozenset()
                    self.learn(Now(now, self._lifted))
                else:
                    self._try(choices.move_for("lay", "", card))
                    return
            case "undo":
                self._undo()
                return
            case "hint":
                self._think("sharp", self._me, self._show_hint)
            case "menu":
                self.sheet = play.menu(t)
            case "table":
                self.sheet = table.sheet(t, now, self._company.players)
            case "log":
                log = turns(t, self.session, self._company.names, self._me)
                self.sheet = account.log_sheet(t, self._company.players, log)
            case _:
                move = choices.move_for(action, arg, self._lifted)
                if move is not None:
                    self._try(move, arg)
                    return
        self.app.show()

    def drag(self, what: str) -> None:
        """A card is carried: it lights the places where it can go, as a lifted one does."""
        now = self._seen
        self._put_down()
        if now.asks == PLAY and now.to_act == self._me:
            self._lifted = NAMES.index(what)
            self.learn(Now(now, self._lifted))
        self.app.show()

    def drop(self, what: str, where: str) -> bool:
        """A card was let go: over its row or pile it is played, over the hand it goes back, elsewhere we say why not."""
        self._put_down()
        if where == "hand":
            self.app.show()
            return False
        steps, (kind, _, path) = len(self.session.steps), where.partition(":")
        move = choices.move_for(choices.DROPPED.get(kind, "lay"), path, NAMES.index(what))
        self._try(move, path or NOWHERE)
        return len(self.session.steps) > steps

    def giving_up_means(self) -> str:
        """Nobody wins."""
        t = self.app.texts
        return t("The game ends here and is not counted.")

    def give_up(self) -> None:
        """Take the game off the table."""
        self.app.saves.remove(self.save.id)
        self.app.replace("")

    def _try(self, move: Move | None, arg: str = "") -> None:
        """Make the move, or say why not."""
        t, now = self.app.texts, self._seen
        if move is None or now.to_act != self._me:
            self.app.note(t("It is not your turn."))
        elif (
            now.asks == PLAY
            and move.kind in ("lay", "discard")
            and arg
            and arg != LETTERS[COLOUR_OF[move.what]]
        ):
            self._refused = frozenset(choices.places(move))
            self.app.refuse(t("A card goes to the row and the pile of its own colour."), "SP-9")
        elif why := now.why_not(move):
            self._refused = frozenset(choices.places(move))
            self.app.refuse(words.refusal(t, why), why.rule)
        else:
            self.commit(str(move))
            return
        self.app.show()

    @property
    def _can_undo(self) -> bool:
        """The last decision was made here, and showed nothing that was hidden."""
        steps = self.session.steps
        return bool(steps) and steps[-1].seat == self._me and self.session.can_undo

    def _undo(self) -> None:
        """Take the last decision back: the own one, or from the curtain that of whoever was here before."""
        if self._handed_over if self._curtain else self._can_undo:
            step = self.session.undo()
            if step:
                self._me = step.seat
                self._moved = None
                self._put_down()
                self.keep()
        if self._curtain:
            self.app.redraw()
        self.app.show()

    def _show_hint(self, text: str) -> None:
        """Show on the table what the sharpest bot would do."""
        if self.app.screen is not self or self.session.to_act != self._me:
            return
        move = self.session.state.parse(text)
        self._put_down()
        self._hint = frozenset(choices.places(move))
        if self._hint == {"stay"}:
            t = self.app.texts
            self.app.note(t("Hint: no step."))
        self.app.show()
