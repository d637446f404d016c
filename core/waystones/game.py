"""The contract that every game keeps, so that tools, bots, tests and the page treat all games alike.

A `State` is a game in progress, an `Observation` is what one seat may know of it. Both are generic, so that a game's
own moves and its own observation are known by type: `State[Move, LoopsObservation]`. With no brackets at all they are
those of any game.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, Self

from waystones.errors import IllegalMove, Refusal

# To whom an event reveals something, besides a single seat.
EVERYBODY = -1
OTHERS = -2  # all but the event's own seat, which knew it before
Options = dict[str, str]  # of one game, as its record writes them


class Move(Hashable, Protocol):
    """One decision: a small hashable value whose `str()` is its notation."""

    def __str__(self) -> str: ...


# Type parameters have defaults from Python 3.13 on; type checkers know them on every version.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    M = TypeVar("M", bound=Move, default=Any)
    Observed_co = TypeVar("Observed_co", bound="Observation[Any]", default="Observation[Any]", covariant=True)
else:
    from typing import TypeVar

    M = TypeVar("M", bound=Move)
    Observed_co = TypeVar("Observed_co", bound="Observation", covariant=True)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as data: for the log, movement, sound and the screen reader.

    `only` is the one seat that may know of it at all. `secret` holds facts that just the event's own seat may
    know. `reveals` is the seat (or EVERYBODY, or OTHERS) that has learnt something hidden by it, which ends undo.
    """

    kind: str
    seat: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    secret: Mapping[str, Any] = field(default_factory=dict)
    only: int | None = None
    reveals: int | None = None

    def seen_by(self, seat: int) -> "Event | None":
        """The event as far as the seat may know it; None when it knows nothing of it.

        >>> draw = Event("drawn", seat=0, facts={"pile": "deck"}, secret={"card": "r7"})
        >>> dict(draw.seen_by(0).facts), dict(draw.seen_by(1).facts)
        ({'pile': 'deck', 'card': 'r7'}, {'pile': 'deck'})
        """
        if self.only not in (None, seat):
            return None
        facts = {**self.facts, **self.secret} if seat == self.seat else self.facts
        return Event(self.kind, self.seat, facts, reveals=self.reveals)

    def reveals_to(self, seat: int) -> bool:
        """Whether the event has told the seat something hidden.

        >>> laid = Event("laid", seat=0, facts={"card": "r7"}, reveals=OTHERS)
        >>> laid.reveals_to(0), laid.reveals_to(1)
        (False, True)
        """
        if self.reveals == OTHERS:
            return seat != self.seat
        return self.reveals in (EVERYBODY, seat)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points, and how many."""

    kind: str
    points: int
    values: Mapping[str, Any] = field(default_factory=dict)


class Observation(ABC, Generic[M]):
    """All that one seat may know. Bots and views are given this instead of the state.

    It holds a state from which everything hidden was taken before it was kept, so that nothing can leak later.
    """

    _state: "State[M, Any]"

    def __init__(self, censored: "State[M, Any]", seat: int) -> None:
        self._state = censored
        self.seat = seat  # whose view it is

    @abstractmethod
    def imagine(self, rng: Random) -> "State[M, Any]":
        """A full state that this seat cannot tell from the real one: what is hidden is made up."""

    def svg(self, *, width: int = 480, theme: Literal["light", "dark"] = "light") -> str:
        """The board as this seat sees it, as a picture that needs nothing else; BadOption if the game draws none."""
        from waystones.picture import svg

        return svg(self, width=width, theme=theme)

    def _repr_svg_(self) -> str | None:
        """The picture for notebooks, which show it in the place of the text."""
        from waystones.picture import can_draw

        return self.svg() if can_draw(self.game) else None

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._state.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._state.players

    @property
    def to_act(self) -> int:
        """The seat that decides now."""
        return self._state.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over

    def legal_moves(self) -> list[M]:
        """The moves that the own seat may make now; none when another seat is to act."""
        return self._state.legal_moves() if self.to_act == self.seat else []

    def why_not(self, move: M) -> Refusal | None:
        """Why the move is not allowed now, or None if it is."""
        return self._state.refusal(move)

    def parse(self, text: str) -> M:
        """The move that the text is the notation of; BadNotation if it is none."""
        return self._state.parse(text)

    def score_lines(self, seat: int) -> Sequence[ScoreLine]:
        """What a seat would score if the game ended now, reason by reason."""
        return self._state.score_lines(seat)

    def scores(self) -> list[int]:
        """Everybody's total if the game ended now."""
        return self._state.scores()


class State(ABC, Generic[M, Observed_co]):
    """A game in progress. Subclasses hold small ints and flat lists: bots copy states by the thousand."""

    __slots__ = ()

    game: str

    @property
    @abstractmethod
    def players(self) -> int:
        """How many seats there are."""

    @property
    @abstractmethod
    def to_act(self) -> int:
        """The seat that decides now."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def legal_moves(self) -> list[M]:
        """Every move that the seat to act may make now; none when the game is over."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move that the text is the notation of; BadNotation if it is none."""

    @abstractmethod
    def refusal(self, move: M) -> Refusal | None:
        """Why the move is not allowed now, or None if it is."""

    @abstractmethod
    def apply(self, move: M) -> list[Event]:
        """Carry out a move that is known to be legal."""

    @abstractmethod
    def score_lines(self, seat: int) -> list[ScoreLine]:
        """What the seat would score if the game ended now, reason by reason."""

    @abstractmethod
    def observe(self, seat: int) -> Observed_co:
        """The observation of a seat."""

    @abstractmethod
    def copy(self) -> Self:
        """A copy that shares nothing that changes with this one."""

    def earlier_moves(self) -> list[M]:
        """The moves that the rules as they first were allowed here; older records and links may have been written by them.

        The same as now, unless a game says otherwise. Where it is over now it may have gone on for some empty moves.
        """
        return self.legal_moves()

    @property
    def was_over(self) -> bool:
        """Whether the game has ended, by the rules as they are or as they first were."""
        return self.is_over

    def play(self, move: M) -> list[Event]:
        """Make a move and return what happened; IllegalMove if the rules do not allow it."""
        refusal = self.refusal(move)
        if refusal:
            raise IllegalMove(refusal)
        return self.apply(move)

    def why_not(self, text: str) -> Refusal | None:
        """Why the move written as text is not allowed now, or None if it is; BadNotation if it is no move."""
        return self.refusal(self.parse(text))

    def scores(self) -> list[int]:
        """The total of every seat if the game ended now."""
        return [sum(line.points for line in self.score_lines(seat)) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats with the highest total; a tie has several winners."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]
