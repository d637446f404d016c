"""What the dock says while the game goes on elsewhere: what came, or the letter to send."""

from html import escape

from app.drawing.kit import button, sheet
from app.texts import Texts

# What is said, what is added to it, the buttons, and the one that takes back.
Asked = tuple[str, str, str, str]


def happening(t: Texts, name: str, *, by_letter: bool = True) -> Asked:
    """What came by a letter, or over a connection, happens before one's eyes."""
    skip = button(t("Skip"), "skip", glyph="last", id="do-skip")
    return t("{name}'s turn", name=name), t("This came by letter.") if by_letter else "", skip, ""


def connected(t: Texts, name: str, *, can_undo: bool) -> Asked:
    """Somebody who is connected is to decide: what they do is seen at once."""
    undo = button(t("Undo"), "undo", glyph="undo", bare=True, id="do-undo") if can_undo else ""
    live = button(t("Live"), "play-live", glyph="live", id="do-live")
    return t("Waiting for {name}", name=name), t("You are connected."), live, undo


def drawn(t: Texts, still_draw: int | None) -> Asked:
    """The own line is drawn: how many still draw, as far as that is known."""
    again = button(t("Draw again"), "lift", glyph="undo", bare=True, id="do-lift")
    if still_draw is None:
        note = t("It counts once the game is back.")
        connect = button(t("Live"), "play-live", kind="main", glyph="live", id="do-live")
        return t("You have drawn."), note, connect, again
    note = t.many("{n} is still drawing.", "{n} are still drawing.", still_draw) if still_draw else ""
    live = button(t("Live"), "play-live", glyph="live", bare=True, id="do-live")
    return t("You have drawn."), note, live, again


def waiting(t: Texts, name: str, *, sent: bool, can_undo: bool) -> Asked:
    """Somebody elsewhere is to decide: the letter waits to be sent, or was sent and can be once more."""
    undo = button(t("Undo"), "undo", glyph="undo", bare=True, id="do-undo") if can_undo else ""
    label = t("Send again") if sent else t("Send letter")
    send = button(label, "post", kind="" if sent else "main", glyph="share", id="do-post")
    code = button(t("Show as a code"), "post-code", glyph="code", bare=True, id="do-post-code")
    code += button(t("Play live"), "play-live", glyph="live", bare=True, id="do-live")
    note = t("The letter is sent.") if sent else ""
    return t("Waiting for {name}", name=name), note, code + send, undo


def last_letter(t: Texts) -> str:
    """The game ended here: the others do not know it yet."""
    why = escape(t("The others see how it ended when they open your last letter."))
    buttons = button(t("Not now"), "close", kind="flat", id="do-close") + button(
        t("Send the last letter"), "post", kind="main", glyph="share", id="do-post"
    )
    return sheet(t, t("The game is over"), f'<p class="lead">{why}</p><div class="pair">{buttons}</div>')
