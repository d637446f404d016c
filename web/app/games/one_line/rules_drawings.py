"""The drawings in the rules of One Line: made from the same stones and the same ink as the game."""

from collections.abc import Sequence
from html import escape

from app.drawing.rule_page import plate
from app.games.one_line.view.board import picture, seal
from app.games.one_line.view.cards import chips
from app.texts import Texts
from waystones.games.one_line.board import CLASSIC, FIELDS, NEAR
from waystones.games.one_line.drawing import ink, stone
from waystones.games.one_line.ink import steps
from waystones.games.one_line.places import CENTRES, DRAWING_ORDER, MOVES

# A corner of the board that the two small drawings are cut from.
_CUT = "c4 c5 d4 d5 d6 e4 e5 e6 f4 f5"
_BESIDE = "c4 d4 e4 e5 d5 c5"
_CROSSING = "c4 d5 e5 f4 e4 d5 d6"


def legend(colours: Sequence[tuple[str, str]]) -> str:
    """The six stones with their names."""
    items = "".join(
        f'<li><svg class="k-{colour}" viewBox="-22 -20 44 42" aria-hidden="true"><use href="#hex-{i}"/><use href="#on-{colour}"/></svg>'
        f"{escape(words)}</li>"
        for i, (colour, words) in enumerate(colours)
    )
    return f'<ul class="legend">{items}</ul>'


def example(t: Texts) -> str:
    """The first stretch of a game, with its card (OL-5)."""
    card, line = ("blue", "green", "yellow", "grey"), example_line()
    board = picture(CLASSIC, t("A first stretch of four fields"), line, line[0])
    return f'<div class="example">{chips(t, card)}{board}</div>'


def example_line() -> tuple[int, ...]:
    """From a yellow start over blue, green and grey to a yellow field beside the 6."""
    start = next(field for field in CLASSIC.starts if CLASSIC.colours[field] == "yellow")
    return _follow((start,), ("blue", "green", "grey", "yellow"))


def _follow(line: tuple[int, ...], colours: Sequence[str]) -> tuple[int, ...]:
    """A line that goes on through these colours in this order and ends beside the 6; empty if there is none."""
    six = next(field for field, number in CLASSIC.numbers.items() if number == 6)
    if not colours:
        return line if six in NEAR[line[-1]] else ()
    for field in NEAR[line[-1]]:
        if CLASSIC.colours[field] == colours[0] and field not in line:
            found = _follow((*line, field), colours[1:])
            if found:
                return found
    return ()


def beside(label: str) -> str:
    """A line that runs back along itself."""
    return _scene(_BESIDE, label)


def crossing(label: str) -> str:
    """A line that would cross itself."""
    return _scene(_CROSSING, label)


def how(t: Texts) -> str:
    """The game in three pictures: colours lead the line, numbers give points, and what is left out costs."""
    card = chips(t, ("grey", "yellow", "red", "green"))
    along = _scene("e4 d4 d5", t("A line over grey and yellow"))
    shown = (
        (f"<div>{card}{along}</div>", t("Carry your line on through the card's colours, in any order.")),
        (
            scoring([(2, 2), (5, 5), (3, 2)], t("2, 5 and 3 give 2, 5 and 2")),
            t("Numbers give points. Small ones first: after a 5, the 3 gives half."),
        ),
        (
            _scene(_BESIDE, t("Fields beside a line cost a point each"), missed=("d6", "e6", "f4", "f5")),
            t("After fifteen cards each field you left out costs a point."),
        ),
    )
    return '<ol class="how">' + "".join(f"<li>{plate(*each)}</li>" for each in shown) + "</ol>"


def _scene(names: str, label: str, missed: Sequence[str] = ()) -> str:
    line = [FIELDS[each] for each in names.split()]
    shown = {FIELDS[each] for each in _CUT.split()}
    xs, ys = zip(*(CENTRES[field] for field in shown), strict=True)
    box = f"{min(xs) - 22:.0f} {min(ys) - 20:.0f} {max(xs) - min(xs) + 44:.0f} {max(ys) - min(ys) + 42:.0f}"
    stones = "".join(
        f'<g class="k-{CLASSIC.colours[field]}" transform="{MOVES[field]}">{stone(CLASSIC, field, sunk=field in line)}</g>'
        for field in DRAWING_ORDER
        if field in shown
    )
    along = steps(line)
    drawn = ink(along, "casing") + ink(along) + "".join(seal(FIELDS[each], -1) for each in missed)
    return f'<svg class="scene" viewBox="{box}" role="img" aria-label="{escape(label)}">{stones}{drawn}</svg>'


def scoring(reached: Sequence[tuple[int, int]], label: str) -> str:
    """Numbers along a line, and under each what it gave."""
    gap, height = 62, 78
    width = gap * len(reached)
    parts = f'<path class="casing" d="M0 26H{width}"/><path class="dry" d="M0 26C{width / 3:.0f} 20 {width * 2 / 3:.0f} 32 {width} 26"/>'
    for i, (number, points) in enumerate(reached):
        x = gap * (i + 0.5)
        kind = "" if number == points else " minus"
        parts += (
            f'<circle class="inked" cx="{x:.0f}" cy="26" r="17"/><text class="scored" x="{x:.0f}" y="34">{number}</text>'
            f'<text class="earned{kind}" x="{x:.0f}" y="70">+{points}</text>'
        )
    return f'<svg class="scoring" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">{parts}</svg>'
