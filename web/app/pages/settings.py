"""Settings: every choice takes effect at once."""

from app.answers import answers
from app.keeping.saves import BadBackup
from app.pages.view import settings
from app.screen import Screen
from waystones import __version__


class SettingsScreen(Screen):
    """Language, look, sound, and what is stored."""

    def frame(self) -> str:
        """The page of choices."""
        return settings.frame(self.app.texts, __version__)

    def regions(self) -> dict[str, str]:
        """Each choice as it is now."""
        return settings.regions(self.app.texts, self.app.settings, self.sheet)

    @answers("set")
    def _choose(self, arg: str) -> None:
        """Change one of the choices."""
        name, _, value = arg.partition("=")
        self.app.change_settings(self.app.settings.with_choice(name, value))
        if name == "language":
            self.app.open(self.app.platform.path())
            self.app.platform.focus(f'[data-arg="{arg}"]')
            return
        self.app.play_sound("lay")
        self.app.show()

    @answers("restore")
    def _pick_backup(self, arg: str) -> None:
        self.app.pick_file(self._restore)
        self.app.show()

    @answers("move")
    def _move(self, arg: str) -> None:
        """Move everything to another device, over a connection."""
        self.app.go("live/everything")

    @answers("install")
    def _install(self, arg: str) -> None:
        """Install the page as an app, where the browser offers that."""
        self.app.platform.install()

    @answers("erase")
    def _erase(self, sure: str) -> None:
        """Ask first, then forget everything."""
        if not sure:
            self.sheet = settings.erase(self.app.texts)
            self.app.show()
            return
        self.app.saves.erase()
        self.app.change_settings(self.app.saves.settings())
        self.app.saves.erase()  # the settings of a new player need not be kept
        self.app.go("")

    def _restore(self, text: str) -> None:
        t = self.app.texts
        try:
            count = self.app.saves.restore(text)
        except BadBackup:
            self.app.note(t("This file is not a backup of Waystones. Nothing was changed."))
        else:
            self.app.change_settings(self.app.saves.settings())
            words = t.many("{n} game was brought back.", "{n} games were brought back.", count)
            if waiting := self.app.saves.unkept:
                words += " " + t.many(
                    "There is no room to keep {n} game: it is lost when you close this page.",
                    "There is no room to keep {n} games: they are lost when you close this page.",
                    waiting,
                )
            self.app.note(words)
        self.app.show()
