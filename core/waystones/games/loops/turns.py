"""Every way to lay up to three tiles of a rack, each once, with what it scores; and the best of them.

Tiles on squares that do not touch can be laid in any order to the same end, so only one order is tried: by square.
On squares that touch the order may matter, as a tile scores those that were there before it, and both are tried.
"""

from typing import NamedTuple

from waystones.games.loops.board import BONUS, GRID, STEPS
from waystones.games.loops.mosaic import BIT, FITTING, Mosaic, squares_of
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
_CLEAR_OF = tuple(ANYWHERE & ~(BIT[square] | _NEAR[square]) for square in range(GRID))
_TWO_AWAY = tuple(  # squares that one tile between can join with it
    sum(BIT[other] for other in range(GRID) if other != square and _NEAR[square] & _NEAR[other])
    for square in range(GRID)
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


def less(rack: list[int], tile: int) -> list[int]:
    """The rack without one such tile."""
    rest = rack[:]
    rest.remove(tile)
    return rest


def without(rack: list[int], turn: Turn) -> list[int]:
    """What is left of the rack once the turn is made, before tiles are drawn."""
    rest = rack[:]
    for tile, _ in turn.tiles:
        rest.remove(tile)
    return rest


NO_TURN = Turn(0, ())
Placed = tuple[int, int, int]  # what a tile scores on a square: the points, the square, the tile
Kind = tuple[int, int, int]  # a tile's value, the bit of its shape, the tile


def best_turn(mosaic: Mosaic, rack: list[int], most: int = A_TURN) -> Turn:
    """A turn that scores most, none if nothing fits; the mosaic is left as it was.

    Tiles that do not touch score the same whatever else is laid. So only tiles that touch are tried on the board, and
    for the others there is a list of what each of them scores where.
    """
    kinds = [
        (VALUE_OF[tile], 1 << ENDS_OF[tile], tile) for tile in sorted(set(rack), key=BY_VALUE, reverse=True)
    ]
    meets, around = mosaic.meets, mosaic.around
    alone = [
        (around[square] + value * BONUS[square], square, tile)
        for square in squares_of(mosaic.front)
        for value, shape, tile in kinds
        if FITTING[meets[square]] & shape
    ]
    alone.sort(reverse=True)
    most = min(most, len(rack))
    best = _apart(alone, rack, most, NO_TURN, ANYWHERE, NO_TURN)
    return _touching(mosaic, kinds, alone, rack, best, most > 2) if most > 1 else best


def most_points(mosaic: Mosaic, rack: list[int], most: int = A_TURN) -> int:
    """The points of the best turn, 0 if nothing fits."""
    return best_turn(mosaic, rack, most).points


BY_VALUE = tuple(zip(VALUE_OF, ENDS_OF, range(len(VALUE_OF)), strict=True)).__getitem__


def _apart(alone: list[Placed], rack: list[int], most: int, so_far: Turn, where: int, best: Turn) -> Turn:
    """The better of the best turn known and the best way to go on with tiles that touch nothing laid in the turn."""
    points, laid = so_far
    if points > best.points:
        best = so_far
    if most:
        for place, (gain, square, tile) in enumerate(alone):
            if points + gain * most <= best.points:
                break
            if BIT[square] & where and tile in rack:
                rest = less(rack, tile)
                longer = Turn(points + gain, (*laid, (tile, square)))
                best = _apart(alone[place + 1 :], rest, most - 1, longer, where & _CLEAR_OF[square], best)
    return best


def _touching(
    mosaic: Mosaic, kinds: list[Kind], alone: list[Placed], rack: list[int], best: Turn, with_third: bool
) -> Turn:
    """The better of that and the turns in which tiles touch: two side by side and one anywhere, or two that a third one joins."""
    meets, around = mosaic.meets, mosaic.around
    for place, (gain, square, tile) in enumerate(alone):
        rest = less(rack, tile)
        mosaic.lay(square, tile)
        for beside in squares_of(mosaic.front & _NEAR[square]):
            fitting = FITTING[meets[beside]]
            for value, shape, second in kinds:
                if fitting & shape and second in rest:
                    points = gain + around[beside] + value * BONUS[beside]
                    pair = Turn(points, ((tile, square), (second, beside)))
                    if with_third:
                        last, clear = less(rest, second), _CLEAR_OF[square] & _CLEAR_OF[beside]
                        best = _apart(alone, last, 1, pair, clear, best)
                        mosaic.lay(beside, second)
                        best = _joined(mosaic, kinds, last, _NEAR[square] | _NEAR[beside], pair, best)
                        mosaic.take_back(beside)
                    elif points > best.points:
                        best = pair
        if with_third:
            for more, other, second in alone[place + 1 :]:
                if BIT[other] & _TWO_AWAY[square] and second in rest:
                    pair = Turn(gain + more, ((tile, square), (second, other)))
                    mosaic.lay(other, second)
                    last = less(rest, second)
                    best = _joined(mosaic, kinds, last, _NEAR[square] & _NEAR[other], pair, best)
                    mosaic.take_back(other)
        mosaic.take_back(square)
    return best


def _joined(mosaic: Mosaic, kinds: list[Kind], rack: list[int], where: int, so_far: Turn, best: Turn) -> Turn:
    """The better of that and the turns with one more tile on one of those squares."""
    meets, around = mosaic.meets, mosaic.around
    for square in squares_of(mosaic.front & where):
        fitting = FITTING[meets[square]]
        for value, shape, tile in kinds:  # the first that fits is the most valuable one
            if fitting & shape and tile in rack:
                points = so_far.points + around[square] + value * BONUS[square]
                if points > best.points:
                    best = Turn(points, (*so_far.tiles, (tile, square)))
                break
    return best
