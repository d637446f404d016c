"""Games played: go on with one, look at one, or let one go."""

from typing import TYPE_CHECKING

from app.one_line.medals import medal
from app.screens.screen import Screen
from app.sharing import Sharing
from app.views import history

if TYPE_CHECKING:
    from app.app import App


class History(Screen):
    """Everything on the shelf."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._sheet = ""
        self._sharing = Sharing(app)

    def frame(self) -> str:
        """The two lists, empty."""
        return history.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """Unfinished and finished games."""
        saves, sheet = self.app.saves, self._sheet or self._sharing.sheet
        return history.regions(
            self.app.texts, saves.games(finished=False), saves.games(finished=True), medal, sheet
        )

    def do(self, action: str, arg: str) -> None:
        """A button of one of the games."""
        self._sheet = ""
        if self._sharing.do(action, arg):
            return
        match action, arg.split():
            case "continue", [id]:
                self.app.go(f"play/{id}")
            case (("result" | "replay"), [id]):
                self.app.go(f"{action}/{id}")
            case "remove", [id, "yes"]:
                self.app.saves.remove(id)
                self.app.show()
            case "remove", [id]:
                self._sheet = history.remove(self.app.texts, id)
                self.app.show()
            case _:
                self.app.show()
