"""The points of a game, turn by turn: one worn line for each player, marked like the player's figure."""

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from app.drawing.kit import minus
from waystones.drawing import standing

_WIDE, _HIGH = 320.0, 140.0
# Room for numbers at the left and below, for figures at the right.
_LEFT, _RIGHT, _TOP, _FOOT = 24.0, 26.0, 12.0, 18.0
_APART = 18.0  # between the feet of two figures
_TALL = 17.0  # a figure


def curve(scores: Sequence[Sequence[int]], turning: int | None, label: str, turns: Sequence[int] = ()) -> str:
    """Everybody's points after each turn, the start first; the turn that decided the game has a line of its own.

    `turns` says after which turns these were the points, where it is not after each of them.
    """
    turns = turns or range(len(scores))
    last = max(turns[-1], 1)
    high, low = max(map(max, scores)), min(map(min, scores))
    high, low = max(high, 1), min(low, 0)

    def x(turn: int) -> float:
        return _LEFT + turn * (_WIDE - _LEFT - _RIGHT) / last

    def y(points: float) -> float:
        return _TOP + (high - points) * (_HIGH - _TOP - _FOOT) / (high - low)

    ground = f'<path class="curve-ground" d="M{_LEFT:g} {y(0):.1f}H{_WIDE - _RIGHT:g}"/>'
    marks = _number(minus(high), _LEFT - 5, y(high) + 4, "end") + _number("0", _LEFT - 5, y(0) + 4, "end")
    if y(low) - y(0) > _APART:
        marks += _number(minus(low), _LEFT - 5, y(low) + 4, "end")
    if turning:
        near = min(max(x(turning), _LEFT + 8), _WIDE - _RIGHT - 8)
        marks += f'<path class="curve-turn" d="M{x(turning):.1f} {_TOP - 6:g}V{_HIGH - _FOOT + 3:g}"/>'
        marks += _number(str(turning), near, _HIGH - 2, "middle", " decided")
    lines = ""
    for seat in range(len(scores[0])):
        way = "L".join(
            f"{x(turn):.1f} {y(points[seat]):.1f}" for turn, points in zip(turns, scores, strict=True)
        )
        lines += f'<path class="curve-case" d="M{way}"/><path class="curve-line curve-{seat}" d="M{way}"/>'
    feet = _spread([y(points) + _TALL / 2 for points in scores[-1]])
    figures = "".join(
        standing(seat, False, _WIDE - _RIGHT / 2, foot, _TALL) for seat, foot in enumerate(feet)
    )
    return (
        f'<svg class="curve" viewBox="0 0 {_WIDE:g} {_HIGH:g}" role="img" aria-label="{escape(label)}">'
        f"{ground}{marks}{lines}{figures}</svg>"
    )


def _number(words: str, x: float, y: float, anchor: str, kind: str = "") -> str:
    return f'<text class="curve-number{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'


def _spread(feet: Sequence[float]) -> list[float]:
    """The same heights, moved apart as far as figures need it, and none beyond the drawing."""
    order = sorted(range(len(feet)), key=lambda seat: feet[seat])
    found = list(feet)
    for above, seat in pairwise(order):
        found[seat] = max(found[seat], found[above] + _APART)
    for below, seat in pairwise(reversed(order)):
        found[below] = min(found[below], _HIGH - 1)
        found[seat] = min(found[seat], found[below] - _APART)
    return found
