"""The end of Stone Paths: everything is counted, one after another, and somebody has won."""

from typing import TYPE_CHECKING

from app.company import Company
from app.screens.finished import FinishedScreen
from app.stone_paths.seen import seen
from app.views.players import verdict
from app.views.stone_paths import result
from waystones import Record

if TYPE_CHECKING:
    from app.app import App

BEAT = 320  # milliseconds between two counted points


class Result(FinishedScreen):
    """The score sheet, filled in cell by cell."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._company = Company(self.save.seats)
        self._me = self._company.looking_back
        still = app.settings.motion == "less"
        self._counted: int | None = None if still else 0

    def frame(self) -> str:
        """The sheet, the track and the board."""
        return result.frame(self.app.texts, seen(self.session, self._me), self._company.players, self.save.id)

    def regions(self) -> dict[str, str]:
        """As much of it as has been counted."""
        state = self.session.state
        over = self.session.steps[-1].events[-1]
        return {
            **super().regions(),
            **result.regions(
                self.app.texts,
                seen(self.session, self._me),
                self._company.players,
                state.winners(),
                over.facts["reason"],
                self._counted,
            ),
        }

    def opened(self) -> None:
        """Say how it ended, and begin to count."""
        t, state = self.app.texts, self.session.state
        self.app.say(verdict(t, self._me, self._company.players, state.winners()))
        self._count()

    def do(self, action: str, arg: str) -> None:
        """Skip the counting, once more, or look back."""
        if action == "skip":
            self._counted = None
            self.app.show()
        elif action == "rematch":
            self._rematch()
        else:
            super().do(action, arg)

    def _count(self) -> None:
        if self._counted is None or self.app.screen is not self:
            return
        self._counted += 1
        if self._counted > result.counts(seen(self.session, self._me)):
            self._counted = None
            self.app.play_sound("medal")
        self.app.show()
        self.app.platform.later(BEAT, self._count)

    def _rematch(self) -> None:
        """The same company, a new deal, and the start moves on (SP-7)."""
        seats = self.save.seats
        first = (seen(self.session, self._me).first + 1) % len(seats)
        record = Record.new("stone_paths", len(seats), self.app.new_seed(), first=first)
        self.app.start_game(record, seats=seats)
