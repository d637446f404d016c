"""What other players hold, guessed from what they have laid and left.

A hand is not just any eight of the unseen cards. Whoever has a card that follows in a row lays it soon, so what is
still held leaves a gap; cards from the middle are kept while a row is not begun; and cards that fit nowhere are
thrown away. How much more or less likely such cards are was counted in 300 games of steady players in either game.
"""

from functools import cache
from random import Random
from typing import TypeVar

from waystones.games.path_cards.cards import VALUES, Row, fits
from waystones.games.path_cards.rules import PathCards

S = TypeVar("S", bound=PathCards)

BY_GAP = (
    0.5,
    0.7,
    0.95,
    1.2,
    1.45,
    1.6,
    1.45,
)  # a card that fits, by how far it lies from the last one of its row
FRESH = (
    0.5,
    0.7,
    1.05,
    1.15,
    1.35,
    1.45,
)  # a card of a row that is not begun, by how far it lies from 0 or 10
DEAD = 0.65  # a card that does not fit any more


def odds(row: Row, value: int) -> float:
    """How likely somebody with that row holds the card, against any unseen card.

    >>> odds((3, 4), 4), odds((3, 4), 9), odds((3, 4), 2), odds((), 10)
    (0.5, 1.6, 0.65, 0.5)
    """
    if not row:
        return FRESH[min(value, VALUES - 1 - value)]
    if not fits(row, value):
        return DEAD
    return BY_GAP[min(abs(value - row[-1]), len(BY_GAP) - 1)]


@cache
def _rareness(row: Row) -> tuple[float, ...]:
    """One by the odds of each value."""
    return tuple(1 / odds(row, value) for value in range(VALUES))


def with_likely_hands(state: S, seat: int, rng: Random) -> S:
    """The imagined state, whose hidden cards lie in any order, with each hand that is hidden as it is likely to be."""
    cards = state.cards
    held = [_without(hand, known) for hand, known in zip(cards.hands, cards.known, strict=True)]
    held[seat] = []
    pool = [*cards.deck, *cards.aside, *(card for hand in held for card in hand)]
    chance = rng.random
    for other, hand in enumerate(held):
        if hand:
            rare = [each for row in cards.rows[other] for each in _rareness(row)]  # by card
            # Of all cards those are held whose lot is highest, and a lot is all the higher, the likelier the card.
            lots = [chance() ** rare[card] for card in pool]
            drawn = sorted(range(len(pool)), key=lots.__getitem__)[-len(hand) :]
            cards.hands[other] = [*cards.known[other], *(pool[place] for place in drawn)]
            for place in sorted(drawn, reverse=True):
                del pool[place]
    cards.aside = tuple(pool[: len(cards.aside)])
    cards.deck = pool[len(cards.aside) :]
    return state


def _without(hand: list[int], known: list[int]) -> list[int]:
    rest = hand[:]
    for card in known:
        rest.remove(card)
    return rest
