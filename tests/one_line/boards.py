"""Boards made for the tests, so that the test of a rule shows all that it depends on.

Two of them, both in the shape of the real one:

- *columns*: each column has one colour, so that a field's letter tells it: a and g are yellow, b and h blue,
  c and i green, d grey, e red, f purple.
- *snake*: five colours take turns along one line through all 61 fields, down column a, up b, down c and so
  on, so that a card with those five colours always carries the line five fields further.
"""

from random import Random

import waystones
from waystones.games.one_line.board import COLUMNS, HEIGHTS, NAMES, Board, Card, read_cards
from waystones.games.one_line.line import Line
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import Stretch

COLUMN_COLOURS = "ybgarpybg"

SNAKE = [
    f"{column}{row}"
    for place, (column, height) in enumerate(zip(COLUMNS, HEIGHTS, strict=True))
    for row in (range(1, height + 1) if place % 2 == 0 else range(height, 0, -1))
]
SNAKE_CARD = "ybgar"


def columns_board(numbers: str = "", starts: str = "e4 f5 e6 d5") -> Board:
    """The board with a colour for each column."""
    words = " ".join(letter * height for letter, height in zip(COLUMN_COLOURS, HEIGHTS, strict=True))
    return Board.read("columns", words, numbers, starts)


def snake_board(numbers: str = "", starts: str = "a1 i5") -> Board:
    """The board with five colours in turn along the snake."""
    letter = {name: SNAKE_CARD[place % len(SNAKE_CARD)] for place, name in enumerate(SNAKE)}
    return Board.read("snake", "".join(letter[name] for name in NAMES), numbers, starts)


def game(board: Board, cards: str, starts: str = "e5") -> OneLine:
    """A game on the board with these cards in this order, one seat for each start."""
    return OneLine(board, read_cards(cards), [NAMES.index(name) for name in starts.split()])


def dealt(players: int = 1, seed: int = 0, **options: object) -> OneLine:
    """A game on the real board, as a seed deals it."""
    state = waystones.new("one_line", players=players, seed=seed, **options)
    assert isinstance(state, OneLine)
    return state


def card(word: str) -> Card:
    """One card from its letters."""
    [only] = read_cards(word)
    return only


def play(state: OneLine, *moves: str) -> OneLine:
    """The same game with the moves made."""
    for move in moves:
        state.play(state.parse(move))
    return state


def along_snake(first: int, last: int) -> str:
    """The stretch along the snake from one place (already walked) to another, either way."""
    step = 1 if last > first else -1
    return "-".join(SNAKE[place] for place in range(first, last + step, step))


def legal(state: OneLine) -> set[str]:
    """The notation of all legal moves."""
    return {str(move) for move in state.legal_moves()}


def refused(state: OneLine, text: str) -> str:
    """Why the move is not allowed, as text; empty when it is."""
    refusal = state.why_not(text)
    return str(refusal) if refusal else ""


def route(state: OneLine, seat: int = 0) -> str:
    """A seat's route from end to end, in names."""
    return "-".join(NAMES[field] for field in state.routes[seat])


def points(state: OneLine, seat: int = 0) -> dict[int, int]:
    """What each number gave the seat, in the order reached."""
    return {each.number: each.points for each in state.reached[seat]}


def pass_until_over(state: OneLine) -> OneLine:
    """Let every seat pass until the game ends."""
    while not state.is_over:
        state.play(Stretch.read("pass"))
    return state


def moments(seed: int) -> list[OneLine]:
    """A game on the real board played at random, round by round."""
    rng, state = Random(seed), dealt(seed=seed)
    found = [state.copy()]
    while not state.is_over:
        state.play(rng.choice(state.legal_moves()))
        found.append(state.copy())
    return found


def line_of(state: OneLine, seat: int = 0) -> Line:
    """A seat's line as searches see it."""
    return Line.of(state.routes[seat], state.reached[seat])
