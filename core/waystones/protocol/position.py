"""What a seat may know as plain data, and back: numbers, texts, lists and dictionaries only.

Every position has `game`, `players`, `seat`, `to_act`, `over`, `legal` (the moves that the seat may make now) and
`scores`; `seen` is the game's own part. A game writes and reads it in `games/<id>/seen.py`. One that does not is
written by the properties of its observation, which is enough to play from, but cannot be read back.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from waystones import games
from waystones.errors import WaystonesError
from waystones.game import Observation

Plain = dict[str, Any]


class BadPosition(WaystonesError):
    """Data that is no position of any game here."""


class Seen(Protocol):
    """What `waystones.games.<id>.seen` offers."""

    def written(self, observation: Observation) -> Plain:
        """The game's own part of a position."""
        ...

    def read(self, data: Mapping[str, Any], players: int, seat: int, to_act: int) -> Observation:
        """The observation that was written so."""
        ...


def written(game: str, observation: Observation) -> Plain:
    """The position as data.

    >>> import waystones
    >>> position = written("one_line", waystones.new("one_line", players=2, seed=7).observe(1))
    >>> position["seat"], position["to_act"], position["legal"], position["seen"]["cards"]
    (1, 0, [], ['ybrrp'])
    """
    seen = _seen(game)
    return {
        "game": game,
        "players": observation.players,
        "seat": observation.seat,
        "to_act": observation.to_act,
        "over": observation.is_over,
        "legal": sorted(map(str, observation.legal_moves())),
        "scores": observation.scores(),
        "seen": seen.written(observation) if seen else _properties(observation),
    }


def read(data: Any) -> Observation:
    """The observation that was written so; BadPosition if it is none."""
    try:
        game, players, seat = data["game"], data["players"], data["seat"]
        games.about(game).checked(players, {})
        seen = _seen(game)
        if seen is None:
            raise BadPosition(f"{game} cannot be read from a position")
        if seat not in range(players) or data["to_act"] not in range(players):
            raise BadPosition("there is no such seat")
        return seen.read(data["seen"], players, seat, data["to_act"])
    except BadPosition:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, WaystonesError) as error:
        raise BadPosition(f"this is no position: {type(error).__name__} {error}") from error


def _seen(game: str) -> Seen | None:
    name = f"waystones.games.{games.about(game).id}.seen"
    return None if find_spec(name) is None else import_module(name)


def properties(observation: Observation) -> Plain:
    """What the game's own observation tells besides what every game's does, by name."""
    known = set(dir(Observation))
    kind = type(observation)
    names = [name for name in dir(kind) if name not in known and isinstance(getattr(kind, name), property)]
    return {name: getattr(observation, name) for name in names}


def _properties(observation: Observation) -> Plain:
    return {name: _plain(value) for name, value in properties(observation).items()}


def _plain(value: object) -> object:
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_plain(each) for each in value]
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    return value if isinstance(value, (str, int, float, type(None))) else str(value)
