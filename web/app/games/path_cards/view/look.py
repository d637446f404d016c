"""What a table of cards shows besides the position: what is lifted, lit, hinted and refused, and what the others did."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from app.drawing import kit
from app.drawing.kit import figure, icon
from app.table.turns import Since, Turn
from waystones import Event
from waystones.drawing import WISH_FROM
from waystones.games.path_cards.cards import LETTERS

# Places on the table are named row:r, pile:g, deck, card:r7, figure:large and the like; another seat's are hand:1 and
# wishes:1, and held:1:r7 is a card that it holds up before it lies in its row.
Places = frozenset[str]


@dataclass(frozen=True, slots=True)
class Traces:
    """The marks that the turns of others leave at rows, piles and draw pile until the own next turn, and the words for one."""

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


def arrivals(events: Iterable[Event], me: int, slot: str = "") -> dict[str, str]:
    """Where things have come to, and from which element, as the seat `me` may know it.

    A card that another seat has played is held up first: held:1:r7 goes to the row of seat 1, held:pile:r7 to its pile.
    `slot` is the place in the own hand that a card was played from; without it the card was carried and is there already.
    """
    found: dict[str, str] = {}
    for event in events:
        mine, card = event.seat == me, event.facts.get("card", "")
        chip = f"#chip-{event.seat},#fold,#turn"  # without room for chips, the button they fold behind
        match event.kind:
            case "laid" if mine:
                found[f"row:{card[0]}"] = slot
            case "laid":
                found[f"held:{event.seat}:{card}"] = chip
            case "discarded" if mine:
                found[f"pile:{card[0]}"] = slot
            case "discarded":
                found[f"held:pile:{card}"] = chip
            case "taken" | "drawn":
                start = f"#pile-{card[0]}" if event.kind == "taken" else "#deck"
                found[f"card:{card}" if mine else f"hand:{event.seat}"] = start
            case "lifted" if mine:
                found[f"pile:{card[0]}"] = f"#row-{card[0]}"
            case "lifted":
                found[f"held:pile:{card}"] = chip
            case "wishing_stone" | "wishing_tile":
                found[f"wishes:{event.seat}"] = f"#{WISH_FROM}"
    return {place: start for place, start in found.items() if start}


def _trace(events: list[Event], arrow: str) -> str:
    """Who was here: the figures, with an arrow up for cards that were taken and down for those that were laid."""
    who = "".join(figure(event.seat or 0) for event in events)
    return f'<i class="trace">{who}{icon(arrow)}</i>' if who else ""


def _traces(shown: str) -> str:
    return f'<span class="traces" aria-hidden="true">{shown}</span>' if shown else ""
