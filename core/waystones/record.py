"""A game as text: what was dealt and every move since. It is the save and the replay, and what a link carries.

State is always derived from it. The first line says what was dealt, each further line is one move:

    waystones/1 one_line players=1 seed=7 start=2
    e4-d4-c3
    pass
"""

import re
from dataclasses import dataclass, field
from typing import Any, TypeVar

from waystones import games
from waystones.errors import BadNotation, BadOption, BadRecord, IllegalMove
from waystones.game import Options, State

Dealt = TypeVar("Dealt", bound=State[Any, Any])

VERSION = 1
MAX_MOVES = 5_000  # far more than any game has; keeps hostile text from costing time
MAX_EDITION = 10**6  # how often something of a game between devices can be taken back: see letter.py

_HEADER = re.compile(r"waystones/([0-9]{1,6}) ([a-z_]{1,32})((?: [a-z_]{1,32}=[a-z0-9-]{1,32})*)")


@dataclass(frozen=True)
class Record:
    """Game, set-up and moves; moves are kept as their notation.

    >>> record = Record.new("one_line", seed=7, start=2)
    >>> Record.parse(str(record)) == record
    True
    """

    game: str
    players: int
    seed: int
    options: Options = field(default_factory=dict)
    moves: tuple[str, ...] = ()

    @classmethod
    def new(cls, game: str, players: int = 1, seed: int = 0, **options: object) -> "Record":
        """The record of a game that is about to begin; BadOption if there is no such game."""
        return cls(game, players, seed, games.clean(game, players, seed, options))

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record and check that all of it can be played; BadRecord if not.

        What by earlier rules followed the end, and changed nothing, is left out.
        """
        header, *moves = [line.strip() for line in text.strip().splitlines()] or [""]
        found = _HEADER.fullmatch(header)
        if not found:
            raise BadRecord("header", text=header[:60])
        version, game, rest = int(found[1]), found[2], found[3]
        if version > VERSION:
            raise BadRecord("newer", version=version)
        if version < VERSION:
            raise BadRecord("version", version=version)
        if len(moves) > MAX_MOVES:
            raise BadRecord("length", moves=len(moves))
        pairs = [pair.split("=") for pair in rest.split()]
        settings = dict(pairs)
        if len(settings) != len(pairs):
            raise BadRecord("header", text=header[:60])
        try:
            players, seed = int(settings.pop("players")), int(settings.pop("seed"))
            options = games.clean(game, players, seed, settings)
        except (KeyError, ValueError, BadOption) as error:
            raise BadRecord("header", text=header[:60]) from error
        state, made = games.deal(game, players, seed, options), []
        for number, move in enumerate(moves, 1):
            if not is_after_the_end(state, move):
                _play(state, number, move)
                made.append(move)
        return cls(game, players, seed, options, tuple(made))

    def state(self, ply: int | None = None) -> State:
        """The game after that many moves (all of them by default); BadRecord if they cannot be played."""
        state = games.deal(self.game, self.players, self.seed, self.options)
        for number, text in enumerate(self.moves[:ply], 1):
            _play(state, number, text)
        return state

    def state_of(self, kind: type[Dealt], ply: int | None = None) -> Dealt:
        """The state as one of a certain game's class; TypeError if the record is of another game."""
        return known_as(kind, self.state(ply))

    def __str__(self) -> str:
        settings = {"players": self.players, "seed": self.seed, **self.options}
        pairs = " ".join(f"{key}={value}" for key, value in settings.items())
        return "\n".join([f"waystones/{VERSION} {self.game} {pairs}", *self.moves])


def known_as(kind: type[Dealt], state: State) -> Dealt:
    """The state, as one of a game that somebody knows it to be of; TypeError if it is another's."""
    if not isinstance(state, kind):
        raise TypeError(f"{state.game} is not played by {kind.__name__}")
    return state


def is_after_the_end(state: State, text: str) -> bool:
    """Whether the game is over, and the move is one that by earlier rules followed the end without changing anything."""
    return state.is_over and text in map(str, state.earlier_moves())


def _play(state: State, number: int, text: str) -> None:
    try:
        state.play(state.parse(text))
    except (BadNotation, IllegalMove) as error:
        raise BadRecord("move", number=number, text=text[:40]) from error
