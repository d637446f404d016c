"""What a seat of Loops may know, as plain data and back.

Tiles are written by name, nes4, and as ? where they are hidden. `laid` has every tile in the order laid: its seat (-1
for the one in the centre), its turn, its square and its name. `bag` and `removed` are numbers of tiles.
"""

from collections.abc import Mapping
from typing import Any

from waystones.games.loops.board import NAMES, SQUARES
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.rules import Loops
from waystones.games.loops.score import Laid
from waystones.games.loops.tiles import BACK, SET, TILES
from waystones.games.loops.tiles import NAMES as TILE_NAMES

_HIDDEN = "?"
_NUMBERS = ("turn", "gained", "idle")
_SIZES = range(len(SET) + 1)  # of a bag; a stranger may claim any


def written(observation: LoopsObservation) -> dict[str, Any]:
    """The board, the racks and the turn."""
    state = observation._state
    return {
        "laid": [
            [laid.seat, laid.turn, NAMES[laid.square], TILE_NAMES[state.mosaic.tiles[laid.square]]]
            for laid in state.history
        ],
        "racks": [[_HIDDEN if tile == BACK else TILE_NAMES[tile] for tile in rack] for rack in state.racks],
        "bag": len(state.bag),
        "removed": len(state.removed),
        "rounds": state.rounds,
        "first": state.first,
        "laid_now": state.laid,
        **{name: getattr(state, name) for name in _NUMBERS},
        "points": state.points,
        "ended_by": state.over,
    }


def read(data: Mapping[str, Any], players: int, seat: int, to_act: int) -> LoopsObservation:
    """The observation that was written so."""
    centre, *later = data["laid"]
    racks = [[BACK if name == _HIDDEN else TILES[name] for name in rack] for rack in data["racks"]]
    state = Loops(
        [*[BACK] * _SIZES.index(data["bag"]), TILES[centre[3]]],
        racks,
        int(data["first"]),
        removed=(BACK,) * _SIZES.index(data["removed"]),
        rounds=int(data["rounds"]),
    )
    for owner, turn, square, tile in later:
        state.mosaic.lay(SQUARES[square], TILES[tile])
        state.history.append(Laid(int(owner), int(turn), SQUARES[square]))
    state.to_act, state.laid, state.over = to_act, int(data["laid_now"]), str(data["ended_by"])
    for name in _NUMBERS:
        setattr(state, name, int(data[name]))
    state.points = [int(points) for points in data["points"]]
    return state.observe(seat)
