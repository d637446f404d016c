"""Players who are somebody: the same judgement with other likings (bench/styles.py shows what they come to)."""

from typing import NamedTuple

from waystones.games.loops.board import BONUS, GRID, WIDTH
from waystones.games.loops.tiles import VALUE_OF
from waystones.games.loops.turns import Turn


class Taste(NamedTuple):
    """What a player likes about a turn besides its points."""

    runs: float = 0.0  # a square that a tile lies away from the middle
    squares: float = 0.0  # a point that a green square adds
    guards: float = 0.0  # a point less that the next player may score

    def likes(self, turn: Turn) -> float:
        """How much it likes a turn, as far as the tiles tell."""
        return sum(
            self.runs * AWAY[square] + self.squares * VALUE_OF[tile] * (BONUS[square] - 1)
            for tile, square in turn.tiles
        )


PLAIN = Taste()
AWAY = tuple(
    abs(square // WIDTH - WIDTH // 2) + abs(square % WIDTH - WIDTH // 2) for square in range(GRID)
)  # steps from the middle

STYLES = {
    "runner": Taste(runs=0.4),  # hurries out to the edges
    "collector": Taste(squares=1.0),  # goes out of its way for green squares
    "blocker": Taste(guards=0.4),  # leaves little for the next player
}
