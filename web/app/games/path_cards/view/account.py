"""What a seat scores and why: beside the board where there is room."""

from collections.abc import Callable
from html import escape
from typing import Any

from app.drawing.kit import minus
from app.texts import Texts
from waystones import ScoreLine
from waystones.games.path_cards.observation import PathCardsObservation


def if_it_ended_now(
    t: Texts, seen: PathCardsObservation[Any], in_words: Callable[[Texts, ScoreLine], str]
) -> str:
    """The own account, line by line."""
    rows = "".join(
        f'<tr><th scope="row">{escape(in_words(t, line))}</th>{points_cell(line.points)}</tr>'
        for line in seen.score_lines(seen.seat)
    )
    title, total = escape(t("If it ended now")), escape(t("Total"))
    return (
        f'<h2>{title}</h2><table class="ledger"><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">{total}</th>{points_cell(seen.scores()[seen.seat])}</tr></tfoot></table>'
    )


def points_cell(points: int) -> str:
    """Points in a table; minus is a sign and a colour."""
    return f'<td class="num{" minus" if points < 0 else ""}">{minus(points)}</td>'
