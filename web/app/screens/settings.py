"""Settings: every choice takes effect at once."""

from typing import TYPE_CHECKING

from app.saves import BadBackup
from app.screens.screen import Screen
from app.views import settings
from waystones import __version__

if TYPE_CHECKING:
    from app.app import App


class SettingsScreen(Screen):
    """Language, look, sound, and what is stored."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._sheet = ""

    def frame(self) -> str:
        """The page of choices."""
        return settings.frame(self.app.texts, __version__)

    def regions(self) -> dict[str, str]:
        """Each choice as it is now."""
        return settings.regions(self.app.texts, self.app.settings, self._sheet)

    def do(self, action: str, arg: str) -> None:
        """A choice, or something about what is stored."""
        t = self.app.texts
        self._sheet = ""
        match action:
            case "set":
                name, _, value = arg.partition("=")
                self.app.change_settings(self.app.settings.with_choice(name, value))
                if name == "language":
                    self.app.open(self.app.platform.path())
                    self.app.platform.focus(f'[data-arg="{arg}"]')
                    return
                self.app.play_sound("lay")
            case "restore":
                self.app.platform.pick_file(self._restore)
            case "erase" if arg != "yes":
                self._sheet = settings.erase(t)
            case "erase":
                self.app.saves.erase()
                self.app.change_settings(self.app.saves.settings())
                self.app.saves.erase()  # the settings of a new player need not be kept
                self.app.go("")
                return
        self.app.show()

    def _restore(self, text: str) -> None:
        t = self.app.texts
        try:
            count = self.app.saves.restore(text)
        except BadBackup:
            self.app.note(t("This file is not a backup of Waystones. Nothing was changed."))
        else:
            self.app.change_settings(self.app.saves.settings())
            self.app.note(t.many("{n} game was brought back.", "{n} games were brought back.", count))
        self.app.show()
