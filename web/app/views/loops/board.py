"""The board of Loops: 169 squares, each a button, inside a window that zooms; and the map that shows the whole.

zoom.js moves and scales the board without asking Python. It finds the window by `data-zoom` and what to show by
`data-at`, a box of squares and the last one.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import NamedTuple

from app.loops import words
from app.texts import Texts
from app.views.kit import Regions, does, drops
from app.views.loops.look import NOTHING, Look
from app.views.loops.tile import drawing, picture
from waystones.games.loops.board import BONUS, CENTRE, NAMES, SIZE, SQUARES, WIDTH
from waystones.games.loops.observation import LoopsObservation

_MAP = 7  # units of a square on the map


def frame(t: Texts) -> str:
    """The window with an empty board in it. Arrow keys belong to it."""
    label = escape(t("The board. Arrow keys move, Enter lays."))
    squares = "".join(f'<div class="square" id="sq-{name}"></div>' for name in NAMES.values())
    return (
        f'<div class="loops-window" data-zoom=""><div class="loops-board" id="board" role="group" aria-label="{label}">{squares}</div>'
        '<span id="look-at"></span></div>'
    )


def whole_map(t: Texts) -> str:
    """A small picture of the whole board, with the window's frame on it; a tap shows the whole or comes back."""
    label, side = escape(t("Whole board or close by")), SIZE * _MAP
    return (
        f'<button type="button" class="loops-map" data-zoom-toggle="" aria-label="{label}"><svg viewBox="-4 -4 {side + 8} {side + 8}" aria-hidden="true">'
        f'<g id="map"></g><rect class="map-window" data-zoom-window="" x="0" y="0" width="{side}" height="{side}"/></svg></button>'
    )


def regions(t: Texts, seen: LoopsObservation, look: Look = NOTHING) -> Regions:
    """Every square, the map, and what the window should show."""
    tiles, last = seen.tiles, _last_turn(seen)
    cursor = look.cursor or CENTRE
    found = {
        f"sq-{name}": _square(t, look, square, tiles, last, square == cursor)
        for square, name in NAMES.items()
    }
    found["map"] = _map(tuple(sorted(tiles)))
    found["look-at"] = f'<span data-at="{" ".join(map(str, window(seen)))}"></span>'
    return found


def picture_of(t: Texts, seen: LoopsObservation) -> str:
    """The whole board as one still drawing."""
    label = escape(t("The board at the end"))
    tiles = "".join(
        f'<g transform="translate({_column(square) * 100} {_row(square) * 100})">{drawing(tile, square)}</g>'
        for square, tile in seen.tiles.items()
    )
    ground = "".join(
        f'<rect class="map-bonus b{BONUS[square]}" x="{_column(square) * 100 + 4}" y="{_row(square) * 100 + 4}" width="92" height="92" rx="10"/>'
        for square in NAMES
        if BONUS[square] > 1
    )
    side = SIZE * 100
    return f'<svg class="loops-picture" viewBox="-10 -10 {side + 20} {side + 20}" role="img" aria-label="{label}">{ground}{tiles}</svg>'


def window(seen: LoopsObservation) -> tuple[int, ...]:
    """The squares to show at the beginning of the turn, and the one where it happened last.

    The box holds all tiles and one square more to each side.
    """
    squares = [laid.square for laid in seen.history if laid.turn < seen.turn] or [CENTRE]
    columns, rows = [_column(square) for square in squares], [_row(square) for square in squares]
    last = SIZE - 1
    return (
        max(0, min(columns) - 1),
        max(0, min(rows) - 1),
        min(last, max(columns) + 1),
        min(last, max(rows) + 1),
        columns[-1],
        rows[-1],
    )


def _column(square: int) -> int:
    return square % WIDTH - 1


def _row(square: int) -> int:
    return square // WIDTH - 1


class _Turn(NamedTuple):
    """The turn that is shown: what each of its tiles scored, by square, and the tiles that they joined.

    While it is open its ink is wet, and so is the line that it goes on with.
    """

    points: Mapping[int, int]
    joined: frozenset[int]
    open: bool


def _last_turn(seen: LoopsObservation) -> _Turn:
    """The turn going on as soon as a tile lies in it, else the last one that laid a tile."""
    turn = seen.history[-1].turn
    laid = [each for each in seen.history if each.turn == turn] if turn else []
    lines = seen.score_lines(laid[0].seat)[-len(laid) :] if laid else []
    return _Turn(
        {each.square: line.points for each, line in zip(laid, lines, strict=True)},
        frozenset(SQUARES[name.rpartition("-")[2]] for line in lines for name in line.values["joined"]),
        turn == seen.turn and not seen.is_over,
    )


def _square(t: Texts, look: Look, square: int, tiles: Mapping[int, int], last: _Turn, cursor: bool) -> str:
    """A square with what lies on it and what it would bring."""
    tab = "0" if cursor else "-1"
    if square in tiles:
        tile = tiles[square]
        kind = ""
        if square in last.points:
            kind = " just-laid" if last.open else " fresh"
        elif last.open and square in last.joined:
            kind = " joined"
        badge = _badge(last.points[square]) if square in last.points and look.lifted is None else ""
        label = escape(f"{NAMES[square]}: {words.tile(t, tile)}")
        body = picture(tile, square) + badge
        arrives = look.arrives(f"square:{NAMES[square]}")
        return _button(square, f"laid{kind}{_refused(look, square)}", tab, label, body, more=arrives)
    if square in look.fits:
        gain = look.fits[square]
        place, gives = words.square(t, square), t.many("{n} point", "{n} points", gain)
        label = escape(t("Lay on {square}: {points}", square=place, points=gives))
        kind = " hinted" if look.hint == square else ""
        return _button(square, f"lit{kind}", tab, label, f'<span class="num">+{gain}</span>', BONUS[square])
    return _empty(t, square, _refused(look, square), tab, look.hint == square)


def _refused(look: Look, square: int) -> str:
    return " no" if look.refused == square else ""


@lru_cache(maxsize=1024)
def _empty(t: Texts, square: int, refused: str, tab: str, hinted: bool) -> str:
    """An empty square looks and reads the same whenever it is in the same state, so its text is made once."""
    bonus = BONUS[square]
    label = escape(t("{square}, empty", square=words.square(t, square)))
    body = f'<span class="num">×{bonus}</span>' if bonus > 1 else ""
    kind = f"bare-square{refused}{' hinted' if hinted else ''}"
    return _button(square, kind, tab, label, body, bonus)


def _button(square: int, kind: str, tab: str, label: str, body: str, bonus: int = 1, more: str = "") -> str:
    name = NAMES[square]
    multiplies = f" b{bonus}" if bonus > 1 else ""
    return (
        f'<button type="button" class="{kind}{multiplies}" id="at-{name}" tabindex="{tab}" data-field="{square}"'
        f'{does("square", name)}{drops(f"square:{name}")}{more} aria-label="{label}">{body}</button>'
    )


def _badge(points: int) -> str:
    """What a tile has scored, at its corner."""
    return f'<span class="scored num" aria-hidden="true">+{points}</span>'


@lru_cache(maxsize=8)
def _map(squares: tuple[int, ...]) -> str:
    return "".join(
        f'<rect class="{kind}" x="{_column(square) * _MAP}" y="{_row(square) * _MAP}" width="6" height="6"/>'
        for kind, square in (
            *((f"map-bonus b{BONUS[square]}", square) for square in NAMES if BONUS[square] > 1),
            *(("map-tile", square) for square in squares),
        )
    )
