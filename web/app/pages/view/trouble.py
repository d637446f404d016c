"""What is shown when something went wrong."""

from html import escape

from app.drawing.kit import button, medal, screen
from app.texts import Texts


def words(t: Texts, *, again: bool) -> str:
    """One sentence that says what is safe and what comes next."""
    if again:
        return t("It went wrong again at the same place. Your games are kept; go on from Home.")
    return t("Something went wrong on this page. Your games are kept up to the last step.")


def frame(t: Texts, *, again: bool, report: str) -> str:
    """The sentence, the ways on, and the report to read."""
    title, said, summary = (
        escape(t("A stone came loose")),
        escape(words(t, again=again)),
        escape(t("The report")),
    )
    about = escape(t("It says where in the program it happened, nothing about you. It is sent nowhere."))
    home = button(t("Home"), "home", glyph="home", kind="main" if again else "", id="do-home")
    onward = "" if again else button(t("Go on"), "go-on", glyph="go", kind="main", id="do-go-on")
    more = button(t("Copy the report"), "copy-report", kind="flat", id="do-copy") + button(
        t("Back up"), "backup", kind="flat", id="do-backup"
    )
    body = (
        f'<section class="nothing trouble" role="alert">{medal("none")}<h1>{title}</h1><p>{said}</p>'
        f'<div class="pair">{home}{onward}</div><div class="pair">{more}</div>'
        f'<details class="report"><summary>{summary}</summary><p class="small quiet">{about}</p>'
        f'<pre class="small">{escape(report)}</pre></details></section>'
    )
    return screen("trouble-page", body, "sheet")
