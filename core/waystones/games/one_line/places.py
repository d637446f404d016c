"""Where One Line's fields lie in board units, in which a field's side is 20."""

import math

from waystones.games.one_line.board import PLACES

SIDE = 20.0
_HALF_ROW = SIDE * math.sqrt(3) / 2

CENTRES: tuple[tuple[float, float], ...] = tuple(
    (column * SIDE * 1.5, half_rows * _HALF_ROW) for column, half_rows in PLACES
)
_AT: dict[tuple[int, int], int] = {place: field for field, place in enumerate(PLACES)}
MOVES: tuple[str, ...] = tuple(f"translate({x:.0f} {y:.1f})" for x, y in CENTRES)


def around(x: float, y: float) -> list[int]:
    """The fields that can be nearest to a point: one in the column to its left, one in that to its right."""
    left, half_rows = math.floor(x / (SIDE * 1.5)), y / _HALF_ROW
    columns = (left, left + 1)  # in a column, fields lie two half rows apart
    places = ((column, column + 2 * round((half_rows - column) / 2)) for column in columns)
    return [_AT[place] for place in places if place in _AT]


# The whole board with room for the ring round a lit field at the rim.
VIEW_BOX = "-143 -161 286 321"

# Back to front, so that a stone's lower edge lies under the stone before it.
DRAWING_ORDER: tuple[int, ...] = tuple(
    sorted(range(len(PLACES)), key=lambda field: (PLACES[field][1], PLACES[field][0]))
)
