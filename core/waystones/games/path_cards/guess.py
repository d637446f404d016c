"""What other players hold, guessed from what they have laid and left.

A hand is not just any eight of the unseen cards. Whoever has a card that follows in a row lays it soon, so what is
still held leaves a gap; cards from the middle are kept while a row is not begun; and cards that fit nowhere are
thrown away. How much more or less likely such cards are was counted in 300 games of steady players in either game.
"""

from random import Random
from typing import TypeVar

from waystones.games.path_cards.cards import COLOUR_OF, VALUE_OF, VALUES, Row, fits
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


def with_likely_hands(state: S, seat: int, rng: Random) -> S:
    """The imagined state with the cards that the seat does not see dealt anew, each hand as it is likely to be."""
    cards = state.cards
    held = [_without(hand, known) for hand, known in zip(cards.hands, cards.known, strict=True)]
    held[seat] = []
    pool = sorted([*cards.deck, *cards.aside, *(card for hand in held for card in hand)])
    rng.shuffle(pool)
    for other, hand in enumerate(held):
        if hand:
            rows = cards.rows[other]
            # Of all cards those come first whose lot is highest, and a lot is all the higher, the likelier the card.
            lots = [rng.random() ** (1 / odds(rows[COLOUR_OF[card]], VALUE_OF[card])) for card in pool]
            order = sorted(range(len(pool)), key=lots.__getitem__)
            drawn = order[len(order) - len(hand) :]
            cards.hands[other] = [*cards.known[other], *(pool[place] for place in drawn)]
            pool = [pool[place] for place in sorted(order[: len(order) - len(hand)])]
    cards.aside = tuple(pool[: len(cards.aside)])
    cards.deck = pool[len(cards.aside) :]
    return state


def _without(hand: list[int], known: list[int]) -> list[int]:
    rest = hand[:]
    for card in known:
        rest.remove(card)
    return rest
