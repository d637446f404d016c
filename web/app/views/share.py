"""Ways to send a game: what the sheet offers, what the message says."""

from html import escape

from app.texts import Texts
from app.views import kit
from app.views.home import title


def sheet(t: Texts, id: str, *, line: bool = False) -> str:
    """The ways in which a finished game can be sent; `id` names it. A `line` drawn alone has a few more."""
    rows = ""
    if line:
        rows += kit.row(
            t("Share the result"), "send", "share", f"result {id}", note=t("A few lines and the same deal")
        )
        rows += kit.row(
            t("Challenge a friend"), "send", "link", f"duel {id}", note=t("The same cards, another start")
        )
        rows += kit.row(t("Save it as a picture"), "send", "picture", f"picture {id}")
    rows += (
        kit.row(t("Link to this game"), "send", "watch", f"game {id}", note=t("To watch it move by move"))
        + kit.row(t("Link to the deal"), "send", "again", f"deal {id}", note=t("To play it too"))
        + kit.row(t("Copy the game as text"), "send", "log", f"text {id}")
        + kit.row(t("Save the game as a file"), "send", "keep", f"file {id}")
    )
    return kit.sheet(t, t("Send this game"), f'<div class="rows">{rows}</div>')


def message(t: Texts, kind: str, game: str, deal: int) -> str:
    """What stands above the link in a message."""
    if kind == "deal":
        return t("{game}, deal {n}: dealt for you just as it was for me.", game=title(t, game), n=deal)
    return t("{game}, deal {n}: watch how it went.", game=title(t, game), n=deal)


def challenge(t: Texts, lines: int, *, knew: bool = False) -> str:
    """What stands above the link of a duel. The link has no room for who `knew` the cards, so the words say it."""
    if lines == 1:
        words = t("One Line: I have drawn mine. Draw yours on the same cards!")
    else:
        words = t("One Line: {n} lines on the same cards. See how they stand!", n=lines)
    return words + " " + t("(I knew these cards already.)") if knew else words


def by_hand(t: Texts, text: str) -> str:
    """The text itself, where the browser lets the page neither share nor copy it."""
    label, why = (
        t("Copy this"),
        escape(t("This browser does not let the page copy. Select the text and copy it.")),
    )
    box = f'<textarea class="entry pasted" id="by-hand" readonly="" rows="6" aria-label="{escape(label)}">{escape(text)}</textarea>'
    return kit.sheet(t, label, f'<p class="lead">{why}</p>{box}')
