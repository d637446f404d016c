"""The end of Loops: everything is counted, and somebody has won."""

from app.drawing.kit import Regions
from app.games.loops.view import result
from app.table.result import Ending
from waystones import Record
from waystones.games.loops.observation import LoopsObservation


class LoopsEnding(Ending[LoopsObservation]):
    """Everybody's points by what gave them, how it went, and the board."""

    sound = ""  # the counting ends with it

    @property
    def counts(self) -> int:
        """The cells of the sheet."""
        return result.SHEET.counts(self.seen)

    def frame(self) -> str:
        """The sheet, the curve and the board."""
        return result.frame(self.t, self.seen, self.over.company.players, self.over.save.id)

    def regions(self, counted: int | None) -> Regions:
        """As much of the sheet as has been counted, and how it went once all is."""
        shown = result.regions(self.t, self.seen, self.over.company.players, self.over.winners, counted)
        return shown | self.story_region(done=result.SHEET.is_done(self.seen, counted))

    def rematch(self, seed: int) -> Record:
        """The same company and length, a new deal, and the start moves on (LO-6)."""
        now, length = self.seen, {"rounds": self.seen.rounds} if self.seen.rounds else {}
        return Record.new("loops", now.players, seed, first=(now.first + 1) % now.players, **length)


RESULT = LoopsEnding
