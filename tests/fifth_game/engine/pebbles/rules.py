"""The rules of Pebbles."""

from random import Random
from typing import NamedTuple

from waystones import BadNotation, Event, Observation, Refusal, ScoreLine, State

LAST_COSTS = 10


class Take(NamedTuple):
    """Take so many."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


class PebblesObservation(Observation[Take]):
    """Nothing is hidden."""

    _state: "Pebbles"

    def imagine(self, rng: Random) -> "Pebbles":
        return self._state.copy()

    @property
    def heap(self) -> int:
        return self._state.heap


class Pebbles(State[Take, PebblesObservation]):
    """A heap, and what everybody took."""

    game = "pebbles"

    def __init__(self, heap: int, taken: list[int], turn: int = 0, loser: int = -1) -> None:
        self.heap, self.taken, self.turn, self.loser = heap, taken, turn, loser

    @property
    def players(self) -> int:
        return len(self.taken)

    @property
    def to_act(self) -> int:
        return self.turn % self.players

    @property
    def is_over(self) -> bool:
        return not self.heap

    def legal_moves(self) -> list[Take]:
        return [Take(number) for number in range(1, min(3, self.heap) + 1)]

    def parse(self, text: str) -> Take:
        if text not in ("1", "2", "3"):
            raise BadNotation("move", move=text)
        return Take(int(text))

    def refusal(self, move: Take) -> Refusal | None:
        return None if move in self.legal_moves() else Refusal("PB-1", "too_many", {"heap": self.heap})

    def apply(self, move: Take) -> list[Event]:
        seat = self.to_act
        self.heap -= move.number
        self.taken[seat] += move.number
        self.turn += 1
        events = [Event("took", seat, {"number": move.number})]
        if not self.heap:
            self.loser = seat
            events.append(Event("over", None, {"reason": "empty"}))
        return events

    def score_lines(self, seat: int) -> list[ScoreLine]:
        lines = [ScoreLine("pebbles", self.taken[seat])]
        return [*lines, ScoreLine("last", -LAST_COSTS)] if seat == self.loser else lines

    def observe(self, seat: int) -> PebblesObservation:
        return PebblesObservation(self.copy(), seat)

    def copy(self) -> "Pebbles":
        return Pebbles(self.heap, self.taken[:], self.turn, self.loser)
