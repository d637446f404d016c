"""The end of Stone Paths."""

from app.games.path_cards.result import CardEnding
from app.games.stone_paths.view import board
from app.games.stone_paths.view.result import SHEET
from waystones.games.stone_paths.observation import StonePathsObservation


class StonePathsEnding(CardEnding[StonePathsObservation]):
    """The score, path by path."""

    score_sheet = SHEET

    def picture(self) -> str:
        """The paths as they stand."""
        return board.picture(self.t, self.seen, self.over.company.players)


RESULT = StonePathsEnding
