"""Watching a finished game of Branching Paths again."""

from collections.abc import Iterable
from typing import ClassVar

from app.drawing.kit import Regions
from app.games.branching_paths import words
from app.games.branching_paths.view import board
from app.games.branching_paths.view.look import Look, movement
from app.games.path_cards.replay import CardReplaying
from app.games.path_cards.words import GameWords
from waystones import Event
from waystones.games.branching_paths.observation import BranchingPathsObservation


class BranchingPathsReplaying(CardReplaying[BranchingPathsObservation]):
    """The web at any step."""

    game_words: ClassVar[GameWords] = words

    def board_frame(self) -> str:
        """The web without what lies there."""
        return board.frame(self.t)

    def board(self, seen: BranchingPathsObservation, events: Iterable[Event]) -> Regions:
        """The web, the step that was just made, and how many figures stand in the goal."""
        look = Look(moved=movement(seen.board, events))
        shown = board.regions(self.t, seen, self.company.players, look)
        return {**shown, "goal-count": board.goal_count(self.t, seen)}


REPLAY = BranchingPathsReplaying
