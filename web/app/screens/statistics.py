"""Statistics: how all the finished games went."""

from app.screens.screen import Screen
from app.views import statistics


class Statistics(Screen):
    """Numbers and plots, game by game."""

    def frame(self) -> str:
        """The page, empty."""
        return statistics.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """What the shelf knows of all finished games."""
        return statistics.regions(self.app.texts, self.app.saves.figures())
