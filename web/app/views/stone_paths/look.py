"""What a table of Stone Paths shows besides the position: who sits there, and what is lit, lifted and previewed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape

from app.texts import Texts
from app.views import kit
from app.views.players import Players
from waystones.games.path_cards.cards import LETTERS

# Places on the table are named row:r, pile:g, deck, path:b, card:r7, figure:large; another seat's are pip:1:r (where
# its row stands), hand:1 and wishes:1.
Places = frozenset[str]


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would do: where the figure would stand, the tile that lies there, and the points it gives."""

    path: int
    stone: int
    large: bool = False
    tile: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Moved:
    """The step that has just been made: it is shown as movement, from one stone to the next.

    `wish` says that a wishing stone was taken there.
    """

    seat: int
    path: int
    start: int
    end: int
    wish: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One turn in the log: whose it was, and what happened in words."""

    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class Look:
    """What is shown of the player's doing: the card in hand, the places that answer, and what came of the last tap."""

    lifted: int | None = None
    lit: Places = field(default_factory=frozenset)
    hint: Places = field(default_factory=frozenset)
    refused: Places = field(default_factory=frozenset)
    preview: Preview | None = None
    moved: Moved | None = None
    can_undo: bool = False
    arrivals: Mapping[str, str] = field(default_factory=dict)  # what has just come to a place, and from where

    def arrives(self, place: str) -> str:
        """The attribute by which what has just come to the place flies in."""
        return kit.arrives(self.arrivals.get(place, ""))

    def marks(self, place: str) -> str:
        """The classes of a place: lit when it answers, hinted when suggested, no when it was refused."""
        kinds = (("lit", self.lit), ("hinted", self.hint), ("no", self.refused))
        return "".join(f" {kind}" for kind, places in kinds if place in places)


NOTHING = Look()


def place(kind: str, path: int) -> str:
    """The name of a place that each path has: row:r, pile:g, path:b."""
    return f"{kind}:{LETTERS[path]}"


def whose_turn(t: Texts, players: Players, seat: int, to_act: int) -> str:
    """Whose turn it is, in words for the seat that looks, ready for the page."""
    return escape(t("Your turn") if seat == to_act else t("{name}'s turn", name=players[to_act].name))
