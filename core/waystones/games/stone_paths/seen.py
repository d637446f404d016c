"""What a seat of Stone Paths may know, as plain data and back; `path_cards/seen.py` has the cards.

`tiles` of each path from the start stone on: 0 none, 1 to 3 points, 4 a wishing stone, 5 a clover. `stones` has the
stone of each seat's figure on each path, `large` the path of each seat's large figure, -1 for none.
"""

from collections.abc import Mapping
from typing import Any

from waystones.games.path_cards import seen as cards
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.games.stone_paths.rules import StonePaths


def written(observation: StonePathsObservation) -> dict[str, Any]:
    """The board, then the cards."""
    return {
        "tiles": [list(tiles) for tiles in observation.tiles],
        "stones": [list(stones) for stones in observation.stones],
        "large": list(observation.large),
        "wishes": list(observation.wishes),
        **cards.written(observation._state),
    }


def read(data: Mapping[str, Any], players: int, seat: int, to_act: int) -> StonePathsObservation:
    """The observation that was written so."""
    state = StonePaths(cards.read_cards(data), [tuple(tiles) for tiles in data["tiles"]], 0)
    cards.read_turn(data, state, to_act)
    state.stones = [list(stones) for stones in data["stones"]]
    state.large, state.wishes = list(data["large"]), list(data["wishes"])
    return state.observe(seat)
