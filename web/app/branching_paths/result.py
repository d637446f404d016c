"""The end of Branching Paths."""

from app.branching_paths.seen import seen
from app.path_cards.result import CardResult
from app.views.branching_paths import board
from app.views.branching_paths.result import SHEET


class Result(CardResult):
    """The score, figure by figure."""

    score_sheet = SHEET

    def picture(self) -> str:
        """The web as it stands."""
        return board.picture(self.app.texts, seen(self.session, self._me), self.company.players)
