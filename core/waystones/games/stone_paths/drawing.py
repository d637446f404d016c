"""Stone Paths drawn: its stones and the rail of row values, and what lies and stands on them."""

from dataclasses import dataclass

from waystones.drawing import WISH_FROM, minus, standing
from waystones.games.path_cards.cards import COLOURS
from waystones.games.path_cards.figures import SMALL_FIGURES
from waystones.games.stone_paths.board import CLOVER, DARK, END, NO_TILE, ROW_VALUES, START, WISHING_STONE
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.games.stone_paths.places import (
    CENTRES,
    GOAL_BORDER,
    LARGE,
    PATHS,
    RAIL,
    SMALL,
    START_Y,
    STONES,
    TRANSFORMS,
    VIEW_BOX,
    shape,
)

BOX = VIEW_BOX
_TILES = {1: "tile-1", 2: "tile-2", 3: "tile-3", WISHING_STONE: "tile-wishing_stone", CLOVER: "tile-clover"}

Figures = list[tuple[int, bool]]  # seat, large


@dataclass(frozen=True, slots=True)
class Moved:
    """The step that has just been made: it is shown as movement, from one stone to the next.

    `wish` says that a wishing stone was taken there.
    """

    seat: int
    path: int
    start: int
    end: int
    wish: bool = False


def position(seen: StonePathsObservation) -> str:
    """The board with everything on it."""
    paths = "".join(f'<g class="k-{COLOURS[path]}">{on_path(seen, path)}</g>' for path in PATHS)
    return land() + start(seen) + paths


def on_path(seen: StonePathsObservation, path: int, moved: Moved | None = None) -> str:
    """What lies and stands on one path."""
    return "".join(on_stone(seen, path, stone, moved) for stone in STONES)


def land() -> str:
    """Everything that never changes: goal, start stone, trails, row values, stones with their symbols."""
    parts = [f'<use href="#goal" y="{GOAL_BORDER:g}"/>']
    for path in PATHS:
        x = CENTRES[path][START][0]
        trail = f"M{x:.1f} {START_Y - 12:g}V{CENTRES[path][END][1]:g}"
        parts.append(f'<path class="path-trail k-{COLOURS[path]}" d="{trail}"/>')
    parts.append(f'<g class="k-slab" transform="translate(0 {START_Y:g})"><use href="#start-stone"/></g>')
    for stone in STONES:
        value, y = ROW_VALUES[stone], CENTRES[0][stone][1]
        kind = "row-value minus" if value < 0 else "row-value"
        parts.append(f'<text class="{kind}" x="{RAIL / 2 - 1:g}" y="{y + 6.5:.1f}">{minus(value)}</text>')
    return "".join(parts + [_stone(path, stone) for stone in STONES for path in PATHS])


def _stone(path: int, stone: int) -> str:
    """A stone with its symbol; a dark stone has none, for it carries a tile."""
    mark = "" if _is_dark(path, stone) else f'<use href="#on-{COLOURS[path]}"/>'
    return f'<g class="k-{COLOURS[path]}" transform="{TRANSFORMS[path][stone]}"><use href="#path-stone-{shape(path, stone)}"/>{mark}</g>'


def _is_dark(path: int, stone: int) -> bool:
    return DARK[COLOURS[path]][stone - 1] != "-"


def on_stone(seen: StonePathsObservation, path: int, stone: int, moved: Moved | None) -> str:
    """The tile and the figures on one stone: the tile makes room at the left, the figures stand side by side."""
    figures = [
        (seat, path == seen.large[seat]) for seat, stones in enumerate(seen.stones) if stones[path] == stone
    ]
    tile = seen.tiles[path][stone]
    x, y = CENTRES[path][stone]
    parts = ""
    if tile:
        aside = (0, 12, 16, 17, 18)[len(figures)]
        parts += f'<use href="#{_TILES[tile]}" x="{x - aside:.1f}" y="{y - (2 if figures else 0):.1f}"/>'
    elif _is_dark(path, stone):
        left = moved is not None and moved.wish and (path, stone) == (moved.path, moved.end)
        named = f' id="{WISH_FROM}"' if left else ""
        parts += f'<use{named} href="#socket" x="{x:.1f}" y="{y:g}"/>'
    room = 30 if tile else 44
    middle = x + (0 if not tile else 12 if len(figures) == 1 else 9)
    gap = min(18.0, room / max(1, len(figures)))
    for i, (seat, large) in enumerate(figures):
        here = moved is not None and (seat, path, stone) == (moved.seat, moved.path, moved.end)
        at = middle + (i - (len(figures) - 1) / 2) * gap
        parts += standing(seat, large, at, y + 10.5, LARGE if large else SMALL, "stepped" if here else "")
        if here and NO_TILE < tile < WISHING_STONE:
            parts += f'<text class="won-points" x="{at:.1f}" y="{y - 16:.1f}">+{tile}</text>'
    return parts


def start(seen: StonePathsObservation) -> str:
    """The start stone: its value, and the figures that wait there, seat by seat."""
    waiting: Figures = []
    for seat, stones in enumerate(seen.stones):
        started = sum(stone != START for stone in stones)
        large_waits = seen.large[seat] < 0
        small = SMALL_FIGURES - started + (not large_waits)
        waiting += [(seat, False)] * small + [(seat, True)] * large_waits
    gap = min(17.0, 282 / max(1, len(waiting) + seen.players))
    drawn, x, before = "", RAIL + 20, -1
    for seat, large in waiting:
        x += gap * (1.7 if before not in (-1, seat) else 1)
        drawn += standing(seat, large, x - gap / 2, START_Y + 9, 32 if large else 23)
        before = seat
    return f'<text class="row-value start-value" x="{RAIL / 2 - 1:g}" y="{START_Y + 5.5:g}">0</text>{drawn}'
