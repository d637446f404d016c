"""The moves that the path games share, each written as one word.

`r7` lays red 7 in the own row and `xr7` discards it; `deck` takes the top card of the draw pile and `pile-b` that
of the blue discard pile.
"""

from typing import NamedTuple

from waystones.games.path_cards.cards import LETTERS, NAMES

LAY = "lay"
DISCARD = "discard"
DRAW = "draw"
TAKE = "take"


class Move(NamedTuple):
    """One decision: what is done, with which card, path or pile, and how that is written.

    >>> str(LAYS[40]), str(DISCARDS[40]), str(DECK), str(PILES[1])
    ('r7', 'xr7', 'deck', 'pile-b')
    """

    kind: str
    what: int
    text: str

    def __str__(self) -> str:
        return self.text


LAYS = tuple(Move(LAY, card, name) for card, name in enumerate(NAMES))
DISCARDS = tuple(Move(DISCARD, card, f"x{name}") for card, name in enumerate(NAMES))
DECK = Move(DRAW, 0, "deck")
PILES = tuple(Move(TAKE, colour, f"pile-{letter}") for colour, letter in enumerate(LETTERS))

# What a state asks of the seat to act: to play a card or to take one. Each game has more to ask in between.
PLAY = "play"
OVER = "over"
