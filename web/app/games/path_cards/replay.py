"""Watching a finished path game again: the board is the game's own, all else is the same in both."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, TypeVar

from app.drawing.kit import Regions
from app.games.path_cards import words
from app.games.path_cards.view import replay
from app.table.replay import Moment, Replaying
from waystones import Event
from waystones.games.path_cards.observation import PathCardsObservation

Cards = TypeVar("Cards", bound=PathCardsObservation[Any])


class CardReplaying(Replaying[Cards]):
    """The board, the own hand and everybody's points at any step."""

    can_be_taken_up = True
    game_words: ClassVar[words.GameWords]  # how the game tells what happens in it

    @abstractmethod
    def board_frame(self) -> str:
        """The board with its regions empty."""

    @abstractmethod
    def board(self, seen: Cards, events: Iterable[Event]) -> Regions:
        """The board after these events, with the step of a figure among them."""

    def frame(self, last: int) -> str:
        """The board, the slider and the turns."""
        return replay.frame(self.t, last, self.id, self.board_frame())

    def regions(self, moment: Moment[Cards]) -> Regions:
        """The board at that moment, and what every replay of a path game shows."""
        board = self.board(moment.seen, moment.step.events if moment.step else ())
        told, players = self.told(moment), self.company.players
        return board | replay.regions(self.t, moment, told, players, self.turns())

    def words(self, events: Iterable[Event]) -> str:
        """What happened, in words."""
        return words.events(self.t, self.game_words, events, self.company.names, self.me)
