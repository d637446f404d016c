"""Branching Paths drawn: its web of ways and stones, and what lies and stands on them."""

from dataclasses import dataclass

from waystones.drawing import WISH_FROM, minus, standing
from waystones.games.branching_paths import wishes
from waystones.games.branching_paths.board import CARD, CLASSIC, CLOVER, JOKER, NO_STACK, NO_TILE, START, WISH
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.branching_paths.places import (
    LARGE,
    RAIL,
    SMALL,
    START_Y,
    VIEW_BOX,
    centre,
    goal_border,
    move,
    row_y,
    shape,
    way,
)
from waystones.games.path_cards.cards import COLOURS

BOX = VIEW_BOX
ROWS = range(9, 0, -1)  # from the back, so that a figure stands in front of the stone behind it
_TILES = {2: "tile-2", 3: "tile-3", CLOVER: "tile-clover", CARD: "web-tile-card"}

Seen = BranchingPathsObservation
Figures = list[tuple[int, bool]]  # seat, large


@dataclass(frozen=True, slots=True)
class Moved:
    """The step that has just been made: it is shown as movement, from one stone to the next."""

    seat: int
    start: int
    end: int
    large: bool
    points: int = 0
    wish: bool = False  # whether a wishing stone was taken there


def position(seen: Seen) -> str:
    """The board with everything on it."""
    return ways() + stones() + start(seen) + "".join(on_row(seen, row) for row in ROWS)


def on_row(seen: Seen, row: int, moved: Moved | None = None) -> str:
    """What lies and stands on one row."""
    return "".join(on_stone(seen, stone, moved) for stone in seen.board.in_row(row))


def ways() -> str:
    """What lies under the stones and never changes: goal, ways and row values."""
    board = CLASSIC
    lines = "".join(
        f'<path d="{way(board, origin, to)}"/>'
        for origin in range(len(board.names))
        for to in board.next[origin]
    )
    parts = [
        f'<use href="#web-goal" y="{goal_border(board):.1f}"/>',
        f'<g class="way-casing">{lines}</g><g class="way-line">{lines}</g>',
    ]
    for row in ROWS:
        value = board.values[row - 1]
        kind = "row-value minus" if value < 0 else "row-value"
        parts.append(
            f'<text class="{kind}" x="{RAIL / 2 - 1:g}" y="{row_y(board, row) + 6.5:.1f}">{minus(value)}</text>'
        )
    return "".join(parts)


def stones() -> str:
    """The start field and the bare stones."""
    field = f'<g class="k-slab" transform="translate(0 {START_Y:g})"><use href="#start-field"/></g>'
    return field + "".join(_stone(stone) for row in ROWS for stone in CLASSIC.in_row(row))


def _stone(stone: int) -> str:
    """A bare stone; a joker has a dashed rim instead of a colour."""
    rim = '<use href="#joker-rim"/>' if CLASSIC.colour[stone] == JOKER else ""
    return f'<g class="{_kind(stone)}" transform="{move(CLASSIC, stone)}"><use href="#web-stone-{shape(stone)}"/>{rim}</g>'


def _kind(stone: int) -> str:
    its = CLASSIC.colour[stone]
    return "k-slab" if its == JOKER else f"k-{COLOURS[its]}"


def figures_on(seen: Seen, stone: int) -> Figures:
    """The figures on a stone."""
    return [
        (seat, number == 0)
        for seat, figures in enumerate(seen.figures)
        for number, on in enumerate(figures)
        if on == stone
    ]


def on_stone(seen: Seen, stone: int, moved: Moved | None) -> str:
    """Symbol, tile or stack, and figures of one stone: what lies there makes room for the figures."""
    board, (x, y) = seen.board, centre(seen.board, stone)
    figures, tile, stack = figures_on(seen, stone), seen.tiles[stone], board.stack[stone]
    lies = tile != NO_TILE or stack != NO_STACK
    mark = "joker" if board.colour[stone] == JOKER else COLOURS[board.colour[stone]]
    if figures:
        at, size = (x - 15, y - 9.5), 0.52
    elif lies or board.dotted[stone]:
        at, size = (x - 14.5, y - 0.5), 0.56
    else:
        at, size = (x, y), 0.86
    left = moved is not None and moved.wish and moved.end == stone
    named = f' id="{WISH_FROM}"' if left else ""
    parts = f'<use{named} class="{_kind(stone)}" href="#on-{mark}" transform="translate({at[0]:.1f} {at[1]:.1f}) scale({size:g})"/>'
    aside = (8.5, -9.0)[bool(figures)]
    if stack != NO_STACK:
        parts += wishes.stack(stack, seen.stacks[stack], x + aside, y - 1, -1 if figures else 1)
    elif tile >= WISH:
        parts += wishes.tile(tile - WISH, x + aside, y + (4 if figures else 0), 0.82 if figures else 0.98)
    elif tile != NO_TILE:
        scale = 0.82 if figures else 0.96
        parts += f'<use href="#{_TILES[tile]}" transform="translate({x + aside:.1f} {y + (4 if figures else 0):.1f}) scale({scale:g})"/>'
    elif board.dotted[stone] and not figures:
        parts += f'<use href="#grey-dot" x="{x + aside:.1f}" y="{y:.1f}"/>'
    return parts + _figures(figures, x + (10 if lies else 3), y, 26.0 if lies else 36.0, stone, moved)


def _figures(figures: Figures, x: float, y: float, room: float, stone: int, moved: Moved | None) -> str:
    """The figures on a stone, side by side; the one that has just come is shown stepping."""
    parts, gap = "", min(16.0, room / max(1, len(figures)))
    come = moved if moved and moved.end == stone else None
    for i, (seat, large) in enumerate(figures):
        at = x + (i - (len(figures) - 1) / 2) * gap
        here = come is not None and (seat, large) == (come.seat, come.large)
        kind = f"stepped{_side(come)}" if here and come else ""
        parts += standing(seat, large, at, y + 13, LARGE if large else SMALL, kind)
        if here and come and come.points:
            parts += f'<text class="won-points" x="{at:.1f}" y="{y - 16:.1f}">+{come.points}</text>'
        if here:
            come = None  # of several alike, one has moved
    return parts


def _side(moved: Moved) -> str:
    """Which side a step comes from, as a class."""
    if moved.start == START:
        return ""
    from_x, to_x = centre(CLASSIC, moved.start)[0], centre(CLASSIC, moved.end)[0]
    return " from-left" if from_x < to_x - 8 else " from-right" if from_x > to_x + 8 else ""


def start(seen: Seen) -> str:
    """The start field: the figures that wait there, seat by seat, the large one last."""
    waiting: Figures = []
    for seat, figures in enumerate(seen.figures):
        waiting += [(seat, False)] * figures[1:].count(START) + [(seat, True)] * (figures[0] == START)
    gap = min(16.0, 262 / max(1, len(waiting) + seen.players))
    drawn, x, before = "", RAIL + 18, -1
    for seat, large in waiting:
        x += gap * (1.7 if before not in (-1, seat) else 1)
        drawn += standing(seat, large, x, START_Y + 9, 32 if large else 23)
        before = seat
    unmoved = all(stone == START for stone in seen.figures[seen.seat])
    return f'<g data-sight="">{drawn}</g>' if unmoved else drawn
