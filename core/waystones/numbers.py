"""One number made of fields, each in its own base, and read off again: what links and letters are written with."""

from collections.abc import Callable, Mapping

from waystones import games
from waystones.errors import BadLink, BadOption
from waystones.game import State
from waystones.record import MAX_MOVES, Record, is_after_the_end

ROOM = 16  # for kinds, games and seats to come
FIRST, NOW = 0, 1  # by which rules the moves are counted
RULES = 8  # how far the kinds of what is counted by today's rules lie above the others
# Whole numbers without a bound are written in groups, each with a flag that says whether more follow.
_GROUP = 2**10
_LETTERS = " =abcdefghijklmnopqrstuvwxyz0123456789-_"  # of options, which a record writes as key=value
_MAX_OPTIONS = 120


def _ordered(state: State, rules: int) -> list[str]:
    """The moves that the rules allow, in the order that links count them by."""
    return sorted(map(str, state.earlier_moves() if rules == FIRST else state.legal_moves()))


def counted_by(number_by: Callable[[int], int]) -> int:
    """The number by the rules as they first were; by those of now if a move was not legal then."""
    try:
        return number_by(FIRST)
    except ValueError:
        return number_by(NOW)


class Writer:
    """Collects the fields of a number; the last one becomes its highest part."""

    def __init__(self) -> None:
        self._fields: list[tuple[int, int]] = []

    def below(self, value: int, base: int) -> None:
        """A field whose value is below its base."""
        self._fields.append((value, base))

    def whole(self, value: int) -> None:
        """A whole number of any size."""
        while value >= _GROUP:
            self.below(value % _GROUP + _GROUP, 2 * _GROUP)
            value //= _GROUP
        self.below(value, 2 * _GROUP)

    def text(self, value: str) -> None:
        """A text of the letters that options are written in."""
        self.whole(len(value))
        for letter in value:
            self.below(_LETTERS.index(letter), len(_LETTERS))

    def moves(self, record: Record, rules: int) -> None:
        """ValueError if the rules do not know one of them."""
        self.whole(len(record.moves))
        state = record.state(0)
        for text in record.moves:
            ordered = _ordered(state, rules)
            self.below(ordered.index(text), len(ordered))
            if not is_after_the_end(state, text):
                state.play(state.parse(text))

    def deal(self, record: Record) -> None:
        """Which game, for how many, and what was dealt."""
        self.below(games.about(record.game).number, ROOM)
        self.below(record.players, ROOM)
        self.whole(record.seed)
        self.text(" ".join(f"{key}={value}" for key, value in record.options.items()))

    def number(self) -> int:
        """All fields as one number."""
        total = 0
        for value, base in reversed(self._fields):
            total = total * base + value
        return total


class Reader:
    """Takes the fields of a number off again, the lowest first."""

    def __init__(self, number: int) -> None:
        self.all = self.rest = number

    def below(self, base: int) -> int:
        """The next field, in its base."""
        self.rest, value = divmod(self.rest, base)
        return value

    def one_of(self, choices: Mapping[int, str]) -> str:
        """What stands at the place that the next field names; where this version knows none, a newer one does."""
        place = self.below(ROOM)
        if place not in choices:
            raise BadLink("newer", place=place)
        return choices[place]

    def whole(self) -> int:
        """A whole number of any size."""
        value, unit, more = 0, 1, True
        while more:
            part = self.below(2 * _GROUP)
            value, unit, more = value + part % _GROUP * unit, unit * _GROUP, part >= _GROUP
        return value

    def text(self) -> str:
        """A text of the letters that options are written in."""
        length = self.whole()
        if length > _MAX_OPTIONS:
            raise BadLink("wrong", field="options")
        return "".join(_LETTERS[self.below(len(_LETTERS))] for _ in range(length))

    def deal(self) -> Record:
        """What was dealt, without moves."""
        game = self.one_of({about.number: about.id for about in games.abouts().values()})
        players, seed, written = self.below(ROOM), self.whole(), self.text()
        try:
            options = dict(pair.split("=") for pair in written.split(" ") if pair)
            return Record(game, players, seed, games.clean(game, players, seed, options))
        except (ValueError, BadOption) as error:
            raise BadLink("wrong", field="deal") from error

    def moves(self, state: State, rules: int) -> tuple[list[str], int]:
        """The moves, which the state makes as they are read; and how many of them come before the end."""
        count = self.whole()
        if count > MAX_MOVES:
            raise BadLink("wrong", field="moves")
        moves: list[str] = []
        made = 0
        for _ in range(count):
            ordered = _ordered(state, rules)
            if not ordered:
                raise BadLink("wrong", field="moves")
            moves.append(ordered[self.below(len(ordered))])
            if not is_after_the_end(state, moves[-1]):
                state.play(state.parse(moves[-1]))
                made += 1
        return moves, made
