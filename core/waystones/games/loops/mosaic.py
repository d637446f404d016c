"""The tiles that lie on the board, and where another one fits (LO-8 to LO-11).

Every square knows what it meets: four bits for the sides where a neighbour's line comes in, four more for the sides
where none may leave, because a neighbour has no line there or the board ends. That one number says which shapes fit,
by a table. Laying a tile changes it for four squares, and taking the tile back changes it back: the search for turns
lays and takes back tens of thousands of tiles, and copies nothing.
"""

from collections.abc import Iterator

from waystones.errors import Refusal
from waystones.games.loops.board import BONUS, GRID, NAMES, OPPOSITE, STEPS
from waystones.games.loops.tiles import ENDS_OF, SHAPES, SIDES, VALUE_OF

EMPTY = -1
RIM = -2  # beyond the board's edge
SHUT = 4  # how far the bits of the sides where no line may leave lie above those where one comes in
COMING_IN = 0b1111

# By what a square meets: the shapes that fit, one bit for each; none where no line comes in (LO-8).
FITTING: tuple[int, ...] = tuple(
    sum(1 << ends for ends in SHAPES if meets & COMING_IN & ~ends == 0 and meets >> SHUT & ends == 0)
    if meets & COMING_IN
    else 0
    for meets in range(256)
)

BIT: tuple[int, ...] = tuple(1 << square for square in range(GRID))

# By a tile's line ends: what it means to each neighbour, as steps there and bits of what that square meets.
_MEANS: tuple[tuple[tuple[int, int, bool], ...], ...] = tuple(
    tuple(
        (step, OPPOSITE[side] << (0 if ends & side else SHUT), bool(ends & side))
        for side, step in STEPS.items()
    )
    for ends in range(16)
)
_SIDE_NAMES = {side: name for name, side in SIDES.items()}


def _bare() -> list[int]:
    """What the squares of an empty board meet: just its edge (LO-10)."""
    return [
        sum(side << SHUT for side, step in STEPS.items() if square + step not in NAMES)
        if square in NAMES
        else 0
        for square in range(GRID)
    ]


_BARE = _bare()
_CLEARED = [EMPTY if square in NAMES else RIM for square in range(GRID)]


class Mosaic:
    """All that lies on the board."""

    __slots__ = ("around", "front", "meets", "tiles")

    def __init__(self) -> None:
        self.tiles = _CLEARED[:]
        self.meets = _BARE[:]
        self.around = [0] * GRID  # the values of all neighbours whose lines come in
        self.front = 0  # the empty squares where a line comes in, one bit for each

    def lay(self, square: int, tile: int) -> None:
        """Put a tile on an empty square."""
        tiles, meets, value = self.tiles, self.meets, VALUE_OF[tile]
        tiles[square] = tile
        front = self.front & ~BIT[square]
        for step, bits, joined in _MEANS[ENDS_OF[tile]]:
            beside = square + step
            meets[beside] += bits
            if joined:
                self.around[beside] += value
                if tiles[beside] == EMPTY:
                    front |= BIT[beside]
        self.front = front

    def take_back(self, square: int) -> None:
        """Take the tile off the square again."""
        tiles, meets, tile = self.tiles, self.meets, self.tiles[square]
        tiles[square] = EMPTY
        front, value = self.front, VALUE_OF[tile]
        if meets[square] & COMING_IN:
            front |= BIT[square]
        for step, bits, joined in _MEANS[ENDS_OF[tile]]:
            beside = square + step
            meets[beside] -= bits
            if joined:
                self.around[beside] -= value
                if not meets[beside] & COMING_IN:
                    front &= ~BIT[beside]
        self.front = front

    def points(self, square: int, tile: int) -> int:
        """What a tile scores on a square: its own value times the bonus, and the values of all that a line joins it with (LO-14, LO-15).

        A tile that fits takes up every line that comes in, so these neighbours do not depend on which tile it is.
        """
        return VALUE_OF[tile] * BONUS[square] + self.around[square]

    def fits(self, square: int, tile: int) -> bool:
        """Whether the tile may be laid on the square (LO-8 to LO-11)."""
        free = self.tiles[square] == EMPTY
        return free and bool(FITTING[self.meets[square]] >> ENDS_OF[tile] & 1)

    def places(self, tile: int) -> Iterator[int]:
        """Every square where the tile fits, row by row."""
        ends = ENDS_OF[tile]
        for square in squares_of(self.front):
            if FITTING[self.meets[square]] >> ends & 1:
                yield square

    def fits_anywhere(self, ends: int) -> bool:
        """Whether there is a square for a tile with those line ends."""
        return any(FITTING[self.meets[square]] >> ends & 1 for square in squares_of(self.front))

    def takes_any(self, tiles: list[int]) -> bool:
        """Whether any of the tiles fits anywhere."""
        return any(self.fits_anywhere(ENDS_OF[tile]) for tile in set(tiles))

    def open_shapes(self) -> int:
        """The shapes that there is a square for, one bit for each."""
        meets, front, shapes = self.meets, self.front, 0
        while front:
            lowest = front & -front
            front ^= lowest
            shapes |= FITTING[meets[lowest.bit_length() - 1]]
        return shapes

    def joined(self, square: int) -> list[int]:
        """The neighbours that a line joins the tile on the square with."""
        ends = ENDS_OF[self.tiles[square]]
        return [square + step for side, step in STEPS.items() if ends & self.meets[square] & side]

    def why_not(self, square: int, tile: int) -> Refusal | None:
        """Why the tile may not be laid on the square, or None if it may."""
        values: dict[str, object] = {"square": NAMES[square]}
        if self.tiles[square] != EMPTY:
            return Refusal("LO-8", "taken", values)
        beside = {
            side: square + step
            for side, step in STEPS.items()
            if self.tiles[square + step] not in (EMPTY, RIM)
        }
        if not beside:
            return Refusal("LO-8", "alone", values)
        ends, meets = ENDS_OF[tile], self.meets[square]
        for side, step in STEPS.items():
            if ends & side and self.tiles[square + step] == RIM:
                return Refusal("LO-10", "edge", {**values, "side": _SIDE_NAMES[side]})
        for side, other in beside.items():
            found = {**values, "side": _SIDE_NAMES[side], "beside": NAMES[other]}
            if meets & side and not ends & side:
                return Refusal("LO-9", "blocks", found)
            if ends & side and not meets & side:
                return Refusal("LO-9", "runs_into", found)
        return None if meets & COMING_IN else Refusal("LO-8", "continues_none", values)

    def copy(self) -> "Mosaic":
        """A copy that shares nothing that changes with this one."""
        twin = Mosaic.__new__(Mosaic)
        twin.tiles, twin.meets, twin.around = self.tiles[:], self.meets[:], self.around[:]
        twin.front = self.front
        return twin


def squares_of(bits: int) -> Iterator[int]:
    """The squares of a set of bits, lowest first.

    >>> list(squares_of(BIT[3] | BIT[40]))
    [3, 40]
    """
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
