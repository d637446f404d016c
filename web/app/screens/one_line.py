"""One Line: every way to play it."""

from app.screens.screen import Screen
from app.views import one_line_ways


class OneLineWays(Screen):
    """The ways, from which each leads on by its own button."""

    def frame(self) -> str:
        """The stones."""
        return one_line_ways.frame(self.app.texts)
