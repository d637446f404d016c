"""Games played: go on with one, look at one, or let one go."""

from typing import TYPE_CHECKING

from app.answers import answers
from app.pages.view import history
from app.screen import Screen
from app.sending.sharing import Sharing

if TYPE_CHECKING:
    from app.app import App


class History(Screen):
    """The list of all games that are kept here."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._sharing = Sharing(app)
        self.parts = (self._sharing,)

    def slide(self, name: str, value: str) -> None:
        """The player types into a sheet."""
        self._sharing.slide(name, value)

    def frame(self) -> str:
        """The screen with both lists empty."""
        return history.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """Unfinished and finished games."""
        saves = self.app.saves
        unfinished, finished = saves.games(finished=False), saves.games(finished=True)
        return history.regions(self.app.texts, unfinished, finished, self.sheet)

    @answers("result")
    def _result(self, id: str) -> None:
        self.app.go(f"result/{id}")

    @answers("replay")
    def _replay(self, id: str) -> None:
        self.app.go(f"replay/{id}")

    @answers("remove")
    def _remove(self, arg: str) -> None:
        """Ask first, then remove the game."""
        id, _, sure = arg.partition(" ")
        if sure:
            self.app.saves.remove(id)
        else:
            self.sheet = history.remove(self.app.texts, id)
        self.app.show()
