"""Branching Paths as lines of text: the web of stones from the goal down to the start, and the cards below it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from waystones.games.branching_paths.board import CARD, CLOVER, NO_STACK, NO_TILE, START, WISH, Board
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards import text as cards
from waystones.games.path_cards.cards import COLOURS, LETTERS
from waystones.games.path_cards.text import SEATS

if TYPE_CHECKING:
    from waystones.cli.paint import Paint

_STEP = 12  # columns from one stone to the next
_MIDDLE = 43
_TILES = {NO_TILE: "", CLOVER: "+", CARD: "#"}

NOTATION = (
    f"{cards.NOTATION}; small-c2-d3 or large-start-a1 moves a figure, and stay moves none; "
    "off-b lifts the top card of the blue row, and keep lifts none."
)


def lines(observation: BranchingPathsObservation, paint: "Paint") -> Iterator[str]:
    """The web with its tiles and figures, then the cards."""
    board = observation.board
    for row in range(max(board.row), 0, -1):
        stones = board.in_row(row)
        goal = " goal" if row == board.goal else ""
        centres = [_centre(board, stone) for stone in stones]
        names = [_named(observation, stone) for stone in stones]
        colours = [(*COLOURS, "bold")[board.colour[stone]] for stone in stones]
        yield _across(f"{board.values[row - 1]:>3}{goal}", centres, names, colours, paint)
        figures = [_figures(observation, stone) for stone in stones]
        if any(figures):
            yield _across("", centres, figures, ["bold"] * len(stones), paint)
        yield paint(_ways(board, row), "faint")
    yield _across("", [_MIDDLE], [f"start {_figures(observation, START)}"], ["bold"], paint)
    yield paint("stone, its colour (* any) and tile: + clover, # card tile, w wishing tile,", "faint")
    yield paint("2 or 3 points, =r5 wishing stones left; a to d figures, A to D large ones", "faint")
    yield from cards.lines(observation, paint)


def _centre(board: Board, stone: int) -> int:
    """The column of a stone's middle: each row stands in the middle of the line."""
    if stone == START:
        return _MIDDLE
    number = len(board.in_row(board.row[stone]))
    return round(_MIDDLE + (board.place[stone] - (number + 1) / 2) * _STEP)


def _across(head: str, centres: list[int], texts: list[str], styles: list[str], paint: "Paint") -> str:
    """Texts in one line, each around its middle."""
    line, at = head, len(head)
    for centre, text, style in zip(centres, texts, styles, strict=True):
        begin = max(at, centre - len(text) // 2)
        line += " " * (begin - at) + paint(text, style)
        at = begin + len(text)
    return line.rstrip()


def _named(observation: BranchingPathsObservation, stone: int) -> str:
    """A stone's name, its colour, and its tile or stack."""
    board, tile = observation.board, observation.tiles[stone]
    text = f"{board.names[stone]} {(*LETTERS, '*')[board.colour[stone]]}"
    if board.stack[stone] != NO_STACK:
        colour = board.stack[stone]
        return f"{text} ={LETTERS[colour]}{observation.stacks[colour]}"
    lies = f"w{LETTERS[tile - WISH]}" if tile >= WISH else _TILES.get(tile, str(tile))
    return f"{text} {lies}".rstrip()


def _figures(observation: BranchingPathsObservation, stone: int) -> str:
    """The figures on a stone: aA is a small and the large one of seat 0, a3 three small ones."""
    told = ""
    for seat, (large, *small) in enumerate(observation.figures):
        number = small.count(stone)
        told += (
            SEATS[seat] * (number > 0) + str(number) * (number > 1) + SEATS[seat].upper() * (large == stone)
        )
    return told


def _ways(board: Board, row: int) -> str:
    """The line below a row, with a stroke halfway along each way that leads up to it."""
    strokes: dict[int, str] = {}
    for origin in board.in_row(row - 1) if row > 1 else [START]:
        for stone in board.next[origin]:
            down, up = _centre(board, origin), _centre(board, stone)
            at, stroke = (down + up) // 2, "/" if up > down else "\\" if up < down else "|"
            strokes[at] = "X" if strokes.get(at, stroke) != stroke else stroke
    return "".join(strokes.get(column, " ") for column in range(max(strokes) + 1))
