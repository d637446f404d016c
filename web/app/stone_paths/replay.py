"""Watching a finished game again, decision by decision."""

from typing import TYPE_CHECKING

from app.company import Company
from app.screens.finished import ReplayScreen
from app.stone_paths import words
from app.stone_paths.movement import movement
from app.stone_paths.seen import seen
from app.stone_paths.turns import turns
from app.views.stone_paths import replay
from app.views.stone_paths.replay import Moment, Turn

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
        moment = Moment(
            seen(self.session, self._me, self.ply),
            self.ply,
            len(steps),
            words.events(t, last.seen_by(self._me), names, self._me) if last else "",
            movement(last.events) if last else None,
        )
        return replay.regions(t, moment, self._company.players, self._turns())

    def _turns(self) -> list[Turn]:
        """The turns in words, each with the step that ended it."""
        seats = [step.seat for step in self.session.steps]
        ends = [i + 1 for i, seat in enumerate(seats) if i + 1 == len(seats) or seats[i + 1] != seat]
        told = turns(self.app.texts, self.session, self._company.names, self._me)
        return [Turn(entry.seat, entry.words, end) for entry, end in zip(told, ends, strict=True)]
