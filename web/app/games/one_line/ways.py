"""The screen with every way to play One Line."""

from app.games.one_line.view import ways as one_line_ways
from app.screen import Screen


class OneLineWays(Screen):
    """The ways, from which each leads on by its own button."""

    def frame(self) -> str:
        """The ways to play One Line, each a stone to press."""
        return one_line_ways.frame(self.app.texts)
