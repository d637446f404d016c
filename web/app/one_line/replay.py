"""Watching a finished line grow again, round by round."""

from app.one_line.rounds import rounds
from app.one_line.seen import seen
from app.screens.finished import ReplayScreen
from app.views import replay
from app.views.replay import Moment
from waystones.games.one_line.walk import Stretch


class Replay(ReplayScreen):
    """The line at any of its rounds."""

    def frame(self) -> str:
        """The board, the slider and the rounds."""
        return replay.frame(self.app.texts, len(self.session.steps), self.save.id)

    def regions(self) -> dict[str, str]:
        """The line after as many rounds as the slider says."""
        t, steps = self.app.texts, self.session.steps
        last = steps[self.ply - 1].move if self.ply else "pass"
        moment = Moment(
            seen(self.session, self.ply), self.ply, len(steps), frozenset(Stretch.read(last).fields)
        )
        return replay.regions(t, moment, rounds(t, self.session.record))
