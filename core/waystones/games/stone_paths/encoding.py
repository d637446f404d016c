"""Stone Paths as numbers."""

from collections.abc import Sequence

from waystones.adapters.encoding import Parts, from_seat
from waystones.games.path_cards.encoding import CARDS, cards, spelled
from waystones.games.path_cards.moves import OVER
from waystones.games.stone_paths.moves import ANSWERS, FIGURES, STAY, STEPS
from waystones.games.stone_paths.observation import StonePathsObservation

__all__ = ["WORDS", "encoded", "spelled"]

WORDS = (*CARDS, *map(str, (*FIGURES, *STEPS, STAY)))
_ASKS = (*dict.fromkeys(ANSWERS.values()), OVER)


def encoded(seen: StonePathsObservation, said: Sequence[str]) -> Parts:
    """What the seat may know."""
    return {
        **cards(seen, _ASKS),
        "tiles": [tile for path in seen.tiles for tile in path],
        "stones": [stone for stones in from_seat(seen, seen.stones) for stone in stones],
        "large": from_seat(seen, seen.large),
    }
