"""What a table of Loops shows besides the position: what is lifted, where it fits, and what came of the last tap."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.drawing import kit
from app.table.turns import Since


@dataclass(frozen=True, slots=True)
class Look:
    """What is shown of the player's doing. Tiles of the rack are places from 0; squares are the engine's numbers."""

    lifted: int | None = None  # the place on the rack
    fits: Mapping[int, int] = field(default_factory=dict)  # squares where it fits, with what it would score
    hint: int | None = None  # the square that is suggested
    hint_gain: int = 0  # what it would score
    hinted_place: int | None = None  # and the tile for it
    refused: int | None = None  # the square where it does not fit
    cursor: int | None = None  # where the keyboard is
    can_undo: bool = False
    # By place, square:g6 or rack:2, from where a tile has just come there.
    arrivals: Mapping[str, str] = field(default_factory=dict)
    since: Since = field(default_factory=Since)  # what the others did since the own last turn
    told: str = ""  # the words for the turn that its caption tells

    def arrives(self, place: str) -> str:
        """The attribute by which a tile that has just come to the place flies in."""
        return kit.arrives(self.arrivals.get(place, ""))


NOTHING = Look()
