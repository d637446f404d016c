"""What a table of Loops shows besides the position: what is lifted, where it fits, and what came of the last tap."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from app.drawing import kit
from app.table.turns import Since
from waystones import Event
from waystones.games.loops.moves import LAY, Move
from waystones.games.loops.observation import LoopsObservation


class Advised(NamedTuple):
    """A tile that a hint would lay on some square, with what it would score there."""

    tile: int
    gain: int


@dataclass(frozen=True, slots=True)
class Look:
    """What is shown of the player's doing. Tiles of the rack are places from 0; squares are the engine's numbers."""

    lifted: int | None = None  # the place on the rack
    fits: Mapping[int, int] = field(default_factory=dict)  # squares where it fits, with what it would score
    # The tiles that are advised, by square and in their order, the first of them to be laid now.
    hint: Mapping[int, Advised] = field(default_factory=dict)
    hinted_place: int | None = None  # the place on the rack of that one
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


def advised(seen: LoopsObservation, moves: Iterable[Move]) -> dict[int, Advised]:
    """The tiles of an advised turn, with what each would score once those before it lie there."""
    mosaic, found = seen.mosaic, {}
    for move in moves:
        if move.kind != LAY:
            break
        found[move.square] = Advised(move.tile, mosaic.points(move.square, move.tile))
        mosaic.lay(move.square, move.tile)
    return found


def arrivals(events: Iterable[Event], me: int, place: str, held: int) -> dict[str, str]:
    """Where tiles have come to, and from which element, as the seat `me` may know it.

    `place` is where on the own rack a tile was laid from; without it the tile was carried and is there already. The
    own rack holds so many tiles now, the new ones at its end.
    """
    found: dict[str, str] = {}
    for event in events:
        mine = event.seat == me
        match event.kind:
            case "laid":
                found[f"square:{event.facts['square']}"] = place if mine else f"#seat-{event.seat},#turn"
            case "drawn" | "swapped" if mine:
                for new in range(held - event.facts["number"], held):
                    found[f"rack:{new}"] = "#bag"
    return {to: start for to, start in found.items() if start}
