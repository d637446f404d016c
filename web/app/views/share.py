"""Ways to send a game: what the sheet offers, what the message says."""

from html import escape

from app.texts import Texts
from app.views import kit
from app.views.home import title


def ways(t: Texts, id: str) -> str:
    """The ways in which any finished game can be sent."""
    return (
        kit.row(t("Link to this game"), "send", "link", f"game {id}", note=t("To watch it move by move"))
        + kit.row(t("Link to the deal"), "send", "share", f"deal {id}", note=t("To play the same cards"))
        + kit.row(t("Copy the game as text"), "send", "log", f"text {id}")
        + kit.row(t("Save the game as a file"), "send", "keep", f"file {id}")
    )


def sheet(t: Texts, id: str) -> str:
    """The sheet with these ways; `id` names the game."""
    return kit.sheet(t, t("Send this game"), f'<div class="rows">{ways(t, id)}</div>')


def message(t: Texts, kind: str, game: str, deal: int) -> str:
    """What stands above the link in a message."""
    if kind == "deal":
        return t("{game}, deal {n}: the same cards for you.", game=title(t, game), n=deal)
    return t("{game}, deal {n}: watch how it went.", game=title(t, game), n=deal)


def by_hand(t: Texts, text: str) -> str:
    """The text itself, where the browser lets the page neither share nor copy it."""
    label, why = (
        t("Copy this"),
        escape(t("This browser does not let the page copy. Select the text and copy it.")),
    )
    box = f'<textarea class="entry pasted" id="by-hand" readonly="" rows="6" aria-label="{escape(label)}">{escape(text)}</textarea>'
    return kit.sheet(t, label, f'<p class="lead">{why}</p>{box}')
