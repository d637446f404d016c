"""The middle layer, once for all games: play, undo, redo, resume and replay on top of a record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Self

from waystones.game import Event, Move, Observed_co, State
from waystones.record import Dealt, Record, known_as


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the past: who made it, its notation and what happened."""

    seat: int
    move: str
    events: tuple[Event, ...]

    def seen_by(self, seat: int) -> list[Event]:
        """What the seat may know of what happened."""
        return [seen for event in self.events if (seen := event.seen_by(seat))]


class Session(Generic[Observed_co]):
    """A game being played. The record is the truth; the state and the steps are derived from it.

    Which game it is only the record knows. Who knows it too says so, `Session[LoopsObservation](record)`, and is given
    the game's own observations.

    >>> session = Session.new("one_line", seed=7)
    >>> [event.kind for event in session.play("pass").events]
    ['passed', 'card']
    """

    _record: Record
    _state: State[Any, Observed_co]
    _steps: list[Step]

    def __init__(
        self, record: Record, *, practice: bool = False, witnessed: Mapping[int, int] | None = None
    ) -> None:
        self.practice = practice  # where undo may cross what was revealed, and the page says so
        self._redo: list[str] = []
        self._witnessed = dict(witnessed or {})
        self._load(record)

    @classmethod
    def new(cls, game: str, players: int = 1, seed: int = 0, **options: object) -> Self:
        """Deal a new game."""
        return cls(Record.new(game, players, seed, **options))

    @classmethod
    def resume(cls, text: str, *, practice: bool = False, witnessed: Mapping[int, int] | None = None) -> Self:
        """Go on with a game from its record's text; BadRecord if it cannot be read."""
        return cls(Record.parse(text), practice=practice, witnessed=witnessed)

    @property
    def record(self) -> Record:
        """The game so far, for saving."""
        return self._record

    @property
    def state(self) -> State[Any, Observed_co]:
        """The game now. Views and bots get `observe`, never this."""
        return self._state

    def state_of(self, kind: type[Dealt]) -> Dealt:
        """The state as one of a certain game's class; TypeError if the session is of another game."""
        return known_as(kind, self._state)

    @property
    def steps(self) -> Sequence[Step]:
        """Every move so far with what it caused."""
        return self._steps

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over

    @property
    def to_act(self) -> int:
        """The seat that decides now."""
        return self._state.to_act

    def observe(self, seat: int = 0, ply: int | None = None) -> Observed_co:
        """What the seat may know now, or what it knew after that many moves."""
        state = self._state if ply is None else self.replay(ply)
        return state.observe(seat)

    def play(self, move: Move | str) -> Step:
        """Make a move; IllegalMove or BadNotation, with nothing changed, if it is none."""
        value = self._state.parse(move) if isinstance(move, str) else move
        step = _played(self._state, value)
        self._steps.append(step)
        self._record = replace(self._record, moves=(*self._record.moves, step.move))
        self._redo.clear()
        return step

    @property
    def witnessed(self) -> Mapping[int, int]:
        """By seat, how many moves were made when it last saw something that was then taken back: those stay made.

        The record does not know of it: whoever keeps the game to go on later keeps this too.
        """
        return self._witnessed

    @property
    def can_undo(self) -> bool:
        """Whether the last move may be taken back: its seat has seen nothing hidden since.

        That counts what others have made and taken back after it: a card once shown is known.
        """
        if not self._steps or self.practice:
            return bool(self._steps)
        last = self._steps[-1]
        if len(self._steps) <= self._witnessed.get(last.seat, 0):
            return False
        return not _reveals(last, last.seat)

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return bool(self._redo)

    def undo(self) -> Step | None:
        """Take the last move back, if that is allowed."""
        if not self.can_undo:
            return None
        step = self._steps[-1]
        self._load(replace(self._record, moves=self._record.moves[:-1]))
        self._redo.append(step.move)
        for seat in range(self._state.players):
            if _reveals(step, seat):
                self._witnessed[seat] = len(self._steps)
        return step

    def redo(self) -> Step | None:
        """Make the move again that was last taken back."""
        if not self._redo:
            return None
        later = self._redo[:-1]
        step = self.play(self._redo[-1])
        self._redo = later
        return step

    def replay(self, ply: int) -> State[Any, Observed_co]:
        """The game as it was after that many moves."""
        # A session's annotation says which observation it has; a record does not know.
        state: State[Any, Any] = self._record.state(ply)
        return state

    def _load(self, record: Record) -> None:
        """Derive state and steps from the record."""
        self._record = record
        self._state = self.replay(0)
        self._steps = [_played(self._state, self._state.parse(text)) for text in record.moves]


def _reveals(step: Step, seat: int) -> bool:
    return any(event.reveals_to(seat) for event in step.events)


def _played(state: State, move: Move) -> Step:
    seat = state.to_act
    return Step(seat, str(move), tuple(state.play(move)))
