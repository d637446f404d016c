"""The marks that the turns of others leave beside the board until the own next turn: at rows, piles and draw pile."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from app.drawing.cairns import figure
from app.drawing.kit import icon
from app.table.turns import Since, Turn
from waystones import Event


@dataclass(frozen=True, slots=True)
class Traces:
    """What the others did since the own last turn, with the words for the turn that is told."""

    since: Since = field(default_factory=Since)
    words: str = ""

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns whose marks are shown."""
        return self.since.marked

    def events(self, *kinds: str) -> Iterator[Event]:
        """What of these kinds happened in them."""
        return (event for turn in self.turns for event in turn.events if event.kind in kinds)

    def touches_row(self, seat: int, letter: str) -> bool:
        """Whether the seat has laid a card in its row of this colour."""
        return any(event.seat == seat and event.facts["card"][0] == letter for event in self.events("laid"))

    def at_pile(self, letter: str) -> str:
        """Who laid a card on a discard pile, and who took one from it."""
        here = [
            event for event in self.events("discarded", "lifted", "taken") if event.facts["card"][0] == letter
        ]
        laid = [event for event in here if event.kind != "taken"]
        taken = [event for event in here if event.kind == "taken"]
        return _traces(_trace(laid, "down") + _trace(taken, "up"))

    def at_deck(self) -> str:
        """Who drew a card."""
        return _traces(_trace(list(self.events("drawn")), "up"))


def _trace(events: list[Event], arrow: str) -> str:
    """Who was here: the figures, with an arrow up for cards that were taken and down for those that were laid."""
    who = "".join(figure(event.seat or 0) for event in events)
    return f'<i class="trace">{who}{icon(arrow)}</i>' if who else ""


def _traces(shown: str) -> str:
    return f'<span class="traces" aria-hidden="true">{shown}</span>' if shown else ""
