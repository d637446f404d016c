"""A game between devices, as a letter: the record with what tells which game it is and who plays it.

Every device keeps the whole game. A letter is the same game as it stands on the device that wrote it, sealed as a
link is. Of two letters of one game one always goes before the other (`Letter.precedence`), so devices that have seen
the same letters have the same game, in whatever order these came.

>>> record = Record.new("one_line", players=2, seed=7)
>>> letter = Letter(2026, record, (("Ada", ""), ("Bas", "")), frozenset({0}))
>>> Letter.parse(f"Your turn: https://example.org/#{letter}") == letter
True
"""

from dataclasses import dataclass, field, replace
from typing import Literal

from waystones import games
from waystones.about import About
from waystones.bots import STYLED
from waystones.envelope import seal, unseal
from waystones.errors import BadLink
from waystones.numbers import FIRST, NOW, ROOM, RULES, Reader, Writer, counted_by
from waystones.record import MAX_EDITION, MAX_MOVES, Record

PLACE = 3  # of letters among the kinds of links; 4 is that of codes for connections
SINCE_TAKEN_BACK = 5  # the place of letters that say how far the game was when something was taken back
NUMBERS = 2**30  # how many games can be told apart
MAX_NAME = 20
# What names are mostly written with; anything else is written by its number in Unicode.
_USUAL = " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-'.éëïèöü"
_OTHER = len(_USUAL)
_UNICODE = 0x110000
_WITH_STYLE = ROOM - 1  # stands before the level of a bot that has a style
# What the first field of a number says: by which rules the moves are counted, and whether something was taken back.
_PLACES = {
    place + rules * RULES: (rules, place == SINCE_TAKEN_BACK)
    for rules in (FIRST, NOW)
    for place in (PLACE, SINCE_TAKEN_BACK)
}

Seats = tuple[tuple[str, str], ...]
# What a letter is to a device that has the game: nothing new, something it is beyond, what comes next, another course
# of the game that goes before its own, or one that its own goes before; or it is another game under the same number.
Meeting = Literal["same", "older", "newer", "instead", "overtaken", "another"]


@dataclass(frozen=True)
class Letter:
    """One game on its way."""

    number: int  # which game it is: the same on every device
    record: Record
    seats: Seats  # by seat, a name, and the level of a bot, with its style if it has one, or nothing for a person
    senders: frozenset[int] = field(default_factory=frozenset)  # the seats at the device that wrote it
    edition: int = 0  # how often something that had been sent was taken back
    reached: int = 0  # how many turns people had begun when that was done last

    @classmethod
    def parse(cls, text: str) -> "Letter":
        """Read the letter that stands somewhere in the text; BadLink if there is none, or not a whole one."""
        return cls.read(unseal(text))

    @classmethod
    def read(cls, number: int) -> "Letter":
        """The letter that the number is; BadLink if it is none."""
        numbers = Reader(number)
        place = numbers.below(ROOM)
        if place not in _PLACES:
            raise BadLink("wrong", field="kind")
        rules, was_taken_back = _PLACES[place]
        which, edition = numbers.below(NUMBERS), numbers.whole()
        reached = numbers.whole() if was_taken_back else 0
        if edition > MAX_EDITION or reached > MAX_MOVES or was_taken_back != bool(reached):
            raise BadLink("wrong", field="edition")
        record = numbers.deal()
        seats = tuple(_read_seat(numbers, games.about(record.game)) for _ in range(record.players))
        senders = frozenset(seat for seat in range(record.players) if numbers.below(2))
        moves, made = numbers.moves(record.state(), rules)
        letter = cls(which, replace(record, moves=tuple(moves[:made])), seats, senders, edition, reached)
        if letter._number() != number:
            raise BadLink("wrong", field="end")
        return letter

    def __str__(self) -> str:
        return seal(self._number())

    def _number(self) -> int:
        return counted_by(self._number_by)

    def _number_by(self, rules: int) -> int:
        numbers, about = Writer(), games.about(self.record.game)
        numbers.below((SINCE_TAKEN_BACK if self.reached else PLACE) + rules * RULES, ROOM)
        numbers.below(self.number, NUMBERS)
        numbers.whole(self.edition)
        if self.reached:
            numbers.whole(self.reached)
        numbers.deal(self.record)
        for name, level in self.seats:
            _write_manner(numbers, about, level)
            _write_name(numbers, name)
        for seat in range(self.record.players):
            numbers.below(int(seat in self.senders), 2)
        numbers.moves(self.record, rules)
        return numbers.number()

    # -- which of two letters counts

    @property
    def precedence(self) -> tuple[bool, int, int, int, tuple[str, ...]]:
        """Which course of a game goes before another: one that is over, for it was counted; one in which people have had
        more turns; of two alike, the later edition.

        So a move that was sent and then taken back is taken back for everybody, unless somebody has answered it: a turn
        of which nothing is left counts as one that was begun. Bots are not counted: they play on every device by themselves.
        """
        moves, (turns, is_over) = self.record.moves, self._played
        return is_over, max(turns, self.reached), self.edition, len(moves), moves

    @property
    def turns(self) -> int:
        """How many turns people have begun."""
        return self._played[0]

    @property
    def _played(self) -> tuple[int, bool]:
        state, movers = self.record.state(0), list[int]()
        for move in self.record.moves:
            if not self.seats[state.to_act][1] and movers[-1:] != [state.to_act]:
                movers.append(state.to_act)
            state.play(state.parse(move))
        return len(movers), state.is_over

    def meets(self, other: "Letter") -> Meeting:
        """What the other letter is to a device that has this one."""
        here, there = self.record, other.record
        if replace(here, moves=()) != replace(there, moves=()) or self._bots() != other._bots():
            return "another"
        if here.moves == there.moves:
            return "same"
        shorter = min(len(here.moves), len(there.moves))
        is_one_course = here.moves[:shorter] == there.moves[:shorter]
        if other.precedence > self.precedence:
            return "newer" if is_one_course and len(there.moves) > shorter else "instead"
        return "older" if is_one_course and len(here.moves) > shorter else "overtaken"

    def _bots(self) -> list[str]:
        return [level for _, level in self.seats]


def clean_name(name: str) -> str:
    """The name as a letter can carry it: not too long, and nothing in it that nobody sees."""
    return "".join(letter for letter in name if letter.isprintable())[:MAX_NAME]


def holds_letter(number: int) -> bool:
    """Whether the number of an envelope is a letter's."""
    return number % ROOM in _PLACES


def _write_manner(numbers: Writer, about: About, manner: str) -> None:
    """Nothing for a person, or the level of a bot; one that has a style says so first."""
    level, styled, style = manner.partition(STYLED)
    if styled:
        numbers.below(_WITH_STYLE, ROOM)
        numbers.below(about.styles.index(style), ROOM)
    numbers.below(1 + about.levels.index(level) if level else 0, ROOM)


def _read_manner(numbers: Reader, about: About) -> str:
    place, style = numbers.below(ROOM), ""
    if place == _WITH_STYLE:
        style = STYLED + numbers.one_of(dict(enumerate(about.styles)))
        place = numbers.below(ROOM)
    if place > len(about.levels) or (style and not place):
        raise BadLink("newer", place=place)
    return about.levels[place - 1] + style if place else ""


def _write_name(numbers: Writer, name: str) -> None:
    numbers.below(len(name), MAX_NAME + 1)
    for letter in name:
        numbers.below(_USUAL.index(letter) if letter in _USUAL else _OTHER, _OTHER + 1)
        if letter not in _USUAL:
            numbers.below(ord(letter), _UNICODE)


def _read_seat(numbers: Reader, about: About) -> tuple[str, str]:
    manner, name = _read_manner(numbers, about), ""
    for _ in range(numbers.below(MAX_NAME + 1)):
        letter = numbers.below(_OTHER + 1)
        name += chr(numbers.below(_UNICODE)) if letter == _OTHER else _USUAL[letter]
    if name != clean_name(name):
        raise BadLink("wrong", field="name")
    return name, manner
