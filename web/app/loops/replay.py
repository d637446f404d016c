"""Watching a finished game of Loops again, decision by decision."""

from typing import TYPE_CHECKING

from app.company import Company
from app.loops import words
from app.loops.seen import seen
from app.screens.finished import ReplayScreen
from app.table.turns import turns
from app.views.loops import replay

if TYPE_CHECKING:
    from app.app import App


class Replay(ReplayScreen):
    """The game at any of its steps, as the seat that looks saw it."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._company = Company(self.save.seats)
        self._me = self._company.looking_back

    def frame(self) -> str:
        """The board, the slider and the turns."""
        return replay.frame(self.app.texts, len(self.session.steps), self.save.id)

    def regions(self) -> dict[str, str]:
        """The game after as many steps as the slider says."""
        t, steps, names = self.app.texts, self.session.steps, self._company.names
        last = steps[self.ply - 1] if self.ply else None
        happened = words.events(t, last.seen_by(self._me), names, self._me) if last else ""
        played = turns(self.session, self._me, lambda events: words.events(t, events, names, self._me))
        now = seen(self.session, self._me, self.ply)
        return replay.regions(t, now, self.ply, happened, self._company.players, played)

    def do(self, action: str, arg: str) -> None:
        """The step buttons; squares of the board are only looked at."""
        if action != "square":
            super().do(action, arg)
