"""The 81 tiles, as data (LO-1, LO-2, LO-4).

A tile has a right way up: its line ends are sides of the world, its name is those sides and its value. Inside the
engine it is a small number; tiles that look alike are the same number.

>>> NAMES[TILES["nesw8"]], VALUE_OF[TILES["nesw8"]], ENDS_OF[TILES["ns2"]] == NORTH | SOUTH
('nesw8', 8, True)
"""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}

SHAPE_NAMES = ("ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw")

# The values of a shape's tiles, by its number of line ends. The more ends, the harder a tile is to place once the
# board is crowded, and the more it is worth; bench/loops_material.py has the measurements.
BY_ENDS: dict[int, tuple[int, ...]] = {
    2: (1, 1, 2, 2, 3, 3, 4),
    3: (3, 4, 4, 5, 5, 6, 7),
    4: (4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8),
}
VALUES: dict[str, tuple[int, ...]] = {shape: BY_ENDS[len(shape)] for shape in SHAPE_NAMES}


def ends(shape: str) -> int:
    """The sides with a line end as one number, a bit for each.

    >>> ends("ew") == EAST | WEST
    True
    """
    return sum(SIDES[side] for side in shape)


SHAPES: tuple[int, ...] = tuple(map(ends, VALUES))
NAMES: tuple[str, ...] = tuple(
    f"{shape}{value}" for shape, values in VALUES.items() for value in dict.fromkeys(values)
)
TILES: dict[str, int] = {name: tile for tile, name in enumerate(NAMES)}
ENDS_OF: tuple[int, ...] = tuple(ends(name[:-1]) for name in NAMES)
VALUE_OF: tuple[int, ...] = tuple(int(name[-1]) for name in NAMES)

# All tiles that there are, in an order that tells nothing.
SET: tuple[int, ...] = tuple(TILES[f"{shape}{value}"] for shape, values in VALUES.items() for value in values)

RACK = 5
BACK = -1  # a tile that lies face down for the seat that looks
