"""The games by name. A game's module is imported when the game is first asked for, to keep start-up short."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol

from waystones.deal import MAX_SEED
from waystones.errors import BadOption
from waystones.game import Options, State

GAMES = ("one_line", "stone_paths", "branching_paths", "loops")


class GameModule(Protocol):
    """What `waystones.games.<id>` offers."""

    def deal(self, players: int, seed: int, options: Options) -> State[Any]:
        """Set the game up as `clean` has found it to be right."""
        ...

    def clean(self, players: int, options: Options) -> Options:
        """The options in their one written form, without those that say nothing; BadOption if wrong."""
        ...


def module(game: str) -> GameModule:
    """The game's module; BadOption if there is no such game."""
    if game not in GAMES:
        raise BadOption("game", game=game)
    return import_module(f"waystones.games.{game}")


def new(game: str, players: int = 1, seed: int = 0, **options: object) -> State[Any]:
    """Deal a new game.

    >>> state = new("one_line", players=1, seed=7)
    >>> state.to_act, state.is_over
    (0, False)
    """
    return deal(game, players, seed, options)


def deal(game: str, players: int, seed: int, options: Mapping[str, object]) -> State[Any]:
    """The same with the options as a mapping, which may have any keys when it comes from outside."""
    return module(game).deal(players, seed, clean(game, players, seed, options))


def clean(game: str, players: int, seed: int, options: Mapping[str, object]) -> Options:
    """The options as a record writes them; BadOption if there is no such game, seed, table or option."""
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadOption("seed", seed=seed)
    if type(players) is not int:
        raise BadOption("players", players=players)
    return module(game).clean(players, {key: str(value) for key, value in options.items()})
