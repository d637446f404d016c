"""Why another move was better in Branching Paths: ways, finds, wishing stones, the large figure, and what cards tell."""

from waystones.games.branching_paths.board import CARD, CLOVER, JOKER, NO_STACK, START, WISH
from waystones.games.branching_paths.moves import KEEP, LIFT, STAY, STEP
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.branching_paths.score import wishing_points
from waystones.games.path_cards import patterns as cards
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, NAMES, VALUE_OF, fits
from waystones.games.path_cards.moves import DISCARD, Move
from waystones.review.reason import Contrast, Pattern, Reason

Cast = Contrast[BranchingPathsObservation]

LATE = 8  # turns that each player still gets: a figure that leaves the start later ends on a row worth little
TILES = {CLOVER: "clover", CARD: "card_tile"}


def step_of(seen: BranchingPathsObservation, move: Move) -> tuple[int, int, bool] | None:
    """Where a step leads from and to, and whether it is the large figure's."""
    return seen.board.steps.read(move.what) if move.kind == STEP else None


def finds(seen: BranchingPathsObservation, move: Move) -> str:
    """What lies on the stone that a step leads to: points, a clover, a card tile; empty for nothing or wishing stones."""
    step = step_of(seen, move)
    tile = seen.tiles[step[1]] if step else 0
    return "" if not tile or tile >= WISH else TILES.get(tile, str(tile))


def misses_find(cast: Cast) -> Reason | None:
    """The better step comes to a tile, and this one does not."""
    made, better = cards.moves(cast)
    step, tile = step_of(cast.seen, better), finds(cast.seen, better)
    if not step or not tile or finds(cast.seen, made):
        return None
    return Reason("misses_find", {"stone": cast.seen.board.names[step[1]], "tile": tile})


def wish_at(seen: BranchingPathsObservation, move: Move) -> int:
    """The colour of the wishing stone that a step finds; NO_STACK for none."""
    step = step_of(seen, move)
    if not step:
        return NO_STACK
    colour, tile = seen.board.stack[step[1]], seen.tiles[step[1]]
    if colour != NO_STACK:
        return colour if seen.stacks[colour] else NO_STACK
    return tile - WISH if tile >= WISH else NO_STACK


def misses_wish(cast: Cast) -> Reason | None:
    """The better step finds a wishing stone that scores at once: another colour, or the third of one."""
    made, better = cards.moves(cast)
    seen = cast.seen
    more, now = _wishes_after(seen, better), _wishes_after(seen, made)
    if more <= now:
        return None
    return Reason("misses_wish", {"colour": COLOURS[wish_at(seen, better)], "points": more - now})


def _wishes_after(seen: BranchingPathsObservation, move: Move) -> int:
    wishes, colour = list(seen.wishes[seen.seat]), wish_at(seen, move)
    if colour != NO_STACK:
        wishes[colour] += 1
    return wishing_points(wishes)


def closed_way(cast: Cast) -> Reason | None:
    """The figure comes to a stone from which no card of the hand leads on, and on the better one some would."""
    made, better = cards.moves(cast)
    one, other = step_of(cast.seen, made), step_of(cast.seen, better)
    if not one or not other or one[1] == other[1] or not cast.seen.board.next[one[1]]:
        return None
    if leading_on(cast.seen, one[1]) or not leading_on(cast.seen, other[1]):
        return None
    names = cast.seen.board.names
    return Reason(
        "closed_way",
        {"stone": names[one[1]], "better": names[other[1]], "cards": leading_on(cast.seen, other[1])},
    )


def leading_on(seen: BranchingPathsObservation, stone: int) -> int:
    """How many cards of the hand lead a figure on from the stone."""
    ahead = {seen.board.colour[to] for to in seen.board.next[stone]}
    rows = seen.rows[seen.seat]
    return sum(
        (COLOUR_OF[card] in ahead or JOKER in ahead) and fits(rows[COLOUR_OF[card]], VALUE_OF[card])
        for card in seen.hand
    )


def leaves_late(cast: Cast) -> Reason | None:
    """A figure leaves the start with too little time to get past the minus rows."""
    made, better = cards.moves(cast)
    one, other = step_of(cast.seen, made), step_of(cast.seen, better)
    seen = cast.seen
    left = -(-seen.deck_left // seen.players)
    if not one or one[0] != START or left > LATE or (other and other[0] == START):
        return None
    return Reason("leaves_late", {"cards": seen.deck_left, "points": seen.board.worth[one[1]] * (1 + one[2])})


def large_waits(cast: Cast) -> Reason | None:
    """The better step leads the large figure on, whose row counts double."""
    made, better = cards.moves(cast)
    one, other = step_of(cast.seen, made), step_of(cast.seen, better)
    if not one or not other or one[2] or not other[2]:
        return None
    worth = cast.seen.board.worth
    gain = 2 * (worth[other[1]] - worth[other[0]])
    return Reason("large_waits", {"points": gain}) if gain > worth[one[1]] - worth[one[0]] else None


def stays(cast: Cast) -> Reason | None:
    """It declines a free step."""
    made, better = cards.moves(cast)
    step = step_of(cast.seen, better)
    if made != STAY or not step:
        return None
    return Reason("stays", {"stone": cast.seen.board.names[step[1]]})


def keeps_row(cast: Cast) -> Reason | None:
    """A card tile could have taken the last card off a long row, so that more fits there again."""
    made, better = cards.moves(cast)
    if better.kind != LIFT or made.kind == LIFT:
        return None
    row = cast.seen.rows[cast.seen.seat][better.what]
    return Reason("keeps_row", {"colour": COLOURS[better.what], "last": row[-1]}) if len(row) > 1 else None


def keeps_card(cast: Cast) -> Reason | None:
    """A card tile could have changed a card that fits nowhere for a new one."""
    made, better = cards.moves(cast)
    if made != KEEP or better.kind != DISCARD:
        return None
    row = cast.seen.rows[cast.seen.seat][COLOUR_OF[better.what]]
    if fits(row, VALUE_OF[better.what]):
        return None
    return Reason("keeps_card", {"card": NAMES[better.what], "last": row[-1]})


PATTERNS: tuple[Pattern, ...] = (
    cards.ends_behind,
    cards.misses_end,
    stays,
    misses_wish,
    closed_way,
    leaves_late,
    large_waits,
    misses_find,
    keeps_row,
    keeps_card,
    *cards.OF_CARDS,
    cards.less_at_once,
    cards.could_lay,
)
