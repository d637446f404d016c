"""A game as a link: what was dealt and every move, in as few characters as can be, for ever.

A link is data from a stranger. Whatever is wrong with it ends in a BadLink, and what is read has been played through.

>>> link = Link.of(Record.new("one_line", seed=7, start=2), "deal")
>>> str(link)
'W10CecUJ8TfQK9mS2HP73'
>>> Link.parse(f"Same cards as mine: https://example.org/#{link} Good luck!") == link
True

The record becomes one number, field by field, each in its own base. A move is its place among the legal moves in the
order of their notation: that order follows from the rules alone, so it stays as long as the rules do. Where a rule has
changed what is legal (LO-13), a link says with its kind whether its moves are counted by the rules as they first were
or as they are. It is counted by the first ones wherever these know all its moves, so old links stay as they are.
"""

from dataclasses import dataclass, replace

from waystones import games
from waystones.envelope import seal, unseal
from waystones.errors import BadLink
from waystones.game import State
from waystones.numbers import FIRST, NOW, ROOM, RULES, Reader, Writer, counted_by
from waystones.record import Record

# What a link is for: a deal to play, a finished game to watch, or lines to play against. Places never change; which
# of them a game allows, and the game's own place, it says itself (`About.links` and `About.number`).
# Places 3 and 5 are letters' (letter.py), 4 is that of codes for connections, which the page makes.
KINDS = ("deal", "game", "duel")


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
        if kind not in KINDS or record.game not in games.abouts():
            raise BadLink("wrong", field="kind")
        link._check(record.state())
        return link

    @classmethod
    def parse(cls, text: str) -> "Link":
        """Read the link that stands somewhere in the text; BadLink if there is none, or not a whole one."""
        return cls.read(unseal(text))

    @classmethod
    def read(cls, number: int) -> "Link":
        """The link that the number is; BadLink if it is none."""
        numbers = Reader(number)
        place = numbers.one_of({place: str(place) for place in _PLACES})
        kind, rules = _PLACES[int(place)]
        record = numbers.deal()
        state = record.state()
        moves, made = numbers.moves(state, rules)
        link = cls(kind, replace(record, moves=tuple(moves)))
        link._check(state)
        if link._number() != numbers.all:
            raise BadLink("wrong", field="end")
        return cls(kind, replace(record, moves=tuple(moves[:made])))

    def __str__(self) -> str:
        return seal(self._number())

    def _number(self) -> int:
        return counted_by(self._number_by)

    def _number_by(self, rules: int) -> int:
        record, numbers = self.record, Writer()
        numbers.below(KINDS.index(self.kind) + rules * RULES, ROOM)
        numbers.deal(record)
        numbers.moves(record, rules)
        return numbers.number()

    def _check(self, state: State) -> None:
        """Whether the game stands where a link of this kind says it does; BadLink if not."""
        if self.kind != "deal" and not state.was_over:
            raise BadLink("wrong", field="moves")
        if self.kind == "deal" and self.record.moves:
            raise BadLink("wrong", field="moves")
        if self.kind not in games.about(self.record.game).links:
            raise BadLink("wrong", field="game")


# What the first field of a number says: the kind, and by which rules the moves are counted.
_PLACES = {place + rules * RULES: (kind, rules) for rules in (FIRST, NOW) for place, kind in enumerate(KINDS)}
