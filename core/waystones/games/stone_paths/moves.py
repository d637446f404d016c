"""How Stone Paths is written: one word for each decision, so that a turn reads as one line.

    r7      lay red 7 in the own row            xr7     discard red 7
    small   start the path with a small figure  large   with the large one
    +g      bonus move of the figure on green   stay    decline the bonus move
    deck    take from the draw pile             pile-b  take from the blue discard pile

So `r7 large deck` is a turn, and so is `g4 +r +g stay pile-y`.
"""

from waystones.errors import BadNotation
from waystones.games.path_cards.cards import LETTERS
from waystones.games.path_cards.moves import DECK, DISCARD, DISCARDS, DRAW, LAY, LAYS, PILES, PLAY, TAKE, Move

FIGURE = "figure"
BONUS = "bonus"

SMALL = Move(FIGURE, 0, "small")
LARGE = Move(FIGURE, 1, "large")
FIGURES = (SMALL, LARGE)

STEPS = tuple(Move(BONUS, path, f"+{letter}") for path, letter in enumerate(LETTERS))
STAY = Move(BONUS, -1, "stay")

# What each kind of move answers.
ANSWERS = {LAY: PLAY, DISCARD: PLAY, FIGURE: FIGURE, BONUS: BONUS, DRAW: TAKE, TAKE: TAKE}

_READ = {move.text: move for move in (*LAYS, *DISCARDS, *FIGURES, *STEPS, STAY, DECK, *PILES)}


def read(text: str) -> Move:
    """The move written so; BadNotation if the text is none.

    >>> read("r7").kind, read("xr7").kind, read("pile-b").kind
    ('lay', 'discard', 'take')
    """
    if text not in _READ:
        raise BadNotation("move", text=text[:40])
    return _READ[text]
