"""The end of Branching Paths."""

from app.games.branching_paths.view import board
from app.games.branching_paths.view.result import SHEET
from app.games.path_cards.result import CardEnding
from waystones.games.branching_paths.observation import BranchingPathsObservation


class BranchingPathsEnding(CardEnding[BranchingPathsObservation]):
    """The score, figure by figure."""

    score_sheet = SHEET

    def picture(self) -> str:
        """The web as it stands."""
        return board.picture(self.t, self.seen, self.over.company.players)


RESULT = BranchingPathsEnding
