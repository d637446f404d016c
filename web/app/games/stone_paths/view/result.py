"""The score sheet of Stone Paths: a line for each path, then the wishing stones and the points on the way."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import figure
from app.games.path_cards.view.pieces import symbol, wishes
from app.table.view.score_sheet import Sheet
from app.texts import Texts
from app.words import capital, colour
from waystones import ScoreLine
from waystones.games.path_cards.cards import COLOURS, LETTERS


def _sorted(lines: Sequence[ScoreLine]) -> dict[str, ScoreLine]:
    kinds = {"wishing_stones": "line-wishes", "tiles": "line-tiles"}
    return {kinds.get(line.kind) or f"line-{line.values['path'][0]}": line for line in lines}


def _label(t: Texts, line: str) -> str:
    if line == "line-wishes":
        return escape(t("Wishing stones"))
    if line == "line-tiles":
        return escape(t("On the way"))
    path = LETTERS.index(line[-1])
    name = escape(capital(colour(t, COLOURS[path])))
    return f'<span class="sheet-path k-{COLOURS[path]}">{symbol(path)}</span>{name}'


def _sign(t: Texts, seat: int, line: ScoreLine) -> str:
    if line.kind == "figure" and line.values["large"]:
        return figure(seat, large=True, label=t("large figure, doubled"))
    return wishes(line.values["stones"]) if line.kind == "wishing_stones" else ""


SHEET = Sheet(
    (*(f"line-{letter}" for letter in LETTERS), "line-wishes", "line-tiles"),
    _label,
    _sorted,
    _sign,
)
