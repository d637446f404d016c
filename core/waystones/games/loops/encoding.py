"""Loops as numbers. A tile is laid in two words, the tile and then its square."""

from collections.abc import Sequence

from waystones.adapters.encoding import Parts, counts, from_seat
from waystones.games.loops import tiles
from waystones.games.loops.board import NAMES
from waystones.games.loops.moves import END, PASS, SWAP, Move
from waystones.games.loops.observation import LoopsObservation

_TILES = range(len(tiles.NAMES))
WORDS = (*map(str, (END, SWAP, PASS)), *tiles.NAMES, *NAMES.values())


def spelled(move: Move) -> tuple[str, ...]:
    """The words that say the move."""
    return tuple(str(move).split("-"))


def encoded(seen: LoopsObservation, said: Sequence[str]) -> Parts:
    """What the seat may know."""
    laid = seen.tiles
    return {
        "board": [laid.get(square, -1) for square in NAMES],
        "rack": counts(seen.rack, _TILES),
        "unseen": counts(seen.unseen, _TILES),
        "to_act": [(seen.to_act - seen.seat) % seen.players],
        "first": [(seen.first - seen.seat) % seen.players],
        "rack_sizes": from_seat(seen, seen.rack_sizes),
        "scores": from_seat(seen, seen.scores()),
        "bag": [seen.bag_left],
        "round": [seen.round, seen.rounds],
        "laid": [seen.laid],
        "said": counts(said, tiles.NAMES),
    }
