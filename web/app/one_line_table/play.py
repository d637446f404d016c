"""One Line for several: each draws on the own board, one after another; a round is shown when all have drawn."""

from typing import TYPE_CHECKING

from app.company import PACES, Company
from app.errands import Errand
from app.one_line.play import Play as Solo
from app.one_line_table import duel, words
from app.one_line_table.sent import SENT, Sent
from app.screens.game import GameScreen
from app.views import curtain, log
from app.views import one_line_table as view
from waystones import Event
from waystones.games.one_line.walk import PASS, Stretch

if TYPE_CHECKING:
    from app.app import App


class Play(Solo):
    """The table. The curtain is down when the device changes hands, and nothing of an open round passes it."""

    def __init__(self, app: "App", arg: str) -> None:
        self._me = 0
        self._company = Company(())
        super().__init__(app, arg)
        self._curtain = self._company.needs_curtain
        self._sent = Sent(self.save.duel)

    @property
    def seat(self) -> int:
        """The seat that looks and draws."""
        return self._me

    @property
    def once(self) -> bool:
        """A line that answers another is drawn once."""
        return bool(self.save.duel)

    def _look_again(self, draft: Stretch = PASS) -> None:
        self._company = Company(self.save.seats)
        self._me = self._company.viewer(self.session.to_act)
        super()._look_again(draft)

    # -- what is shown and kept

    def frame(self) -> str:
        """The board and its dock, or the curtain before them."""
        if not self._curtain:
            return super().frame()
        t, names = self.app.texts, self._company.names
        told = view.last_round(t, self._seen, self._company.players)
        # Only a draft of this very round can be taken back, and only by who drew it last.
        can_undo = bool(self.session.state.to_act) and self.session.can_undo
        return curtain.frame(t, names[self._me], self._me, can_undo=can_undo, hides="boards", told=told)

    def regions(self) -> dict[str, str]:
        """What the seat that looks may know; nothing while the curtain is down."""
        return {} if self._curtain else super().regions()

    def coach(self) -> str:
        """Where the lesson has its place, a table shows who sits there and what the last round brought."""
        return view.strip(self.app.texts, self._seen, self._company.players)

    def rounds(self) -> list[log.Round]:
        """The rounds that are over, with everybody's lines."""
        return words.rounds(self.app.texts, self.session, self._company.names)

    def opened(self) -> None:
        """Say where the game stands; then whoever is no person goes on."""
        if not self._curtain:
            super().opened()
        self._let_others_draw()

    def tell(self, events: list[Event]) -> None:
        """Sound, shake and words for what happened, as far as everybody may know it."""
        self.app.play_sound("points" if any(event.kind == "number" for event in events) else "lay")
        self.app.buzz(10)
        self.app.say(words.announced(self.app.texts, events, self._company.names))

    # -- whose turn

    def commit(self, move: str) -> None:
        """Draw for the seat to act; the next one goes on, behind the curtain if it is another person."""
        step = self.session.play(move)
        self.keep()
        if self.session.is_over:
            self.finish()
            return
        self.after_move()
        self.tell(step.seen_by(self._me))
        if self._curtain:
            self.app.redraw()
        else:
            self.app.show()
        self._let_others_draw()

    def after_move(self) -> None:
        """Look again; when another person is to draw, the curtain falls first."""
        before = self._me
        self._look_again()
        if self._me != before:
            self._curtain = True
            self.sheet = ""

    def finish(self) -> None:
        """Keep the result of the best person."""
        state = self.session.state
        scores = state.scores()
        seat = self._company.kept_seat(scores)
        self.save = self.app.saves.finish(
            self.save, scores[seat], won=int(seat in state.winners()), seat=seat
        )
        if self.save.duel:
            duel.over(self.app.saves, self.save, self.session.record, seat)
        self.app.replace(f"result/{self.save.id}")

    def _let_others_draw(self) -> None:
        """If a bot or a line that was sent is to draw, let it; behind a curtain nobody would see it."""
        seat = self.session.to_act
        level = self._company.level(seat)
        if not level or self._curtain:
            return
        if level == SENT:
            self.app.platform.later(0, lambda: self._drawn(seat, self._sent.move(self.session, seat)))
            return
        errand = Errand(self.app.platform, lambda move: self._pause(seat, move))
        errand.start("move", record=str(self.session.record), seat=seat, level=level)

    def _pause(self, seat: int, move: str) -> None:
        self.app.platform.later(PACES[self.app.settings.pace] // 2, lambda: self._drawn(seat, move))

    def _drawn(self, seat: int, move: str) -> None:
        """Somebody else has drawn; unless this screen is gone, or the game has gone on without them."""
        if self.app.screen is self and self.session.to_act == seat and not self.session.is_over:
            self.commit(move)

    # -- what the player does

    def do(self, action: str, arg: str) -> None:
        """The curtain and the others' lines; everything else as in a game alone."""
        match action:
            case "lift":
                self._curtain = False
                self.app.redraw()
                self.opened()
            case "undo" if self._curtain:
                self._undo()
            case "table":
                self.sheet = view.sheet(self.app.texts, self._seen, self._company.players)
                self.app.show()
            case "confirm" | "pass" | "hint" if self.session.to_act != self._me:
                t = self.app.texts
                self.app.note(t("The others are still drawing."))
                self.app.show()
            case _:
                super().do(action, arg)

    def point(self, phase: str, x: float, y: float) -> None:
        """A finger draws only for the seat whose turn it is."""
        if self.session.to_act == self._me and not self._curtain:
            super().point(phase, x, y)

    def key(self, key: str, field: int | None) -> bool:
        """So do keys."""
        return self.session.to_act == self._me and not self._curtain and super().key(key, field)

    def giving_up_means(self) -> str:
        """Nobody wins; but a duel is scored as it is, for the others have drawn."""
        t = self.app.texts
        return super().giving_up_means() if self.once else t("The game ends here and is not counted.")

    def give_up(self) -> None:
        """Take the game off the table; a duel goes on without the own line."""
        if self.once:
            super().give_up()
            return
        self.app.saves.remove(self.save.id)
        self.app.replace("")

    def after_giving_up(self) -> str:
        """In a duel the lines that were sent go on."""
        seat = self.session.to_act
        return super().after_giving_up() if seat == self._me else self._sent.move(self.session, seat)

    def _undo(self) -> None:
        """Give the device back to whoever drew last in this round."""
        if self.session.undo():
            self._look_again()
            GameScreen.keep(self)
        self.app.redraw()
