"""Sending a finished game: as a link, as text, or as a file. The same for every game."""

from typing import TYPE_CHECKING

from app.links import address
from app.views import share
from waystones import Record
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App
    from app.save import Save


class Sharing:
    """The sheet with the ways to send a game, and what they do. `sheet` is what lies over the screen now."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.sheet = ""

    def do(self, action: str, arg: str) -> bool:
        """Open the sheet, close it, or send a game; True if it was one of these."""
        match action, arg.split():
            case "share", [id]:
                self.sheet = share.sheet(self._app.texts, id, line=self._is_line(id))
                self._app.show()
            case "send", [way, id]:
                self.sheet = ""
                self._send(way, id)
            case "close", _:
                self.sheet = ""
                self._app.show()
            case _:
                return False
        return True

    def _send(self, way: str, id: str) -> None:
        save = self._app.saves.open(id)
        if save is None:
            return
        t, record = self._app.texts, Record.parse(save.record)
        match way:
            case "deal" | "game":
                link = Link.of(record, way)
                words = share.message(t, link.kind, record.game, record.seed)
                self.send(f"{words}\n{address(self._app.platform.page_address(), link)}")
            case "duel":
                self._challenge(save, record)
            case "result" | "picture":
                self._send_line(way, record, save.daily)
            case "text":
                self._app.platform.copy(save.record, lambda how: self._sent(how, save.record))
            case "file":
                self._app.platform.download(f"{record.game}-{record.seed}.txt", save.record)
                self._app.show()

    def _is_line(self, id: str) -> bool:
        """Whether it is a line that somebody drew alone."""
        save = self._app.saves.peek(id)
        return save is not None and save.game == "one_line" and not save.seats

    def _challenge(self, save: "Save", record: Record) -> None:
        """A line to draw against, or the answer to one."""
        from app.one_line_table import duel  # few duel

        link = duel.link_of(record)
        duel.sent(self._app.saves, link)
        knew = duel.knew(self._app.saves, save)
        words = share.challenge(self._app.texts, link.record.players, knew=knew)
        self.send(f"{words}\n{address(self._app.platform.page_address(), link)}")

    def _send_line(self, way: str, record: Record, daily: int | None) -> None:
        """What only a line drawn alone has: a result in a few lines, and a picture."""
        from app.one_line import report  # few share, and most have another game open

        t = self._app.texts
        if way == "result":
            deal = address(self._app.platform.page_address(), Link.of(record, "deal"))
            self.send(report.report(t, record, daily, deal))
        else:
            self._app.platform.save_picture(
                f"one-line-{daily or record.seed}.png", report.picture(t, record, daily)
            )
            self._app.show()

    def send(self, text: str) -> None:
        """Offer the text to the device's own way of sharing; copy it where there is none."""
        self._app.platform.share(text, lambda how: self._sent(how, text))

    def _sent(self, how: str, text: str) -> None:
        """Say what became of it; when nothing worked, show the text for copying by hand."""
        t = self._app.texts
        if how == "copied":
            self._app.note(t("Copied. Paste it into a message."))
        elif how == "failed":
            self.sheet = share.by_hand(t, text)
        self._app.show()
