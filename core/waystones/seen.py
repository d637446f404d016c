"""What every game's observation can be asked: a censored state, looked at from one seat."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from waystones.errors import Refusal
from waystones.game import ScoreLine, State

M = TypeVar("M")


class Seen(Generic[M]):
    """A state from which everything hidden was taken before it was kept, so that nothing can leak later."""

    _state: State[M]

    def __init__(self, censored: State[M], seat: int) -> None:
        self._state = censored
        self.seat = seat

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
        """What the own seat may do now; nothing when another seat is to act."""
        return self._state.legal_moves() if self.to_act == self.seat else []

    def why_not(self, move: M) -> Refusal | None:
        """Why the move is not allowed now, or None if it is."""
        return self._state.refusal(move)

    def score_lines(self, seat: int) -> Sequence[ScoreLine]:
        """What a seat would score if the game ended now, reason by reason."""
        return self._state.score_lines(seat)

    def scores(self) -> list[int]:
        """Everybody's total if the game ended now."""
        return self._state.scores()
