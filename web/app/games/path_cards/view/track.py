"""The score track: fifty paces there and back up the hill, and round again with 50 kept (SP-24)."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import minus
from app.drawing.players import Players
from app.texts import Texts
from waystones.drawing import standing

LAP = 50
_PER_ROW = 10
_STEP, _RISE = 32.0, 30.0
_LEFT, _BOTTOM = 46.0, 150.0


def place(total: int) -> tuple[int, int]:
    """The pace on which a total stands, and how many laps lie behind it.

    >>> place(7), place(50), place(51), place(0), place(-4)
    ((7, 0), (50, 0), (1, 1), (0, 0), (0, 0))
    """
    return (0, 0) if total <= 0 else ((total - 1) % LAP + 1, (total - 1) // LAP)


def _at(pace: int) -> tuple[float, float]:
    """Where a pace lies: rows of ten, to the right and back again; pace 0 is before the first."""
    row, column = divmod(max(pace, 1) - 1, _PER_ROW)
    if row % 2:
        column = _PER_ROW - 1 - column
    return _LEFT + _STEP * (column - (pace == 0)), _BOTTOM - _RISE * row


def track(t: Texts, players: Players, totals: Sequence[int]) -> str:
    """Everybody's figure at its total; who has gone round carries a flag of 50, who is below zero says so."""
    paces = "".join(_pace(pace) for pace in range(LAP + 1))
    shared: dict[int, int] = {}
    figures = ""
    for seat, total in enumerate(totals):
        pace, laps = place(total)
        x, y = _at(pace)
        x += 9 * shared.get(pace, 0)
        shared[pace] = shared.get(pace, 0) + 1
        figures += standing(seat, True, x, y + 6, 32)
        if laps or total < 0:
            flag = minus(total) if total < 0 else f"+{LAP * laps}"
            kind = "lap minus" if total < 0 else "lap"
            figures += f'<text class="{kind}" x="{x + 17:.1f}" y="{y - 14:.1f}">{flag}</text>'
    said = [
        t("{name}: {points}", name=player.name, points=minus(total))
        for player, total in zip(players, totals, strict=True)
    ]
    label = escape(t("Score track. {totals}", totals=", ".join(said)))
    return f'<svg class="track" viewBox="0 0 360 170" role="img" aria-label="{label}">{paces}{figures}</svg>'


def _pace(pace: int) -> str:
    x, y = _at(pace)
    kind = "pace tenth" if pace % _PER_ROW == 0 else "pace"
    number = f'<text class="pace-number" x="{x:g}" y="{y + 5:g}">{pace}</text>' if pace % 5 == 0 else ""
    return f'<ellipse class="{kind}" cx="{x:g}" cy="{y:g}" rx="13" ry="9.4"/>{number}'
