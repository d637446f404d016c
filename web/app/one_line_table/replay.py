"""Watching several lines grow again, round by round."""

from typing import TYPE_CHECKING

from app.company import Company
from app.one_line.seen import seen
from app.one_line_table import words
from app.screens.finished import ReplayScreen
from app.views import log, replay
from app.views import one_line_table as view

if TYPE_CHECKING:
    from app.app import App


class Replay(ReplayScreen):
    """All lines after any of the rounds: `ply` counts rounds here."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._company = Company(self.save.seats)
        # After how many moves each round was over: between them nothing is shown.
        ends = [
            i
            for i, step in enumerate(self.session.steps, 1)
            if {"card", "over"} & {e.kind for e in step.events}
        ]
        self._plies = [0, *ends]

    @property
    def last(self) -> int:
        """The number of rounds."""
        return len(self._plies) - 1

    def frame(self) -> str:
        """The boards, the slider and the rounds."""
        return replay.frame(self.app.texts, self.last, self.save.id)

    def regions(self) -> dict[str, str]:
        """The lines after as many rounds as the slider says."""
        t, players = self.app.texts, self._company.players
        now = seen(self.session, self._plies[self.ply], self._company.looking_back)
        return {
            "moment": view.boards(t, now, players),
            "where": replay.place(t, self.ply, self.last),
            "steps": replay.steps(t, self.ply, self.last),
            "rounds": log.rounds(t, words.rounds(t, self.session, self._company.names), self.ply),
        }
