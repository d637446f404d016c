"""The cards: five colours with the values 0 to 10, each twice, and what fits in a row (SP-1, SP-12).

A card is a small number, so that hands are lists of ints that copy fast; its two copies are the same number.

>>> NAMES[CARDS["r7"]], COLOURS[COLOUR_OF[CARDS["r7"]]], VALUE_OF[CARDS["r7"]]
('r7', 'red', 7)
"""

from collections.abc import Sequence
from functools import cache

COLOURS = ("yellow", "blue", "green", "red", "purple")
LETTERS = "ybgrp"
VALUES = 11  # 0 to 10
COPIES = 2
HAND = 8

NAMES: tuple[str, ...] = tuple(f"{letter}{value}" for letter in LETTERS for value in range(VALUES))
CARDS: dict[str, int] = {name: card for card, name in enumerate(NAMES)}
COLOUR_OF: tuple[int, ...] = tuple(card // VALUES for card in range(len(NAMES)))
VALUE_OF: tuple[int, ...] = tuple(card % VALUES for card in range(len(NAMES)))
PACK: tuple[int, ...] = tuple(range(len(NAMES))) * COPIES

BACK = -1  # a card that lies face down for the seat that looks

# The values of one colour in the order in which they were laid.
Row = tuple[int, ...]


def card_of(colour: int, value: int) -> int:
    """The card of that colour and value."""
    return colour * VALUES + value


def fits(row: Row, value: int) -> bool:
    """Whether the value may follow in the row, which rises or falls but never turns (SP-12).

    The first and the last value tell the direction: while they are equal it is still open.

    >>> fits((3, 3, 6, 7), 7), fits((3, 3, 6, 7), 5), fits((9, 8, 8), 5), fits((4, 4), 0), fits((4, 4), 10)
    (True, False, True, True, True)
    """
    return not row or row[0] <= row[-1] <= value or row[0] >= row[-1] >= value


def direction(row: Row) -> int:
    """1 for a row that rises, -1 for one that falls, 0 while that is open.

    >>> direction((3, 3, 6)), direction((9, 8)), direction((4, 4)), direction(())
    (1, -1, 0, 0)
    """
    return (row[-1] > row[0]) - (row[-1] < row[0]) if row else 0


def following(row: Row, values: Sequence[int]) -> int:
    """How many of the values can still be laid in the row; while its direction is open, on the side where more can.

    >>> following((3, 6), [2, 6, 8]), following((6,), [2, 3, 8]), following((), [2, 6, 8])
    (2, 2, 3)
    """
    if not row:
        return len(values)
    first, last = row[0], row[-1]
    up = sum(value >= last for value in values) if first <= last else 0
    return max(up, sum(value <= last for value in values) if first >= last else 0)


@cache
def fitting_in(colour: int, row: Row) -> frozenset[int]:
    """The cards of the colour that fit in a row of it."""
    return frozenset(card_of(colour, value) for value in range(VALUES) if fits(row, value))


@cache
def passed_by(colour: int, first: int, last: int) -> frozenset[int]:
    """The cards that no longer fit in a row of the colour with that first and that last value."""
    return frozenset(card_of(colour, value) for value in range(VALUES) if not fits((first, last), value))
