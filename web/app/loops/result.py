"""The end of Loops: somebody has won."""

from typing import TYPE_CHECKING

from app.company import Company
from app.loops.seen import seen
from app.screens.finished import FinishedScreen
from app.views.loops import result
from app.views.players import verdict
from waystones import Record

if TYPE_CHECKING:
    from app.app import App


class Result(FinishedScreen):
    """Everybody's points and the board."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._company = Company(self.save.seats)
        self._me = self._company.looking_back

    def frame(self) -> str:
        """The verdict, the sheet and the board."""
        now = seen(self.session, self._me)
        winners = self.session.state.winners()
        return result.frame(self.app.texts, now, self._company.players, winners, self.save.id)

    def opened(self) -> None:
        """Say how it ended."""
        t, winners = self.app.texts, self.session.state.winners()
        self.app.say(verdict(t, self._company.players, winners))
        self.app.play_sound("medal")

    def do(self, action: str, arg: str) -> None:
        """Once more, or look back."""
        if action == "rematch":
            self._rematch()
        else:
            super().do(action, arg)

    def _rematch(self) -> None:
        """The same company, a new deal, and the start moves on (LO-6)."""
        seats, now = self.save.seats, seen(self.session, self._me)
        record = Record.new(
            "loops",
            len(seats),
            self.app.new_seed(),
            first=(now.first + 1) % len(seats),
            rounds=bool(now.rounds),
        )
        self.app.start_game(record, seats=seats)
