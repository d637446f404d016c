"""The rules of a game, in our own words."""

from importlib import import_module

from app.screens.screen import Screen


class Rules(Screen):
    """The rules page; its argument is a game, or the id of a rule to begin at."""

    def frame(self) -> str:
        """The whole page; nothing on it changes."""
        # Each page brings its drawings with it, and few read both: it is imported when it is opened.
        game = "stone_paths." if self.arg == "stone_paths" or self.arg.startswith("SP-") else ""
        frame: str = import_module(f"app.views.{game}rules").frame(self.app.texts)
        return frame

    def opened(self) -> None:
        """Go to the rule that was asked for."""
        if self.arg:
            self.app.platform.scroll_to(self.arg)

    def do(self, action: str, arg: str) -> None:
        """The table of contents leads to a chapter of this page."""
        if action == "section":
            self.app.platform.scroll_to(arg)
