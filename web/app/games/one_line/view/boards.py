"""Which board One Line is played on: the classic one, or another by its number."""

from html import escape

from app.drawing.kit import does
from app.texts import Texts
from waystones.games.one_line.board import CLASSIC, Board


def boards(t: Texts, board: Board) -> str:
    """The classic board, or another one; pressed again, that becomes yet another."""
    classic = board is CLASSIC
    label, number = (t("Another one"), "") if classic else (t("Another one:"), board.id)
    return choice(t("Classic"), "", "board", CLASSIC.id, classic) + choice(
        label, number, "board", "other", not classic
    )


def choice(label: str, note: str, action: str, value: object, chosen: bool) -> str:
    """One of several things to choose from."""
    more = f' <span class="quiet">{escape(note)}</span>' if note else ""
    return (
        f'<button type="button" class="choice" id="{action}-{value}" role="radio" aria-checked="{str(chosen).lower()}"'
        f"{does(action, value)}>{escape(label)}{more}</button>"
    )
