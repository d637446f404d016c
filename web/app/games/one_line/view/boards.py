"""Which board One Line is played on: the classic one, or another by its number."""

from app.drawing.choices import choice
from app.texts import Texts
from waystones.games.one_line.board import CLASSIC, Board


def boards(t: Texts, board: Board) -> str:
    """The classic board, or another one; pressed again, that becomes yet another."""
    classic = board is CLASSIC
    label, number = (t("Another one"), "") if classic else (t("Another one:"), board.id)
    return choice(t("Classic"), "board", CLASSIC.id, classic, f"board-{CLASSIC.id}") + choice(
        label, "board", "other", not classic, "board-other", number
    )
