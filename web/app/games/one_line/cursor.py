"""Moving over the board with arrow keys."""

from collections.abc import Collection

from waystones.games.one_line.board import NEAR, PLACES

# Columns to the right and half rows down. Sideways there are two neighbours: a row of steps stays level.
ARROWS = {
    "ArrowUp": ((0, -2),),
    "ArrowDown": ((0, 2),),
    "ArrowLeft": ((-1, -1), (-1, 1)),
    "ArrowRight": ((1, -1), (1, 1)),
}


def moved(here: int, key: str, lit: Collection[int]) -> int:
    """The neighbour in the arrow's direction, a lit one where there is a choice; the same field at the rim."""
    x, y = PLACES[here]
    ways = ARROWS[key] if x % 2 == 0 else ARROWS[key][::-1]
    beside = [field for dx, dy in ways for field in NEAR[here] if PLACES[field] == (x + dx, y + dy)]
    return next((field for field in beside if field in lit), beside[0] if beside else here)
