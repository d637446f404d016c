"""One Line for several: each draws on the own board, and a round is shown when all have drawn."""

from collections.abc import Iterable
from dataclasses import replace

from app.answers import answers
from app.drawing.kit import Regions
from app.games.one_line.hand import OneLineHand
from app.games.one_line.pen import Pen
from app.games.one_line.together import view, words
from app.table.answer import Answer, Open
from app.table.hand import Desk
from waystones import Event
from waystones.games.one_line.observation import OneLineObservation


class TogetherHand(OneLineHand):
    """The same pen; around it who sits there and what the last round brought."""

    simultaneous = True

    def look_on(self, seen: OneLineObservation) -> None:
        """Others draw at the same time: what is half drawn stays, as long as the round does."""
        same_round = (seen.round, seen.is_over) == (self.seen.round, self.seen.is_over)
        self._undisturbed = same_round and seen.seat in seen.still_draw
        if self._undisturbed:
            self.seen = seen
            self._pen = Pen(seen, self._pen.draft, ahead=self.ahead)
        else:
            self.look(seen)

    def look(self, seen: OneLineObservation) -> None:
        """A new round, or somebody else's board."""
        self._undisturbed = False
        super().look(seen)

    @property
    def round(self) -> int:
        """The round that is open."""
        return self.seen.round

    @property
    def still_decide(self) -> tuple[int, ...]:
        """The seats that have not drawn in the open round."""
        return self.seen.still_draw

    def focus(self) -> str:
        """Whoever is drawing keeps the focus where it is."""
        return "" if self._undisturbed else super().focus()

    def regions(self, desk: Desk) -> Regions:
        """Where the lesson has its place, a table shows who sits there."""
        strip = view.strip(self.t, self.seen, self.company.players, in_turn=not self.ahead)
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
