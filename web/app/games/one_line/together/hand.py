"""One Line for several: each draws on the own board, and a round is shown when all have drawn."""

from collections.abc import Iterable
from dataclasses import replace

from app.answers import answers
from app.drawing.kit import Regions
from app.games.one_line.hand import OneLineHand
from app.games.one_line.together import view, words
from app.table.answer import Answer, Open
from app.table.hand import Desk
from waystones import Event


class TogetherHand(OneLineHand):
    """The same pen; around it who sits there and what the last round brought."""

    def regions(self, desk: Desk) -> Regions:
        """Where the lesson has its place, a table shows who sits there."""
        strip = view.strip(self.t, self.seen, self.company.players)
        return super().regions(replace(desk, coach=strip))

    def curtain(self) -> str:
        """Who reached which numbers in the last round."""
        return view.last_round(self.t, self.seen, self.company.players)

    def words(self, events: Iterable[Event], me: int | None) -> str:
        """What the end of a round tells everybody."""
        return words.announced(self.t, events, self.company.names)

    @answers("table")
    def show_boards(self, arg: str) -> Answer:
        """Everybody's lines."""
        return Open(view.sheet(self.t, self.seen, self.company.players))


HAND = TogetherHand
