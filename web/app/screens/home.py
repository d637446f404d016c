"""Home: one tap to be playing, and what was left unfinished."""

from app.one_line import days
from app.screens.screen import Screen
from app.views import home


class Home(Screen):
    """The way in."""

    def frame(self) -> str:
        """Home without what belongs to this player."""
        return home.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """Home with the player's unfinished games and best score."""
        saves = self.app.saves
        lines = saves.figures_of("one_line")
        return home.regions(
            self.app.texts,
            unfinished=saves.games(finished=False),
            best=lines.best if lines.played else None,
            today=days.standing(days.diary(saves), self.app.platform.now()),
        )

    def woken(self) -> None:
        """Today may be another day."""
        self.app.show()

    def do(self, action: str, arg: str) -> None:
        """Go on with a game."""
        if action == "continue":
            self.app.go(f"play/{arg}")
