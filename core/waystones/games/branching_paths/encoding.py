"""Branching Paths as numbers."""

from collections.abc import Sequence

from waystones.adapters.encoding import Parts, from_seat
from waystones.games.branching_paths.board import CLASSIC
from waystones.games.branching_paths.moves import ANSWERS, KEEP, LIFTS, STAY
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.encoding import CARDS, cards, spelled
from waystones.games.path_cards.moves import OVER

__all__ = ["WORDS", "encoded", "spelled"]

_STEPS = [
    CLASSIC.steps.of(origin, stone, large)
    for large in (False, True)
    for origin, ahead in enumerate(CLASSIC.next)
    for stone in ahead
]
WORDS = (*CARDS, *map(str, (*_STEPS, STAY, *LIFTS, KEEP)))
_ASKS = (*dict.fromkeys(each for asked in ANSWERS.values() for each in asked), OVER)


def encoded(seen: BranchingPathsObservation, said: Sequence[str]) -> Parts:
    """What the seat may know."""
    return {
        **cards(seen, _ASKS),
        "tiles": list(seen.tiles),
        "stacks": list(seen.stacks),
        "figures": [stone for figures in from_seat(seen, seen.figures) for stone in figures],
        "wishes": [n for wishes in from_seat(seen, seen.wishes) for n in wishes],
        "owed": [seen.owed],
    }
