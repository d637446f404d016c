"""One Line's board: a region for every field, and layers of light and ink above them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from html import escape
from itertools import pairwise

from app.one_line import words
from app.texts import Texts
from app.views.ink import POINTS, Piece, pieces
from app.views.kit import Regions, does
from app.views.places import DRAWING_ORDER, MOVES, VIEW_BOX
from waystones.games.one_line.board import Board, name


@dataclass(frozen=True, slots=True)
class Draft:
    """What is drawn but not yet inked: the end it leaves from, its fields, and what its numbers would give.

    `moves` says that the last change may be shown as movement: not while a finger pulls the line along.
    """

    end: int | None = None
    fields: tuple[int, ...] = ()
    gives: Mapping[int, int] = attribute(default_factory=dict)
    moves: bool = True


NOTHING = Draft()


@dataclass(frozen=True, slots=True)
class Look:
    """What of the board is to be shown besides its stones."""

    route: tuple[int, ...]
    start: int
    draft: Draft = NOTHING
    lit: frozenset[int] = frozenset()
    cursor: int | None = None
    hint: tuple[int, ...] = ()
    fresh: frozenset[int] = frozenset()


def frame(t: Texts) -> str:
    """The board with its regions empty. Arrow keys belong to it, which is what role application says."""
    fields = "".join(f'<g id="f-{field}"></g>' for field in DRAWING_ORDER)
    layers = "".join(
        f'<g id="{layer}" class="layer"></g>' for layer in ("lit", "hint", "route", "draft", "ends")
    )
    label = escape(t("The board. Arrow keys move, Enter draws, Escape takes a step back."))
    return (
        f'<svg id="board" class="board" data-board="" viewBox="{VIEW_BOX}" role="application" aria-label="{label}">'
        f"{fields}{layers}</svg>"
    )


def regions(t: Texts, board: Board, look: Look) -> Regions:
    """Every field and every layer."""
    draft, route = look.draft, look.route
    states = dict.fromkeys(look.lit, "lit")
    states.update(dict.fromkeys(route, "walked"))
    states.update(dict.fromkeys(draft.fields, "drawn"))
    for end in {route[0], route[-1]}:
        states[end] = "end"
    found = {
        f"f-{field}": _field(t, board, field, states.get(field, "free"), field == look.cursor)
        for field in range(len(board.colours))
    }
    rings = "".join(f'<use href="#ring" transform="{MOVES[field]}"/>' for field in sorted(look.lit))
    found["lit"] = f'<g class="kindle">{rings}</g>' if rings and draft.moves else rings
    found["hint"] = _hint(look.hint)
    found["route"] = _route(board, look)
    found["draft"] = _draft(board, draft, _before(route, draft))
    found["ends"] = _ends(board, look) + _gains(board, draft)
    return found


# A field looks and reads the same whenever it is in the same state, so its text is made once for each language.
_kept: dict[tuple[str, str, int, str, bool], str] = {}


def _field(t: Texts, board: Board, field: int, state: str, cursor: bool) -> str:
    key = (t.language, board.id, field, state, cursor)
    text = _kept.get(key)
    if text is None:
        label = escape(field_label(t, board, field, state))
        # What can be used now is a button in the tab order; the rest is still read out when explored.
        active = cursor or state in ("lit", "end")
        role = 'role="button" tabindex="0"' if active else 'role="img"'
        text = _kept[key] = (
            f'<g class="field k-{board.colours[field]} {state}" data-field="{field}" id="at-{field}" transform="{MOVES[field]}" {role}'
            f' aria-label="{label}"><g class="body">{stone(board, field, sunk=state not in ("free", "lit"))}'
            '<use class="focus" href="#focus"/></g></g>'
        )
    return text


def field_label(t: Texts, board: Board, field: int, state: str) -> str:
    """The field in words: d4, blue, number 3, may come next."""
    parts = [name(field), words.colour(t, board.colours[field])]
    if field in board.numbers:
        parts.append(t("number {n}", n=board.numbers[field]))
    match state:
        case "lit":
            parts.append(t("may come next"))
        case "drawn":
            parts.append(t("drawn now"))
        case "walked":
            parts.append(t("on your line"))
        case "end":
            parts.append(t("an end of your line"))
    return ", ".join(parts)


def stone(board: Board, field: int, sunk: bool = False) -> str:
    """The stone of a field with its symbol, or the hollow that is left once the line has passed."""
    if sunk:
        return f'<use class="hollow" href="#hexs-{field}"/>'
    colour, number = board.colours[field], board.numbers.get(field)
    if number is None:
        return f'<use href="#hex-{field}"/><use href="#on-{colour}"/>'
    return (
        f'<use href="#hex-{field}"/><use href="#by-{colour}"/><use href="#coin"/>'
        f'<text class="coin-number" x="-4.2" y="1">{number}</text>'
    )


def _circle(kind: str, field: int, radius: float) -> str:
    x, y = POINTS[field]
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}"/>'


def _inked_number(field: int, number: int, kind: str) -> str:
    x, y = POINTS[field]
    return f'{_circle(kind, field, 10.2)}<text class="ink-number" x="{x:.1f}" y="{y + 5:.1f}">{number}</text>'


def _casing(steps: Sequence[Piece]) -> str:
    return f'<path class="casing" d="{"".join(step.middle for step in steps)}"/>' if steps else ""


def _before(route: Sequence[int], draft: Draft) -> list[int]:
    """The last two fields of the route before the draft, which decide how the draft's curve sets out."""
    if draft.end is None or not draft.fields:
        return []
    return list(route[-2:] if draft.end == route[-1] else reversed(route[:2]))


def _route(board: Board, look: Look) -> str:
    """The dry line with the numbers on it and the mark of its start."""
    route, draft = look.route, look.draft
    # The draft's first field takes part, so that the dry line bends towards it; its own step is not drawn here.
    line, first, last = list(route), 0, len(route) - 1
    if draft.fields and draft.end == route[-1]:
        line.append(draft.fields[0])
    elif draft.fields:
        line.insert(0, draft.fields[0])
        first, last = 1, len(route)
    steps = pieces(line)[first:last]
    fields = line[first : last + 1]
    # What was inked last dries before the eye, unless the next stretch has begun.
    drying = look.fresh if not draft.fields else frozenset[int]()
    between = list(zip(steps, pairwise(fields), strict=True))
    dry = "".join(step.outline for step, sides in between if drying.isdisjoint(sides))
    wet = "".join(step.outline for step, sides in between if not drying.isdisjoint(sides))
    parts = [_casing(steps)]
    if dry:
        parts.append(f'<path class="ink" d="{dry}"/>')
    if wet:
        parts.append(f'<path class="ink drying" d="{wet}"/>')
    parts += [
        _inked_number(field, board.numbers[field], "inked") for field in route if field in board.numbers
    ]
    if look.start in route[1:-1] or len(route) == 1:
        parts.append(_circle("origin", look.start, 5.6))
    return "".join(parts)


def _draft(board: Board, draft: Draft, before: Sequence[int]) -> str:
    """The wet line; its last step runs in."""
    if not before:
        return ""
    line = [*before, *draft.fields]
    steps = pieces(line)[len(before) - 1 :]
    parts = [
        _casing(steps),
        f'<path class="wet" d="{"".join(step.middle for step in steps[:-1])}"/>' if steps[1:] else "",
    ]
    running = ' class="wet run" pathLength="1"' if draft.moves else ' class="wet"'
    parts.append(f'<path{running} d="{steps[-1].middle}"/>')
    if before[-1] in board.numbers:  # the number it leaves from stays on top
        parts.append(_inked_number(before[-1], board.numbers[before[-1]], "inked"))
    for field in draft.fields:
        number = board.numbers.get(field)
        if number is not None:
            parts.append(_inked_number(field, number, "inked wet-disc"))
    return "".join(parts)


def _gains(board: Board, draft: Draft) -> str:
    """What the numbers on the draft would give, each on a small seal at its shoulder."""
    parts = ""
    for field in draft.fields:
        points = draft.gives.get(board.numbers.get(field, 0))
        if points is not None:
            x, y = POINTS[field][0] + 12, POINTS[field][1] - 11
            parts += (
                f'<circle class="gain-seal" cx="{x:.1f}" cy="{y:.1f}" r="8.2"/>'
                f'<text class="gain" x="{x:.1f}" y="{y + 3.4:.1f}">+{points}</text>'
            )
    return parts


def _ends(board: Board, look: Look) -> str:
    """The handles by which the line is picked up: one at each end, and the one in hand at the tip of the draft."""
    route, draft = look.route, look.draft
    held = draft.fields[-1] if draft.fields else draft.end
    handles = dict.fromkeys(end for end in (route[0], route[-1]) if end != draft.end)
    if held is not None:
        handles[held] = None
    return "".join(_handle(board, field, held=field == held) for field in handles)


def _handle(board: Board, field: int, *, held: bool) -> str:
    kind = "held" if held else "loose"
    if field in board.numbers:
        return _circle("grip-casing", field, 13.4) + _circle(f"grip {kind}", field, 13.6)
    return _circle(f"handle {kind}", field, 8 if held else 7) + _circle(
        f"pupil {kind}", field, 3 if held else 2.2
    )


def _hint(hint: Sequence[int]) -> str:
    """A dotted ghost of the line that is suggested, from the end it would leave."""
    if len(hint) < 2:
        return ""
    path = "".join(step.middle for step in pieces(hint))
    return f'<path class="ghost-casing" d="{path}"/><path class="ghost" d="{path}"/>' + _circle(
        "ghost-end", hint[-1], 6
    )


def picture(
    board: Board,
    label: str,
    route: Sequence[int] = (),
    start: int | None = None,
    starts: Collection[int] = (),
    chosen: int | None = None,
    fresh: Collection[int] = (),
) -> str:
    """The board as a picture: with a line on it, or with start fields to choose from."""
    walked = set(route)
    parts = [
        f'<g class="k-{board.colours[field]}" transform="{MOVES[field]}">'
        f"{stone(board, field, sunk=field in walked or field in starts)}</g>"
        for field in DRAWING_ORDER
    ]
    if route:
        origin = route[0] if start is None else start
        look = Look(tuple(route), origin, fresh=frozenset(fresh))
        parts.append(_route(board, look) + _ends(board, look))
    for i, field in enumerate(starts, 1):
        handle = _handle(board, field, held=field == chosen)
        parts.append(f'<g class="pick"{does("start", i)}>{_circle("pick-area", field, 17)}{handle}</g>')
    return f'<svg class="board" viewBox="{VIEW_BOX}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
