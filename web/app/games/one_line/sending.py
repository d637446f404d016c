"""What only One Line can send: a result in a few lines, a picture, and a challenge to draw on the same cards."""

from typing import TYPE_CHECKING

from app.drawing.kit import row
from app.games.one_line import report
from app.games.one_line.duel import duel, names
from app.keeping.save import Save, was_helped
from app.sending.links import address
from app.sending.sharing import Sharing
from app.sending.signed import sign
from app.texts import Texts
from waystones import Record
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App


def rows(t: Texts, save: Save, *, as_code: bool = False) -> str:
    """The rows of the sheet; only a line that was drawn alone has them, and only its link can be shown `as_code`."""
    if save.seats:
        return ""
    id = save.id
    duel = row(t("Challenge a friend"), "send", "link", f"duel {id}", note=t("The same cards, another start"))
    if as_code:
        return duel
    return (
        row(t("Share the result"), "send", "share", f"result {id}", note=t("A few lines and the same deal"))
        + duel
        + row(t("Save it as a picture"), "send", "picture", f"picture {id}")
    )


def send(app: "App", sharing: Sharing, way: str, save: Save) -> None:
    """Send a line in one of these ways."""
    t, record = app.texts, Record.parse(save.record)
    match way:
        case "duel":
            if not names.was_asked(app.saves):
                sharing.lay(names.sheet(t, save.id))
                return
            link = duel.link_of(record)
            duel.sent(app.saves, link)
            words = challenge(t, link.record.players, knew=duel.knew(app.saves, save))
            sharing.send(words, link, duel.signed(app.saves, save))
        case "named" | "nameless":
            names.keep(app.saves, sharing.typed if way == "named" else "")
            send(app, sharing, "duel", save)
        case "result":
            signed = sign(record.state().scores()[0], names.own(app.saves))
            deal = address(app.platform.page_address(), Link.of(record, "deal"), signed)
            sharing.send_text(report.report(t, record, save.daily, deal, helped=was_helped(save.summary)))
        case "picture":
            name = f"one-line-{save.daily or record.seed}.png"
            app.platform.save_picture(name, report.picture(t, record, save.daily))
            app.show()


def challenge(t: Texts, lines: int, *, knew: bool = False) -> str:
    """What stands above the link of a duel. The link has no room for who `knew` the cards, so the words say it."""
    if lines == 1:
        words = t("One Line: I have drawn mine. Draw yours on the same cards!")
    else:
        words = t("One Line: {n} lines on the same cards. See how they stand!", n=lines)
    return words + " " + t("(I knew these cards already.)") if knew else words
