"""A game as a link: what was dealt and every move, in as few characters as can be, for ever.

A link is data from a stranger. Whatever is wrong with it ends in a BadLink, and what is read has been played through.

>>> link = Link.of(Record.new("one_line", seed=7, start=2), "deal")
>>> str(link)
'W10CecUJ8TfQK9mS2HP73'
>>> Link.parse(f"Same cards as mine: https://example.org/#{link} Good luck!") == link
True

The record becomes one number, field by field, each in its own base. A move is its place among the legal moves in the
order of their notation: that order follows from the rules alone, so it stays as long as the rules do.
"""

from dataclasses import dataclass
from typing import Any

from waystones import games
from waystones.envelope import seal, unseal
from waystones.errors import BadLink, BadOption
from waystones.game import State
from waystones.record import MAX_MOVES, Record

# What a link is for: a deal to play, a finished game to watch, or lines to play against. Places never change.
KINDS = ("deal", "game", "duel")
GAMES = ("one_line", "stone_paths", "branching_paths", "loops")

_ROOM = 16  # for kinds, games and seats to come
# Whole numbers without a bound are written in groups, each with a flag that says whether more follow.
_GROUP = 2**10
_LETTERS = " =abcdefghijklmnopqrstuvwxyz0123456789-_"  # of options, which a record writes as key=value
_MAX_OPTIONS = 120


@dataclass(frozen=True)
class Link:
    """A record and what it was sent for."""

    kind: str
    record: Record

    @classmethod
    def of(cls, record: Record, kind: str) -> "Link":
        """The link for a record that can be sent so; BadLink if it cannot."""
        if kind == "deal":
            record = Record(record.game, record.players, record.seed, record.options)
        link = cls(kind, record)
        if kind not in KINDS or record.game not in GAMES:
            raise BadLink("wrong", field="kind")
        link._check(record.state())
        return link

    @classmethod
    def parse(cls, text: str) -> "Link":
        """Read the link that stands somewhere in the text; BadLink if there is none, or not a whole one."""
        numbers = _Reader(unseal(text))
        kind = numbers.one_of(KINDS)
        game = numbers.one_of(GAMES)
        if game not in games.GAMES:
            raise BadLink("newer", game=game)
        players, seed, written = numbers.below(_ROOM), numbers.whole(), numbers.text()
        try:
            options = dict(pair.split("=") for pair in written.split(" ") if pair)
            record = Record(game, players, seed, games.clean(game, players, seed, options))
        except (ValueError, BadOption) as error:
            raise BadLink("wrong", field="deal") from error
        state = record.state()
        moves = tuple(numbers.moves(state))
        link = cls(kind, Record(game, players, seed, record.options, moves))
        link._check(state)
        if link._number() != numbers.all:
            raise BadLink("wrong", field="end")
        return link

    def __str__(self) -> str:
        return seal(self._number())

    def _number(self) -> int:
        record, numbers = self.record, _Writer()
        numbers.one_of(self.kind, KINDS)
        numbers.one_of(record.game, GAMES)
        numbers.below(record.players, _ROOM)
        numbers.whole(record.seed)
        numbers.text(" ".join(f"{key}={value}" for key, value in record.options.items()))
        numbers.moves(record)
        return numbers.number()

    def _check(self, state: State[Any]) -> None:
        """Whether the game stands where a link of this kind says it does; BadLink if not."""
        if self.kind != "deal" and not state.is_over:
            raise BadLink("wrong", field="moves")
        if self.kind == "deal" and self.record.moves:
            raise BadLink("wrong", field="moves")
        if self.kind == "duel" and self.record.game != "one_line":
            raise BadLink("wrong", field="game")


def _ordered(state: State[Any]) -> list[str]:
    """The legal moves in the order that links count them by."""
    return sorted(str(move) for move in state.legal_moves())


class _Writer:
    """Collects the fields of a number; the last one becomes its highest part."""

    def __init__(self) -> None:
        self._fields: list[tuple[int, int]] = []

    def below(self, value: int, base: int) -> None:
        self._fields.append((value, base))

    def one_of(self, value: str, choices: tuple[str, ...]) -> None:
        self.below(choices.index(value), _ROOM)

    def whole(self, value: int) -> None:
        while value >= _GROUP:
            self.below(value % _GROUP + _GROUP, 2 * _GROUP)
            value //= _GROUP
        self.below(value, 2 * _GROUP)

    def text(self, value: str) -> None:
        self.whole(len(value))
        for letter in value:
            self.below(_LETTERS.index(letter), len(_LETTERS))

    def moves(self, record: Record) -> None:
        self.whole(len(record.moves))
        state = record.state(0)
        for text in record.moves:
            ordered = _ordered(state)
            self.below(ordered.index(text), len(ordered))
            state.play(state.parse(text))

    def number(self) -> int:
        total = 0
        for value, base in reversed(self._fields):
            total = total * base + value
        return total


class _Reader:
    """Takes the fields of a number off again, the lowest first."""

    def __init__(self, number: int) -> None:
        self.all = self.rest = number

    def below(self, base: int) -> int:
        self.rest, value = divmod(self.rest, base)
        return value

    def one_of(self, choices: tuple[str, ...]) -> str:
        place = self.below(_ROOM)
        if place >= len(choices):
            raise BadLink("newer", place=place)
        return choices[place]

    def whole(self) -> int:
        value, unit, more = 0, 1, True
        while more:
            part = self.below(2 * _GROUP)
            value, unit, more = value + part % _GROUP * unit, unit * _GROUP, part >= _GROUP
        return value

    def text(self) -> str:
        length = self.whole()
        if length > _MAX_OPTIONS:
            raise BadLink("wrong", field="options")
        return "".join(_LETTERS[self.below(len(_LETTERS))] for _ in range(length))

    def moves(self, state: State[Any]) -> list[str]:
        """The moves, which the state makes as they are read."""
        count = self.whole()
        if count > MAX_MOVES:
            raise BadLink("wrong", field="moves")
        made: list[str] = []
        for _ in range(count):
            ordered = _ordered(state)
            if not ordered:
                raise BadLink("wrong", field="moves")
            made.append(ordered[self.below(len(ordered))])
            state.play(state.parse(made[-1]))
        return made
