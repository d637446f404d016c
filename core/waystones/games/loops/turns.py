"""Every way to lay up to three tiles of a rack, each once, with what it scores; and the best of them.

Tiles on squares that do not touch can be laid in any order to the same end, so only one order is tried: by square.
On squares that touch the order may matter, as a tile scores those that were there before it, and both are tried.
"""

from typing import NamedTuple

from waystones.games.loops.board import BONUS, GRID, STEPS
from waystones.games.loops.mosaic import BIT, FITTING, Mosaic
from waystones.games.loops.moves import A_TURN
from waystones.games.loops.tiles import ENDS_OF, VALUE_OF


class Turn(NamedTuple):
    """Tiles to lay one after another, each with its square, and what they score together."""

    points: int
    tiles: tuple[tuple[int, int], ...]


ANYWHERE = (1 << GRID) - 1
_AFTER = tuple(ANYWHERE & -(2 << square) for square in range(GRID))
_NEAR = tuple(
    sum(BIT[square + step] for step in STEPS.values() if 0 <= square + step < GRID) for square in range(GRID)
)


def turns(mosaic: Mosaic, rack: list[int], most: int = A_TURN) -> list[Turn]:
    """All turns that lay at least one tile and at most so many; the mosaic is left as it was."""
    found: list[Turn] = []
    if most and rack:
        _search(mosaic, rack, most, ANYWHERE, Turn(0, ()), found)
    return found


def _search(mosaic: Mosaic, rack: list[int], most: int, where: int, so_far: Turn, found: list[Turn]) -> None:
    """Add every way to go on with a turn on those squares."""
    meets, around = mosaic.meets, mosaic.around
    gained, laid = so_far
    kinds = [(1 << ENDS_OF[tile], VALUE_OF[tile], tile) for tile in set(rack)]
    shapes = 0
    for shape, _, _ in kinds:
        shapes |= shape
    front = mosaic.front & where
    while front:
        lowest = front & -front
        front ^= lowest
        square = lowest.bit_length() - 1
        fitting = FITTING[meets[square]] & shapes
        if not fitting:
            continue
        bonus, here = BONUS[square], gained + around[square]
        for shape, value, tile in kinds:
            if fitting & shape:
                turn = Turn(here + value * bonus, (*laid, (tile, square)))
                found.append(turn)
                if most > 1 and len(rack) > 1:
                    rest = rack[:]
                    rest.remove(tile)
                    mosaic.lay(square, tile)
                    _search(mosaic, rest, most - 1, _NEAR[square] | _AFTER[square] & where, turn, found)
                    mosaic.take_back(square)


def after(mosaic: Mosaic, turn: Turn) -> Mosaic:
    """The board once the turn is made."""
    for tile, square in turn.tiles:
        mosaic.lay(square, tile)
    return mosaic


def before(mosaic: Mosaic, turn: Turn) -> None:
    """The board as it was before."""
    for _, square in reversed(turn.tiles):
        mosaic.take_back(square)


NO_TURN = Turn(0, ())


def best_turn(mosaic: Mosaic, rack: list[int], most: int = A_TURN) -> Turn:
    """A turn that scores most, none if nothing fits: found sooner than all turns, as the last tile need not be laid."""
    if not (most and rack):
        return NO_TURN
    # Of the tiles of one shape the most valuable one is best wherever it fits, unless another is to follow it.
    return _best(mosaic, sorted(rack, key=BY_VALUE, reverse=True), most, ANYWHERE)


def most_points(mosaic: Mosaic, rack: list[int], most: int = A_TURN) -> int:
    """The points of the best turn, 0 if nothing fits."""
    return best_turn(mosaic, rack, most).points


BY_VALUE = tuple(zip(VALUE_OF, ENDS_OF, range(len(VALUE_OF)), strict=True)).__getitem__


def _best(mosaic: Mosaic, rack: list[int], most: int, where: int) -> Turn:
    """The best way to go on with a turn on those squares; the rack's most valuable tile is its first."""
    meets, around = mosaic.meets, mosaic.around
    kinds = [(VALUE_OF[tile], 1 << ENDS_OF[tile], tile) for tile in dict.fromkeys(rack)]
    shapes = 0
    for _, shape, _ in kinds:
        shapes |= shape
    last = most == 1 or len(rack) == 1
    best, choice = 0, NO_TURN.tiles
    front = mosaic.front & where
    while front:
        lowest = front & -front
        front ^= lowest
        square = lowest.bit_length() - 1
        fitting = FITTING[meets[square]] & shapes
        if not fitting:
            continue
        bonus, here = BONUS[square], around[square]
        for value, shape, tile in kinds:
            if not fitting & shape:
                continue
            points = here + value * bonus
            if last:
                if points > best:
                    best, choice = points, ((tile, square),)
                break
            rest = rack[:]
            rest.remove(tile)
            mosaic.lay(square, tile)
            more, tiles = _best(mosaic, rest, most - 1, _NEAR[square] | _AFTER[square] & where)
            mosaic.take_back(square)
            if points + more > best:
                best, choice = points + more, ((tile, square), *tiles)
    return Turn(best, choice)
