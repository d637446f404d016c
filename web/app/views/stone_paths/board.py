"""The board of Stone Paths: still stones, and above them a region for each path, for the light and for the ghost."""

from html import escape

from app.one_line.words import colour
from app.path_cards.words import figure
from app.stone_paths import words
from app.table.words import capital
from app.texts import Texts
from app.views.cairns import standing
from app.views.kit import Regions, does, drops, minus, signed
from app.views.path_cards.look import WISH_FROM, place
from app.views.path_cards.play import goal_count as count
from app.views.players import Players
from app.views.stone_paths.look import NOTHING, Look, Moved
from app.views.stone_paths.places import (
    COLUMN,
    GOAL_BORDER,
    HEIGHT,
    PATHS,
    RAIL,
    START_Y,
    STONES,
    VIEW_BOX,
    centre,
    move,
    shape,
)
from waystones.games.path_cards.cards import COLOURS, LETTERS
from waystones.games.path_cards.figures import SMALL_FIGURES
from waystones.games.stone_paths.board import (
    CLOVER,
    DARK,
    END,
    GOAL,
    NO_TILE,
    ROW_VALUES,
    START,
    WISHING_STONE,
)
from waystones.games.stone_paths.moves import BONUS
from waystones.games.stone_paths.observation import StonePathsObservation

_SMALL, _LARGE = 28.0, 38.0  # how high figures stand
_TILES = {1: "tile-1", 2: "tile-2", 3: "tile-3", WISHING_STONE: "tile-wishing_stone", CLOVER: "tile-clover"}

Figures = list[tuple[int, bool]]  # seat, large


def frame(t: Texts) -> str:
    """The stones, the rail of row values, and the layers above them, empty."""
    label = escape(t("The board: five paths of nine stones. The top three rows are the goal."))
    layers = "".join(f'<g id="path-{LETTERS[path]}"></g>' for path in PATHS)
    return (
        f'<svg class="paths-board" viewBox="{VIEW_BOX}" role="group" aria-label="{label}">{_land()}'
        f'<g id="lit" class="layer"></g><g id="start"></g>{layers}<g id="ghost" class="layer"></g><g id="ways"></g></svg>'
    )


def regions(t: Texts, seen: StonePathsObservation, players: Players, look: Look = NOTHING) -> Regions:
    """What stands on every path, what is lit, and what is previewed."""
    found = {f"path-{LETTERS[path]}": _path(t, seen, players, path, look.moved) for path in PATHS}
    found["start"] = _start(seen)
    found["lit"] = _lit(seen, look)
    found["ghost"] = _ghost(seen, look)
    found["ways"] = _ways(seen, look)
    return found


def picture(t: Texts, seen: StonePathsObservation, players: Players) -> str:
    """The board as it stands, to look at."""
    paths = "".join(_path(t, seen, players, path, None) for path in PATHS)
    label = escape(t("The board at the end"))
    return f'<svg class="paths-board" viewBox="{VIEW_BOX}" role="group" aria-label="{label}">{_land()}{_start(seen)}{paths}</svg>'


def goal_count(t: Texts, seen: StonePathsObservation) -> str:
    """How many figures are in the goal: the figures themselves, and empty places for the rest of the five."""
    inside = [
        (seat, path == seen.large[seat])
        for seat, stones in enumerate(seen.stones)
        for path, stone in enumerate(stones)
        if stone >= GOAL
    ]
    return count(t, inside)


def _land() -> str:
    """Everything that never changes: goal, start stone, trails, row values, stones with their symbols."""
    parts = [f'<use href="#goal" y="{GOAL_BORDER:g}"/>']
    for path in PATHS:
        x = centre(path, START)[0]
        trail = f"M{x:.1f} {START_Y - 12:g}V{centre(path, END)[1]:g}"
        parts.append(f'<path class="path-trail k-{COLOURS[path]}" d="{trail}"/>')
    parts.append(f'<g class="k-slab" transform="translate(0 {START_Y:g})"><use href="#start-stone"/></g>')
    for stone in STONES:
        value, y = ROW_VALUES[stone], centre(0, stone)[1]
        kind = "row-value minus" if value < 0 else "row-value"
        parts.append(f'<text class="{kind}" x="{RAIL / 2 - 1:g}" y="{y + 6.5:.1f}">{minus(value)}</text>')
    return "".join(parts + [_stone(path, stone) for stone in STONES for path in PATHS])


def _stone(path: int, stone: int) -> str:
    """A stone with its symbol; a dark stone has none, for it carries a tile."""
    mark = "" if _is_dark(path, stone) else f'<use href="#on-{COLOURS[path]}"/>'
    return f'<g class="k-{COLOURS[path]}" transform="{move(path, stone)}"><use href="#path-stone-{shape(path, stone)}"/>{mark}</g>'


def _is_dark(path: int, stone: int) -> bool:
    return DARK[COLOURS[path]][stone - 1] != "-"


def _path(
    t: Texts,
    seen: StonePathsObservation,
    players: Players,
    path: int,
    moved: Moved | None,
) -> str:
    """What lies and stands on one path, which reads as one thing."""
    body = "".join(_on_stone(seen, path, stone, moved) for stone in STONES)
    label = escape(path_label(t, seen, players, path))
    return f'<g class="k-{COLOURS[path]}" role="img" aria-label="{label}">{body}</g>'


def path_label(t: Texts, seen: StonePathsObservation, players: Players, path: int) -> str:
    """A path in words, from its start: which tiles lie where, and who stands where."""
    parts = []
    for stone in reversed(STONES):
        here = [
            t("your {figure}", figure=figure(t, path == seen.large[seat]))
            if seat == seen.seat
            else t("{name}, {figure}", name=player.name, figure=figure(t, path == seen.large[seat]))
            for seat, player in enumerate(players)
            if seen.stones[seat][path] == stone
        ]
        lies = words.tile(t, seen.tiles[path][stone])
        if here or lies:
            parts.append(f"{words.stone(stone)}: {', '.join([lies] * bool(lies) + here)}")
    name = capital(t("{colour} path", colour=colour(t, COLOURS[path])))
    return f"{name}. {'; '.join(parts)}"


def _on_stone(seen: StonePathsObservation, path: int, stone: int, moved: Moved | None) -> str:
    """The tile and the figures on one stone: the tile makes room at the left, the figures stand side by side."""
    figures = [
        (seat, path == seen.large[seat]) for seat, stones in enumerate(seen.stones) if stones[path] == stone
    ]
    tile = seen.tiles[path][stone]
    x, y = centre(path, stone)
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
        parts += standing(seat, large, at, y + 10.5, _LARGE if large else _SMALL, "stepped" if here else "")
        if here and NO_TILE < tile < WISHING_STONE:
            parts += f'<text class="won-points" x="{at:.1f}" y="{y - 16:.1f}">+{tile}</text>'
    return parts


def _start(seen: StonePathsObservation) -> str:
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


def _next_stone(seen: StonePathsObservation, path: int) -> int:
    """The stone after the one that the own figure stands on."""
    return seen.stones[seen.seat][path] + 1


def _answering(look: Look) -> list[int]:
    """The paths that answer now: those that are lit, and the one that the lifted card would step on."""
    return [
        path
        for path in PATHS
        if place("path", path) in look.lit or (look.preview is not None and look.preview.path == path)
    ]


def _lit(seen: StonePathsObservation, look: Look) -> str:
    """Light round the stones that a figure may come to now."""
    return "".join(
        f'<use href="#stone-ring" transform="{move(path, _next_stone(seen, path))}"/>'
        for path in _answering(look)
        if _next_stone(seen, path) <= END
    )


def _ghost(seen: StonePathsObservation, look: Look) -> str:
    """The figure where it would stand, and what it would gain there; or where a hint would have it."""
    if look.preview is None:
        return "".join(_hinted(seen, path) for path in PATHS if _is_hinted(look, path))
    x, y = centre(look.preview.path, look.preview.stone)
    gain = ""
    if look.preview.points:
        gain = (
            f'<circle class="gain-seal" cx="{x + 25:.1f}" cy="{y - 12:.1f}" r="10.5"/>'
            f'<text class="gain" x="{x + 25:.1f}" y="{y - 8.4:.1f}">{signed(look.preview.points)}</text>'
        )
    aside = 12 if look.preview.tile else 0
    return _ghost_figure(seen.seat, look.preview.large, x + aside, y) + gain


def _is_hinted(look: Look, path: int) -> bool:
    return bool({place("path", path), place("row", path)} & look.hint)


def _hinted(seen: StonePathsObservation, path: int) -> str:
    """The ghost of the own figure one stone on, where it is under way."""
    stone = _next_stone(seen, path)
    if not START + 1 < stone <= END:
        return ""
    x, y = centre(path, stone)
    aside = 12 if seen.tiles[path][stone] else 0
    return _ghost_figure(seen.seat, seen.large[seen.seat] == path, x + aside, y)


def _ghost_figure(seat: int, large: bool, x: float, y: float) -> str:
    return f'<g class="ghost-figure">{standing(seat, large, x, y + 10.5, _LARGE if large else _SMALL)}</g>'


def _ways(seen: StonePathsObservation, look: Look) -> str:
    """A column for the finger over each path that answers now; the row below it is the button that says so."""
    parts = ""
    for path in _answering(look):
        asks = does("step" if seen.asks == BONUS else "lay", LETTERS[path])
        area = f'<rect class="pick-area" x="{RAIL + COLUMN * path:.1f}" y="0" width="{COLUMN:g}" height="{HEIGHT - 36:g}"/>'
        parts += f'<g class="pick"{asks}{drops(place("row", path))}>{area}</g>'
    return parts
