"""The rounds of a game in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.drawing import kit
from app.games.one_line.view.cards import chips
from app.texts import Texts


@dataclass(frozen=True, slots=True)
class Round:
    """One finished round: its card, what was drawn in words, and the points it brought."""

    number: int
    card: tuple[str, ...]
    words: str
    points: int = 0


def rounds(t: Texts, played: Sequence[Round], now: int | None = None) -> str:
    """The rounds from first to last; `now` marks the one that is shown."""
    if not played:
        nothing = escape(t("Nothing has been drawn yet."))
        return f'<p class="quiet">{nothing}</p>'
    items = ""
    for each in played:
        gain = f'<span class="num">{kit.signed(each.points)}</span>' if each.points else ""
        current = ' aria-current="step"' if each.number == now else ""
        number = escape(t("Round {n}", n=each.number))
        items += (
            f'<li class="round"{current}><span class="round-n num" aria-hidden="true">{each.number}</span>'
            f'<span class="aside">{number}</span>'
            f'<span class="grow">{chips(t, each.card)}<span class="small">{escape(each.words)}</span></span>{gain}</li>'
        )
    return f'<ol class="rounds">{items}</ol>'


def sheet(t: Texts, played: Sequence[Round]) -> str:
    """The rounds so far, over the game."""
    return kit.sheet(t, t("Rounds so far"), rounds(t, played))
