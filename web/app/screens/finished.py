"""The screens about a game that is over, as far as they are the same in every game."""

from typing import TYPE_CHECKING

from app.screens.screen import Elsewhere, Screen
from app.sharing import Sharing
from waystones import Session

if TYPE_CHECKING:
    from app.app import App


class FinishedScreen(Screen):
    """A screen about a finished game; one that is still played is shown where it is played."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        save = app.saves.open(arg)
        if save is None:
            raise Elsewhere("")
        if not save.finished:
            raise Elsewhere(f"play/{save.id}")
        self.save = save
        self.session = Session.resume(save.record)
        self.sharing = Sharing(app)

    def regions(self) -> dict[str, str]:
        """What lies over the screen."""
        return {"sheet": self.sharing.sheet}

    def do(self, action: str, arg: str) -> None:
        """What every screen about a finished game answers to: send it, or look at it another way."""
        if self.sharing.do(action, arg):
            return
        if action in ("result", "replay"):
            self.app.go(f"{action}/{self.save.id}")


class ReplayScreen(FinishedScreen):
    """A finished game at any of its moves, by a slider and by step buttons. It opens at the start, to be watched."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self.ply = 0

    @property
    def last(self) -> int:
        """The last moment that can be shown."""
        return len(self.session.steps)

    def do(self, action: str, arg: str) -> None:
        """The step buttons, and the way back."""
        if action == "ply":
            self._show(arg)
            self.app.platform.set_value("#ply", str(self.ply))
        else:
            super().do(action, arg)

    def slide(self, name: str, value: str) -> None:
        """The slider."""
        if name == "ply":
            self._show(value)

    def opened(self) -> None:
        """The slider stands where the replay does."""
        self.app.platform.set_value("#ply", str(self.ply))

    def _show(self, ply: str) -> None:
        self.ply = min(self.last, max(0, int(ply)))
        self.app.show()
