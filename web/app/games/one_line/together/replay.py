"""Watching several lines grow again, round by round."""

from app.drawing.kit import Regions
from app.games.one_line.rounds import ENDS_A_ROUND, rounds
from app.games.one_line.together import view
from app.games.one_line.view import log, replay
from app.table.replay import Moment, Replaying
from waystones.games.one_line.observation import OneLineObservation


class TogetherReplaying(Replaying[OneLineObservation]):
    """All lines after any of the rounds."""

    def stops(self) -> list[int]:
        """After every round: while one is open nothing is shown."""
        ends = (
            number
            for number, step in enumerate(self.session.steps, 1)
            if any(event.kind in ENDS_A_ROUND for event in step.events)
        )
        return [0, *ends]

    def frame(self, last: int) -> str:
        """The boards, the slider and the rounds."""
        return replay.frame(self.t, last, self.id)

    def regions(self, moment: Moment[OneLineObservation]) -> Regions:
        """The lines after as many rounds as the slider says."""
        t, steps = self.t, [step.events for step in self.session.steps]
        played = rounds(t, self.session.observe(self.me).cards_so_far, steps, self.company.names)
        return {
            "moment": view.boards(t, moment.seen, self.company.players),
            "where": replay.place(t, moment.stop, moment.last),
            "steps": replay.steps(t, moment.stop, moment.last),
            "rounds": log.rounds(t, played, moment.stop),
        }


REPLAY = TogetherReplaying
