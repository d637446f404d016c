"""The rules of a game, in our own words."""

from importlib import import_module

from app.screens.screen import Screen

# The game that a rule's id belongs to; those of One Line are on the page that opens without a name.
PAGES = {"SP-": "stone_paths", "BP-": "branching_paths", "LO-": "loops"}


class Rules(Screen):
    """The rules page; its argument is a game, or the id of a rule to begin at."""

    def frame(self) -> str:
        """The whole page; nothing on it changes."""
        # Each page brings its drawings with it, and few read all: it is imported when it is opened.
        game = PAGES.get(self.arg[:3], self.arg)
        page = f"{game}." if game in PAGES.values() else ""
        frame: str = import_module(f"app.views.{page}rules").frame(self.app.texts)
        return frame

    def opened(self) -> None:
        """Go to the rule that was asked for."""
        if self.arg:
            self.app.platform.scroll_to(self.arg)

    def do(self, action: str, arg: str) -> None:
        """The table of contents leads to a chapter of this page."""
        if action == "section":
            self.app.platform.scroll_to(arg)
