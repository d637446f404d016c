"""The board of Stone Paths: still stones, and above them a region for each path, for the light and for the ghost."""

from html import escape

from app.drawing.kit import Regions, does, drops
from app.drawing.players import Players
from app.games.path_cards.view.look import place
from app.games.path_cards.view.pieces import seal
from app.games.path_cards.view.play import goal_count as count
from app.games.path_cards.words import figure
from app.games.stone_paths import words
from app.games.stone_paths.view import traces
from app.games.stone_paths.view.look import NOTHING, Look, Moved
from app.texts import Texts
from app.words import capital, colour
from waystones.drawing import standing
from waystones.games.path_cards.cards import COLOURS, LETTERS
from waystones.games.stone_paths.board import END, GOAL, START
from waystones.games.stone_paths.drawing import land, on_path, start
from waystones.games.stone_paths.moves import BONUS
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.games.stone_paths.places import (
    CENTRES,
    COLUMN,
    HEIGHT,
    LARGE,
    PATHS,
    RAIL,
    ROW,
    SMALL,
    STONES,
    TRANSFORMS,
    VIEW_BOX,
    WIDTH,
)


def frame(t: Texts, *, answers: bool = False) -> str:
    """The stones, the rail of row values, and the layers above them, empty; where it `answers`, a tap says what is there."""
    label = escape(t("The board: five paths of nine stones. The top three rows are the goal."))
    layers = "".join(f'<g id="path-{LETTERS[path]}"></g>' for path in PATHS)
    return (
        f'<svg class="paths-board" viewBox="{VIEW_BOX}" role="group" aria-label="{label}">{land()}'
        f'<g id="was" class="layer"></g><g id="lit" class="layer"></g><g id="start"></g>{layers}<g id="was-steps" class="layer"></g><g id="ghost" class="layer"></g>{_touches() if answers else ""}<g id="ways"></g></svg>'
    )


def _touches() -> str:
    """Places for the finger over every stone, row value and the start: a tap says what is there. Others read the paths' labels."""
    stones = "".join(
        f'<rect class="pick pick-area" x="{RAIL + COLUMN * path:.1f}" y="{CENTRES[path][stone][1] - ROW / 2:.1f}" width="{COLUMN:g}" height="{ROW:g}"'
        f"{does('about', f'stone:{LETTERS[path]}{stone}')}/>"
        for path in PATHS
        for stone in STONES
    )
    values = "".join(
        f'<rect class="pick pick-area" x="0" y="{CENTRES[0][stone][1] - ROW / 2:.1f}" width="{RAIL:g}" height="{ROW:g}"{does("about", f"value:{stone}")}/>'
        for stone in STONES
    )
    low = CENTRES[0][1][1] + ROW / 2
    below = f'<rect class="pick pick-area" x="0" y="{low:.1f}" width="{WIDTH:g}" height="{HEIGHT - low:.1f}"{does("about", "start")}/>'
    return f"<g>{stones}{values}{below}</g>"


def regions(t: Texts, seen: StonePathsObservation, players: Players, look: Look = NOTHING) -> Regions:
    """What stands on every path, what is lit, and what is previewed."""
    found = {f"path-{LETTERS[path]}": _path(t, seen, players, path, look.moved) for path in PATHS}
    found["start"] = start(seen)
    found["was"], found["was-steps"] = traces.shown(look.traces) if look.traces.turns else ("", "")
    found["lit"] = _lit(seen, look)
    found["ghost"] = _ghost(seen, look)
    found["ways"] = _ways(seen, look)
    return found


def picture(t: Texts, seen: StonePathsObservation, players: Players) -> str:
    """The board as it stands, to look at."""
    paths = "".join(_path(t, seen, players, path, None) for path in PATHS)
    label = escape(t("The board at the end"))
    return f'<svg class="paths-board" viewBox="{VIEW_BOX}" role="group" aria-label="{label}">{land()}{start(seen)}{paths}</svg>'


def goal_count(t: Texts, seen: StonePathsObservation) -> str:
    """How many figures are in the goal: the figures themselves, and empty places for the rest of the five."""
    inside = [
        (seat, path == seen.large[seat])
        for seat, stones in enumerate(seen.stones)
        for path, stone in enumerate(stones)
        if stone >= GOAL
    ]
    return count(t, inside)


def _path(
    t: Texts,
    seen: StonePathsObservation,
    players: Players,
    path: int,
    moved: Moved | None,
) -> str:
    """What lies and stands on one path, which reads as one thing."""
    label = escape(path_label(t, seen, players, path))
    return f'<g class="k-{COLOURS[path]}" role="img" aria-label="{label}">{on_path(seen, path, moved)}</g>'


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
        f'<use href="#stone-ring" transform="{TRANSFORMS[path][_next_stone(seen, path)]}"/>'
        for path in _answering(look)
        if _next_stone(seen, path) <= END
    )


def _ghost(seen: StonePathsObservation, look: Look) -> str:
    """The figure where it would stand, and what it would gain there; or where a hint would have it."""
    if look.preview is None:
        return "".join(_hinted(seen, path) for path in PATHS if _is_hinted(look, path))
    x, y = CENTRES[look.preview.path][look.preview.stone]
    gain = seal(look.preview.gain, x + 25, y - 12)
    aside = 12 if look.preview.tile else 0
    return _ghost_figure(seen.seat, look.preview.large, x + aside, y) + gain


def _is_hinted(look: Look, path: int) -> bool:
    return bool({place("path", path), place("row", path)} & look.hint)


def _hinted(seen: StonePathsObservation, path: int) -> str:
    """The ghost of the own figure one stone on, where it is under way."""
    stone = _next_stone(seen, path)
    if not START + 1 < stone <= END:
        return ""
    x, y = CENTRES[path][stone]
    aside = 12 if seen.tiles[path][stone] else 0
    return _ghost_figure(seen.seat, seen.large[seen.seat] == path, x + aside, y)


def _ghost_figure(seat: int, large: bool, x: float, y: float) -> str:
    return f'<g class="ghost-figure">{standing(seat, large, x, y + 10.5, LARGE if large else SMALL)}</g>'


def _ways(seen: StonePathsObservation, look: Look) -> str:
    """A column for the finger over each path that answers now; the row below it is the button that says so."""
    parts = ""
    for path in _answering(look):
        asks = does("step" if seen.asks == BONUS else "lay", LETTERS[path])
        area = f'<rect class="pick-area" x="{RAIL + COLUMN * path:.1f}" y="0" width="{COLUMN:g}" height="{HEIGHT - 36:g}"/>'
        parts += f'<g class="pick"{asks}{drops(place("row", path))}>{area}</g>'
    return parts
