"""What a game supplies to its review on the page: its choices, reasons and positions, in words and drawn."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from app.drawing.players import Players
from app.texts import Texts
from waystones import Observation
from waystones.review.reason import Reason

Seen = TypeVar("Seen", bound=Observation[Any])


class Telling(ABC, Generic[Seen]):
    """How one game's review is told."""

    @abstractmethod
    def moment(self, t: Texts, seen: Seen) -> str:
        """Which turn or round this is."""

    @abstractmethod
    def choice(self, t: Texts, seen: Seen, moves: Sequence[str]) -> str:
        """A decision in a few words, without a full stop."""

    @abstractmethod
    def reason(self, t: Texts, reason: Reason, names: Sequence[str]) -> str:
        """Why something else was better, as a sentence; ValueError for a reason that the game does not have."""

    @abstractmethod
    def position(self, t: Texts, seen: Seen, players: Players) -> str:
        """What the seat saw then, as HTML."""

    def choice_in_short(self, t: Texts, seen: Seen, moves: Sequence[str]) -> str:
        """The same beside its picture, which says the rest."""
        return self.choice(t, seen, moves)

    def choice_drawn(self, t: Texts, seen: Seen, moves: Sequence[str]) -> str:
        """What the choice would leave, as a small picture; empty where the words say enough."""
        return ""
