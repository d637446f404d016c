"""The Stone Paths board and its tiles, as data (SP-2 to SP-5).

Five paths, one for each card colour, leave one start stone. A stone is its number on the path: 0 is the start
stone, 1 to 9 are the path, 9 is the end stone. A path's tiles are a tuple by stone number.

>>> ROW_VALUES[1], ROW_VALUES[END], [path.index("o") for path in DARK.values()]
(-4, 10, [1, 2, 1, 2, 1])
"""

from waystones.deal import Deal
from waystones.games.path_cards.cards import COLOURS

START = 0
END = 9
GOAL = 7  # the first stone of the goal area

ROW_VALUES = (0, -4, -3, -2, 1, 2, 3, 6, 7, 10)  # by stone; figures on the start stone score nothing

# Stones 1 to 9 of each path from the start stone up: o is dark and carries a tile, and so does the end stone @.
DARK = {
    "yellow": "-o-o-o-o@",
    "blue": "--o-ooo-@",
    "green": "-oo-o--o@",
    "red": "--oo--oo@",
    "purple": "-o--ooo-@",
}

# A tile is a number: 1 to 3 are the points it gives.
NO_TILE = 0
WISHING_STONE = 4
CLOVER = 5
TILE_NAMES = {WISHING_STONE: "wishing_stone", CLOVER: "clover"}
TILES = (*[WISHING_STONE] * 9, *[CLOVER] * 9, 1, 1, 2, 2, 2, 3, 3)

PathTiles = tuple[int, ...]


def laid_tiles(chance: Deal) -> list[PathTiles]:
    """The tiles shuffled over the dark stones and the end stones, path by path (SP-4)."""
    tiles = chance.shuffled(TILES)
    return [
        (NO_TILE, *(NO_TILE if stone == "-" else tiles.pop() for stone in DARK[colour])) for colour in COLOURS
    ]
