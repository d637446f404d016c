"""Notices: why a tap was refused, and what is wrong with storage or version."""

from collections.abc import Iterable
from html import escape

from app.drawing.kit import button, does, icon, tool
from app.texts import Texts


def reading_time(words: str) -> int:
    """How long a notice stays, in milliseconds: three seconds, and one for every twenty letters."""
    return 3000 + 50 * len(words)


def toast(t: Texts, words: str, rule: str = "") -> str:
    """A short notice above the dock; with a rule's id, it leads to that rule."""
    more = ""
    if rule:
        link = escape(t("Rule {id}", id=rule))
        more = f' <a class="link" href="#/rules/{escape(rule)}"{does("rules", rule)}>{link}</a>'
    closing = tool(t("Close"), "close", "close")
    label = escape(t("Notice"))
    return f'<aside class="toast" aria-label="{label}"><p>{escape(words)}{more}</p>{closing}</aside>'


def banners(t: Texts, troubles: Iterable[str]) -> str:
    """A strip at the top for everything the player should know."""
    return "".join(banner(t, trouble) for trouble in troubles)


def banner(t: Texts, trouble: str) -> str:
    """One strip: the words, what can be done about it, and a way to put it away."""
    action, sign = "", "warn"
    match trouble:
        case "sounds":
            words, sign = t("Hear stone, slate and pencil?"), "hint"
            action = button(t("Sound on"), "sounds")
        case "update":
            words = t("A new version is ready. Your games stay as they are.")
            action = button(t("Update now"), "update", kind="main")
        case "full":
            words = t(
                "This device has no room left. The game goes on, but is lost when you close it: back it up to a file."
            )
            action = button(t("Back up"), "backup")
        case "blocked":
            words = t(
                "This browser does not let the page keep anything. The game goes on, but is lost when you close it: back it up to a file."
            )
            action = button(t("Back up"), "backup")
        case "aside":
            words = t(
                "A saved game could not be read. It has been set aside, not deleted; a backup file contains it."
            )
        case "safe":
            words = t(
                "The page could not start with what was stored. All of it has been set aside, not deleted: a backup file contains it."
            )
            action = button(t("Back up"), "backup")
        case "newer":
            words = t(
                "A saved game comes from a newer version of this page. Update the page to go on with it."
            )
        case "tab":
            words = t(
                "This game is open in another tab and has gone on there. What you do here is kept as a copy."
            )
        case _:
            raise ValueError(trouble)
    closing = tool(t("Put away"), "dismiss", "close", trouble)
    kind = "banner slim" if trouble == "sounds" else "banner"
    return f'<div class="{kind}" role="status">{icon(sign)}<p>{escape(words)}</p>{action}{closing}</div>'
