"""How Branching Paths is written: one word for each decision, so that a turn reads as one line.

    r7             lay red 7 in the own row          xr7     discard red 7
    small-c2-d3    a small figure goes from c2 on    large-start-a1   the large one sets out
    stay           decline the move of a clover      deck    take from the draw pile
    off-r          lift the top card of the red row  pile-b  take from the blue discard pile
    keep           decline what a card tile offers

So `r7 large-c2-d3 deck` is a turn, and so is `g4 small-start-a1 off-g pile-y`. A card tile is also answered by
discarding a card, `xr7`.
"""

from typing import NamedTuple

from waystones.errors import BadNotation
from waystones.games.path_cards.cards import COLOURS, LETTERS
from waystones.games.path_cards.moves import DECK, DISCARD, DISCARDS, DRAW, LAY, LAYS, PILES, PLAY, TAKE, Move

STEP = "step"
STAY_PUT = "stay"
LIFT = "lift"
KEEP_ALL = "keep"

STAY = Move(STAY_PUT, 0, "stay")
LIFTS = tuple(Move(LIFT, colour, f"off-{letter}") for colour, letter in enumerate(LETTERS))
KEEP = Move(KEEP_ALL, 0, "keep")

# What a state asks besides: where the laid card leads, where a clover leads, and what a card tile takes away.
WAY = "way"
BONUS = "bonus"
SHED = "shed"

# What each kind of move answers.
ANSWERS = {
    LAY: (PLAY,),
    DISCARD: (PLAY, SHED),
    STEP: (WAY, BONUS),
    STAY_PUT: (BONUS,),
    LIFT: (SHED,),
    KEEP_ALL: (SHED,),
    DRAW: (TAKE,),
    TAKE: (TAKE,),
}

_READ = {move.text: move for move in (*LAYS, *DISCARDS, STAY, *LIFTS, KEEP, DECK, *PILES)}
_SIZES = ("small", "large")

Ways = tuple[tuple[Move, ...], ...]  # the steps from each stone


class Steps(NamedTuple):
    """All steps on a board: by the colour of the card, one more where any will do, then by the stone they leave."""

    small: tuple[Ways, ...]
    large: tuple[Ways, ...]
    stones: tuple[str, ...]

    def of(self, origin: int, stone: int, large: bool) -> Move:
        """The step of a figure from one stone to another."""
        text = f"{_SIZES[large]}-{self.stones[origin]}-{self.stones[stone]}"
        return Move(STEP, (origin * len(self.stones) + stone) * 2 + large, text)

    def read(self, what: int) -> tuple[int, int, bool]:
        """Which stone the step leaves, which it goes to, and whether the large figure takes it."""
        pair, large = divmod(what, 2)
        return *divmod(pair, len(self.stones)), bool(large)


def steps(names: tuple[str, ...], leads_on: tuple[tuple[int, ...], ...], colours: tuple[int, ...]) -> Steps:
    """Every step that the ways of a board allow."""
    bare = Steps((), (), names)
    joker = len(COLOURS)

    def ways(card: int, large: bool) -> Ways:
        return tuple(
            tuple(
                bare.of(origin, to, large)
                for to in ahead
                if joker in (card, colours[to]) or colours[to] == card
            )
            for origin, ahead in enumerate(leads_on)
        )

    cards = range(joker + 1)
    return bare._replace(
        small=tuple(ways(card, large=False) for card in cards),
        large=tuple(ways(card, large=True) for card in cards),
    )


def read(text: str, steps_of_board: Steps) -> Move:
    """The move written so, also a step between stones that no way joins; BadNotation if the text is none."""
    if text in _READ:
        return _READ[text]
    size, _, stones = text.partition("-")
    origin, _, stone = stones.partition("-")
    names = steps_of_board.stones
    if size not in _SIZES or origin not in names or stone not in names[1:]:
        raise BadNotation("move", text=text[:40])
    return steps_of_board.of(names.index(origin), names.index(stone), size == "large")
