"""Why another move was better in Branching Paths: ways, finds, wishing stones, the large figure, and what cards tell."""

from waystones.games.branching_paths.board import CARD, CLOVER, JOKER, NO_STACK, START, WISH
from waystones.games.branching_paths.moves import KEEP, LIFT, STAY, STEP
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.branching_paths.score import wishing_points
from waystones.games.path_cards import patterns as cards
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, NAMES, VALUE_OF, fits, following
from waystones.games.path_cards.moves import DISCARD, LAY, Move
from waystones.review.reason import Contrast, Pattern, Reason

Cast = Contrast[BranchingPathsObservation]

LATE = 8  # turns that each player still gets: a figure that leaves the start later ends on a row worth little
SEVERAL = 2  # cards that fit again and that make a difference
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


def waits_at_start(cast: Cast) -> Reason | None:
    """Figures still wait at the start while there is time for them, and the better step leads one out."""
    made, better = cards.moves(cast)
    one, other = step_of(cast.seen, made), step_of(cast.seen, better)
    seen = cast.seen
    if not one or not other or one[0] == START or other[0] != START or cards.turns_to_come(seen) <= LATE:
        return None
    return Reason(
        "waits_at_start", {"figures": seen.figures[seen.seat].count(START), "cards": seen.deck_left}
    )


def left_behind(cast: Cast) -> Reason | None:
    """A figure further back still stands in a minus row, and the better step leads it on."""
    made, better = cards.moves(cast)
    one, other = step_of(cast.seen, made), step_of(cast.seen, better)
    board = cast.seen.board
    if not one or not other or board.worth[other[0]] >= 0 or board.row[other[0]] >= board.row[one[0]]:
        return None
    return Reason("left_behind", {"stone": board.names[other[0]]})


def was_there_already(cast: Cast) -> Reason | None:
    """It leads a figure on that is in the goal area already, and the better step one that is not."""
    made, better = cards.moves(cast)
    one, other = step_of(cast.seen, made), step_of(cast.seen, better)
    board = cast.seen.board
    if not one or not other or other[0] == START or not board.row[other[0]] < board.goal <= board.row[one[0]]:
        return None
    return Reason("was_there_already", {"stone": board.names[other[0]]})


def card_finds(cast: Cast) -> Reason | None:
    """With the better card a figure could come to a tile, and with this one none."""
    made, better = cards.moves(cast)
    if better.kind != LAY or made.kind not in (LAY, DISCARD):
        return None
    if made.kind == LAY and any(finds(cast.seen, step) for step in cast.seen.ways(COLOUR_OF[made.what])):
        return None
    for step in cast.seen.ways(COLOUR_OF[better.what]):
        tile, way = finds(cast.seen, step), step_of(cast.seen, step)
        if tile and way:
            stone = cast.seen.board.names[way[1]]
            return Reason("card_finds", {"card": NAMES[better.what], "stone": stone, "tile": tile})
    return None


def card_frees(cast: Cast) -> Reason | None:
    """The better card could lead on a figure that still stands in a minus row, and this one leads on none so far back."""
    made, better = cards.moves(cast)
    if (made.kind, better.kind) != (LAY, LAY):
        return None
    last, here = _furthest_back(cast.seen, better), _furthest_back(cast.seen, made)
    board = cast.seen.board
    if last is None or board.worth[last] >= 0 or (here is not None and board.row[here] <= board.row[last]):
        return None
    return Reason("card_frees", {"card": NAMES[better.what], "stone": board.names[last]})


def _furthest_back(seen: BranchingPathsObservation, card: Move) -> int | None:
    """The stone furthest back, beyond the start, from which the card can lead a figure on."""
    ways = [way[0] for step in seen.ways(COLOUR_OF[card.what]) if (way := step_of(seen, step))]
    return min(
        (stone for stone in ways if stone != START), key=lambda stone: seen.board.row[stone], default=None
    )


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


def opens_less(cast: Cast) -> Reason | None:
    """A card tile takes the last card off a row where that helps less: fewer cards fit again than in the better one."""
    made, better = cards.moves(cast)
    if (made.kind, better.kind) != (LIFT, LIFT):
        return None
    few, many = _opened(cast.seen, made.what), _opened(cast.seen, better.what)
    if many - few < SEVERAL:
        return None
    return Reason(
        "opens_less",
        {"colour": COLOURS[made.what], "cards": few, "better": COLOURS[better.what], "instead": many},
    )


def _opened(seen: BranchingPathsObservation, colour: int) -> int:
    """How many cards more can follow in the own row once its last card is off."""
    row = seen.rows[seen.seat][colour]
    values = [VALUE_OF[card] for card in (*seen.unseen, *seen.hand) if COLOUR_OF[card] == colour]
    return following(row[:-1], values) - following(row, values)


def keeps_card(cast: Cast) -> Reason | None:
    """A card tile could have changed a card that fits nowhere for a new one."""
    made, better = cards.moves(cast)
    if (made != KEEP and made.kind != LIFT) or better.kind != DISCARD:
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
    opens_less,
    left_behind,
    was_there_already,
    waits_at_start,
    *cards.OF_CARDS,
    card_finds,
    card_frees,
    cards.less_at_once,
    cards.could_lay,
)
