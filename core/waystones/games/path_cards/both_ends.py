"""A draw pile for games in the mind, of which one seat draws from the top and all others from the bottom.

What lies hidden may lie in any order, so either end is as good. But so the thinker comes to the same cards whatever the
others take, and they to the same whatever the thinker takes: two futures differ by the move and less by luck.
"""

from typing import Self, TypeVar

from waystones.games.path_cards.rules import PathCards
from waystones.games.path_cards.table import Cards

S = TypeVar("S", bound=PathCards)


class BothEnds(Cards):
    """Cards with such a draw pile."""

    __slots__ = ("thinker",)

    thinker: int

    def draw(self, seat: int) -> int:
        """Take a card from the seat's end of the draw pile into the hand."""
        card = self.deck.pop(-1 if seat == self.thinker else 0)
        self.hands[seat].append(card)
        return card

    def copy(self) -> Self:
        """A copy that shares nothing that changes with this one."""
        twin = super().copy()
        twin.thinker = self.thinker
        return twin


def drawn_from_both_ends(state: S, thinker: int) -> S:
    """The imagined state with such a draw pile."""
    cards = BothEnds.__new__(BothEnds)
    for name in Cards.__slots__:
        setattr(cards, name, getattr(state.cards, name))
    cards.thinker = thinker
    state.cards = cards
    return state
