from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest

from app.games.one_line.view import board as table
from app.games.one_line.view.board import Draft, Look
from tests.views.markup import ENGLISH, classes, text, tree
from waystones.games.one_line.board import CLASSIC, FIELDS, NAMES, NEAR, distance
from waystones.games.one_line.ink import POINTS, steps, stroke
from waystones.games.one_line.places import CENTRES, SIDE, VIEW_BOX

LINE = ("d4", "d5", "e5", "f4")


def at(*names: str) -> tuple[int, ...]:
    return tuple(FIELDS[each] for each in names)


def look(**more: object) -> Look:
    return Look(**{"route": at(*LINE), "start": FIELDS["d5"], **more})  # type: ignore[arg-type]


def drawn(**more: object) -> dict[str, str]:
    return table.regions(ENGLISH, CLASSIC, look(**more))


def field(regions: dict[str, str], name: str) -> Element:
    [group] = tree(regions[f"f-{FIELDS[name]}"])
    return group


def a_number_beside(line: tuple[str, ...]) -> tuple[int, tuple[int, ...]]:
    """A number that no field of the line carries, and a way to it from the line's last end."""
    end = FIELDS[line[-1]]
    target = min((f for f in CLASSIC.numbers if f not in at(*line)), key=lambda f: distance(end, f))
    way = [end]
    while way[-1] != target:
        free = [f for f in NEAR[way[-1]] if f not in at(*line) and f not in way]
        way.append(min(free, key=lambda f: distance(f, target)))
    return target, tuple(way[1:])


def test_every_region_has_its_place_in_the_frame() -> None:
    frame = tree(table.frame(ENGLISH))
    assert {element.get("id") for element in frame.iter("g")} == set(drawn())


def test_neighbours_are_34_px_apart_when_the_board_is_320_px_wide() -> None:
    width = float(VIEW_BOX.split()[2])
    a, b = CENTRES[FIELDS["e4"]], CENTRES[FIELDS["e5"]]
    assert abs(a[1] - b[1]) == pytest.approx(SIDE * 3**0.5)
    assert (b[1] - a[1]) * 320 / width >= 34


def test_a_field_that_may_come_next_can_be_reached_and_says_so() -> None:
    lit = field(drawn(lit=frozenset(at("g4"))), "g4")
    assert lit.get("role") == "button"
    assert lit.get("tabindex") == "0"
    assert lit.get("data-field") == str(FIELDS["g4"])
    assert lit.get("aria-label", "").startswith(f"g4, {CLASSIC.colours[FIELDS['g4']]}")
    assert lit.get("aria-label", "").endswith("may come next")


def test_a_field_that_may_not_is_read_out_but_is_no_stop_on_the_way() -> None:
    free = field(drawn(), "a1")
    assert free.get("role") == "img"
    assert free.get("tabindex") is None
    assert "may come next" not in free.get("aria-label", "")


def test_a_number_is_part_of_a_fields_name() -> None:
    place, number = next(iter(CLASSIC.numbers.items()))
    colour = CLASSIC.colours[place]
    assert table.field_label(ENGLISH, CLASSIC, place, "free") == f"{NAMES[place]}, {colour}, number {number}"


def test_both_ends_can_be_picked_up() -> None:
    regions = drawn()
    for end in (LINE[0], LINE[-1]):
        assert field(regions, end).get("role") == "button"
        assert field(regions, end).get("aria-label", "").endswith("an end of your line")
    handles = [
        circle for circle in tree(regions["ends"]).iter("circle") if {"handle", "grip"} & classes(circle)
    ]
    assert len(handles) == 2


def test_the_cursor_can_stand_anywhere() -> None:
    assert field(drawn(cursor=FIELDS["a1"]), "a1").get("tabindex") == "0"


def test_walked_fields_are_sunk_and_the_others_stand() -> None:
    regions = drawn(draft=Draft(FIELDS["f4"], at("f5")))
    for name in (*LINE, "f5"):
        assert f"#hexs-{FIELDS[name]}" in regions[f"f-{FIELDS[name]}"]
    assert f"#hex-{FIELDS['a1']}" in regions[f"f-{FIELDS['a1']}"]


def test_one_step_changes_few_regions() -> None:
    before = drawn(draft=Draft(FIELDS["f4"], at("f5")), lit=frozenset(at("g5", "e6")))
    after = drawn(draft=Draft(FIELDS["f4"], at("f5", "g5")), lit=frozenset(at("g6")))
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"lit", "draft", "ends", *(f"f-{FIELDS[name]}" for name in ("g5", "e6", "g6"))}


def test_light_goes_only_round_what_may_come_next() -> None:
    rings = list(tree(drawn(lit=frozenset(at("g4", "g5")))["lit"]).iter("use"))
    assert [ring.get("href") for ring in rings] == ["#ring", "#ring"]
    assert drawn()["lit"] == ""


def test_the_last_step_runs_in_only_when_it_may_be_shown_as_movement() -> None:
    grown = drawn(draft=Draft(FIELDS["f4"], at("f5"), moves=True))["draft"]
    shortened = drawn(draft=Draft(FIELDS["f4"], at("f5"), moves=False))["draft"]
    assert "run" in grown
    assert "run" not in shortened


def test_what_was_inked_last_dries_until_the_next_stretch_begins() -> None:
    fresh = frozenset(at("f4"))
    assert "drying" in drawn(fresh=fresh)["route"]
    assert "drying" not in drawn(fresh=fresh, draft=Draft(FIELDS["f4"], at("f5")))["route"]


def test_a_number_on_the_draft_says_what_it_would_give() -> None:
    place, way = a_number_beside(LINE)
    number = CLASSIC.numbers[place]
    regions = drawn(draft=Draft(FIELDS[LINE[-1]], way, {number: 2}))
    assert "+2" in [text(element) for element in tree(regions["ends"]).iter("text")]
    assert str(number) in [text(element) for element in tree(regions["draft"]).iter("text")]


def test_a_hint_is_a_ghost_from_the_end_it_leaves() -> None:
    regions = drawn(hint=at("f4", "f5", "g5"))
    x, y = POINTS[FIELDS["f4"]]
    [ghost] = [path for path in tree(regions["hint"]).iter("path") if classes(path) == {"ghost"}]
    assert ghost.attrib["d"].startswith(f"M{x:.1f} {y:.1f}")
    assert drawn()["hint"] == ""


def test_the_start_is_marked_inside_the_line() -> None:
    assert any(classes(circle) == {"origin"} for circle in tree(drawn()["route"]).iter("circle"))


Curve = tuple[complex, complex, complex, complex]


def curves(line: tuple[int, ...]) -> list[Curve]:
    """The stroke along the line as cubic curves, read from what is drawn."""
    start, *rest = stroke(steps(line)).removeprefix("M").split("C")
    found, at = [], complex(*map(float, start.split()))
    for each in rest:
        n = list(map(float, each.split()))
        found.append((at, complex(*n[:2]), complex(*n[2:4]), complex(*n[4:])))
        at = found[-1][-1]
    return found


def radius(curve: Curve, u: float) -> float:
    """How wide the bend is at this part of the way."""
    a, b, c, d = curve
    v = 1 - u
    speed = 3 * (v * v * (b - a) + 2 * u * v * (c - b) + u * u * (d - c))
    turn = 6 * (v * (c - 2 * b + a) + u * (d - 2 * c + b))
    bend = abs((speed.conjugate() * turn).imag)
    return abs(speed) ** 3 / bend if bend else float("inf")


def ways(length: int) -> list[tuple[int, ...]]:
    """Every line of so many fields that goes out from the middle of the board or from its rim."""
    found: list[tuple[int, ...]] = [(field,) for field in at("e5", "c2", "a1", "i4")]
    for _ in range(length - 1):
        found = [(*way, field) for way in found for field in NEAR[way[-1]] if field not in way]
    return found


def test_the_line_is_one_stroke_through_its_fields() -> None:
    line = at(*LINE)
    assert stroke(steps(line)).count("M") == 1
    for (start, _, _, end), sides in zip(curves(line), pairwise(line), strict=True):
        for point, place in zip((start, end), sides, strict=True):
            assert abs(point - complex(*POINTS[place])) < 0.1


def test_the_pen_turns_softly_at_every_angle() -> None:
    half_of_its_casing = 4.7
    for way in ways(4):
        drawn = curves(way)
        for before, after in pairwise(drawn):
            turn = (after[1] - after[0]) / (before[3] - before[2])
            assert abs(turn.imag) < 0.05 * turn.real, "no corner on a field"
        tightest = min(radius(curve, u / 12) for curve in drawn for u in range(13))
        assert tightest > half_of_its_casing, f"the bend folds on the way {way}"


def test_the_pen_stays_near_the_fields_it_passes() -> None:
    for way in ways(4):
        for curve, (one, other) in zip(curves(way), pairwise(way), strict=True):
            a, b, c, d = curve
            middle = (a + 3 * b + 3 * c + d) / 8
            assert min(abs(middle - complex(*CENTRES[each])) for each in (one, other)) < SIDE


def test_a_hand_stays_inside_the_field() -> None:
    for (x, y), (cx, cy) in zip(POINTS, CENTRES, strict=True):
        assert abs(x - cx) <= SIDE / 10
        assert abs(y - cy) <= SIDE / 10


def test_a_picture_names_what_it_shows() -> None:
    [board] = tree(table.picture(CLASSIC, "Your <line>", at(*LINE)))
    assert board.get("aria-label") == "Your <line>"
    assert board.get("role") == "img"
