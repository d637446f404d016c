"""Why another move was better in Stone Paths: tiles, figures, paths begun too late, and what cards tell."""

from waystones.games.path_cards import patterns as cards
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, NAMES
from waystones.games.path_cards.moves import LAY, Move
from waystones.games.path_cards.rules import NOWHERE
from waystones.games.stone_paths.board import END, ROW_VALUES, START, TILE_NAMES
from waystones.games.stone_paths.moves import BONUS, LARGE, SMALL, STAY
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.review.reason import Contrast, Pattern, Reason

Cast = Contrast[StonePathsObservation]

LATE = 9  # turns that each player still gets: a path begun later ends among the minus stones
MANY = 3  # cards in the hand that carry a large figure
FEW = 1


def opens_late(cast: Cast) -> Reason | None:
    """It begins a path for which there is not enough time left."""
    made, better = cards.moves(cast)
    seen = cast.seen
    if made.kind != LAY or seen.stones[seen.seat][COLOUR_OF[made.what]] or cards.turns_to_come(seen) > LATE:
        return None
    if better.kind == LAY and not seen.stones[seen.seat][COLOUR_OF[better.what]]:
        return None
    return Reason("opens_late", {"card": NAMES[made.what], "cards": seen.deck_left})


def could_set_out(cast: Cast) -> Reason | None:
    """The better move begins a path in good time, for which the hand has several cards."""
    made, better = cards.moves(cast)
    seen = cast.seen
    stones = seen.stones[seen.seat]
    if better.kind != LAY or stones[COLOUR_OF[better.what]] or cards.turns_to_come(seen) <= LATE:
        return None
    if made.kind == LAY and not stones[COLOUR_OF[made.what]]:
        return None
    path = COLOUR_OF[better.what]
    held = sum(COLOUR_OF[card] == path for card in seen.hand)
    return Reason("could_set_out", {"path": COLOURS[path], "cards": held}) if held >= MANY else None


def path_of(seen: StonePathsObservation, move: Move) -> int | None:
    """The path on which the move leads a figure on that has set out already."""
    path = COLOUR_OF[move.what] if move.kind == LAY else move.what if move.kind == BONUS else NOWHERE
    return path if path != NOWHERE and START < seen.stones[seen.seat][path] < END else None


def left_behind(cast: Cast) -> Reason | None:
    """A figure further back still stands on a minus stone, and the better move leads it on."""
    made, better = (path_of(cast.seen, move) for move in cards.moves(cast))
    stones = cast.seen.stones[cast.seen.seat]
    if made is None or better is None or stones[better] >= stones[made]:
        return None
    worth = ROW_VALUES[stones[better]]
    return Reason("left_behind", {"path": COLOURS[better], "points": worth}) if worth < 0 else None


def leads_small(cast: Cast) -> Reason | None:
    """It leads a small figure on, and the better move the large one, whose every step counts double."""
    made, better = (path_of(cast.seen, move) for move in cards.moves(cast))
    if made is None or made == better or better != cast.seen.large[cast.seen.seat]:
        return None
    return Reason("leads_small", {"path": COLOURS[better]})


def misses_tile(cast: Cast) -> Reason | None:
    """The better move brings a figure to a tile, and this one does not."""
    made, better = cards.moves(cast)
    found = _tile(cast.seen, better)
    if not found or _tile(cast.seen, made):
        return None
    path, tile = found
    return Reason("misses_tile", {"path": COLOURS[path], "tile": TILE_NAMES.get(tile, str(tile))})


def _tile(seen: StonePathsObservation, move: Move) -> tuple[int, int] | None:
    """The path and the tile that the move's figure comes to, if it steps at all."""
    if move.kind == LAY:
        path = COLOUR_OF[move.what]
    elif move.kind == BONUS and move != STAY:
        path = move.what
    else:
        return None
    tiles, stone = seen.tiles[path], seen.stones[seen.seat][path] + 1
    return (path, tiles[stone]) if stone < len(tiles) and tiles[stone] else None


def stays(cast: Cast) -> Reason | None:
    """It gives a free step away."""
    made, better = cards.moves(cast)
    return Reason("stays", {"path": COLOURS[better.what]}) if made == STAY and better != STAY else None


def wastes_large(cast: Cast) -> Reason | None:
    """It sends the large figure where few cards are at hand to carry it on."""
    made, better = cards.moves(cast)
    held = _held(cast.seen)
    if (made, better) != (LARGE, SMALL) or held > FEW:
        return None
    return Reason("wastes_large", {"path": COLOURS[cast.seen.opened], "cards": held})


def holds_large(cast: Cast) -> Reason | None:
    """It keeps the large figure back on a path that the hand has cards for."""
    made, better = cards.moves(cast)
    held = _held(cast.seen)
    if (made, better) != (SMALL, LARGE) or held < MANY:
        return None
    return Reason("holds_large", {"path": COLOURS[cast.seen.opened], "cards": held})


def _held(seen: StonePathsObservation) -> int:
    """How many cards of the hand go on with the path that is being opened."""
    return sum(
        COLOUR_OF[card] == seen.opened and cards.gap(seen, seen.seat, card) is not None for card in seen.hand
    )


def other_figure(cast: Cast) -> Reason | None:
    """The free step does more for another figure: it leaves a minus stone, or comes into the goal area."""
    made, better = cards.moves(cast)
    if made.kind != BONUS or better.kind != BONUS or STAY in (made, better):
        return None
    more = (
        cards.made_of(cast.seen, better).scores()[cast.seen.seat]
        - cards.made_of(cast.seen, made).scores()[cast.seen.seat]
    )
    return Reason("other_figure", {"path": COLOURS[better.what], "points": more}) if more > 0 else None


PATTERNS: tuple[Pattern, ...] = (
    cards.ends_behind,
    cards.misses_end,
    stays,
    other_figure,
    wastes_large,
    holds_large,
    opens_late,
    *cards.OF_CARDS,
    misses_tile,
    cards.less_at_once,
    left_behind,
    leads_small,
    could_set_out,
    cards.could_lay,
)
