"""What can happen to the cards of a path game, as events.

Each is built once and kept: there are few different ones, and bots play thousands of games without reading any.
"""

from functools import cache

from waystones.game import EVERYBODY, OTHERS, Event
from waystones.games.path_cards.cards import BACK, NAMES


@cache
def laid(seat: int, card: int) -> Event:
    """A card came into its row (SP-9)."""
    return Event("laid", seat, {"card": NAMES[card]}, reveals=OTHERS)


@cache
def discarded(seat: int, card: int) -> Event:
    """A card came on its discard pile (SP-8)."""
    return Event("discarded", seat, {"card": NAMES[card]}, reveals=OTHERS)


@cache
def lapsed(seat: int) -> Event:
    """No figure could make the bonus move (SP-13, SP-17)."""
    return Event("lapsed", seat)


@cache
def stayed(seat: int) -> Event:
    """The bonus move was declined."""
    return Event("stayed", seat)


@cache
def drawn(seat: int, card: int) -> Event:
    """A card came from the draw pile: which one, only its owner knows (SP-18)."""
    return Event("drawn", seat, secret={"card": NAMES[card]}, reveals=seat)


@cache
def taken(seat: int, card: int) -> Event:
    """A card came from a discard pile, for all to see (SP-18)."""
    return Event("taken", seat, {"card": NAMES[card]})


def over(reason: str, aside: tuple[int, ...]) -> Event:
    """The game has ended, and the cards set aside are turned up (SP-8, SP-20, SP-21); not so where it is only previewed."""
    cards = tuple(NAMES[card] for card in sorted(aside) if card != BACK)
    return Event("over", facts={"reason": reason, "aside": cards}, reveals=EVERYBODY if cards else None)
