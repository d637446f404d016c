"""A link that was opened, or a text that was pasted: what it holds, and what can be done with it."""

from typing import TYPE_CHECKING

from app.links import Found, read
from app.one_line import daily, days
from app.one_line_table import duel
from app.screens.screen import Screen
from app.views import link
from waystones import BadLink
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App


class LinkScreen(Screen):
    """What was sent. Its argument is the code in the address; without one there is only room to paste."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._pasted = ""
        self._found: Found | None = None
        self._trouble = ""
        if arg:
            self._read(f"#{arg}")

    def frame(self) -> str:
        """The place to paste, and room for what is found."""
        return link.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """What was found, or why nothing was."""
        found = self._found
        if found and found.kind == "duel":
            return link.duel(self.app.texts, found, duel.invitation(self.app, found.record))
        return link.regions(self.app.texts, found, self._trouble)

    def opened(self) -> None:
        """Say what it is."""
        t = self.app.texts
        if self._trouble:
            self.app.say(link.trouble(t, self._trouble))
        elif self._found:
            self.app.say(link.title(t, self._found))

    def slide(self, name: str, value: str) -> None:
        """Something is typed or pasted."""
        if name == "pasted":
            self._pasted = value

    def do(self, action: str, arg: str) -> None:
        """Look into what was pasted or chosen, or take up what was found."""
        if action == "read":
            self._look(self._pasted)
        elif action == "pick-file":
            self.app.platform.pick_file(self._look)
        elif self._found:
            match action:
                case "accept" if self._found.kind == "duel":
                    duel.take_up(self.app, self._found.record)
                case "watch" if self._found.kind == "duel":
                    duel.show(self.app, self._found.record)
                case "practise" if self._found.kind == "duel":
                    duel.practise(self.app, self._found.record)
                case "accept":
                    self._play(self._found)
                case "watch":
                    self._keep(self._found, finished=True)
                case "go-on":
                    self._keep(self._found, finished=False)

    def _read(self, text: str) -> None:
        self._found, self._trouble = None, ""
        try:
            self._found = read(text)
        except BadLink as error:
            self._trouble = error.code

    def _look(self, text: str) -> None:
        self._read(text)
        self.app.show()
        self.opened()

    def _play(self, found: Found) -> None:
        """The same deal; where several sit down, they are asked first who they are."""
        today = days.today(self.app)
        if day := daily.number_of(found.record, today):
            days.open_day(self.app, day)
        elif found.record.players == 1:
            self.app.start_game(found.deal)
        else:
            self.app.go(f"seats/{Link.of(found.deal, 'deal')}")

    def _keep(self, found: Found, *, finished: bool) -> None:
        """Put the game on the shelf, once, and show it."""
        t, record = self.app.texts, found.record
        seats = tuple((t("Player {n}", n=seat + 1), "") for seat in range(record.players))
        save = self.app.saves.bring_in(
            record, seats=seats if record.players > 1 else (), finished=finished, sent=True
        )
        self.app.go(f"{'replay' if finished else 'play'}/{save.id}")
