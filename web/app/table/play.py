"""A game in play by people and bots at one device: whose eyes the page has, the curtain, bots' turns, undo and hints."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar

from app.company import PACES, Company
from app.errands import Errand
from app.screens.guided import GuidedScreen
from app.table.handover import Handover
from app.table.turns import turns
from app.views import curtain
from app.views.players import Entry
from waystones import Event, Session, Step

if TYPE_CHECKING:
    from app.app import App


class TableScreen(GuidedScreen):
    """The table. `me` is the seat that looks; the curtain is down when the device changes hands."""

    HIDES: ClassVar[curtain.Hidden] = "hands"

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self.company = Company(self.save.seats)
        self.me = self.company.viewer(self.session.to_act)
        self.curtain = self.company.needs_curtain
        # Whether nobody has looked at a hand since the last move, so that it can still be taken back.
        self._handed_over = self.curtain and Handover.read(self.save.draft).fallen
        self._thought: Errand | None = None
        self.put_down()

    # -- what each game has of its own

    @abstractmethod
    def table(self) -> str:
        """The frame of the game itself."""

    @abstractmethod
    def laid_out(self) -> dict[str, str]:
        """The regions of the game itself, as the seat that looks may see them."""

    @abstractmethod
    def put_down(self) -> None:
        """Nothing is lifted, hinted or refused."""

    @abstractmethod
    def words_for(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, as a seat would hear it; without one, as everybody may."""

    @abstractmethod
    def taught(self) -> object:
        """What the coach looks at to see whether a thing was done."""

    @abstractmethod
    def show_hint(self, move: str) -> None:
        """Show on the table what the sharpest bot would do."""

    def happened(self, step: Step) -> None:
        """Something was decided: for what moves on the table."""

    # -- what is shown and kept

    def frame(self) -> str:
        """The table, or the curtain before it."""
        if not self.curtain:
            return self.table()
        told = self.turns(None)[-1:]
        return curtain.frame(
            self.app.texts,
            self.company.names[self.me],
            self.me,
            told[0].words if told else "",
            can_undo=self._can_give_back,
            hides=self.HIDES,
        )

    def regions(self) -> dict[str, str]:
        """What the seat that looks may know; nothing while the curtain is down."""
        return {} if self.curtain else self.laid_out()

    def turns(self, me: int | None) -> list[Entry]:
        """The game so far in words, for a seat or for everybody."""
        return turns(self.session, me, lambda events: self.words_for(events, me))

    def opened(self) -> None:
        """The board answers, or a bot begins."""
        self.app.platform.mark("waystones:board")
        self._let_bots_play()

    def resumed(self) -> Session:
        """The game with what was seen in it and taken back."""
        return Session.resume(self.save.record, witnessed=Handover.read(self.save.draft).witnessed)

    def draft(self) -> str:
        """Who may take what back; what is lifted is not worth keeping."""
        return str(Handover(self._handed_over or self._changes_hands, self.session.witnessed))

    # -- whose turn

    def commit(self, move: str) -> None:
        """Make a decision; then the next seat goes on."""
        step = self.session.play(move)
        self.keep()
        self.put_down()
        self.happened(step)
        if self.session.is_over:
            self.finish()
            return
        self.after_move()
        self.tell(step.seen_by(self.me))
        self.learn(self.taught())
        if self.curtain:
            self.app.redraw()
        else:
            self.app.show()
        self._let_bots_play()

    def after_move(self) -> None:
        """When the turn goes to another person, the curtain falls before their hand is shown."""
        if self._changes_hands:
            self.me = self.company.viewer(self.session.to_act)
            self.curtain = self._handed_over = True
            self.sheet = ""

    @property
    def _changes_hands(self) -> bool:
        """Whether the next decision is for the eyes of another person."""
        return self.company.needs_curtain and self.company.viewer(self.session.to_act) != self.me

    def finish(self) -> None:
        """Keep the result of the best person."""
        state = self.session.state
        scores = state.scores()
        seat = self.company.kept_seat(scores)
        self.save = self.app.saves.finish(
            self.save, scores[seat], won=int(seat in state.winners()), seat=seat
        )
        self.app.replace(f"result/{self.save.id}")

    def lift_curtain(self) -> None:
        """The right person is here, and has seen what nobody can take back."""
        self.curtain = False
        if self._handed_over:
            self._handed_over = False
            self.keep()
        self.app.redraw()
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """If a bot is to act and may be watched, let it think."""
        level = self.company.level(self.session.to_act)
        if not level or self.curtain:
            return
        self._think(level, self.session.to_act, self._bot_decided)

    def ask_for_hint(self) -> None:
        """Let the sharpest bot think about the own seat."""
        self._think("sharp", self.me, self._hint_came)

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

    def _hint_came(self, move: str) -> None:
        if self.app.screen is not self or self.session.to_act != self.me:
            return
        self.put_down()
        self.show_hint(move)
        self.app.show()

    # -- taking back and giving up

    @property
    def can_undo(self) -> bool:
        """The last decision was made here, and showed nothing that was hidden."""
        steps = self.session.steps
        return bool(steps) and steps[-1].seat == self.me and self.session.can_undo

    @property
    def _can_give_back(self) -> bool:
        """Whether who was here before may have the device again. No bot has played since: it waits to be watched."""
        return self._handed_over and self.session.can_undo

    def undo(self) -> None:
        """Take the last decision back: the own one, or from the curtain that of whoever was here before."""
        if self._can_give_back if self.curtain else self.can_undo:
            step = self.session.undo()
            if step:
                self.me = step.seat
                self.put_down()
                self.keep()
        if self.curtain:
            self.app.redraw()
        self.app.show()

    def giving_up_means(self) -> str:
        """Nobody wins."""
        t = self.app.texts
        return t("The game ends here and is not counted.")

    def give_up(self) -> None:
        """Take the game off the table."""
        self.app.saves.remove(self.save.id)
        self.app.replace("")
