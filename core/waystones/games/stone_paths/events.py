"""What can happen on the paths of Stone Paths, as events; what happens to the cards is told in `path_cards`."""

from functools import cache

from waystones.game import Event
from waystones.games.path_cards.cards import COLOURS
from waystones.games.stone_paths.board import TILE_NAMES


@cache
def stepped(seat: int, path: int, stone: int, large: bool) -> Event:
    """A figure came to a stone (SP-10, SP-11, SP-13, SP-15)."""
    return Event("stepped", seat, {"path": COLOURS[path], "stone": stone, "large": large})


@cache
def tile(seat: int, path: int, stone: int, found: int) -> Event:
    """The stone's tile was carried out: points scored, a clover used, a wishing stone taken (SP-14 to SP-16)."""
    facts = {"path": COLOURS[path], "stone": stone}
    if found in TILE_NAMES:
        return Event(TILE_NAMES[found], seat, facts)
    return Event("points", seat, {**facts, "points": found})


@cache
def finished(seat: int, path: int) -> Event:
    """A card was laid on a path whose end stone is held, which gives another figure a move (SP-13)."""
    return Event("finished", seat, {"path": COLOURS[path]})
