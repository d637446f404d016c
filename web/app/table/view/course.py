"""The course of a game as a line over its decisions: the result expected after each, with the costly ones marked."""

from collections.abc import Collection, Sequence
from html import escape

from app.drawing.kit import does, minus
from waystones.review.weighing import Weighed

_WIDE, _HIGH = 320.0, 120.0
_TOP, _SIDE = 14.0, 14.0
_FINGER = 40.0  # how wide a mark is to a finger


def drawing(
    weighed: Sequence[Weighed], of: int, result: float | None, turning: Collection[int], label: str
) -> str:
    """The line, as far as it is known; at its end the result. A tap on a mark leads to its position."""
    means = [each.expected.mean for each in weighed]
    known = [*means, result] if result is not None else means
    low, high = min(*known, 0.0), max(*known, 0.0) + 1e-9
    scale = (_HIGH - 2 * _TOP) / max(high - low, 1.0)
    step = (_WIDE - 2 * _SIDE) / max(of, 1)

    def at(number: int, value: float) -> tuple[float, float]:
        return _SIDE + number * step, _HIGH - _TOP - (value - low) * scale

    spots = [at(number, value) for number, value in enumerate(known)]
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    ground = at(0, 0.0)[1]
    marks = ""
    for each, (x, y) in zip(weighed, spots, strict=False):
        if each.is_costly:
            action = does("moment", each.ply)
            marks += (
                f'<path class="course-cost" d="M{x:.1f} {y - 6:.1f}l5 6l-5 6l-5-6z"/>{_finger(x, action)}'
            )
        elif each.ply in turning:
            action = does("at", each.ply)
            marks += f'<circle class="course-turn" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>{_finger(x, action)}'
    end = ""
    if result is not None:
        x, y = spots[-1]
        end = (
            f'<circle class="course-end" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
            f'<text class="plot-number" x="{_WIDE - 2:g}" y="{max(12.0, y - 9):.1f}" text-anchor="end">{minus(round(result))}</text>'
        )
    return (
        f'<svg class="course" viewBox="0 0 {_WIDE:g} {_HIGH:g}" role="img" aria-label="{escape(label)}">'
        f'<path class="plot-ground" d="M0 {ground:.1f}H{_WIDE:g}"/><path class="course-way" d="{way}"/>{marks}{end}</svg>'
    )


def _finger(x: float, action: str) -> str:
    """The room around a mark that leads there too; keys and readers use the lists below."""
    return f'<rect class="course-finger" x="{x - _FINGER / 2:.1f}" y="0" width="{_FINGER:g}" height="{_HIGH:g}"{action}/>'
