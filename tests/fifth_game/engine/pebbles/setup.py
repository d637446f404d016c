"""How a game of Pebbles begins."""

from waystones.deal import Deal
from waystones.game import Options

from .about import ABOUT
from .rules import Pebbles


def clean(players: int, options: Options) -> Options:
    """There is nothing to choose."""
    return ABOUT.checked(players, options)


def deal(players: int, seed: int, options: Options) -> Pebbles:
    """A heap of twenty to twenty-four."""
    return Pebbles(20 + Deal(seed).below(5), [0] * players)
