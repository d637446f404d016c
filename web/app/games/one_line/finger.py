"""A finger or mouse on the board: which fields it meets. The nearest field wins, and fast drags skip none."""

from math import ceil, dist, hypot

from waystones.games.one_line.places import CENTRES, SIDE, around

TAP_REACH = 1.3 * SIDE  # a tap this far from a middle still means the field
DRAG_REACH = 0.8 * SIDE  # a drag has to come closer, so that cutting a corner enters nothing
INSIDE = SIDE * 3**0.5 / 2  # closer to a middle than this, and no other field is nearer


def nearest(x: float, y: float, reach: float = TAP_REACH) -> int | None:
    """The field whose middle is nearest to the point, if it is within reach."""
    candidates = around(x, y)  # at the rim one of them may be missing: then any field may be the nearest
    distance, field = min(
        (hypot(x - CENTRES[field][0], y - CENTRES[field][1]), field)
        for field in (candidates if len(candidates) == 2 else range(len(CENTRES)))
    )
    return field if distance <= reach else None


class Finger:
    """Follows one finger from its first touch until it is lifted."""

    def __init__(self) -> None:
        self._at = (0.0, 0.0)
        self._over: int | None = None
        self.refused: int | None = None  # the field it came down on, if that could not be used
        self.drawing = False
        self.pulling = False  # it has moved on from where it came down

    def down(self, x: float, y: float) -> int | None:
        """The finger came down; the field that is meant, if any."""
        self._at = (x, y)
        self._over = nearest(x, y)
        self.refused = None
        self.drawing = False
        self.pulling = False
        return self._over

    def move(self, x: float, y: float) -> list[int]:
        """The finger moved; the fields it came over on the way, in order."""
        x0, y0 = self._at
        self._at = (x, y)
        samples = max(1, ceil(hypot(x - x0, y - y0) / (SIDE / 2)))
        met: list[int] = []
        for i in range(1, samples + 1):
            here = x0 + (x - x0) * i / samples, y0 + (y - y0) * i / samples
            if self._over is not None and dist(here, CENTRES[self._over]) < INSIDE:
                continue
            field = nearest(*here, DRAG_REACH)
            if field is not None and field != self._over:
                self._over = field
                met.append(field)
        self.pulling = self.pulling or bool(met)
        return met
