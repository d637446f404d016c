"""The score sheet of Branching Paths: figure by figure, colours and sets of wishing stones, points on the way."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import figure, signed
from app.games.path_cards.view.pieces import wishes
from app.table.view.score_sheet import Sheet
from app.texts import Texts
from waystones import ScoreLine
from waystones.games.path_cards.figures import SMALL_FIGURES

_KINDS = {"colours": "line-colours", "sets": "line-sets", "tiles": "line-tiles"}
_SMALL = tuple(f"line-small-{number}" for number in range(1, SMALL_FIGURES + 1))


def _sorted(lines: Sequence[ScoreLine]) -> dict[str, ScoreLine]:
    found = {_KINDS[line.kind]: line for line in lines if line.kind in _KINDS}
    figures = sorted((line for line in lines if line.kind == "figure"), key=lambda line: -line.points)
    places = iter(_SMALL)  # figures on the start field have no line
    for line in figures:
        found["line-large" if line.values["large"] else next(places)] = line
    return found


def _label(t: Texts, line: str) -> str:
    match line:
        case "line-large":
            return escape(t("Large figure"))
        case "line-colours":
            return escape(t("Colours"))
        case "line-sets":
            return escape(t("Sets of three"))
        case "line-tiles":
            return escape(t("On the way"))
    return escape(t("Small figure {n}", n=line[-1]))


def _sign(t: Texts, seat: int, line: ScoreLine) -> str:
    match line.kind:
        case "figure" if line.values["large"]:
            return figure(seat, large=True, label=t("large figure, doubled"))
        case "colours" if line.values["colours"]:
            return wishes(line.values["colours"])
        case "sets" if line.values["sets"]:
            times = signed(line.values["sets"]).removeprefix("+")
            return f'<span class="sheet-note small quiet">{times}\N{MULTIPLICATION SIGN}</span>'
    return ""


SHEET = Sheet(
    ("line-large", *_SMALL, "line-colours", "line-sets", "line-tiles"),
    _label,
    _sorted,
    _sign,
    optional=("line-large", *_SMALL),
)
