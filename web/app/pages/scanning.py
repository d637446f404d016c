"""Reading a code by the camera: a part of the screens that can use what it says."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.answers import answers
from app.pages.view import scanning

if TYPE_CHECKING:
    from app.app import App


class Scanning:
    """The sheet with the camera's picture; `found` hears the text of the first code that is seen."""

    def __init__(self, app: "App", found: Callable[[str], None]) -> None:
        self._app = app
        self._found = found

    @answers("scan")
    def _scan(self, arg: str) -> None:
        """Look for a code until one is seen, or the sheet is closed."""
        self._app.lay_sheet(scanning.sheet(self._app.texts))
        self._app.platform.look_for_code(self._told)

    def _told(self, what: str, text: str) -> None:
        """What the camera has seen, or why there is none."""
        screen = self._app.screen
        if screen is None or self not in screen.parts:
            return
        if what == "code":
            screen.sheet = ""
            self._app.buzz(20)
            self._app.show()
            self._found(text)
        elif screen.sheet:
            self._app.lay_sheet(scanning.sheet(self._app.texts, scanning.trouble(self._app.texts, what)))
