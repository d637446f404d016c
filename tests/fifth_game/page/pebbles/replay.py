"""Watching Pebbles again."""

from collections.abc import Iterable

from app.drawing.kit import Regions, bar, screen
from app.table.replay import Moment, Replaying
from app.table.view import replay
from tests.fifth_game.engine.pebbles.rules import PebblesObservation
from waystones import Event

from .hand import told


class PebblesReplaying(Replaying[PebblesObservation]):
    def frame(self, last: int) -> str:
        top = bar(self.t, "Replay", back="result", arg=self.id)
        slider = replay.slider(self.t, last)
        return screen(
            "pebbles", f'{top}<p id="heap"></p><p id="told"></p>{slider}<div id="steps"></div>', "sheet"
        )

    def regions(self, moment: Moment[PebblesObservation]) -> Regions:
        steps = replay.steps(self.t, moment.stop, moment.last)
        return {"heap": f"{moment.seen.heap} pebbles", "told": self.told(moment), "steps": steps}

    def words(self, events: Iterable[Event]) -> str:
        return told(events, self.company.names)


REPLAY = PebblesReplaying
