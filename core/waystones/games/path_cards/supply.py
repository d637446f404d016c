"""How many cards of each colour a player may still come to lay: those in the hand, and a part of those unseen."""

from bisect import bisect_left, bisect_right
from typing import Protocol

from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, COPIES, HAND, VALUE_OF, VALUES, Row
from waystones.games.path_cards.rules import PathCards


class Trust(Protocol):
    """What a player believes about cards."""

    @property
    def hand(self) -> float:
        """Steps that a fitting card in the hand brings, with time enough to lay it."""
        ...

    @property
    def patience(self) -> float:
        """Turns one likes to have left beyond those cards."""
        ...

    @property
    def draw(self) -> float:
        """Fitting cards that come, against an even share of those unseen."""
        ...

    @property
    def fresh(self) -> float:
        """The same for a row that is not begun, where some will not fit any more."""
        ...

    @property
    def bend(self) -> float:
        """How much less each further step of a row counts; 0 where all count alike."""
        ...


def bent(steps: float, bend: float) -> float:
    """The steps to count on where so many are promised: nobody has turns for all that would fit.

    >>> bent(3.0, 0.0), bent(4.0, 0.25)
    (3.0, 2.0)
    """
    return steps / (1.0 + bend * steps)


class Supply:
    """The cards that the seat to act may hope for, all the fewer, the nearer the game is to its end."""

    __slots__ = ("fresh", "hand", "per_card", "per_unseen", "shown")

    def __init__(self, state: PathCards, turns: float, trust: Trust) -> None:
        seat, cards = state.to_act, state.cards
        self.shown = cards.shown
        self.hand: list[list[int]] = [[] for _ in COLOURS]  # values by colour, rising
        useful = trust.patience
        for card in sorted(cards.hands[seat]):
            self.hand[COLOUR_OF[card]].append(VALUE_OF[card])
            if card in cards.fitting[seat]:
                useful += 1
        unseen = len(cards.deck) + len(cards.aside) + HAND * (state.players - 1)
        self.per_card = trust.hand * min(1.0, turns / useful)
        self.per_unseen = trust.draw * turns / unseen
        self.fresh = trust.fresh

    def steps(self, colour: int, first: int, last: int, laid: int = 0) -> float:
        """The steps that a row from a first to a last value still promises; so many of the hand are laid by then."""
        hand, begin = self.hand[colour], colour * VALUES
        rising = falling = 0.0
        if first <= last:
            mine = len(hand) - bisect_left(hand, last) - laid
            unseen = COPIES * (VALUES - last) - sum(self.shown[begin + last : begin + VALUES]) - mine
            rising = self.per_card * mine + self.per_unseen * unseen
        if first >= last:
            mine = bisect_right(hand, last) - laid
            unseen = COPIES * (last + 1) - sum(self.shown[begin : begin + last + 1]) - mine
            falling = self.per_card * mine + self.per_unseen * unseen
        return max(rising, falling)

    def fresh_steps(self, colour: int) -> float:
        """The steps that a row promises in which no card lies yet."""
        mine, begin = len(self.hand[colour]), colour * VALUES
        unseen = COPIES * VALUES - sum(self.shown[begin : begin + VALUES]) - mine
        return self.per_card * mine + self.per_unseen * self.fresh * unseen

    def in_row(self, colour: int, row: Row) -> float:
        """The steps that a row promises, begun or not."""
        return self.steps(colour, row[0], row[-1]) if row else self.fresh_steps(colour)
