"""A table at which somebody sits elsewhere: the game goes on by letters.

What came by a letter is kept at once, and happens again before the eyes of whoever opens it, as a bot's moves do.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.answers import answers
from app.drawing.kit import Regions, ask
from app.game import Game
from app.keeping.figures import ELSEWHERE
from app.keeping.save import Save
from app.sending.letters import standing, waits_for
from app.sending.posting import Posting
from app.table.table import Table
from app.table.view import post
from waystones import Record

if TYPE_CHECKING:
    from app.app import App


class ApartTable(Table):
    """The table, with a letter box. `_coming` are the moves that came by a letter and have not been watched yet."""

    def __init__(self, app: "App", save: Save, game: Game) -> None:
        whole = Record.parse(save.record)
        watched = len(whole.moves) - save.ahead
        self._coming = list(whole.moves[watched:])
        seen = replace(save, record=str(replace(whole, moves=whole.moves[:watched])), ahead=0)
        super().__init__(app, seen, game)
        self.parts = (*self.parts, Posting(app, self.as_kept, self._posted))
        self.me = self.company.viewer(whole.state().to_act)
        self.look_again()

    # -- what is kept

    def as_kept(self) -> Save:
        """With what is still to be watched, and what lists say of it."""
        kept = super().as_kept()
        record = self.session.record
        whole = replace(record, moves=(*record.moves, *self._coming))
        return replace(
            kept,
            record=str(whole),
            ahead=len(self._coming),
            summary={**kept.summary, **self._standing()},
        )

    def _standing(self) -> dict[str, int]:
        kept = standing(self.session, self.save.seats)
        return {**kept, "waits": self.save.waits_for} if self._coming else kept

    def finish(self) -> None:
        """The last letter is still to be sent, if the last decision was made here."""
        self.save = replace(self.save, summary={**self.save.summary, **self._standing()})
        super().finish()

    def _posted(self, moves: int) -> None:
        self.save = replace(self.save, posted=max(moves, self.save.posted))
        self.keep()
        self.app.show()

    def other_tab(self) -> None:
        """Another tab has opened a letter of this game, or gone on with it: so does this one."""
        if self.app.saves.check_tabs(self.save.id):
            self.app.saves.troubles.discard("tab")
            self._thinking.stop()
            self.app.open(self.app.platform.path())
        else:
            self.app.show()

    # -- whose turn

    @property
    def _mine(self) -> bool:
        return super()._mine and not self._coming

    @property
    def _is_awaited(self) -> bool:
        """Whether it is the turn of somebody elsewhere, or will be after bots."""
        return not self._coming and not self._left and self.company.level(self._next_person) == ELSEWHERE

    @property
    def _next_person(self) -> int:
        return waits_for(self.session.to_act, self.save.seats)

    @property
    def _goes_to_another(self) -> bool:
        return super()._goes_to_another and not self._coming and not self._is_awaited

    def _let_others_play(self) -> None:
        """What came by a letter happens first; who is elsewhere is waited for."""
        position, seat = self._position(), self.session.to_act
        if self._coming:
            if position is not None and not self._thinking.is_about(position, seat):
                steps = self.session.steps
                pause = self.pacing.pause(same_turn=bool(steps) and steps[-1].seat == seat)
                self._thinking.look_up(position, seat, lambda: self._coming[0], self._watch, pause)
        elif self.company.level(seat) != ELSEWHERE:
            super()._let_others_play()

    def _watch(self, move: str) -> None:
        del self._coming[0]
        self.commit(move)

    @answers("skip")
    def _skip(self, arg: str) -> None:
        """Do not watch the rest of what came."""
        self._thinking.stop()
        while self._coming:
            self.session.play(self._coming.pop(0))
        if self.session.is_over:
            self.finish()
            self.count()
            return
        self.look_again()
        self.keep()
        self.app.show()

    # -- what is seen

    def regions(self) -> Regions:
        """In the place of a question: what happens, or the letter to send."""
        shown = super().regions()
        if self.curtain or self._held:
            return shown
        t, names = self.app.texts, self.company.names
        if self._coming:
            return shown | self.hand.asks(*post.happening(t, names[self.session.to_act]))
        if self._is_awaited:
            name = names[self._next_person]
            sent = not self.as_kept().unsent
            return shown | self.hand.asks(*post.waiting(t, name, sent=sent, can_undo=self.can_undo))
        return shown

    # -- taking back

    @property
    def can_undo(self) -> bool:
        """Not while something is still to be watched."""
        return super().can_undo and not self._coming

    @answers("undo")
    def undo(self, arg: str = "") -> None:
        """What was sent can be taken back, but the others have it: that is asked first, and makes another edition."""
        allowed = self._can_give_back if self.curtain else self.can_undo
        if allowed and self.save.posted >= len(self.session.steps):
            if not arg and not self.curtain:
                t = self.app.texts
                means = t("The others have it already. Who has not answered goes on from your next letter.")
                self.sheet = ask(t, t("Take back what you sent?"), means, t("Take back"), "undo", "sent")
                self.app.show()
                return
            self.save = replace(self.save, edition=self.save.edition + 1, posted=-1)
        super().undo()
