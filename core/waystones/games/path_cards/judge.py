"""How good a move looks at first sight, as far as both path games agree on it.

A judge looks at the hand of the seat to act and at what lies open, and at nothing else, so it may be given any state
that an observation imagines.
"""

from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

from waystones.games.path_cards.cards import card_of
from waystones.games.path_cards.moves import DECK, PILES, Move
from waystones.games.path_cards.rules import PATIENCE, PathCards
from waystones.games.path_cards.supply import Supply

DECIDED = 1000.0  # a move that ends the game is as good or as bad as that
FAINT = 0.01  # a bonus move that brings nothing is still better than none

Weighed = list[tuple[float, Move]]

S = TypeVar("S", bound=PathCards)
V = TypeVar("V", bound=Supply)


class Taste(Protocol):
    """What a player likes about taking cards."""

    @property
    def deny(self) -> float:
        """Keeping a card from the next player, by covering or taking it."""
        ...

    @property
    def take(self) -> float:
        """A step that a card from a discard pile brings."""
        ...

    @property
    def deck(self) -> float:
        """A card from the draw pile, which nobody knows."""
        ...


def margin(state: PathCards, seat: int) -> int:
    """How far the seat is ahead of the best other one."""
    return lead(state.scores(), seat)


def lead(scores: list[int], seat: int) -> int:
    """How far the seat is ahead of the best other one by these scores."""
    return scores.pop(seat) - max(scores)


def verdict(points: int) -> float:
    """What it is worth to end the game so far ahead."""
    return points + (DECIDED if points > 0 else -DECIDED if points < 0 else 0.0)


class CardJudge(ABC, Generic[S, V]):
    """Weighs the moves of whoever is to act."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def choose(self, state: S) -> Move:
        """The move that looks best."""
        return max(self.weigh(state))[1]

    @abstractmethod
    def weigh(self, state: S) -> Weighed:
        """Every legal move with what it seems to be worth."""

    @abstractmethod
    def _sight(self, state: S) -> V:
        """The moment as the seat to act sees it."""

    @abstractmethod
    def _use_to_next(self, state: S, card: int) -> float:
        """How well a card would serve the next player."""

    @abstractmethod
    def _gain(self, state: S, sight: V, colour: int) -> float:
        """What one more fitting card of the colour in the hand would add."""

    def _takes(self, state: S) -> Weighed:
        """The draw pile, and the top cards of the discard piles."""
        taste, cards = self.taste, state.cards
        last = len(cards.deck) == 1
        weighed: Weighed = [(verdict(margin(state, state.to_act)) if last else taste.deck, DECK)]
        if state.idle >= PATIENCE:
            return weighed
        sight = None  # not worth the look while no card fits
        for colour, pile in enumerate(cards.piles):
            if pile and colour != state.discarded:
                card = card_of(colour, pile[-1])
                value = taste.deny * self._use_to_next(state, card)
                if card in cards.fitting[state.to_act]:
                    sight = sight or self._sight(state)
                    value += taste.take * self._gain(state, sight, colour)
                weighed.append((value, PILES[colour]))
        return weighed
