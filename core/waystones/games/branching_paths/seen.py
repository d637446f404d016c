"""What a seat of Branching Paths may know, as plain data and back; `path_cards/seen.py` has the cards.

`tiles` by stone: 2 and 3 points, 4 a clover, 5 a card tile, from 6 on a wishing tile of each colour. `figures` has the
stones of each seat's figures, the large one first; `stacks` and `wishes` count wishing stones by colour.
"""

from collections.abc import Mapping
from typing import Any

from waystones.games.branching_paths.board import CLASSIC, NO_TILE
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards import seen as cards
from waystones.games.path_cards.cards import LETTERS


def written(observation: BranchingPathsObservation) -> dict[str, Any]:
    """The board, then the cards."""
    names = observation.board.names
    return {
        "tiles": {names[stone]: tile for stone, tile in enumerate(observation.tiles) if tile != NO_TILE},
        "stacks": dict(zip(LETTERS, observation.stacks, strict=True)),
        "figures": [[names[stone] for stone in figures] for figures in observation.figures],
        "wishes": [dict(zip(LETTERS, wishes, strict=True)) for wishes in observation.wishes],
        **cards.written(observation._state),
    }


def read(data: Mapping[str, Any], players: int, seat: int, to_act: int) -> BranchingPathsObservation:
    """The observation that was written so."""
    tiles = tuple(int(data["tiles"].get(name, NO_TILE)) for name in CLASSIC.names)
    state = BranchingPaths(cards.read_cards(data), CLASSIC, tiles, 0)
    cards.read_turn(data, state, to_act)
    state.stacks = [int(data["stacks"][letter]) for letter in LETTERS]
    state.figures = [[CLASSIC.stone(name) for name in figures] for figures in data["figures"]]
    state.wishes = [[int(wishes[letter]) for letter in LETTERS] for wishes in data["wishes"]]
    return state.observe(seat)
