"""Where the stones of Stone Paths lie, in board units: five columns beside a rail of row values, nine rows up."""

from waystones.games.path_cards.cards import COLOURS

WIDTH, HEIGHT = 360.0, 394.0
RAIL = 46.0  # for the row values, at the left
COLUMN = 61.6
ROW = 39.0
_TOP = 5.0
SMALL, LARGE = 28.0, 38.0  # how high figures stand
SHAPES = 20  # waystones.pieces.path_stones draws so many

VIEW_BOX = f"0 0 {WIDTH:.0f} {HEIGHT:.0f}"
GOAL_BORDER = _TOP + 3 * ROW
START_Y = _TOP + 9 * ROW + 17

PATHS = range(len(COLOURS))
STONES = range(9, 0, -1)  # from the back, so that a figure stands in front of the stone behind it


# The middle of each stone, by path and stone; stone 0 is the path's place on the start stone.
CENTRES = tuple(
    tuple(
        (RAIL + COLUMN * (path + 0.5), START_Y if stone == 0 else _TOP + (9 - stone) * ROW + ROW / 2 - 1)
        for stone in range(10)
    )
    for path in PATHS
)
# The transform that brings a drawing to a stone.
TRANSFORMS = tuple(tuple(f"translate({x:.1f} {y:.1f})" for x, y in stones) for stones in CENTRES)


def shape(path: int, stone: int) -> int:
    """Which of the drawn stones lies here: never the same one side by side."""
    return (path * 9 + stone - 1) % SHAPES
