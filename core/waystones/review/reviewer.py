"""What a game supplies to its review: what is worth comparing, how a game is played on in the mind, and its patterns."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from waystones.game import Observation, State
from waystones.record import Record
from waystones.review.reason import Choice, Pattern


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided once so many moves had been made, up to the move that ended it."""

    ply: int
    end: int
    made: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Effort:
    """How many deals a decision is looked at on.

    In each round all choices that are still in are tried on so many more deals, then so many stay in. What is left is
    compared with what was made on fresh deals, in batches.
    """

    rounds: tuple[tuple[int, int], ...] = ((8, 3), (12, 1))
    batch: int = 12
    batches: int = 6


class Reviewer(ABC):
    """Reviews one game. It looks at observations alone, so what nobody could know is held against nobody."""

    effort: ClassVar[Effort] = Effort()
    telling: ClassVar[float] = 1.5  # points: what costs less is not worth a word
    measure: ClassVar[str] = "lead"  # over the best other, or the own "points"
    patterns: ClassVar[tuple[Pattern, ...]] = ()  # those that say most first

    @abstractmethod
    def candidates(self, seen: Any) -> list[Choice]:
        """The choices that are worth a look, the best at first sight first."""

    @abstractmethod
    def play_out(self, state: Any, seen: Any) -> float:
        """Play on from here in the mind, and say what comes of it for the seat that saw this when it decided."""

    @abstractmethod
    def choose(self, state: Any, rng: Random) -> Choice:
        """What a steady player with whims does: now and then its second choice, so that no two games are alike."""

    def imagine(self, seen: Observation[Any], rng: Random) -> State:
        """A deal that the seat could not have told from the real one."""
        return seen.imagine(rng)

    def is_sure(self, seen: Any, choice: Choice) -> bool:
        """Whether it wins for certain: nothing that does not is better, however much more it may bring."""
        return False

    def sameness(self, seen: Any, choice: Choice) -> Hashable:
        """What two choices have in common that come to the same."""
        return choice

    def result(self, state: State, seat: int) -> float:
        """What a game has come to for the seat, in points."""
        scores = state.scores()
        own = scores.pop(seat)
        return float(own - max(scores)) if self.measure == "lead" and scores else float(own)

    def decisions(self, record: Record, seat: int) -> list[Decision]:
        """All that the seat decided in a game where it had a choice: each move is one, unless a game says otherwise."""
        state, found = record.state(0), []
        for ply, text in enumerate(record.moves):
            if state.to_act == seat and len(state.legal_moves()) > 1:
                found.append(Decision(ply, ply + 1, (text,)))
            state.play(state.parse(text))
        return found
