"""The games that the page has rooms for, found where they lie: the engine knows which there are.

A game is added by adding its folder, here or to `__path__`: nothing lists them by hand.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType

from app.game import Game, Kind
from waystones import games as engine


def games() -> Mapping[str, Game]:
    """Every game, by id, in the order in which games are listed."""
    return _rooms(tuple(engine.abouts()), tuple(__path__))


def kinds() -> Mapping[str, tuple[Game, Kind]]:
    """Every kind that has statistics of its own, by its key."""
    return {kind.key: (game, kind) for game in games().values() for kind in game.kinds}


def by_rule(id: str) -> Game | None:
    """The game that a rule such as SP-9 belongs to."""
    return next((game for game in games().values() if id.startswith(f"{game.about.prefix}-")), None)


@cache
def _rooms(known: tuple[str, ...], places: tuple[str, ...]) -> Mapping[str, Game]:
    found: dict[str, Game] = {}
    for id in known:
        if find_spec(f"{__name__}.{id}"):  # the engine may know more games than the page
            found[id] = import_module(f"{__name__}.{id}.game").GAME
    return MappingProxyType(found)
