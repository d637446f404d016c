"""The rules of a game, in our own words."""

from app.screens.screen import Screen
from app.views import rules


class Rules(Screen):
    """The rules page; its argument is the id of a rule to begin at."""

    def frame(self) -> str:
        """The whole page; nothing on it changes."""
        return rules.frame(self.app.texts)

    def opened(self) -> None:
        """Go to the rule that was asked for."""
        if self.arg:
            self.app.platform.scroll_to(self.arg)

    def do(self, action: str, arg: str) -> None:
        """The table of contents leads to a chapter of this page."""
        if action == "section":
            self.app.platform.scroll_to(arg)
