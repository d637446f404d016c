"""The end of Pebbles."""

from app.drawing.kit import bar, button, screen, tool
from app.drawing.players import verdict
from app.table.result import Ending
from tests.fifth_game.engine.pebbles.rules import PebblesObservation
from waystones import Record


class PebblesEnding(Ending[PebblesObservation]):
    def frame(self) -> str:
        id = self.over.save.id
        acts = button("Again", "rematch", id) + button("Replay", "replay", id)
        return screen(
            "pebbles", bar(self.t, self.words(), tool("Send", "share", "share", id)) + acts, "sheet"
        )

    def words(self) -> str:
        return verdict(self.t, self.over.company.players, self.over.winners)

    def rematch(self, seed: int) -> Record:
        return Record.new("pebbles", self.seen.players, seed)


RESULT = PebblesEnding
