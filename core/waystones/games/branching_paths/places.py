"""Where the stones of the web lie, in board units: nine rows beside a rail of row values, never quite in line."""

from waystones.games.branching_paths.board import START, Board

WIDTH, HEIGHT = 360.0, 466.0
RAIL = 36.0  # for the row values, at the left
ROW = 47.2
_TOP = 3.0
SMALL, LARGE = 27.0, 36.0  # how high figures stand
SHAPES = 14  # waystones.pieces.web_stones draws so many

VIEW_BOX = f"0 0 {WIDTH:.0f} {HEIGHT:.0f}"
START_Y = _TOP + 9 * ROW + 18


def goal_border(board: Board) -> float:
    """The height of the line that a figure crosses into the goal."""
    return row_y(board, board.goal) + ROW / 2 - 1


def row_y(board: Board, row: int) -> float:
    """The middle of a row; the last row is at the top."""
    return _TOP + (len(board.values) - row + 0.5) * ROW


def slot(board: Board, stone: int) -> tuple[float, float]:
    """The left edge and the width of the room that a stone has in its row."""
    wide = (WIDTH - RAIL - 4) / len(board.in_row(board.row[stone]))
    return RAIL + wide * (board.place[stone] - 1), wide


def centre(board: Board, stone: int) -> tuple[float, float]:
    """The middle of a stone."""
    if stone == START:
        return WIDTH / 2 + 10, START_Y
    left, wide = slot(board, stone)
    aside, up = (stone * 7) % 5 - 2, (stone * 11) % 5 - 2
    return left + wide / 2 + aside * (1.5 if wide > 58 else 0.6), row_y(board, board.row[stone]) + up * 0.9


def move(board: Board, stone: int) -> str:
    """The transform that brings a drawing to a stone."""
    x, y = centre(board, stone)
    return f"translate({x:.1f} {y:.1f})"


def shape(stone: int) -> int:
    """Which of the drawn stones lies here: never the same one side by side."""
    return (stone * 5) % SHAPES


def way(board: Board, origin: int, stone: int) -> str:
    """The line that joins two stones, or a first stone with the start field."""
    x, y = centre(board, stone)
    if origin == START:
        places = len(board.next[START])
        from_x = RAIL + 36 + (WIDTH - RAIL - 76) * (board.place[stone] - 0.5) / places
        from_y = START_Y - 8
    else:
        from_x, from_y = centre(board, origin)
    middle = (from_y + y) / 2
    return f"M{from_x:.1f} {from_y:.1f}C{from_x:.1f} {middle:.1f} {x:.1f} {middle:.1f} {x:.1f} {y:.1f}"
