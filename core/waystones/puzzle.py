"""A puzzle: a position in the middle of a game, with a best way on that is proven by looking at all of them.

A puzzle is its game, its level and its number, for ever: a link is no more than that. How positions come about and
what makes one worth solving, each game says in its `puzzles.py`; nothing there may change what a number gives.

>>> found = make("loops", "easy", 1)
>>> found.best.points > found.greed.points, found.record.game
(True, 'loops')
"""

import json
from collections.abc import Generator
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from waystones import games
from waystones.errors import BadOption
from waystones.record import Record

LEVELS = ("easy", "medium", "hard")
MAX_NUMBER = 999_999_999


class Way(NamedTuple):
    """One way on from the position: its moves, and what each of them gives."""

    moves: tuple[str, ...]
    gains: tuple[int, ...]

    @property
    def points(self) -> int:
        """What all of it gives."""
        return sum(self.gains)


class Puzzle(NamedTuple):
    """A position, the best way on, and what comes of taking the most at each step."""

    record: Record  # the game up to the position
    best: Way
    greed: Way  # the most at each step; of several the one that ends best
    ways: int  # ends that give as much as the best

    def __str__(self) -> str:
        """The puzzle as text, for keeping it and for sending it between two Pythons."""
        return json.dumps(
            {"record": str(self.record), "best": self.best, "greed": self.greed, "ways": self.ways}
        )

    @classmethod
    def read(cls, text: str) -> "Puzzle":
        """The puzzle written so; BadRecord or ValueError if it is none."""
        try:
            found = json.loads(text)
            best, greed = (
                Way(tuple(map(str, moves)), tuple(map(int, gains)))
                for moves, gains in (found["best"], found["greed"])
            )
            return cls(Record.parse(found["record"]), best, greed, int(found["ways"]))
        except (KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ValueError("not a puzzle") from error


# A pause after each position that was looked at; in the end the puzzle.
Making = Generator[None, None, Puzzle]


def kinds() -> list[str]:
    """The games that have puzzles.

    >>> kinds()
    ['one_line', 'loops']
    """
    return [game for game in games.abouts() if find_spec(_module(game))]


def make(game: str, level: str, number: int) -> Puzzle:
    """The puzzle of that number, in one go; BadOption if there is none."""
    making = steps(game, level, number)
    while True:
        try:
            next(making)
        except StopIteration as done:
            found: Puzzle = done.value
            return found


def steps(game: str, level: str, number: int) -> Making:
    """Make the puzzle in slices, so that the caller can do something else in between."""
    if not is_one(game, level, number):
        raise BadOption("puzzle", game=game, level=level, number=number)
    making: Making = import_module(_module(game)).making(level, number)
    return making


def is_one(game: str, level: str, number: int) -> bool:
    """Whether there is such a puzzle."""
    return game in kinds() and level in LEVELS and type(number) is int and 0 <= number <= MAX_NUMBER


def seed(level: str, number: int) -> int:
    """Where the chance of a puzzle begins."""
    return len(LEVELS) * number + LEVELS.index(level)


def _module(game: str) -> str:
    return f"{games.__name__}.{game}.puzzles"
