"""A game as lines of text, at most 80 columns wide, drawn from what one seat may know.

A game may draw itself: `games/<id>/text.py` with a function `lines(observation, paint)`, and with how its moves are
written in `NOTATION`. For any other game the properties of its observation are listed by name.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from waystones.cli.paint import Paint
from waystones.cli.telling import spoken, wrapped
from waystones.game import Observation
from waystones.protocol.position import properties


class Drawing(Protocol):
    """What `waystones.games.<id>.text` offers."""

    NOTATION: str  # how moves are written, in a sentence

    def lines(self, observation: Observation, paint: Paint) -> Iterable[str]:
        """The game as the seat sees it."""
        ...


def drawn(game: str, observation: Observation, paint: Paint) -> list[str]:
    """The game as the seat sees it, line by line."""
    drawing = _drawing(game)
    return list(drawing.lines(observation, paint) if drawing else listed(observation))


def notation(game: str) -> str:
    """How moves of the game are written; empty where it does not say so."""
    drawing = _drawing(game)
    return drawing.NOTATION if drawing else ""


def _drawing(game: str) -> Drawing | None:
    """How the game draws itself, if it does."""
    name = f"waystones.games.{game}.text"
    if find_spec(name) is None:
        return None
    drawing: Drawing = import_module(name)
    return drawing


def listed(observation: Observation) -> Iterator[str]:
    """What the game's own observation tells besides what every game's does, by name."""
    for name, value in properties(observation).items():
        yield from wrapped(spoken({name: _flat(value)}), "  ")


def _flat(value: object) -> object:
    """Lists and sets as tuples, so that they are spoken word by word; True and False as words."""
    if isinstance(value, bool):
        return str(value)
    return tuple(map(_flat, value)) if isinstance(value, (list, tuple, set, frozenset)) else value
