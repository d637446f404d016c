"""The aid card of a game: what a turn is and what counts, on one short page."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import button, sheet
from app.texts import Texts

Aid = Sequence[tuple[str, Sequence[str]]]  # chapters: a title, and its lines


def aid_card(t: Texts, aid: Aid, game: str) -> str:
    """The card as a sheet over the table, with the way to all the rules."""
    chapters = "".join(
        f'<section><h3>{escape(title)}</h3><ul class="aid-lines">'
        + "".join(f"<li>{escape(line)}</li>" for line in lines)
        + "</ul></section>"
        for title, lines in aid
    )
    onward = button(t("All the rules"), "rules", game, glyph="rules")
    return sheet(t, t("In short"), f'<div class="aid">{chapters}{onward}</div>')
