"""The curve of a game: every player's points after every turn, and the turn that decided it."""

import re
from itertools import pairwise
from xml.etree.ElementTree import Element

from app.drawing.curve import curve
from tests.views.markup import classes, tree

SCORES = [(-4, -4, -4), (0, -4, -4), (0, 3, -4), (0, 3, 9), (12, 3, 9)]


def lines(root: Element) -> list[list[tuple[float, float]]]:
    """The corners of each player's line."""
    ways = [e.get("d", "") for e in root.iter("path") if "curve-line" in classes(e)]
    return [
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", way.replace("L", " L "))]
        for way in ways
    ]


def test_each_player_has_a_line_with_a_corner_for_every_turn() -> None:
    found = lines(tree(curve(SCORES, 4, "")))
    assert [len(line) for line in found] == [len(SCORES)] * 3
    for line in found:
        assert [x for x, _ in line] == sorted({x for x, _ in line}), "from left to right"


def test_more_points_are_higher_and_equal_points_are_level() -> None:
    heights: dict[int, set[float]] = {}
    for seat, line in enumerate(lines(tree(curve(SCORES, 4, "")))):
        for turn, (_, y) in enumerate(line):
            heights.setdefault(SCORES[turn][seat], set()).add(y)
    assert all(len(ys) == 1 for ys in heights.values())
    ranked = [heights[points].pop() for points in sorted(heights)]
    assert ranked == sorted(ranked, reverse=True)


def test_the_turn_that_decided_it_is_marked_where_it_is() -> None:
    root = tree(curve(SCORES, 3, ""))
    [mark] = [e for e in root.iter("path") if "curve-turn" in classes(e)]
    [number] = [e for e in root.iter("text") if "decided" in classes(e)]
    assert mark.get("d", "").startswith(f"M{lines(root)[0][3][0]:.1f} ")
    assert number.text == "3"


def test_a_tie_has_no_turning_point() -> None:
    assert "curve-turn" not in curve([(0, 0), (2, 0), (2, 2)], None, "")


def test_figures_at_the_end_never_cover_each_other_and_stay_in_the_drawing() -> None:
    for last in ((5, 5, 5, 5), (-9, -9, -9, -9), (0, 40, 39, 1), (-4, -4, 30, 30)):
        root = tree(curve([(0, 0, 0, 0), last], None, ""))
        box = [float(each) for each in next(root.iter("svg")).get("viewBox", "").split()]
        tops = sorted(float(e.get("y", "")) for e in root.iter("use"))
        high = float(next(root.iter("use")).get("height", ""))
        assert all(b - a >= high for a, b in pairwise(tops))
        assert tops[0] >= 0
        assert tops[-1] + high <= box[3]
