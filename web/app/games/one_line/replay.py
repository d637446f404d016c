"""Watching a finished line grow again, round by round."""

from app.drawing.kit import Regions
from app.games.one_line.rounds import rounds
from app.games.one_line.view import replay
from app.table.replay import Moment, Replaying
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import PASS, Stretch


class LineReplaying(Replaying[OneLineObservation]):
    """The line at any of its rounds."""

    def frame(self, last: int) -> str:
        """The board, the slider and the rounds."""
        return replay.frame(self.t, last, self.id)

    def regions(self, moment: Moment[OneLineObservation]) -> Regions:
        """The line after as many rounds as the slider says."""
        end = self.session.observe(self.me)
        played = rounds(self.t, end.cards_so_far, [step.events for step in self.session.steps])
        fresh = Stretch.read(moment.step.move if moment.step else str(PASS)).fields
        shown = replay.RoundsShown(moment.seen, moment.stop, moment.last, frozenset(fresh))
        return replay.regions(self.t, shown, played)


REPLAY = LineReplaying
