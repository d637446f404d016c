"""The sheet behind the menu button, the same at every table."""

from collections.abc import Iterable
from html import escape

from app.drawing.kit import ask, does, row, sheet
from app.game import Game
from app.texts import Texts
from app.words import pace_name


def menu(t: Texts, game: Game, more: str, *, once: bool = False) -> str:
    """Rules, what the game adds, and the ways out; a game that can be played `once` is not started over."""
    rows = (
        row(t("In short"), "aid", "aid", note=t("What a turn is, and what counts")) if game.has_aid else "",
        row(t("Rules"), "rules", "rules", game.id),
        more,
        row(t("The game so far"), "log", "log"),
        row(t("Hint"), "hint", "hint"),
        row(t("Settings"), "settings", "settings"),
        "" if once else row(t("Start this deal over"), "start-over", "again"),
        row(t("Give up"), "give-up", "flag"),
        row(t("Home"), "home", "home", note=t("The game is kept.")),
    )
    return sheet(t, game.name(t), f'<div class="rows">{"".join(rows)}</div>')


def paces(t: Texts, chosen: str, all_of: Iterable[str]) -> str:
    """How fast the bots play: one choice of a few, with the one that holds pressed in."""
    title = escape(t("Pace of the bots"))
    buttons = "".join(
        f'<button type="button" class="choice" role="radio" aria-checked="{str(each == chosen).lower()}"{does("bot-pace", each)}>'
        f"{escape(pace_name(t, each))}</button>"
        for each in all_of
    )
    return (
        f'<div class="menu-pace"><span class="small quiet" id="label-pace">{title}</span>'
        f'<div class="choices" role="radiogroup" aria-labelledby="label-pace">{buttons}</div></div>'
    )


def whether_to_start_over(t: Texts) -> str:
    """Asks before the game so far is lost."""
    lost = t("The game so far is lost.")
    return ask(t, t("Start this deal over?"), lost, t("Start over"), "start-over", "yes")


def whether_to_give_up(t: Texts, *, scored: bool) -> str:
    """Asks before the game ends; a line drawn alone is scored as it is."""
    means = (
        t("The cards still to come are passed, and the line is scored as it is.")
        if scored
        else t("The game ends here and is not counted.")
    )
    return ask(t, t("Give up?"), means, t("Give up"), "give-up", "yes")
