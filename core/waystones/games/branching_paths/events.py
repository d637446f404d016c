"""What can happen on the web of stones, as events; what happens to the cards is told in `path_cards`."""

from functools import cache

from waystones.game import Event
from waystones.games.branching_paths.board import TILE_NAMES, WISH
from waystones.games.path_cards.cards import COLOURS, NAMES


@cache
def stepped(seat: int, origin: str, stone: str, large: bool) -> Event:
    """A figure came to a stone (BP-6, BP-13)."""
    return Event("stepped", seat, {"from": origin, "stone": stone, "large": large})


@cache
def tile(seat: int, stone: str, found: int) -> Event:
    """The stone's tile was carried out: points scored, a clover or card tile used, a wishing tile taken (BP-11 to BP-14)."""
    if found >= WISH:
        return Event("wishing_tile", seat, {"stone": stone, "colour": COLOURS[found - WISH]})
    if found in TILE_NAMES:
        return Event(TILE_NAMES[found], seat, {"stone": stone})
    return Event("points", seat, {"stone": stone, "points": found})


@cache
def wishing_stone(seat: int, stone: str, colour: int) -> Event:
    """A wishing stone was taken from its stack (BP-15)."""
    return Event("wishing_stone", seat, {"stone": stone, "colour": COLOURS[colour]})


@cache
def stack_empty(seat: int, stone: str, colour: int) -> Event:
    """The stack of wishing stones had none left (BP-15)."""
    return Event("stack_empty", seat, {"stone": stone, "colour": COLOURS[colour]})


@cache
def lifted(seat: int, card: int) -> Event:
    """The top card of a row came on its discard pile (BP-14)."""
    return Event("lifted", seat, {"card": NAMES[card]})


@cache
def kept(seat: int) -> Event:
    """What a card tile offers was declined (BP-14)."""
    return Event("kept", seat)
