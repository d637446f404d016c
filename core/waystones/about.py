"""What is known of a game before it is loaded: enough to list it, to set up a table and to write its links.

Every game has one, `games/<id>/about.py`, which imports next to nothing: a page lists all games when it starts, and
loads the one that is played.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from waystones.errors import BadOption
from waystones.game import Options


@dataclass(frozen=True)
class Option:
    """One choice that is made before the cards are dealt.

    `values` holds, by the number of players, the texts that are allowed; None where any whole number goes.
    """

    name: str
    values: Mapping[int, tuple[str, ...]] | None = None

    def allowed(self, players: int) -> tuple[str, ...] | None:
        """The texts to choose from at a table of so many; None where any whole number goes."""
        return None if self.values is None else self.values[players]


def who_begins(players: range) -> Option:
    """The option of games in which the players may choose who begins: a seat, counted from 0.

    >>> who_begins(range(2, 5)).allowed(3)
    ('0', '1', '2')
    """
    return Option("first", {count: tuple(map(str, range(count))) for count in players})


@dataclass(frozen=True)
class About:
    """One game at a glance.

    >>> game = About("whist", 9, "WH", range(2, 5), ("steady",), (who_begins(range(2, 5)),))
    >>> game.checked(2, {"first": "1"})
    {'first': '1'}
    >>> game.checked(2, {"first": "2"})
    Traceback (most recent call last):
    waystones.errors.BadOption: first first='2'
    """

    id: str  # its package in `waystones.games`, and its name in records
    number: int  # its place in links and lists, from 0 to 15: never changes once a link has been sent
    prefix: str  # what its rules' ids begin with
    players: range
    levels: tuple[str, ...]  # of its bots, from friendly to strong
    options: tuple[Option, ...] = ()
    links: tuple[str, ...] = ("deal", "game")  # the kinds of link that may carry it
    styles: tuple[str, ...] = ()  # ways in which its bots may play besides the plain one

    def option(self, name: str) -> Option | None:
        """The option of that name, if the game has it."""
        return next((option for option in self.options if option.name == name), None)

    def checked(self, players: int, options: Options) -> Options:
        """The options, checked; BadOption if there is no such table, option or choice."""
        for name in options:
            if self.option(name) is None:
                raise BadOption("option", option=name)
        if players not in self.players:
            raise BadOption("players", players=players)
        for option in self.options:
            allowed = option.allowed(players)
            if option.name in options and allowed is not None and options[option.name] not in allowed:
                raise BadOption(option.name, **{option.name: options[option.name]})
        return options
