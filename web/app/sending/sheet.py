"""Ways to send a game: what the sheet offers, what the message says."""

from html import escape

from app.drawing import kit
from app.drawing.qr import svg
from app.texts import Texts


def sheet(t: Texts, id: str, more: str = "", *, as_code: bool = False) -> str:
    """The ways in which a finished game can be sent; `id` names it, and `more` are the rows of its own game.

    Links can be shown `as_code`, to be scanned by another device.
    """
    rows = more + (
        kit.row(t("Link to this game"), "send", "watch", f"game {id}", note=t("To watch it move by move"))
        + kit.row(t("Link to the deal"), "send", "again", f"deal {id}", note=t("To play it too"))
    )
    if as_code:
        return kit.sheet(t, t("Show as a code"), f'<div class="rows">{rows}</div>')
    rows += (
        kit.row(t("Show as a code"), "share", "code", f"{id} code", note=t("To be scanned by another device"))
        + kit.row(t("Copy the game as text"), "send", "log", f"text {id}")
        + kit.row(t("Save the game as a file"), "send", "keep", f"file {id}")
    )
    return kit.sheet(t, t("Send this game"), f'<div class="rows">{rows}</div>')


def code(t: Texts, text: str) -> str:
    """A link as a code to scan; where it is too long for one, that it is."""
    try:
        drawn = svg(text, escape(t("A code with the link")))
    except ValueError:
        words = t("This is too long for a code. Send it as a link.")
    else:
        words = t("Scan it with the camera of another device, and open the link.")
        return kit.sheet(t, t("Show as a code"), f'{drawn}<p class="lead">{escape(words)}</p>')
    return kit.sheet(t, t("Show as a code"), f'<p class="lead">{escape(words)}</p>')


def message(t: Texts, kind: str, name: str, deal: int) -> str:
    """What stands above the link in a message."""
    if kind == "deal":
        return t("{game}, deal {n}: dealt for you just as it was for me.", game=name, n=deal)
    return t("{game}, deal {n}: watch how it went.", game=name, n=deal)


def by_hand(t: Texts, text: str) -> str:
    """The text itself, where the browser lets the page neither share nor copy it."""
    label, why = (
        t("Copy this"),
        escape(t("This browser does not let the page copy. Select the text and copy it.")),
    )
    box = f'<textarea class="entry pasted" id="by-hand" readonly="" rows="6" aria-label="{escape(label)}">{escape(text)}</textarea>'
    return kit.sheet(t, label, f'<p class="lead">{why}</p>{box}')
