from itertools import pairwise

from app.games.one_line import rules
from app.games.one_line.rules_drawings import example_line
from tests.views.markup import ENGLISH, text, tree, with_attribute
from waystones.games.one_line.board import CLASSIC, NEAR

PAGE = tree(rules.frame(ENGLISH))


def rule_items() -> dict[str, str]:
    return {e.attrib["id"]: text(e) for e in with_attribute(PAGE, "id") if e.attrib["id"].startswith("OL-")}


def test_the_contents_lead_to_every_chapter() -> None:
    chapters = [e.attrib["id"] for e in PAGE.iter("section") if e.get("id")]
    links = [e.attrib["data-arg"] for e in with_attribute(PAGE, "data-do") if e.get("data-do") == "section"]
    assert links == chapters


def test_the_example_is_the_one_the_rules_describe() -> None:  # OL-5
    line = example_line()
    assert line[0] in CLASSIC.starts
    assert [CLASSIC.colours[field] for field in line] == ["yellow", "blue", "green", "grey", "yellow"]
    assert all(after in NEAR[before] for before, after in pairwise(line))
    assert 6 in [CLASSIC.numbers.get(field) for field in NEAR[line[-1]]]
