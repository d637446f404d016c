import re
from itertools import pairwise

import pytest

from tests.views.markup import classes, known_actions, screens, text, tree, with_attribute
from tools.gallery_screens import Shot
from tools.paths import WEB

# The list in the script that lets markup into the page.
[LISTED] = re.findall(r"new Set\(\s*\[(.*?)\]", (WEB / "js/serve/trusted.js").read_text(), re.DOTALL)
TAKEN = set(re.findall(r"\w+", LISTED))

SCREENS = pytest.mark.parametrize("shot", screens(), ids=lambda shot: shot.name)


@SCREENS
def test_it_is_well_formed_and_keeps_to_the_policy(shot: Shot) -> None:
    root = tree(shot.html)
    assert not list(with_attribute(root, "style"))
    assert not [tag for tag in ("script", "style", "iframe", "object") if list(root.iter(tag))]
    assert not [name for element in root.iter() for name in element.attrib if name.startswith("on")]


@SCREENS
def test_every_element_is_one_that_the_page_takes(shot: Shot) -> None:
    assert {element.tag.lower() for element in tree(shot.html).iter()} - {"root"} <= TAKEN


@SCREENS
def test_ids_are_unique_and_references_lead_somewhere(shot: Shot) -> None:
    root = tree(shot.html)
    ids = [element.attrib["id"] for element in with_attribute(root, "id")]
    assert sorted(set(ids)) == sorted(ids)
    for name in ("for", "aria-labelledby", "aria-describedby"):
        for element in with_attribute(root, name):
            assert element.attrib[name] in ids


@SCREENS
def test_every_action_is_answered_somewhere(shot: Shot) -> None:
    asked = {element.attrib["data-do"] for element in with_attribute(tree(shot.html), "data-do")}
    assert asked
    assert asked <= known_actions()


@SCREENS
def test_everything_that_can_be_pressed_says_what_it_does(shot: Shot) -> None:
    for element in tree(shot.html).iter():
        if element.tag in ("button", "a") or element.get("role") in ("button", "radio"):
            assert element.get("aria-label") or text(element)
        if element.tag == "button":
            assert element.get("type") == "button"


@SCREENS
def test_what_asks_for_something_is_a_real_control(shot: Shot) -> None:
    # The veil behind a sheet, and the starts drawn on a board, repeat what a button beside them does;
    # a finale goes by itself, and with any key; the marks on a game's course stand in the lists below it too.
    for element in with_attribute(tree(shot.html), "data-do"):
        assert element.tag in ("button", "a") or classes(element) & {
            "veil",
            "pick",
            "finale",
            "course-finger",
        }


@SCREENS
def test_a_drawing_is_named_or_hidden(shot: Shot) -> None:
    for drawing in tree(shot.html).iter("svg"):
        assert drawing.get("aria-hidden") == "true" or drawing.get("aria-label")


@SCREENS
def test_there_is_one_main_part_with_one_title(shot: Shot) -> None:
    root = tree(shot.html)
    assert len(list(root.iter("main"))) == 1
    assert len(list(root.iter("h1"))) == 1


@SCREENS
def test_headings_skip_no_level(shot: Shot) -> None:
    levels = [int(e.tag[1]) for e in tree(shot.html).iter() if e.tag in ("h1", "h2", "h3", "h4")]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@SCREENS
def test_every_stone_shows_its_symbol(shot: Shot) -> None:
    # A proud stone in a play colour is never without the symbol of that colour.
    for group in tree(shot.html).iter():
        colour = next((name[2:] for name in classes(group) if name.startswith("k-")), "")
        uses = [use.attrib["href"] for use in group.iter("use")]
        if colour and any(use.startswith("#hex-") for use in uses):
            assert {f"#on-{colour}", f"#by-{colour}"} & set(uses)
