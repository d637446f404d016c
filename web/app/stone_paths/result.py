"""The end of Stone Paths."""

from app.path_cards.result import CardResult
from app.stone_paths.seen import seen
from app.views.stone_paths import board
from app.views.stone_paths.result import SHEET


class Result(CardResult):
    """The score, path by path."""

    score_sheet = SHEET

    def picture(self) -> str:
        """The paths as they stand."""
        return board.picture(self.app.texts, seen(self.session, self._me), self.company.players)
