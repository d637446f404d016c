"""What a turn has in every path game: a card is laid or discarded, then the hand is filled up again.

What a laid card does on the board, each game says for itself.
"""

from abc import abstractmethod
from typing import ClassVar, Self

from waystones.errors import Refusal
from waystones.game import Event, Observed_co, State
from waystones.games.path_cards import events
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, NAMES, direction
from waystones.games.path_cards.moves import DECK, LAY, OVER, PILES, PLAY, TAKE, Move
from waystones.games.path_cards.table import Cards

NOWHERE = -1  # no path, no pile
PATIENCE = 12  # SP-26: after so many turns in a row that brought nothing, a card from the draw pile


class PathCards(State[Move, Observed_co]):
    """A path game at some point, without its board.

    `to_act`, `is_over` and `players` are plain attributes, not properties: bots ask for them at every step.
    """

    __slots__ = (
        "asks",
        "cards",
        "discarded",
        "first",
        "idle",
        "in_goal",
        "is_over",
        "laid",
        "owed",
        "players",
        "points",
        "to_act",
        "turn",
    )

    # Why a move has to wait that does not answer what is asked: rule and code, by what is asked.
    NOT_ASKED: ClassVar[dict[str, tuple[str, str]]]

    players: int
    to_act: int
    is_over: bool

    def __init__(self, cards: Cards, first: int) -> None:
        self.cards = cards
        self.players = len(cards.hands)
        self.first = self.to_act = first
        self.turn = 1
        self.asks = PLAY
        self.is_over = False
        self.laid = NOWHERE  # the colour of the card that was laid in this turn
        self.discarded = NOWHERE  # the pile that got a card in this turn
        self.owed = 1  # cards to take before the turn is over
        self.idle = 0  # turns in a row that brought neither a laid card nor a card from the draw pile
        self.in_goal = 0  # figures of all seats in the goal area
        self.points = [0] * self.players

    @abstractmethod
    def copy(self) -> Self:
        """A copy that shares nothing that changes with this one."""

    def _twin(self) -> Self:
        """A twin of what all path games have; the board's part is left to the game."""
        twin = self.__class__.__new__(self.__class__)
        twin.cards = self.cards.copy()
        twin.players, twin.first, twin.to_act, twin.turn = self.players, self.first, self.to_act, self.turn
        twin.asks, twin.laid, twin.discarded, twin.owed = self.asks, self.laid, self.discarded, self.owed
        twin.idle, twin.in_goal, twin.is_over = self.idle, self.in_goal, self.is_over
        twin.points = self.points[:]
        return twin

    def _takes(self) -> list[Move]:
        """Every pile that a card can be taken from (SP-18, SP-19, SP-26)."""
        moves = [DECK]
        if self.idle < PATIENCE:
            for colour, pile in enumerate(self.cards.piles):
                if pile and colour != self.discarded:
                    moves.append(PILES[colour])
        return moves

    def _refused_play(self, kind: str, card: int) -> Refusal | None:
        """Why the card cannot be laid in its row or discarded, as far as the cards tell (SP-8, SP-9, SP-12)."""
        if card not in self.cards.hands[self.to_act]:
            return Refusal("SP-9" if kind == LAY else "SP-8", "not_in_hand", {"card": NAMES[card]})
        if kind == LAY and card not in self.cards.fitting[self.to_act]:
            row = self.cards.rows[self.to_act][COLOUR_OF[card]]
            values = {"card": NAMES[card], "last": row[-1], "direction": direction(row)}
            return Refusal("SP-12", "does_not_fit", values)
        return None

    def _refused_take(self, colour: int) -> Refusal | None:
        """Why no card can be taken from the discard pile (SP-18, SP-19, SP-26)."""
        if self.idle >= PATIENCE:
            return Refusal("SP-26", "deck_only", {"turns": PATIENCE})
        if colour == self.discarded:
            return Refusal("SP-19", "just_discarded", {"pile": COLOURS[colour]})
        if not self.cards.piles[colour]:
            return Refusal("SP-18", "empty", {"pile": COLOURS[colour]})
        return None

    def _not_asked(self, kind: str) -> Refusal:
        """Why a move of this kind cannot be made now."""
        if self.is_over:
            return Refusal("SP-20" if self.cards.deck else "SP-21", "over")
        rule, code = self.NOT_ASKED[self.asks]
        return Refusal(rule, code, {"move": kind})

    def _discard(self, card: int) -> list[Event]:
        """Lay the card on its discard pile, unused (SP-8)."""
        self.cards.discard(self.to_act, card)
        self.discarded = COLOUR_OF[card]
        self.asks = TAKE
        return [events.discarded(self.to_act, card)]

    def _draw(self) -> list[Event]:
        """Take the top card of the draw pile; the last one ends the game (SP-18, SP-21)."""
        happened = [events.drawn(self.to_act, self.cards.draw(self.to_act))]
        if not self.cards.deck:
            return [*happened, self._end("deck")]
        self.idle = 0
        self._taken()
        return happened

    def _take(self, colour: int) -> list[Event]:
        """Take the top card of a discard pile (SP-18, SP-26)."""
        happened = [events.taken(self.to_act, self.cards.take(self.to_act, colour))]
        self.idle = self.idle + 1 if self.laid == NOWHERE else 0
        self._taken()
        return happened

    def _taken(self) -> None:
        """Once the hand is full again, go on to the next seat, clockwise (SP-7)."""
        self.owed -= 1
        if self.owed:
            return
        self.to_act = (self.to_act + 1) % self.players
        self.turn += 1
        self.laid = self.discarded = NOWHERE
        self.owed = 1
        self.asks = PLAY

    def _end(self, reason: str) -> Event:
        """End the game at once (SP-20, SP-21)."""
        self.asks, self.is_over = OVER, True
        return events.over(reason, self.cards.aside)
