"""Something went wrong: one calm sentence and the ways on."""

from typing import TYPE_CHECKING

from app.answers import answers
from app.pages.view import trouble
from app.report import Report
from app.screen import Screen

if TYPE_CHECKING:
    from app.app import App


class Trouble(Screen):
    """Stands in for a screen that failed. What was kept is kept: going on means opening it again from its record.

    The same fault `again` would only come back: then the way on leads elsewhere.
    """

    def __init__(self, app: "App", path: str, report: Report, *, again: bool) -> None:
        super().__init__(app, path)
        self._report = report
        self._again = again

    def frame(self) -> str:
        """The whole screen."""
        return trouble.frame(self.app.texts, again=self._again, report=str(self._report))

    def regions(self) -> dict[str, str]:
        """What lies over the screen."""
        return {"sheet": self.sheet}

    def opened(self) -> None:
        """Have a screen reader say what went wrong."""
        self.app.say(trouble.words(self.app.texts, again=self._again))

    @answers("go-on")
    def _go_on(self, arg: str) -> None:
        """Open the same screen again, from what was kept."""
        self.app.open(self.arg)

    @answers("copy-report")
    def _copy(self, arg: str) -> None:
        """Put the report on the clipboard."""
        t = self.app.texts

        def copied(how: str) -> None:
            if how == "copied":
                self.app.note(t("Copied. It holds no names and no moves."))
            self.app.show()

        self.app.platform.copy(str(self._report), copied)
