"""Small plots in our own hand: games as standing stones along a line of ground, and a share as a filled trail."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import minus

_WIDE, _HIGH = 320.0, 112.0
_ROOM = 16.0  # above the highest stone, for its number
_STEPS = (9.0, 26.0)  # the least and the most room for one stone
_LEANS = (0.42, 0.6, 0.5, 0.36, 0.55)  # where a stone's top is: nothing is quite straight


def standing_stones(scores: Sequence[int], average: float, label: str) -> str:
    """One stone for each game, the newest at the right; below the ground what is below zero. The best has its number."""
    top, low = max(*scores, round(average), 1), min(*scores, 0)
    scale = (_HIGH - _ROOM) / (top - low)
    ground = _HIGH + low * scale
    step = min(_STEPS[1], max(_STEPS[0], _WIDE / len(scores)))
    best = len(scores) - 1 - scores[::-1].index(max(scores))
    stones = ""
    for i, score in enumerate(scores):
        kind = "plot-stone best" if i == best else "plot-stone minus" if score < 0 else "plot-stone"
        stones += (
            f'<path class="{kind}" d="{_stone(i * step + 1, step - 2, ground, ground - score * scale, i)}"/>'
        )
    x = best * step + step / 2
    number = f'<text class="plot-number" x="{min(max(x, 10), _WIDE - 10):.1f}" y="{ground - max(scores[best], 0) * scale - 4:.1f}">{minus(scores[best])}</text>'
    mean = f'<path class="plot-mean" d="M0 {ground - average * scale:.1f}H{_WIDE:g}"/>'
    floor = f'<path class="plot-ground" d="M0 {ground:.1f}H{_WIDE:g}"/>'
    box = f"0 -2 {_WIDE:g} {_HIGH + 4:g}"
    return f'<svg class="plot" viewBox="{box}" role="img" aria-label="{escape(label)}">{stones}{floor}{mean}{number}</svg>'


def _stone(x: float, width: float, foot: float, head: float, i: int) -> str:
    """A standing stone with a worn top, or one that hangs down when its head is below its foot."""
    tip = x + width * _LEANS[i % len(_LEANS)]
    shoulder = head + max(-6.0, min(6.0, (foot - head) / 2))
    return (
        f"M{x:.1f} {foot:.1f}L{x + 0.6:.1f} {shoulder:.1f}Q{x + 0.8:.1f} {head:.1f} {tip:.1f} {head:.1f}"
        f"T{x + width:.1f} {shoulder:.1f}L{x + width:.1f} {foot:.1f}Z"
    )


def share(part: int, whole: int) -> str:
    """How much of a whole: a sunk trail, walked so far. The figures stand beside it."""
    walked = 100 * part / whole if whole else 0
    done = f'<path class="share-walked" d="M5 7H{5 + walked * 0.9:.1f}"/>' if part else ""
    return f'<svg class="share" viewBox="0 0 100 14" aria-hidden="true"><path class="share-trail" d="M5 7H95"/>{done}</svg>'


def ladder(rungs: Sequence[str], label: str) -> str:
    """Stones to climb, the lowest at the left: won ones stand proud, the next is lit, what lies ahead is sunk."""
    step, drawn = 40.0, ""
    for i, state in enumerate(rungs):
        x, head = 4 + i * step, 52 - i * 12.0
        drawn += f'<path class="rung rung-{state}" d="{_stone(x, step - 6, 66.0, head, i)}"/>'
        if state == "won":
            drawn += f'<path class="rung-tick" d="M{x + 11:.1f} {head + 9:.1f}l4.5 4.5 8-9"/>'
    box = f"0 0 {8 + step * len(rungs):g} 70"
    return f'<svg class="ladder" viewBox="{box}" role="img" aria-label="{escape(label)}">{drawn}</svg>'
