"""The One Line board and its cards, as data (OL-1 to OL-6).

Nine columns a to i of flat-topped hexes stand side by side; a field is named by its column and its row
from the top, so that e5 is the centre. Inside the engine a field is its index, column by column.

>>> name(CENTRE), FIELDS["e4"] in NEAR[CENTRE]
('e5', True)
"""

from dataclasses import dataclass
from functools import cache, cached_property

COLOURS = ("yellow", "blue", "green", "grey", "red", "purple")
COLOUR_LETTERS = dict(zip("ybgarp", COLOURS, strict=True))  # grey is a, because green is g

COLUMNS = "abcdefghi"
HEIGHTS = (5, 6, 7, 8, 9, 8, 7, 6, 5)

NAMES: tuple[str, ...] = tuple(
    f"{column}{row}" for column, height in zip(COLUMNS, HEIGHTS, strict=True) for row in range(1, height + 1)
)
FIELDS: dict[str, int] = {text: field for field, text in enumerate(NAMES)}
CENTRE = FIELDS["e5"]


def name(field: int) -> str:
    """The field's name, such as e5."""
    return NAMES[field]


# Where a field lies from the centre: columns to the right, half rows down.
PLACES: tuple[tuple[int, int], ...] = tuple(
    (column - 4, 2 * row + 1 - height) for column, height in enumerate(HEIGHTS) for row in range(height)
)
_AROUND = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # clockwise from straight up
_AT = {place: field for field, place in enumerate(PLACES)}

NEAR: tuple[tuple[int, ...], ...] = tuple(
    tuple(_AT[x + dx, y + dy] for dx, dy in _AROUND if (x + dx, y + dy) in _AT) for x, y in PLACES
)


def distance(one: int, other: int) -> int:
    """How many steps lead from one field to the other on an empty board."""
    (x1, y1), (x2, y2) = PLACES[one], PLACES[other]
    across, down = abs(x1 - x2), abs(y1 - y2)
    return across + max(0, down - across) // 2


Card = tuple[str, ...]

# A card's pocket is the colours left to use as one number, two bits of count for each colour: quick to copy
# and to test, since the search for stretches is the inner loop of every bot.
ONE = {colour: 1 << 2 * place for place, colour in enumerate(COLOURS)}


@cache
def pocket(card: Card) -> int:
    """All colours of the card as its pocket."""
    return sum(ONE[colour] for colour in card)


@dataclass(frozen=True)
class Board:
    """One layout: the colour of every field, the nine numbers and the four starts (OL-2, OL-3)."""

    id: str
    colours: tuple[str, ...]
    numbers: dict[int, int]
    starts: tuple[int, ...]

    @cached_property
    def takes(self) -> tuple[int, ...]:
        """What entering each field takes out of a card's pocket."""
        return tuple(ONE[colour] for colour in self.colours)

    @cached_property
    def needs(self) -> tuple[int, ...]:
        """The bits of a card's pocket that are empty when the field may not be entered."""
        return tuple(3 * ONE[colour] for colour in self.colours)

    @cached_property
    def ways(self) -> "tuple[tuple[tuple[int, int, int, int], ...], ...]":
        """For every field those beside it: each with what it needs and takes of a pocket, and its number or none."""
        return tuple(
            tuple((each, self.needs[each], self.takes[each], self.numbers.get(each, 0)) for each in near)
            for near in NEAR
        )

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For every field how far each number is, in the order in which the numbers stand here."""
        return tuple(tuple(distance(field, each) for each in self.numbers) for field in range(len(NEAR)))

    @classmethod
    def read(cls, board_id: str, columns: str, numbers: str, starts: str) -> "Board":
        """Build a board from its written form: a word of colour letters for each column, top to bottom."""
        letters = "".join(columns.split())
        pairs = (pair.split("=") for pair in numbers.split())
        return cls(
            id=board_id,
            colours=tuple(COLOUR_LETTERS[letter] for letter in letters),
            numbers={FIELDS[field]: int(number) for field, number in pairs},
            starts=tuple(FIELDS[field] for field in starts.split()),
        )


def read_cards(words: str) -> tuple[Card, ...]:
    """Cards from their written form: a word of colour letters for each."""
    return tuple(tuple(COLOUR_LETTERS[letter] for letter in word) for word in words.split())


CLASSIC = Board.read(
    "classic",
    columns="bapry gyrgbp apbpryb rygaygag bgpyrabrp yagbprag pbpryby gryaga agpbr",
    numbers="c5=2 e3=3 g5=4 f8=5 e1=6 i5=7 b1=8 a3=9 i1=10",
    starts="e4 d5 d4 f4",
)

# Four of the six colours on every card, each choice of four once; every colour is doubled on one card (OL-6).
CARDS: tuple[Card, ...] = read_cards(
    "garp barp bbgrp bgapp bgar yarp ygrp yggap ygaar ybrrp ybap yybar ybgp ybgr ybga",
)
