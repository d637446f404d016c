"""The journey as a winding path of forty stones, each with what it asks and what was won on it."""

from html import escape

from app.drawing.kit import Regions, bar, button, does, medal, minus, screen
from app.games.one_line.journey.walked import MEDALS, Walked
from app.games.one_line.view.result import medal_name
from app.texts import Texts
from waystones.games.one_line.journey import LENGTH, STONES

ACROSS = 4  # stones side by side; the path turns at the end of each row
ROWS = LENGTH // ACROSS


def name(t: Texts, place: int) -> str:
    """What a stone's game is called: its number, and after a colon what copper, silver and gold ask."""
    return t("Stone {n}", n=place + 1) + ": " + asks(place)


def asks(place: int) -> str:
    """What copper, silver and gold ask: 14 · 24 · 34."""
    return " · ".join(map(minus, STONES[place]))


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    lead = escape(t("Forty boards. Each asks for three scores: copper, silver and gold."))
    body = (
        bar(t, t("The journey"), back="one-line")
        + f'<div class="reading"><p class="quiet">{lead}</p><div class="journey-head" id="journey-head"></div>'
        + f'<div class="journey-path">{_trail()}<ol class="journey-stones" id="stones"></ol></div></div>'
    )
    return screen("journey", body)


def regions(t: Texts, walked: Walked) -> Regions:
    """How far one has come, and the stones."""
    won = escape(t("{n} of {all} stones won", n=walked.all_won, all=3 * LENGTH))
    onward = button(
        t("Go on: stone {n}", n=walked.following + 1), "stone", walked.following, kind="main", id="do-onward"
    )
    return {
        "journey-head": f'<p class="strong">{won}</p>{onward}',
        "stones": "".join(_stone(t, walked, place) for place in range(LENGTH)),
    }


def _column(place: int) -> int:
    """Rows run to the right and to the left in turn."""
    row, along = divmod(place, ACROSS)
    return along if row % 2 == 0 else ACROSS - 1 - along


def _stone(t: Texts, walked: Walked, place: int) -> str:
    won, is_open = walked.won(place), walked.is_open(place)
    number = t("Stone {n}", n=place + 1)
    said = f"{number}: {asks(place)}"
    if place in walked.best:
        points = t.many("{n} point", "{n} points", walked.best[place])
        said += f". {medal_name(t, MEDALS[won])}, {points}"
    if not is_open:
        said += ". " + t("Not open yet")
    now = ' aria-current="step"' if place == walked.following and is_open else ""
    off = "" if is_open else ' disabled=""'
    return (
        f'<li class="column-{_column(place) + 1}"><button type="button" class="journey-stone"{does("stone", place)} id="stone-{place + 1}"{now}{off}>'
        f'{medal(MEDALS[won])}<span aria-hidden="true"><b class="num">{place + 1}</b><span class="small">{asks(place)}</span></span>'
        f'<span class="aside">{escape(said)}</span></button></li>'
    )


def _trail() -> str:
    """The path under the stones, turning at the end of each row."""
    line, right, left = "M0.5 0.4", ACROSS - 0.5, 0.5
    for row in range(ROWS):
        at, far, bend = row + 0.4, (right if row % 2 == 0 else left), (0.62 if row % 2 == 0 else -0.62)
        line += f"H{far}"
        if row < ROWS - 1:
            line += f"C{far + bend} {at} {far + bend} {at + 1} {far} {at + 1}"
    return f'<svg class="trail journey-trail" viewBox="0 0 {ACROSS} {ROWS}" preserveAspectRatio="none" aria-hidden="true"><path d="{line}"/></svg>'
