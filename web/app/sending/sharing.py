"""Sending a finished game: as a link, as text, or as a file. The same for every game; a game may add ways of its own."""

from typing import TYPE_CHECKING

from app.answers import answers
from app.sending import sheet as share
from app.sending.links import address
from waystones import Record
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App


class Sharing:
    """The sheet with the ways to send a game, and what they do: a part of every screen with finished games."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._as_code = False  # whether links are shown as codes instead
        self.typed = ""  # what stands in the field of the sheet

    def slide(self, name: str, value: str) -> None:
        """The player types into the sheet."""
        self.typed = value

    def lay(self, sheet: str) -> None:
        """Ask something before it is sent."""
        self.typed = ""
        self._app.lay_sheet(sheet)

    @answers("share")
    def _offer(self, arg: str) -> None:
        """Open the sheet for a game; its links are sent, or shown as codes."""
        id, _, how = arg.partition(" ")
        self._as_code = how == "code"
        save = self._app.saves.open(id)
        if save is None:
            return
        game, t = self._app.game(save.game), self._app.texts
        more = game.sending().rows(t, save, as_code=self._as_code) if game.sends else ""
        self._app.lay_sheet(share.sheet(t, id, more, as_code=self._as_code))

    @answers("send")
    def _send(self, what: str) -> None:
        """Send a game in one of the ways: `what` is the way and the game's id."""
        way, _, id = what.partition(" ")
        save = self._app.saves.open(id)
        if save is None:
            return
        t, record, game = self._app.texts, Record.parse(save.record), self._app.game(save.game)
        match way:
            case "deal" | "game":
                words = share.message(t, way, game.name(t), record.seed)
                self.send(words, Link.of(record, way))
            case "text":
                self._app.platform.copy(save.record, lambda how: self.tell(how, save.record))
            case "file":
                self._app.platform.download(f"{record.game}-{record.seed}.txt", save.record)
                self._app.show()
            case _ if game.sends:
                game.sending().send(self._app, self, way, save)

    def send(self, words: str, link: Link, signed: str = "") -> None:
        """Offer words with a link to the device's own way of sharing; copy them where there is none."""
        where = address(self._app.platform.page_address(), link, signed)
        if self._as_code:
            self._app.lay_sheet(share.code(self._app.texts, where))
        else:
            self.send_text(f"{words}\n{where}")

    def send_text(self, text: str) -> None:
        """Offer a text in the same way."""
        self._app.platform.share(text, lambda how: self.tell(how, text))

    def tell(self, how: str, text: str) -> None:
        """Say whether the text was shared or copied; when neither worked, show it for copying by hand."""
        t = self._app.texts
        if how == "failed":
            self._app.lay_sheet(share.by_hand(t, text))
            return
        if how == "copied":
            self._app.note(t("Copied. Paste it into a message."))
        self._app.show()
