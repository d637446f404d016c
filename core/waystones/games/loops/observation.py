"""What one seat of Loops may know: not the other racks, not the bag, not the tiles that are out of the game."""

from random import Random
from typing import TYPE_CHECKING

from waystones.game import Observation
from waystones.games.loops.board import NAMES
from waystones.games.loops.memory import OUT, dealt
from waystones.games.loops.mosaic import EMPTY, Mosaic
from waystones.games.loops.moves import A_TURN, Move
from waystones.games.loops.score import Laid
from waystones.games.loops.tiles import BACK, SET

if TYPE_CHECKING:
    from waystones.games.loops.rules import Loops


class LoopsObservation(Observation[Move]):
    """A state whose hidden tiles were turned face down before it was kept, so that nothing can leak later.

    Tiles and squares are numbers, with the NAMES of `tiles` and `board` for people.
    """

    _state: "Loops"

    def __init__(self, state: "Loops", seat: int) -> None:
        hidden = state.copy()
        super().__init__(hidden, seat)
        hidden.bag = [BACK] * len(state.bag)
        hidden.removed = (BACK,) * len(state.removed)
        hidden.racks = [
            rack if owner == seat else [BACK] * len(rack) for owner, rack in enumerate(hidden.racks)
        ]
        hidden.chance = 0
        hidden.memory = state.memory.of(seat)

    def imagine(self, rng: Random) -> "Loops":
        """A state that this seat cannot tell from the real one: every tile that lies face down is made up.

        It keeps what the seat remembers: what it put back itself, and who could lay nothing (LO-13).
        """
        state = self._state.copy()
        sizes = {seat: len(rack) for seat, rack in enumerate(state.racks) if seat != self.seat}
        unseen = list(self.unseen)
        found = dealt(state.memory, unseen, {**sizes, OUT: len(state.removed)}, rng)
        for where, tiles in found.items():
            for tile in tiles:
                unseen.remove(tile)
            if where == OUT:
                state.removed = tuple(tiles)
            else:
                state.racks[where] = tiles
        rng.shuffle(unseen)
        state.bag = unseen
        state.chance = rng.getrandbits(32)
        return state

    @property
    def first(self) -> int:
        """The seat that began."""
        return self._state.first

    @property
    def ended_by(self) -> str:
        """Why the game has ended: bag, rounds, closed or idle; empty while it goes on."""
        return self._state.over

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._state.turn

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._state.round

    @property
    def rounds(self) -> int:
        """How many rounds there will be at most; 0 when that is open (LO-19)."""
        return self._state.rounds

    @property
    def laid(self) -> int:
        """How many tiles were laid in this turn."""
        return self._state.laid

    @property
    def rack(self) -> tuple[int, ...]:
        """The own tiles, in the order drawn."""
        return tuple(self._state.racks[self.seat])

    @property
    def rack_sizes(self) -> tuple[int, ...]:
        """How many tiles each seat has."""
        return tuple(map(len, self._state.racks))

    @property
    def bag_left(self) -> int:
        """How many tiles are in the bag."""
        return len(self._state.bag)

    @property
    def unseen(self) -> tuple[int, ...]:
        """Every tile that may be in the bag, on another rack or out of the game, in an order that tells nothing."""
        left = list(SET)
        for tile in (*self.rack, *self.tiles.values()):
            left.remove(tile)
        return tuple(left)

    @property
    def tiles(self) -> dict[int, int]:
        """The tile on each square that has one."""
        board = self._state.mosaic.tiles
        return {square: board[square] for square in NAMES if board[square] != EMPTY}

    @property
    def mosaic(self) -> Mosaic:
        """The board as players search it; a copy, to lay on and take back."""
        return self._state.mosaic.copy()

    @property
    def history(self) -> tuple[Laid, ...]:
        """Every tile laid so far, the one in the centre first."""
        return tuple(self._state.history)

    def places(self, tile: int) -> dict[int, int]:
        """The squares where the tile fits, with what it would score there; none when no more may be laid."""
        mosaic = self._state.mosaic
        if self.is_over or self.laid == A_TURN:
            return {}
        return {square: mosaic.points(square, tile) for square in mosaic.places(tile)}
