"""Games as numbers: actions counted from 0, and what a seat may know as one row of numbers.

A game says so in `games/<id>/encoding.py`. An action is a word of `WORDS`; most moves are one word, a stretch of One Line
is several, said one after another. `encoded` makes named lists of numbers, each as long in every position of a table;
seats are counted from the own one on. It is given an observation, so there is nothing hidden that it could tell.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeVar

from waystones import games
from waystones.game import Observation, State

Parts = Mapping[str, Sequence[int]]
T = TypeVar("T")


class Encoding(Protocol):
    """What `waystones.games.<id>.encoding` offers."""

    WORDS: tuple[str, ...]

    def spelled(self, move: Any) -> tuple[str, ...]:
        """The words that say a move; no move's words are the beginning of another's."""
        ...

    def encoded(self, seen: Observation, said: Sequence[str]) -> Parts:
        """What the seat may know, and what it has said of its move so far."""
        ...


def encoding(game: str) -> Encoding:
    """The game's encoding; BadOption if there is no such game."""
    return import_module(f"waystones.games.{games.about(game).id}.encoding")


def from_seat(seen: Observation, of_seats: Sequence[T]) -> list[T]:
    """What belongs to each seat, beginning with the own one."""
    return [*of_seats[seen.seat :], *of_seats[: seen.seat]]


def counts(things: Sequence[T], kinds: Iterable[T]) -> list[int]:
    """How many there are of each kind."""
    return [things.count(kind) for kind in kinds]


class Talk:
    """A game that is told its moves word by word.

    >>> talk = Talk(games.new("one_line", players=1, seed=7))
    >>> talk.words()
    ['e4', 'pass']
    >>> talk.say("e4")
    >>> talk.words()
    ['e3', 'e5', 'f4']
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.encoding = encoding(state.game)
        self.said: list[str] = []
        self._moves: list[tuple[tuple[str, ...], Any]] | None = None

    def copy(self) -> "Talk":
        """A copy that shares nothing that changes with this one."""
        twin = Talk(self.state.copy())
        twin.said, twin._moves = self.said[:], self._moves
        return twin

    def __deepcopy__(self, memo: object) -> "Talk":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _talk, (self.state, self.said)

    def words(self) -> list[str]:
        """What the seat to act may say next, in the order of WORDS."""
        length = len(self.said)
        possible = {words[length] for words, _ in self._left()}
        return sorted(possible, key=numbers(self.state.game).__getitem__)

    def say(self, word: str) -> None:
        """Say the next word; when that makes a move, it is played. ValueError if it may not be said."""
        said = (*self.said, word)
        left = [(words, move) for words, move in self._left() if words[: len(said)] == said]
        if not left:
            raise ValueError(f"{word!r} cannot be said now")
        self.said, self._moves = list(said), left
        if left[0][0] == said:
            self.state.apply(left[0][1])
            self.said, self._moves = [], None

    def parts(self, seat: int) -> Parts:
        """What a seat may know; what is being said, only the seat to act hears."""
        said = self.said if seat == self.state.to_act else []
        return self.encoding.encoded(self.state.observe(seat), said)

    def row(self, seat: int) -> list[int]:
        """The encoding as one row of numbers."""
        return [int(number) for part in self.parts(seat).values() for number in part]

    def _left(self) -> list[tuple[tuple[str, ...], Any]]:
        """The moves that what was said may become, in words."""
        if self._moves is None:
            self._moves = [(self.encoding.spelled(move), move) for move in self.state.legal_moves()]
        return self._moves


def _talk(state: State, said: list[str]) -> Talk:
    """The same game told its moves again: how a copy of it is made from what was said."""
    talk = Talk(state)
    for word in said:
        talk.say(word)
    return talk


_numbers: dict[str, dict[str, int]] = {}


def numbers(game: str) -> dict[str, int]:
    """The number of each word."""
    if game not in _numbers:
        _numbers[game] = {word: number for number, word in enumerate(encoding(game).WORDS)}
    return _numbers[game]
