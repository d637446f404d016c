"""Why another turn was better: points left lying, squares that multiply, what it opens for the next player."""

from waystones.games.loops.board import BONUS, NAMES
from waystones.games.loops.mosaic import FITTING, Mosaic, squares_of
from waystones.games.loops.moves import LAY, PASS, SWAP, Move
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.outlook import Outlook
from waystones.games.loops.tiles import ENDS_OF, VALUE_OF
from waystones.games.loops.turns import best_turn
from waystones.review.reason import Choice, Contrast, Pattern, Reason

Cast = Contrast[LoopsObservation]

MUCH = 4  # points that make a difference
HIGH = 3  # a square that multiplies by so much is worth a word
JOINED = 3  # tiles that one tile joins
VALUABLE = 6  # a tile's value that is worth keeping for a better square


def laid(choice: Choice) -> list[Move]:
    """The tiles of a turn with their squares."""
    return [move for move in choice if move.kind == LAY]


def board_after(seen: LoopsObservation, choice: Choice) -> Mosaic:
    """The board once the turn is laid."""
    mosaic = seen.mosaic
    for move in laid(choice):
        mosaic.lay(move.square, move.tile)
    return mosaic


def points(seen: LoopsObservation, choice: Choice) -> list[int]:
    """What each tile of the turn scores."""
    mosaic, found = seen.mosaic, []
    for move in laid(choice):
        found.append(mosaic.points(move.square, move.tile))
        mosaic.lay(move.square, move.tile)
    return found


def kept(seen: LoopsObservation, choice: Choice) -> list[int]:
    """The tiles that the turn leaves on the rack."""
    rack = list(seen.rack)
    for move in laid(choice):
        rack.remove(move.tile)
    return rack


def fewer_points(cast: Cast) -> Reason | None:
    """The better turn scores clearly more at once."""
    more = sum(points(cast.seen, cast.better)) - sum(points(cast.seen, cast.made))
    return Reason("fewer_points", {"points": more}) if more >= MUCH else None


def fewer_tiles(cast: Cast) -> Reason | None:
    """It lays fewer tiles than fit."""
    few, many = len(laid(cast.made)), len(laid(cast.better))
    return Reason("fewer_tiles", {"tiles": few, "instead": many}) if few < many else None


def misses_bonus(cast: Cast) -> Reason | None:
    """The better turn lays a tile on a square that multiplies, and this one none as high."""
    best = max(laid(cast.better), key=lambda move: BONUS[move.square], default=None)
    if best is None or BONUS[best.square] < HIGH:
        return None
    if max((BONUS[move.square] for move in laid(cast.made)), default=0) >= BONUS[best.square]:
        return None
    return Reason("misses_bonus", {"square": NAMES[best.square], "bonus": BONUS[best.square]})


def opens_bonus(cast: Cast) -> Reason | None:
    """It leads a line to a square that multiplies, where a tile that is still out fits; the better turn does not."""
    seen = cast.seen
    opened = _open_bonus(seen, cast.made) - _open_bonus(seen, cast.better) - _open_bonus(seen, ())
    if not opened:
        return None
    square = max(opened, key=lambda each: (BONUS[each], each))
    return Reason("opens_bonus", {"square": NAMES[square], "bonus": BONUS[square]})


def _open_bonus(seen: LoopsObservation, choice: Choice) -> set[int]:
    mosaic, shapes = board_after(seen, choice), {ENDS_OF[tile] for tile in seen.unseen}
    return {
        square
        for square in squares_of(mosaic.front)
        if BONUS[square] >= HIGH and any(FITTING[mosaic.meets[square]] >> ends & 1 for ends in shapes)
    }


def offers_more(cast: Cast) -> Reason | None:
    """The board it leaves promises the next player clearly more."""
    outlook = Outlook(cast.seen.unseen)
    offered = outlook.points(board_after(cast.seen, cast.made))
    instead = outlook.points(board_after(cast.seen, cast.better))
    if offered - instead < MUCH:
        return None
    return Reason("offers_more", {"points": round(offered - instead)})


def misses_join(cast: Cast) -> Reason | None:
    """A tile of the better turn takes up several lines at once, and none of this one does."""
    most, here = _joins(cast.seen, cast.better), _joins(cast.seen, cast.made)
    if not most or most[0] < JOINED or (here and here[0] >= most[0]):
        return None
    return Reason("misses_join", {"square": NAMES[most[1]], "tiles": most[0]})


def _joins(seen: LoopsObservation, choice: Choice) -> tuple[int, int] | None:
    """The most tiles that one tile of the turn joins when it is laid, and its square."""
    mosaic, found = seen.mosaic, []
    for move in laid(choice):
        mosaic.lay(move.square, move.tile)
        found.append((len(mosaic.joined(move.square)), move.square))
    return max(found, default=None)


def spends_valuable(cast: Cast) -> Reason | None:
    """It lays a valuable tile on a plain square; the better turn keeps it."""
    spared = kept(cast.seen, cast.better)
    spent = [
        move
        for move in laid(cast.made)
        if VALUE_OF[move.tile] >= VALUABLE and BONUS[move.square] == 1 and move.tile in spared
    ]
    if not spent:
        return None
    move = max(spent, key=lambda each: VALUE_OF[each.tile])
    return Reason("spends_valuable", {"value": VALUE_OF[move.tile], "square": NAMES[move.square]})


def keeps_less(cast: Cast) -> Reason | None:
    """The better turn makes its points with cheaper tiles, and keeps valuable ones for the next."""
    value, more = (sum(VALUE_OF[tile] for tile in kept(cast.seen, each)) for each in (cast.made, cast.better))
    if not cast.seen.bag_left or more - value < MUCH or len(laid(cast.made)) != len(laid(cast.better)):
        return None
    return Reason("keeps_less", {"value": more - value})


def spoils_next(cast: Cast) -> Reason | None:
    """With the tiles that it keeps the next own turn promises clearly less, should nobody lay there in between."""
    seen = cast.seen
    here, there = (
        best_turn(board_after(seen, each), kept(seen, each)).points for each in (cast.made, cast.better)
    )
    return Reason("spoils_next", {"points": there - here}) if there - here >= MUCH else None


def blocks_own(cast: Cast) -> Reason | None:
    """Tiles that stay on the rack fit nowhere any more, and after the better turn fewer do so."""
    stuck, fewer = _stuck(cast.seen, cast.made), _stuck(cast.seen, cast.better)
    return Reason("blocks_own", {"tiles": stuck}) if stuck > fewer else None


def _stuck(seen: LoopsObservation, choice: Choice) -> int:
    mosaic = board_after(seen, choice)
    return sum(not mosaic.fits_anywhere(ENDS_OF[tile]) for tile in kept(seen, choice))


def keeps_at_end(cast: Cast) -> Reason | None:
    """With an empty bag it keeps more value on the rack, where it scores nothing."""
    value, less = (sum(VALUE_OF[tile] for tile in kept(cast.seen, each)) for each in (cast.made, cast.better))
    if cast.seen.bag_left or value - less < MUCH:
        return None
    return Reason("keeps_at_end", {"value": value - less})


def swaps(cast: Cast) -> Reason | None:
    """Nothing fitted: it was better to take other tiles, or to keep these."""
    if cast.made == (PASS,) and cast.better == (SWAP,):
        return Reason("should_swap", {"tiles": len(cast.seen.rack)})
    if cast.made == (SWAP,) and cast.better == (PASS,):
        return Reason("should_keep", {"tiles": len(cast.seen.rack)})
    return None


PATTERNS: tuple[Pattern, ...] = (
    swaps,
    misses_bonus,
    opens_bonus,
    fewer_points,
    keeps_at_end,
    misses_join,
    offers_more,
    blocks_own,
    spends_valuable,
    keeps_less,
    spoils_next,
    fewer_tiles,
)
