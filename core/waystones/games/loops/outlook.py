"""What a board offers to the next player.

Nobody knows the next player's rack, but everybody knows which tiles are unseen. So every open square is worth what an
average tile would score there, as far as a rack of unseen tiles is likely to hold one that fits; and a turn takes the
three best.
"""

from collections.abc import Iterable

from waystones.games.loops.board import BONUS
from waystones.games.loops.mosaic import FITTING, Mosaic, squares_of
from waystones.games.loops.moves import A_TURN
from waystones.games.loops.tiles import ENDS_OF, RACK, VALUE_OF


class Outlook:
    """How a board looks to a player who holds some of the unseen tiles."""

    def __init__(self, unseen: Iterable[int]) -> None:
        self._unseen = list(unseen)
        self._known: dict[int, tuple[float, float]] = {}

    def points(self, mosaic: Mosaic) -> float:
        """About what a turn will score on the board."""
        offers = []
        for square in squares_of(mosaic.front):
            likely, value = self._fitting(FITTING[mosaic.meets[square]])
            offers.append(likely * (mosaic.around[square] + value * BONUS[square]))
        return sum(sorted(offers)[-A_TURN:])

    def _fitting(self, shapes: int) -> tuple[float, float]:
        """How likely a rack holds a tile of one of the shapes, and the mean value of such a tile."""
        if shapes not in self._known:
            values = [VALUE_OF[tile] for tile in self._unseen if shapes >> ENDS_OF[tile] & 1]
            if values:
                likely = 1 - (1 - len(values) / len(self._unseen)) ** RACK
                self._known[shapes] = likely, sum(values) / len(values)
            else:
                self._known[shapes] = 0.0, 0.0
        return self._known[shapes]
