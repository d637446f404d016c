"""The games, found where they lie: every package here that says what it is in a module `about`.

Nothing lists them by hand, so a game is added by adding its folder, here or to `__path__`. A game's rules are imported
when it is first asked for, to keep start-up short.
"""

import os
import zipimport
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from waystones.about import About
from waystones.deal import MAX_SEED
from waystones.errors import BadOption
from waystones.game import Options, State

ABOUT = ("about.py", "about.pyc")  # a wheel for the page holds bytecode only


class Setup(Protocol):
    """What `waystones.games.<id>.setup` offers."""

    def deal(self, players: int, seed: int, options: Options) -> State:
        """Set the game up as `clean` has found it to be right."""
        ...

    def clean(self, players: int, options: Options) -> Options:
        """The options in their one written form, without those that say nothing; BadOption if wrong."""
        ...


def abouts() -> Mapping[str, About]:
    """What is known of each game before it is loaded, by id, in the order in which games are listed.

    >>> list(abouts())
    ['one_line', 'stone_paths', 'branching_paths', 'loops']
    """
    return _found(tuple(__path__))


def about(game: str) -> About:
    """What is known of the game before it is loaded; BadOption if there is no such game."""
    if game not in abouts():
        raise BadOption("game", game=game)
    return abouts()[game]


def setup(game: str) -> Setup:
    """The part of the game that deals it; BadOption if there is no such game."""
    return import_module(f"{__name__}.{about(game).id}.setup")


def new(game: str, players: int = 1, seed: int = 0, **options: object) -> State:
    """Deal a new game.

    >>> state = new("one_line", players=1, seed=7)
    >>> state.to_act, state.is_over
    (0, False)
    """
    return deal(game, players, seed, options)


def deal(game: str, players: int, seed: int, options: Mapping[str, object]) -> State:
    """Deal a game with its options as a mapping, which may have any keys when it comes from outside."""
    return setup(game).deal(players, seed, clean(game, players, seed, options))


def clean(game: str, players: int, seed: int, options: Mapping[str, object]) -> Options:
    """The options as a record writes them; BadOption if there is no such game, seed, table or option."""
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadOption("seed", seed=seed)
    if type(players) is not int:
        raise BadOption("players", players=players)
    return setup(game).clean(players, {key: str(value) for key, value in options.items()})


@cache
def _found(places: tuple[str, ...]) -> Mapping[str, About]:
    """The games in these places. `pkgutil` would find them too, but imports half of `inspect` for it."""
    found: list[About] = [
        import_module(f"{__name__}.{package}.about").ABOUT for place in places for package in _packages(place)
    ]
    return MappingProxyType({game.id: game for game in sorted(found, key=lambda game: game.number)})


def _packages(place: str) -> Iterator[str]:
    """The packages in a folder, or in a folder of a zip, that have a module `about`."""
    if Path(place).is_dir():
        for folder in Path(place).iterdir():
            if any((folder / file).is_file() for file in ABOUT):
                yield folder.name
        return
    # The page imports the engine from its wheel, unopened: there the folders are names in the zip's directory, which
    # only its own cache tells (pkgutil asks there too).
    zipped = zipimport.zipimporter(place)
    for path in vars(zipimport)["_zip_directory_cache"][zipped.archive]:
        package, _, file = path.removeprefix(zipped.prefix).partition(os.sep)
        if path.startswith(zipped.prefix) and file in ABOUT:
            yield package
