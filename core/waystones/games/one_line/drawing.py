"""One Line drawn: the stones of its board, and the line as one stroke with its numbers and its two ends."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from waystones.games.one_line.board import Board
from waystones.games.one_line.ink import POINTS, Step, steps, stroke
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.places import DRAWING_ORDER, MOVES, VIEW_BOX

BOX = VIEW_BOX


def position(seen: OneLineObservation) -> str:
    """The board with the own line."""
    return stones(seen.board, seen.route) + line(seen.board, seen.route, seen.start)


def stones(board: Board, sunk: Collection[int] = ()) -> str:
    """All stones, back to front; those that the line has passed have sunk."""
    return "".join(
        f'<g class="k-{board.colours[field]}" transform="{MOVES[field]}">{stone(board, field, sunk=field in sunk)}</g>'
        for field in DRAWING_ORDER
    )


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


def circle(kind: str, field: int, radius: float) -> str:
    """A circle round the point where the pen meets the field."""
    x, y = POINTS[field]
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}"/>'


def inked_number(field: int, number: int, kind: str = "inked") -> str:
    """A number that the line has reached, as a disc on it."""
    x, y = POINTS[field]
    return f'{circle(kind, field, 10.2)}<text class="ink-number" x="{x:.1f}" y="{y + 5:.1f}">{number}</text>'


def ink(along: Sequence[Step], kind: str = "ink") -> str:
    """A piece of the line in one stroke; nothing without steps."""
    return f'<path class="{kind}" d="{stroke(along)}"/>' if along else ""


def handle(board: Board, field: int, *, held: bool) -> str:
    """The handle at one end of the line, by which it is drawn on."""
    kind = "held" if held else "loose"
    if field in board.numbers:
        return circle("grip-casing", field, 13.4) + circle(f"grip {kind}", field, 13.6)
    return circle(f"handle {kind}", field, 8 if held else 7) + circle(
        f"pupil {kind}", field, 3 if held else 2.2
    )


def inked(
    board: Board,
    fields: Sequence[int],
    start: int,
    drying: Collection[int] = (),
    before: Sequence[int] = (),
    after: Sequence[int] = (),
) -> str:
    """The inked line with its numbers and the mark of its start; the steps in `drying` are shown drying.

    `before` and `after` are where a draft goes on from either end: the line bends towards it, and is not drawn there.
    """
    along = steps([*before, *fields, *after])[len(before) :][: len(fields) - 1]
    between = list(zip(along, pairwise(fields), strict=True))
    moist = frozenset(drying)
    dry = [step for step, sides in between if moist.isdisjoint(sides)]
    wet = [step for step, sides in between if not moist.isdisjoint(sides)]
    parts = [ink(along, "casing"), ink(dry), ink(wet, "ink drying")]
    parts += [inked_number(field, board.numbers[field]) for field in fields if field in board.numbers]
    if start in fields[1:-1] or len(fields) == 1:
        parts.append(circle("origin", start, 5.6))
    return "".join(parts)


def line(board: Board, fields: Sequence[int], start: int, fresh: Collection[int] = ()) -> str:
    """A line with its numbers and its ends, for above the stones; what is fresh dries."""
    ends = dict.fromkeys((fields[0], fields[-1]))
    return inked(board, fields, start, fresh) + "".join(handle(board, end, held=False) for end in ends)
