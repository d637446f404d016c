"""One Line as lines of text: the board with the own line on it, and what the card allows.

A field is its name and its colour, e5y, and its number if it has one. Where the line has been the colour no longer
matters: there stands *, and @ at its two ends.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from waystones.games.one_line import walk
from waystones.games.one_line.board import COLOUR_LETTERS, NAMES, PLACES, Board
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Route

if TYPE_CHECKING:
    from waystones.cli.paint import Paint

_LETTERS = {colour: letter for letter, colour in COLOUR_LETTERS.items()}
_CELL, _GAP = 5, 3  # columns of a field, and between two fields
_LEFT = 4
_TALL = max(down for _, down in PLACES)
# Where the line goes between two columns: up, down or both from the left field, and into the right one.
_LEAVES = {"u": "╯", "d": "╮", "du": "┤"}
_ENTERS = {"u": "╭", "d": "╰", "du": "├"}

Strokes = dict[tuple[int, int], str]  # characters by line and column

NOTATION = "e4-d4-c3 draws a stretch, from the end of the line that it leaves; pass draws none."


def lines(observation: OneLineObservation, paint: "Paint") -> Iterator[str]:
    """The own board, then the card and how everybody does."""
    strokes = drawn(observation.route)
    cells = {place(field): field for field in range(len(NAMES))}
    for line in range(2 * _TALL + 1):
        yield _across(observation, strokes, cells, line, paint).rstrip()
    if observation.card:
        card = " ".join(paint(f"{_LETTERS[colour]} {colour}", colour) for colour in observation.card)
        yield f"card {observation.round} of {observation.rounds}: {card}"
    to_come = ", ".join(
        paint(f"{colour} {number}", colour) for colour, number in observation.to_come.items() if number
    )
    yield f"to come: {to_come or 'nothing'}"
    scores = observation.scores()
    for seat, route in enumerate(observation.routes):
        ends = " and ".join(NAMES[end] for end in walk.ends(route))
        mark = " *" * (seat == observation.to_act)
        yield f"seat {seat}{mark}: {scores[seat]} points, {len(route)} fields, ends {ends}"
        reached = " ".join(f"{each.number}={each.points}" for each in observation.all_reached[seat])
        if reached:
            yield f"  numbers {reached}"


def place(field: int) -> tuple[int, int]:
    """The line and the column where a field's text begins."""
    across, down = PLACES[field]
    return down + _TALL, _LEFT + (across + 4) * (_CELL + _GAP)


def drawn(route: Route) -> Strokes:
    """The strokes that join the fields of a route."""
    strokes: Strokes = {}
    ways: dict[tuple[int, int], set[str]] = {}  # which ways the line goes at each corner
    for one, other in pairwise(route):
        (line, column), (line2, column2) = sorted([place(one), place(other)], key=lambda at: (at[1], at[0]))
        if column == column2:
            strokes[line + 1, column + 1] = "│"
            continue
        gap = column + _CELL
        strokes[line, gap], strokes[line2, gap + 2] = "─", "─"
        ways.setdefault((line, gap + 1), set()).add("d" if line2 > line else "u")
        ways.setdefault((line2, gap + 1), set()).add("d" if line2 > line else "u")
    for (line, column), directions in ways.items():
        corners = _LEAVES if (line, column - 1) in strokes else _ENTERS
        strokes[line, column] = corners["".join(sorted(directions))]
    return strokes


def _across(
    observation: OneLineObservation,
    strokes: Strokes,
    cells: dict[tuple[int, int], int],
    line: int,
    paint: "Paint",
) -> str:
    """One line of the board."""
    text, column = "", 0
    while column < _LEFT + 9 * (_CELL + _GAP):
        if (line, column) in cells:
            joined = (line, column + _CELL) in strokes
            field = _field(observation.board, observation.route, cells[line, column])
            text += paint(
                field.ljust(_CELL, "─" if joined else " "), *_styles(observation, cells[line, column])
            )
            column += _CELL
        else:
            text += paint(strokes.get((line, column), " "), "bold")
            column += 1
    return text


def _field(board: Board, route: Route, field: int) -> str:
    """A field's name, what it is, and its number."""
    letter = _LETTERS[board.colours[field]]
    if field in route:
        letter = "@" if field in walk.ends(route) else "*"
    return f"{NAMES[field]}{letter}{board.numbers.get(field, '')}"


def _styles(observation: OneLineObservation, field: int) -> tuple[str, ...]:
    """How the field is painted."""
    return ("bold",) if field in observation.route else (observation.board.colours[field],)
