"""Statistics: how all the finished games went."""

from app.pages.view import statistics
from app.puzzles import stock
from app.screen import Screen


class Statistics(Screen):
    """Numbers and plots, game by game."""

    def frame(self) -> str:
        """The page, empty."""
        return statistics.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """What the shelf knows of all finished games."""
        return statistics.regions(self.app.texts, self.app.saves.figures(), stock.kept(self.app))
