"""The base class of all screens."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.answers import answer, answered, answers

if TYPE_CHECKING:
    from app.app import App
    from app.table.touch import Touch
    from waystones.letter import Letter


class Elsewhere(Exception):
    """The address cannot be shown (a game that is gone); another path can."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class Screen:
    """One screen of the page. `frame` is drawn once, `regions` again whenever something has changed.

    `sheet` is what lies over the screen; `parts` answer the buttons that the screen itself does not. Where bots sit at
    it, there will be something to think about (`has_bots`).
    """

    has_bots = False
    touch: "Touch | None" = None  # where a game is played: what fingers and keys on its board come to

    def __init__(self, app: "App", arg: str) -> None:
        self.app = app
        self.arg = arg
        self.sheet = ""
        self.parts: tuple[object, ...] = ()

    @property
    def answers_now(self) -> frozenset[str]:
        """Every action that has an answer on this screen."""
        return answered(self).union(*map(answered, self.parts))

    def lead_to(self, place: str) -> None:
        """The address names a place in what is shown; a screen that knows no such places opens as it always does."""

    def frame(self) -> str:
        """The screen's HTML, with empty elements for its regions."""
        raise NotImplementedError

    def regions(self) -> dict[str, str]:
        """The content of each region."""
        return {}

    def opened(self) -> None:
        """The screen is on the page."""

    def do(self, action: str, arg: str) -> None:
        """A button of this screen was used: whatever it is, an open sheet goes first."""
        self.sheet = ""
        part = next((part for part in self.parts if action in answered(part)), self)
        answer(part, action, arg)

    @answers("close")
    def _close(self, arg: str) -> None:
        self.app.show()

    def close_sheet(self) -> bool:
        """Take away what lies over the screen; False if nothing does."""
        if not self.sheet:
            return False
        self.do("close", "")
        return True

    def slide(self, name: str, value: str) -> None:
        """A slider or text field has a new value."""

    def key(self, key: str, field: int | None) -> bool:
        """A key was pressed, perhaps on a field; True if it was used. Escape closes what lies over the screen; others are the game's."""
        if key == "Escape" and self.close_sheet():
            return True
        return self.touch is not None and self.touch.key(key, field)

    def rehearsal(self) -> Iterator[dict[str, str]] | None:
        """The scenes that a first touch would show, to be drawn beforehand where nobody sees them; None where that would gain nothing."""
        return None

    def put_away(self) -> None:
        """Another screen comes, or the page goes into the background: write down now what is not written yet."""

    def woken(self) -> None:
        """The page is looked at again, perhaps on another day."""

    def news(self) -> None:
        """Something has changed about connections to other devices."""
        self.app.show()

    def receive(self, id: str, letter: "Letter") -> bool:
        """A letter says that a game has gone on elsewhere; True if this screen shows that game and takes it up itself."""
        return False

    def other_tab(self) -> None:
        """Another tab has changed what is stored: show it as it is now."""
        self.app.show()
