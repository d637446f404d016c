"""The Loops board, as data (LO-3, LO-4).

Thirteen columns a to m and thirteen rows from the top; g7 is the centre. Inside the engine a square is a number on
a grid with a rim of one square all round, so that every square has four neighbours and none needs a special case.

>>> NAMES[CENTRE], BONUS[SQUARES["b2"]], BONUS[CENTRE], CENTRE + STEPS[NORTH] == SQUARES["g6"]
('g7', 6, 1, True)
"""

from waystones.games.loops.tiles import EAST, NORTH, SOUTH, WEST

SIZE = 13
WIDTH = SIZE + 2  # with the rim
GRID = WIDTH * WIDTH

COLUMNS = "abcdefghijklm"
NAMES: dict[int, str] = {
    (row + 1) * WIDTH + column + 1: f"{letter}{row + 1}"
    for row in range(SIZE)
    for column, letter in enumerate(COLUMNS)
}
SQUARES: dict[str, int] = {name: square for square, name in NAMES.items()}
CENTRE = SQUARES["g7"]

STEPS = {NORTH: -WIDTH, EAST: 1, SOUTH: WIDTH, WEST: -1}
OPPOSITE = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}

# A dot is a plain square; the circle in the middle takes the first tile.
LAYOUT = """
    . . . 5 . . 4 . . 5 . . .
    . 6 . . . 3 . 3 . . . 6 .
    . . 4 . 2 . . . 2 . 4 . .
    5 . . 3 . . . . . 3 . . 5
    . . 2 . 2 . 2 . 2 . 2 . .
    . 3 . . . . . . . . . 3 .
    4 . . . 2 . o . 2 . . . 4
    . 3 . . . . . . . . . 3 .
    . . 2 . 2 . 2 . 2 . 2 . .
    5 . . 3 . . . . . 3 . . 5
    . . 4 . 2 . . . 2 . 4 . .
    . 6 . . . 3 . 3 . . . 6 .
    . . . 5 . . 4 . . 5 . . .
"""

_MARKS = dict(zip(NAMES, LAYOUT.split(), strict=True))

# What a tile's own value is multiplied with, by square; 1 on plain squares.
BONUS: tuple[int, ...] = tuple(
    int(mark) if (mark := _MARKS.get(square, ".")).isdigit() else 1 for square in range(GRID)
)
