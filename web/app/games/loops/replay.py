"""Watching a finished game of Loops again, decision by decision."""

from collections.abc import Iterable

from app.drawing.kit import Regions
from app.games.loops import words
from app.games.loops.view import replay
from app.table.replay import Moment, Replaying
from waystones import Event
from waystones.games.loops.observation import LoopsObservation


class LoopsReplaying(Replaying[LoopsObservation]):
    """The board at any step."""

    can_be_taken_up = True

    def frame(self, last: int) -> str:
        """The board, the slider and the turns."""
        return replay.frame(self.t, last, self.id)

    def regions(self, moment: Moment[LoopsObservation]) -> Regions:
        """The board and all else at that moment."""
        told, players = self.told(moment), self.company.players
        return replay.regions(self.t, moment.seen, moment.stop, told, players, self.turns())

    def words(self, events: Iterable[Event]) -> str:
        """What happened, in words."""
        return words.events(self.t, events, self.company.names, self.me)


REPLAY = LoopsReplaying
