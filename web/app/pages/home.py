"""Home: one tap to be playing, and what was left unfinished."""

from app.games import games
from app.games.one_line.daily import days
from app.pages.view import home
from app.screen import Screen
from app.table.of_the_day import is_open


class Home(Screen):
    """The first screen."""

    def frame(self) -> str:
        """Home without what belongs to this player."""
        return home.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """Home with today's line and the player's unfinished games."""
        saves = self.app.saves
        lines = saves.figures_of("one_line")
        today = days.with_line(saves, days.standing(days.diary(saves), self.app.platform.now()))
        # Today's line has a place of its own, so it is not offered twice.
        of_today = ("one_line", today.number)
        unfinished = [save for save in saves.games(finished=False) if (save.game, save.daily) != of_today]
        return home.regions(
            self.app.texts,
            unfinished=unfinished,
            today=today,
            new=not lines.played and not unfinished and today.state == "new",
            waiting=[game.id for game in games().values() if game.has_days and self._waits(game.id)],
        )

    def _waits(self, game: str) -> bool:
        return is_open(self.app.saves, game, self.app.platform.now())

    def opened(self) -> None:
        """Mark the sign of the installed page if today's line is still open."""
        today = days.standing(days.diary(self.app.saves), self.app.platform.now())
        self.app.platform.badge(today.state in ("new", "begun"))

    def woken(self) -> None:
        """The page is looked at again: today may be another day."""
        self.app.show()
        self.opened()
