"""What a table of cards shows besides the position: what is lifted, lit, hinted and refused."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.drawing import kit
from app.games.path_cards.view.traces import Traces
from waystones.games.path_cards.cards import LETTERS

# Places on the table are named row:r, pile:g, deck, card:r7, figure:large and the like; another seat's are hand:1 and
# wishes:1, and held:1:r7 is a card that it holds up before it lies in its row.
Places = frozenset[str]


@dataclass(frozen=True, slots=True)
class CardLook:
    """What is shown of the player's doing: the card in hand, the places that answer, and what came of the last tap."""

    lifted: int | None = None
    lit: Places = field(default_factory=frozenset)
    hint: Places = field(default_factory=frozenset)
    refused: Places = field(default_factory=frozenset)
    can_undo: bool = False
    arrivals: Mapping[str, str] = field(default_factory=dict)  # what has just come to a place, and from where
    traces: Traces = field(default_factory=Traces)  # what the others did since the own last turn

    def arrives(self, place: str) -> str:
        """The attribute by which what has just come to the place flies in."""
        return kit.arrives(self.arrivals.get(place, ""))

    def marks(self, place: str) -> str:
        """The classes of a place: lit when it answers, hinted when suggested, no when it was refused."""
        kinds = (("lit", self.lit), ("hinted", self.hint), ("no", self.refused))
        return "".join(f" {kind}" for kind, places in kinds if place in places)


def place(kind: str, path: int) -> str:
    """The name of a place that each colour has: row:r, pile:g."""
    return f"{kind}:{LETTERS[path]}"
