"""The board of Loops: 169 squares, each a button, inside a window that zooms; and the map that shows the whole.

zoom.js moves and scales the board without asking Python. It finds the window by `data-zoom`, which says how many squares
there are along a side, and what to show by `data-at`, a box of squares and the last one; `data-fits` has the squares that
a lifted tile lights, all of which it brings into the window or points at from its edges. `data-zoom-window` says how many
units of the map a square takes.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from html import escape
from typing import NamedTuple

from app.drawing.kit import Regions, does, drops, figure, icon
from app.games.loops import words
from app.games.loops.view.look import NOTHING, Look
from app.games.loops.view.tile import picture
from app.texts import Texts
from waystones.games.loops.board import BONUS, CENTRE, NAMES, SIZE, SQUARES
from waystones.games.loops.drawing import BOX, column, position, row
from waystones.games.loops.observation import LoopsObservation

_MAP = 7  # units of a square on the map


def frame(t: Texts) -> str:
    """The window with an empty board in it. Arrow keys belong to it."""
    label = escape(t("The board. Arrow keys move, Enter lays."))
    squares = "".join(f'<div class="square" id="sq-{name}"></div>' for name in NAMES.values())
    return (
        f'<div class="loops-window" data-zoom="{SIZE}"><div class="loops-board" id="board" role="group" aria-label="{label}">{squares}</div>'
        f'{_signs(t)}<span id="look-at"></span></div>'
    )


def _signs(t: Texts) -> str:
    """A sign for each edge of the window, shown for what lies outside; keys come to the squares themselves."""
    ways = (
        ("left", "back", t("Fits further left:")),
        ("top", "up", t("Fits further up:")),
        ("right", "next", t("Fits further right:")),
        ("bottom", "down", t("Fits further down:")),
    )
    return "".join(
        f'<button type="button" class="edge-sign" data-zoom-edge="{side}" tabindex="-1" hidden=""><span class="aside">{escape(said)}</span>'
        f'{icon(arrow)}<b class="num"></b></button>'
        for side, arrow, said in ways
    )


def whole_map(t: Texts) -> str:
    """A small picture of the whole board, with the window's frame on it; a tap shows the whole or comes back."""
    label, side = escape(t("Whole board or close by")), SIZE * _MAP
    return (
        f'<button type="button" class="loops-map" data-zoom-toggle="" aria-label="{label}"><svg viewBox="-4 -4 {side + 8} {side + 8}" aria-hidden="true">'
        f'<g id="map"></g><rect class="map-window" data-zoom-window="{_MAP}" x="0" y="0" width="{side}" height="{side}"/></svg></button>'
    )


def regions(t: Texts, seen: LoopsObservation, look: Look = NOTHING) -> Regions:
    """Every square, the map, and what the window should show."""
    tiles, last = seen.tiles, _shown_turns(seen, look)
    cursor = look.cursor or CENTRE
    found = {
        f"sq-{name}": _square(t, look, square, tiles, last, square == cursor)
        for square, name in NAMES.items()
    }
    found["map"] = _map(tuple(sorted(tiles))) + _on_map(look)
    found["look-at"] = f'<span data-at="{" ".join(map(str, window(seen)))}"{_in_view(seen, look)}></span>'
    return found


def _in_view(seen: LoopsObservation, look: Look) -> str:
    """What has to be in the window: every square where the lifted tile fits, or those of a hint.

    Else what the others have laid since the own last turn, or what was laid last in this one.
    """
    squares = look.fits or {square: each.gain for square, each in look.hint.items()}
    if squares:
        shown = (f"{column(square)} {row(square)} {gain}" for square, gain in squares.items())
        return f' data-fits="{",".join(shown)}"'
    last = seen.history[-1]
    laid = _laid_since(look) or ([last.square] if last.turn == seen.turn else [])
    places = ",".join(f"{column(square)} {row(square)} 0" for square in laid)
    return f' data-last="{places}"' if places else ""


def _laid_since(look: Look) -> list[int]:
    """The squares that the others have laid a tile on, in the turns that are marked."""
    events = (event for turn in look.since.marked for event in turn.events if event.kind == "laid")
    return [SQUARES[event.facts["square"]] for event in events]


def _on_map(look: Look) -> str:
    """The squares that are lit, and those of a hint."""
    lit = "".join(_dot("map-lit", square) for square in look.fits)
    return lit + "".join(_dot("map-hint", square) for square in look.hint)


def picture_of(t: Texts, seen: LoopsObservation, label: str = "", fresh: Collection[int] = ()) -> str:
    """The whole board as one still drawing; tiles on `fresh` squares look newly laid."""
    label = escape(label or t("The board at the end"))
    return f'<svg class="loops-picture" viewBox="{BOX}" role="img" aria-label="{label}">{position(seen, fresh)}</svg>'


def window(seen: LoopsObservation) -> tuple[int, ...]:
    """The squares to show at the beginning of the turn, and the one where it happened last.

    The box holds all tiles and one square more to each side.
    """
    squares = [laid.square for laid in seen.history if laid.turn < seen.turn] or [CENTRE]
    columns, rows = [column(square) for square in squares], [row(square) for square in squares]
    last = SIZE - 1
    return (
        max(0, min(columns) - 1),
        max(0, min(rows) - 1),
        min(last, max(columns) + 1),
        min(last, max(rows) + 1),
        columns[-1],
        rows[-1],
    )


class _Turn(NamedTuple):
    """What was laid last: what each of the tiles scored, by square, and the tiles that they joined.

    While the turn is open its ink is wet, and so is the line that it goes on with. `by` says who laid what, where
    several have played since the own last turn.
    """

    points: Mapping[int, int]
    joined: frozenset[int]
    open: bool
    by: Mapping[int, int] = {}


def _shown_turns(seen: LoopsObservation, look: Look) -> _Turn:
    """The own turn as soon as a tile lies in it; else what the others have laid since the own last one."""
    if not look.since.turns:
        return _last_turn(seen)
    laid = [event for turn in look.since.marked for event in turn.events if event.kind == "laid"]
    points = {SQUARES[event.facts["square"]]: event.facts["points"] for event in laid}
    by = {SQUARES[event.facts["square"]]: event.seat or 0 for event in laid}
    return _Turn(points, frozenset(), open=False, by=by if len(look.since.turns) > 1 else {})


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
        label, body = f"{NAMES[square]}: {words.tile(t, tile)}", picture(tile, square)
        if square in last.points and look.lifted is None:
            points = last.points[square]
            gave = t.many("{n} point", "{n} points", points)
            said = escape(f"{label}, {gave}")
            body += f'<span class="aside">{said}</span>{_badge(points, last.by.get(square))}'
            label = ""
        arrives = look.arrives(f"square:{NAMES[square]}")
        return _button(square, f"laid{kind}{_refused(look, square)}", tab, escape(label), body, more=arrives)
    if square in look.fits:
        gain = look.fits[square]
        place, gives = words.square(t, square), t.many("{n} point", "{n} points", gain)
        label = escape(t("Lay on {square}: {points}", square=place, points=gives))
        kind = " hinted" if square in look.hint else ""
        return _button(square, f"lit{kind}", tab, label, f'<span class="num">+{gain}</span>', BONUS[square])
    if square in look.hint:
        return _advised(t, look, square, tab)
    return _empty(t, square, _refused(look, square), tab)


def _advised(t: Texts, look: Look, square: int, tab: str) -> str:
    """A tile that a hint would lay there, pale: the one to be laid now has a ring round it, the others follow."""
    tile, gain = look.hint[square]
    first = square == next(iter(look.hint))
    place, gives = words.square(t, square), t.many("{n} point", "{n} points", gain)
    said = t("Hint: {tile} on {square}, {points}", tile=words.tile(t, tile), square=place, points=gives)
    body = f'{picture(tile, square)}<span class="scored num" aria-hidden="true">+{gain}</span>'
    kind = f"advised{' hinted' if first else ''}{_refused(look, square)}"
    return _button(square, kind, tab, escape(said), body, BONUS[square])


def _refused(look: Look, square: int) -> str:
    return " no" if look.refused == square else ""


@lru_cache(maxsize=1024)
def _empty(t: Texts, square: int, refused: str, tab: str) -> str:
    """An empty square looks and reads the same whenever it is in the same state, so its text is made once."""
    bonus = BONUS[square]
    label = escape(t("{square}, empty", square=words.square(t, square)))
    body = f'<span class="num">×{bonus}</span>' if bonus > 1 else ""
    return _button(square, f"bare-square{refused}", tab, label, body, bonus)


def _button(square: int, kind: str, tab: str, label: str, body: str, bonus: int = 1, more: str = "") -> str:
    """A square as a button; without a `label` its name stands in the body, where that shows other words too."""
    name, named = NAMES[square], f' aria-label="{label}"' if label else ""
    multiplies = f" b{bonus}" if bonus > 1 else ""
    return (
        f'<button type="button" class="{kind}{multiplies}" id="at-{name}" tabindex="{tab}" data-field="{square}"'
        f"{does('square', name)}{drops(f'square:{name}')}{more}{named}>{body}</button>"
    )


def _badge(points: int, seat: int | None) -> str:
    """What a tile has scored, at its corner, and for whom."""
    whose = "" if seat is None else figure(seat)
    return f'<span class="scored num" aria-hidden="true">{whose}+{points}</span>'


@lru_cache(maxsize=8)
def _map(squares: tuple[int, ...]) -> str:
    bonus = "".join(_dot(f"map-bonus b{BONUS[square]}", square) for square in NAMES if BONUS[square] > 1)
    return bonus + "".join(_dot("map-tile", square) for square in squares)


def _dot(kind: str, square: int) -> str:
    return f'<rect class="{kind}" x="{column(square) * _MAP}" y="{row(square) * _MAP}" width="6" height="6"/>'
