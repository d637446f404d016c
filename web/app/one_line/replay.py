"""Watching a finished line grow again, round by round."""

from typing import TYPE_CHECKING

from app.one_line.finished import Finished
from app.one_line.rounds import rounds
from app.views import replay
from app.views.replay import Moment
from waystones.games.one_line.walk import Stretch

if TYPE_CHECKING:
    from app.app import App


class Replay(Finished):
    """The game at any of its rounds; it opens at its start, to be watched."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._ply = 0

    def frame(self) -> str:
        """The board, the slider and the rounds."""
        return replay.frame(self.app.texts, len(self.record.moves), self.save.id)

    def regions(self) -> dict[str, str]:
        """The game after as many rounds as the slider says."""
        last = self.record.moves[self._ply - 1] if self._ply else "pass"
        moment = Moment(
            self.seen(self._ply), self._ply, len(self.record.moves), frozenset(Stretch.read(last).fields)
        )
        return replay.regions(self.app.texts, moment, rounds(self.app.texts, self.record))

    def do(self, action: str, arg: str) -> None:
        """The step buttons, and the way back."""
        if action == "ply":
            self._show(arg)
            self.app.platform.set_value("#ply", str(self._ply))
        elif action == "result":
            self.app.go(f"result/{arg}")

    def slide(self, name: str, value: str) -> None:
        """The slider."""
        if name == "ply":
            self._show(value)

    def opened(self) -> None:
        """The slider stands where the replay does."""
        self.app.platform.set_value("#ply", str(self._ply))

    def _show(self, ply: str) -> None:
        self._ply = min(len(self.record.moves), max(0, int(ply)))
        self.app.show()
