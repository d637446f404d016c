"""What every screen can be asked."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.app import App


class Elsewhere(Exception):
    """The address cannot be shown (a game that is gone); another path can."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class Screen:
    """One screen of the page. `frame` is drawn once, `regions` again whenever something has changed."""

    def __init__(self, app: "App", arg: str) -> None:
        self.app = app
        self.arg = arg

    def frame(self) -> str:
        """The screen's HTML, with empty elements for its regions."""
        raise NotImplementedError

    def regions(self) -> dict[str, str]:
        """The content of each region."""
        return {}

    def opened(self) -> None:
        """The screen is on the page."""

    def do(self, action: str, arg: str) -> None:
        """A button of this screen was used."""

    def slide(self, name: str, value: str) -> None:
        """A slider or text field has a new value."""

    def point(self, phase: str, x: float, y: float) -> None:
        """A finger or mouse on the board."""

    def drag(self, what: str) -> None:
        """Something was lifted and is being carried: light the places where it can go."""

    def drop(self, what: str, where: str) -> bool:
        """It was let go at a place, or nowhere (""); True if it stays there, else it goes back where it was."""
        return False

    def key(self, key: str, field: int | None) -> bool:
        """A key was pressed, perhaps on a field; True if it was used."""
        return False

    def woken(self) -> None:
        """The page is looked at again, perhaps on another day."""

    def other_tab(self) -> None:
        """Another tab has changed what is stored: show it as it is now."""
        self.app.show()
