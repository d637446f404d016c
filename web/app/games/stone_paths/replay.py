"""Watching a finished game of Stone Paths again."""

from collections.abc import Iterable
from typing import ClassVar

from app.drawing.kit import Regions
from app.games.path_cards.replay import CardReplaying
from app.games.path_cards.words import GameWords
from app.games.stone_paths import words
from app.games.stone_paths.view import board
from app.games.stone_paths.view.look import Look, movement
from waystones import Event
from waystones.games.stone_paths.observation import StonePathsObservation


class StonePathsReplaying(CardReplaying[StonePathsObservation]):
    """The paths at any step."""

    game_words: ClassVar[GameWords] = words

    def board_frame(self) -> str:
        """The paths without what lies there."""
        return board.frame(self.t)

    def board(self, seen: StonePathsObservation, events: Iterable[Event]) -> Regions:
        """The paths, the step that was just made, and how many figures stand in the goal."""
        look = Look(moved=movement(events))
        shown = board.regions(self.t, seen, self.company.players, look)
        return {**shown, "goal-count": board.goal_count(self.t, seen)}


REPLAY = StonePathsReplaying
