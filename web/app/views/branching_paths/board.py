"""The board of Branching Paths: still stones and ways, and above them a region for each row, the light and the picks."""

from html import escape

from app.branching_paths import words
from app.one_line.words import colour
from app.path_cards.words import figure
from app.table.words import capital
from app.texts import Texts
from app.views.branching_paths import wishes
from app.views.branching_paths.look import NOTHING, Look, Moved, Way
from app.views.branching_paths.places import (
    RAIL,
    START_Y,
    VIEW_BOX,
    centre,
    goal_border,
    move,
    row_y,
    shape,
    slot,
    way,
)
from app.views.cairns import standing
from app.views.kit import Regions, does, drops, minus, signed
from app.views.path_cards.look import WISH_FROM
from app.views.path_cards.play import goal_count as count
from app.views.players import Players
from waystones.games.branching_paths.board import CARD, CLASSIC, CLOVER, JOKER, NO_STACK, NO_TILE, START, WISH
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.cards import COLOURS

_SMALL, _LARGE = 27.0, 36.0  # how high figures stand
_PICK = 50.0  # the height of a place for the finger: a little more than a row, so that it is 44 px on small phones
_TILES = {2: "tile-2", 3: "tile-3", CLOVER: "tile-clover", CARD: "web-tile-card"}
_ROWS = range(9, 0, -1)  # from the back, so that a figure stands in front of the stone behind it

Seen = BranchingPathsObservation
Figures = list[tuple[int, bool]]  # seat, large


def frame(t: Texts) -> str:
    """The ways and stones, the rail of row values, and the layers above them, empty; in a window for low screens.

    Where the window does not show all, sight.js goes to what has `data-sight`.
    """
    label = escape(
        t("The board: stones in nine rows, joined by ways that fork. The top three rows are the goal.")
    )
    rows = "".join(f'<g id="row-of-{row}"></g>' for row in _ROWS)
    return (
        f'<div class="web-window" data-window=""><svg class="paths-board web-board" viewBox="{VIEW_BOX}" role="group" aria-label="{label}">{_ways()}'
        f'<g id="lit-ways" class="layer"></g>{_stones()}<g id="lit" class="layer"></g><g id="start"></g>{rows}<g id="ghost" class="layer"></g><g id="ways"></g></svg></div>'
    )


def regions(t: Texts, seen: Seen, players: Players, look: Look = NOTHING) -> Regions:
    """What lies and stands on every row, which ways are lit, and what can be picked."""
    found = {f"row-of-{row}": _row(t, seen, players, row, look.moved) for row in _ROWS}
    found["start"] = _start(seen)
    found["lit-ways"] = _lit_ways(seen, look)
    found["lit"] = _lit(seen, look)
    found["ghost"] = _ghosts(seen, look)
    found["ways"] = _picks(t, seen, look)
    return found


def picture(t: Texts, seen: Seen, players: Players) -> str:
    """The board as it stands, to look at."""
    rows = "".join(_row(t, seen, players, row, None) for row in _ROWS)
    label = escape(t("The board at the end"))
    return f'<svg class="paths-board web-board" viewBox="{VIEW_BOX}" role="group" aria-label="{label}">{_ways()}{_stones()}{_start(seen)}{rows}</svg>'


def goal_count(t: Texts, seen: Seen) -> str:
    """How many figures are in the goal."""
    board = seen.board
    inside = [
        (seat, number == 0)
        for seat, figures in enumerate(seen.figures)
        for number, stone in enumerate(figures)
        if board.row[stone] >= board.goal
    ]
    return count(t, inside)


def _ways() -> str:
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
    for row in _ROWS:
        value = board.values[row - 1]
        kind = "row-value minus" if value < 0 else "row-value"
        parts.append(
            f'<text class="{kind}" x="{RAIL / 2 - 1:g}" y="{row_y(board, row) + 6.5:.1f}">{minus(value)}</text>'
        )
    return "".join(parts)


def _stones() -> str:
    """The start field and the bare stones."""
    field = f'<g class="k-slab" transform="translate(0 {START_Y:g})"><use href="#start-field"/></g>'
    return field + "".join(_stone(stone) for row in _ROWS for stone in CLASSIC.in_row(row))


def _stone(stone: int) -> str:
    """A bare stone; a joker has a dashed rim instead of a colour."""
    rim = '<use href="#joker-rim"/>' if CLASSIC.colour[stone] == JOKER else ""
    return f'<g class="{_kind(stone)}" transform="{move(CLASSIC, stone)}"><use href="#web-stone-{shape(stone)}"/>{rim}</g>'


def _kind(stone: int) -> str:
    its = CLASSIC.colour[stone]
    return "k-slab" if its == JOKER else f"k-{COLOURS[its]}"


def _row(t: Texts, seen: Seen, players: Players, row: int, moved: Moved | None) -> str:
    """What lies and stands on one row, which reads as one thing."""
    body = "".join(_on_stone(seen, stone, moved) for stone in seen.board.in_row(row))
    label = escape(row_label(t, seen, players, row))
    sight = ' data-sight=""' if moved and seen.board.row[moved.end] == row else ""
    return f'<g role="img" aria-label="{label}"{sight}>{body}</g>'


def row_label(t: Texts, seen: Seen, players: Players, row: int) -> str:
    """A row in words, from left to right: its stones, what lies on them, and who stands there."""
    board = seen.board
    parts = []
    for stone in board.in_row(row):
        its = board.colour[stone]
        name = t("joker") if its == JOKER else colour(t, COLOURS[its])
        lies = words.tile(t, seen.tiles[stone])
        if board.stack[stone] != NO_STACK:
            lies = words.stack(t, board.stack[stone], seen.stacks[board.stack[stone]])
        here = [
            t("your {figure}", figure=figure(t, large))
            if seat == seen.seat
            else t("{name}, {figure}", name=players[seat].name, figure=figure(t, large))
            for seat, large in _standing(seen, stone)
        ]
        parts.append(", ".join([name] + [lies] * bool(lies) + here))
    return f"{signed(board.values[row - 1])}: {'; '.join(parts)}"


def _standing(seen: Seen, stone: int) -> Figures:
    return [
        (seat, number == 0)
        for seat, figures in enumerate(seen.figures)
        for number, on in enumerate(figures)
        if on == stone
    ]


def _on_stone(seen: Seen, stone: int, moved: Moved | None) -> str:
    """Symbol, tile or stack, and figures of one stone: what lies there makes room for who stands there."""
    board, (x, y) = seen.board, centre(seen.board, stone)
    figures, tile, stack = _standing(seen, stone), seen.tiles[stone], board.stack[stone]
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
        parts += standing(seat, large, at, y + 13, _LARGE if large else _SMALL, kind)
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


def _start(seen: Seen) -> str:
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


def _lit_ways(seen: Seen, look: Look) -> str:
    """Light along the ways that are open."""
    lines = "".join(f'<path d="{way(seen.board, each.origin, each.stone)}"/>' for each in _shown(look))
    return f'<g class="way-halo-out">{lines}</g><g class="way-halo">{lines}</g>' if lines else ""


def _lit(seen: Seen, look: Look) -> str:
    """Light round the stones that they lead to."""
    return "".join(
        f'<use href="#web-ring" transform="{move(seen.board, stone)}"/>' for stone in _targets(_shown(look))
    )


def _shown(look: Look) -> tuple[Way, ...]:
    """All ways that are open, or those to the chosen stone."""
    return look.to_target or look.ways


def _targets(ways: tuple[Way, ...]) -> list[int]:
    return list(dict.fromkeys(way.stone for way in ways))


def _ghosts(seen: Seen, look: Look) -> str:
    """A hint's figure where it would stand."""
    parts = ""
    for place in look.hint:
        kind, _, name = place.partition(":")
        if kind == "stone":
            x, y = centre(seen.board, seen.board.stone(name))
            large = "figure:large" in look.hint
            drawn = standing(seen.seat, large, x + 4, y + 13, _LARGE if large else _SMALL)
            parts += f'<g class="ghost-figure">{drawn}</g>'
    return parts


def _picks(t: Texts, seen: Seen, look: Look) -> str:
    """A place for the finger over each stone that is lit; keys can go there too."""
    parts = ""
    for stone in _targets(look.ways):
        left, wide = slot(seen.board, stone)
        name, middle = seen.board.names[stone], row_y(seen.board, seen.board.row[stone])
        label = escape(capital(pick_label(t, seen, stone)))
        area = f'<rect class="pick-area" x="{left:.1f}" y="{middle - _PICK / 2:.1f}" width="{wide:.1f}" height="{_PICK:g}"/>'
        parts += (
            f'<g class="pick" id="pick-{name}" role="button" tabindex="0" data-field="{stone}" data-sight="" aria-label="{label}"'
            f"{does('go', name)}{drops(f'stone:{name}')}>{area}</g>"
        )
    return parts


def pick_label(t: Texts, seen: Seen, stone: int) -> str:
    """What going to a stone would bring, in words."""
    board = seen.board
    lies = words.tile(t, seen.tiles[stone])
    if board.stack[stone] != NO_STACK:
        lies = words.stack(t, board.stack[stone], seen.stacks[board.stack[stone]])
    to = t("go to {stone}", stone=words.stone(t, board, stone))
    return f"{to}: {lies}" if lies else to
