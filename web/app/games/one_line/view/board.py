"""One Line's board: a region for every field, and layers of light and ink above them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from html import escape

from app import words
from app.drawing.kit import Regions, does, signed
from app.texts import Texts
from waystones.games.one_line.board import Board, name
from waystones.games.one_line.drawing import circle, handle, ink, inked, inked_number, line, stone, stones
from waystones.games.one_line.ink import POINTS, steps, stroke
from waystones.games.one_line.places import CENTRES, DRAWING_ORDER, MOVES, VIEW_BOX


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
    """What of the board is to be shown besides its stones.

    `lost` are the fields that the line can never enter any more, `cut` those that the draft would add to them, and
    `refused` is the field that was tapped in vain. `pointed` are fields that the coach points at, with the points that
    going there would bring or cost.
    """

    route: tuple[int, ...]
    start: int
    draft: Draft = NOTHING
    lit: frozenset[int] = frozenset()
    cursor: int | None = None
    hint: tuple[int, ...] = ()
    fresh: frozenset[int] = frozenset()
    lost: frozenset[int] = frozenset()
    cut: frozenset[int] = frozenset()
    refused: int | None = None
    pointed: Mapping[int, int] = attribute(default_factory=dict)


REGIONS = tuple(f"f-{field}" for field in range(len(CENTRES)))
LAYERS = (
    "cut",
    "lit",
    "pointed",
    "hint",
    "route",
    "draft",
    "ends",
    "refused",
)  # from the lowest to the highest


def frame(t: Texts) -> str:
    """The board with its regions empty. Arrow keys belong to it, which is what role application says."""
    fields = "".join(f'<g id="{REGIONS[field]}"></g>' for field in DRAWING_ORDER)
    layers = "".join(f'<g id="{layer}" class="layer"></g>' for layer in LAYERS)
    label = escape(t("The board. Arrow keys move, Enter draws, Escape takes a step back."))
    return (
        f'<svg id="board" class="board" data-board="" viewBox="{VIEW_BOX}" role="application" aria-label="{label}">'
        f"{fields}{layers}</svg>"
    )


def regions(t: Texts, board: Board, look: Look) -> Regions:
    """Every field and every layer."""
    draft, route = look.draft, look.route
    states = dict.fromkeys(look.lost, "lost") | dict.fromkeys(look.lit, "lit")
    states |= dict.fromkeys(route, "walked") | dict.fromkeys(draft.fields, "drawn")
    states |= {route[0]: "end", route[-1]: "end"}
    if look.cursor is not None:
        states.setdefault(look.cursor, "free")
    found = _all_free(t, board).copy()
    for field, state in states.items():
        found[REGIONS[field]] = _field(t, board, field, state, field == look.cursor)
    rings = _marks("ring", look.lit)
    found["lit"] = f'<g class="kindle">{rings}</g>' if rings and draft.moves else rings
    found["cut"] = _marks("hatch", look.cut)
    found["refused"] = _marks("refusal", () if look.refused is None else (look.refused,))
    found["pointed"] = _pointed(look.pointed)
    found["hint"] = _hint(look.hint)
    found["route"] = _route(board, look)
    found["draft"] = _draft(board, draft, _before(route, draft))
    found["ends"] = _ends(board, look) + _gains(board, draft)
    return found


_kept_free: dict[tuple[str, str], Regions] = {}


def _all_free(t: Texts, board: Board) -> Regions:
    """Every field as it lies there before a line comes near it, made once for each language."""
    key = (t.language, board.id)
    if key not in _kept_free:
        _kept_free[key] = {
            REGIONS[field]: _field(t, board, field, "free", False) for field in range(len(board.colours))
        }
    return _kept_free[key]


def _marks(shape: str, fields: Collection[int]) -> str:
    """The same mark on each of the fields."""
    return "".join(f'<use href="#{shape}" transform="{MOVES[field]}"/>' for field in sorted(fields))


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
            f' aria-label="{label}"><g class="body">{_body(board, field, state)}'
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
        case "lost":
            parts.append(t("cut off"))
    return ", ".join(parts)


def _body(board: Board, field: int, state: str) -> str:
    """The stone in its state; one that is cut off has sunk, and its number is struck out."""
    if state in ("free", "lit"):
        return stone(board, field)
    sunk = stone(board, field, sunk=True)
    if state != "lost":
        return sunk
    number = board.numbers.get(field)
    struck = (
        f'<text class="lost-number" y="5">{number}</text><path class="strike" d="M-9 5 9 -5"/>'
        if number
        else ""
    )
    return f'{sunk}<use href="#hatch"/>{struck}'


def _before(route: Sequence[int], draft: Draft) -> list[int]:
    """The last two fields of the route before the draft, which decide how the draft's curve sets out."""
    if draft.end is None or not draft.fields:
        return []
    return list(route[-2:] if draft.end == route[-1] else reversed(route[:2]))


def _route(board: Board, look: Look) -> str:
    """The dry line; what was inked last dries before the eye, unless the next stretch has begun."""
    towards = look.draft.fields[:1]
    at_end = look.draft.end == look.route[-1]
    return inked(
        board,
        look.route,
        look.start,
        drying=() if towards else look.fresh,
        before=() if at_end else towards,
        after=towards if at_end else (),
    )


def _draft(board: Board, draft: Draft, before: Sequence[int]) -> str:
    """The wet line; its last step runs in."""
    if not before:
        return ""
    line = [*before, *draft.fields]
    along = steps(line)[len(before) - 1 :]
    parts = [ink(along, "casing"), ink(along[:-1] if draft.moves else along, "wet")]
    if draft.moves:
        parts.append(f'<path class="wet run" pathLength="1" d="{stroke(along[-1:])}"/>')
    if before[-1] in board.numbers:  # the number it leaves from stays on top
        parts.append(inked_number(before[-1], board.numbers[before[-1]], "inked"))
    for field in draft.fields:
        number = board.numbers.get(field)
        if number is not None:
            parts.append(inked_number(field, number, "inked wet-disc"))
    return "".join(parts)


def _gains(board: Board, draft: Draft) -> str:
    """What the numbers on the draft would give, each on a small seal at its shoulder."""
    parts = ""
    for field in draft.fields:
        points = draft.gives.get(board.numbers.get(field, 0))
        if points is not None:
            parts += seal(field, points, comes=draft.moves and field == draft.fields[-1])
    return parts


def seal(field: int, points: int, *, comes: bool = False) -> str:
    """A small seal at the field's shoulder that says what it would bring or cost; it `comes` when the ink is there."""
    x, y = POINTS[field][0] + 12, POINTS[field][1] - 11
    kind = (" costs" if points < 0 else "") + (" comes" if comes else "")
    return (
        f'<circle class="gain-seal{kind}" cx="{x:.1f}" cy="{y:.1f}" r="8.2"/>'
        f'<text class="gain{kind}" x="{x:.1f}" y="{y + 3.4:.1f}">{signed(points)}</text>'
    )


def _pointed(fields: Mapping[int, int]) -> str:
    """What the coach points at: a ring round what is worth going to, and on each what it would bring or cost."""
    worth = [field for field, points in fields.items() if points > 0]
    return _marks("pointed-at", worth) + "".join(seal(field, fields[field]) for field in sorted(fields))


def _ends(board: Board, look: Look) -> str:
    """The handles by which the line is picked up: one at each end, and the one in hand at the tip of the draft."""
    route, draft = look.route, look.draft
    held = draft.fields[-1] if draft.fields else draft.end
    handles = dict.fromkeys(end for end in (route[0], route[-1]) if end != draft.end)
    if held is not None:
        handles[held] = None
    return "".join(handle(board, field, held=field == held) for field in handles)


def _hint(hint: Sequence[int]) -> str:
    """A dotted ghost of the line that is suggested, from the end it would leave."""
    if len(hint) < 2:
        return ""
    along = steps(hint)
    return ink(along, "ghost-casing") + ink(along, "ghost") + circle("ghost-end", hint[-1], 6)


def with_stretch(board: Board, label: str, route: Sequence[int], start: int, draft: Draft) -> str:
    """The board as a picture, with the line and what a stretch would add to it, still wet."""
    look = Look(tuple(route), start, draft)
    parts = [stones(board, {*route, *draft.fields}), _route(board, look)]
    parts += [_draft(board, draft, _before(look.route, draft)), _ends(board, look)]
    return f'<svg class="board" viewBox="{VIEW_BOX}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


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
    parts = [stones(board, {*route, *starts})]
    if route:
        parts.append(line(board, route, route[0] if start is None else start, fresh))
    for i, field in enumerate(starts, 1):
        grip = handle(board, field, held=field == chosen)
        parts.append(f'<g class="pick"{does("start", i)}>{circle("pick-area", field, 17)}{grip}</g>')
    return f'<svg class="board" viewBox="{VIEW_BOX}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
