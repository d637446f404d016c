"""What one seat of a path game may know of the cards: not the other hands, not the draw pile, not those set aside."""

from abc import abstractmethod
from itertools import takewhile
from random import Random
from typing import Generic, TypeVar

from waystones.errors import Refusal
from waystones.game import Event, Observation
from waystones.games.path_cards.cards import BACK, COLOUR_OF, LETTERS, NAMES, Row
from waystones.games.path_cards.moves import DISCARD, DRAW, LAY, Move
from waystones.games.path_cards.rules import PathCards

S = TypeVar("S", bound=PathCards)


class PathCardsObservation(Observation[Move], Generic[S]):
    """A state whose hidden cards were turned face down before it was kept, so that nothing can leak later.

    Rows and piles are in the order of COLOURS; cards are numbers, with NAMES for people.
    """

    _state: S

    def __init__(self, state: S, seat: int) -> None:
        super().__init__(state.copy(), seat)
        self._state.cards = state.cards.seen_by(seat)
        if state.is_over:
            self._state.cards.aside = state.cards.aside  # SP-8: unknown until then

    def imagine(self, rng: Random) -> S:
        """A state that this seat cannot tell from the real one: every card that lies face down is made up."""
        state = self._state.copy()
        state.cards = state.cards.turned_up(rng)
        return state

    @property
    def first(self) -> int:
        """The seat that began."""
        return self._state.first

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._state.turn

    @property
    def asks(self) -> str:
        """What the seat to act decides now, from play to take; over when nobody does."""
        return self._state.asks

    @property
    def laid(self) -> int:
        """The colour of the card that was laid in this turn, or -1."""
        return self._state.laid

    @property
    def discarded(self) -> int:
        """The pile that got a card in this turn and from which nothing may be taken, or -1 (SP-19)."""
        return self._state.discarded

    @property
    def hand(self) -> tuple[int, ...]:
        """The own cards, by colour and value."""
        return tuple(sorted(self._state.cards.hands[self.seat]))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self._state.cards.hands))

    @property
    def known(self) -> tuple[tuple[int, ...], ...]:
        """The cards that each seat took from discard piles and still holds, as everybody knows."""
        return tuple(tuple(sorted(known)) for known in self._state.cards.known)

    @property
    def rows(self) -> tuple[tuple[Row, ...], ...]:
        """Each seat's row of each colour, in the order laid."""
        return tuple(map(tuple, self._state.cards.rows))

    @property
    def piles(self) -> tuple[Row, ...]:
        """The discard piles; the last value is on top."""
        return tuple(self._state.cards.piles)

    @property
    def deck_left(self) -> int:
        """How many cards the draw pile has."""
        return len(self._state.cards.deck)

    @property
    def unseen(self) -> tuple[int, ...]:
        """Every card that may be in another hand, in the draw pile or set aside."""
        return tuple(self._state.cards.unseen())

    @property
    def aside(self) -> tuple[int, ...]:
        """The cards set aside with two players, once the game is over (SP-8)."""
        return tuple(sorted(card for card in self._state.cards.aside if card != BACK))

    @property
    def in_goal(self) -> int:
        """How many figures stand in the goal area."""
        return self._state.in_goal

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has scored on the way."""
        return tuple(self._state.points)

    @property
    @abstractmethod
    def wishing_counts(self) -> tuple[int, ...]:
        """How many wishing stones each seat has."""

    def why_not_at(self, move: Move, colour: str) -> Refusal | None:
        """Why a card may not be laid or discarded at the row or pile of a colour, by its letter; None if it may.

        A place of no colour ("") takes no card at all.
        """
        if move.kind in (LAY, DISCARD) and colour != LETTERS[COLOUR_OF[move.what]]:
            return Refusal("SP-9", "own_colour", {"card": NAMES[move.what]})
        return self.why_not(move)

    def preview(self, move: Move) -> list[Event]:
        """What the legal move would cause, as far as one can know before making it."""
        return [] if move.kind == DRAW else self._state.copy().apply(move)

    def gain(self, *moves: Move) -> int:
        """What the legal moves, made one after the other up to a drawn card, would add to the own total if it ended then."""
        twin = self._state.copy()
        for move in takewhile(lambda move: move.kind != DRAW, moves):
            twin.apply(move)
        return twin.scores()[self.seat] - self.scores()[self.seat]
