"""What holds for every screen of Stone Paths, whatever it shows."""

import re
from functools import cache
from itertools import pairwise

import pytest

from art.sprite import drawings, sprite
from tests.views.markup import ENGLISH, classes, known_actions, text, tree, with_attribute
from tests.views.test_styles import STYLED
from tools.gallery_stone_paths import scenes


@cache
def shown() -> dict[str, str]:
    return dict(scenes(ENGLISH))


SCENES = pytest.mark.parametrize("name", list(shown()))


@SCENES
def test_it_is_well_formed_and_keeps_to_the_policy(name: str) -> None:
    root = tree(shown()[name])
    assert not list(with_attribute(root, "style"))
    assert not [tag for tag in ("script", "style", "iframe", "object") if list(root.iter(tag))]
    assert not [key for element in root.iter() for key in element.attrib if key.startswith("on")]


@SCENES
def test_ids_are_unique_and_references_lead_somewhere(name: str) -> None:
    root = tree(shown()[name])
    ids = [element.attrib["id"] for element in with_attribute(root, "id")]
    assert sorted(set(ids)) == sorted(ids)
    for key in ("for", "aria-labelledby", "aria-describedby"):
        assert {element.attrib[key] for element in with_attribute(root, key)} <= set(ids)


@SCENES
def test_every_action_is_answered_and_asked_by_a_real_control(name: str) -> None:
    asking = list(with_attribute(tree(shown()[name]), "data-do"))
    assert asking
    assert {element.attrib["data-do"] for element in asking} <= known_actions()
    # The veil behind a sheet and the columns over the paths repeat what a button beside them does.
    assert all(element.tag in ("button", "a") or classes(element) & {"veil", "pick"} for element in asking)


@SCENES
def test_everything_that_can_be_pressed_says_what_it_does(name: str) -> None:
    for element in tree(shown()[name]).iter():
        if element.tag in ("button", "input") or element.get("role") in ("img", "radiogroup"):
            assert element.get("aria-label") or text(element) or element.get("id") == "seed"
        if element.tag == "button":
            assert element.get("type") == "button"


@SCENES
def test_a_drawing_is_named_or_hidden(name: str) -> None:
    for drawing in tree(shown()[name]).iter("svg"):
        assert drawing.get("aria-hidden") == "true" or drawing.get("aria-label")


@SCENES
def test_there_is_one_title_and_headings_skip_no_level(name: str) -> None:
    root = tree(shown()[name])
    levels = [int(e.tag[1]) for e in root.iter() if e.tag in ("h1", "h2", "h3", "h4")]
    assert len(list(root.iter("main"))) == 1
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@SCENES
def test_every_class_is_styled(name: str) -> None:
    used = {each for element in tree(shown()[name]).iter() for each in classes(element)}
    # Names of screens: there to be told apart, not all of them styled.
    assert {
        each for each in used - STYLED if not re.fullmatch(r"(stones-result|seats-of|curtain)(-page)?", each)
    } == set()


def test_whatever_a_screen_uses_is_in_the_sprite() -> None:
    drawn = {element.attrib["id"] for element in with_attribute(tree(sprite(drawings())), "id")}
    wanted = {
        use.attrib["href"].removeprefix("#") for html in shown().values() for use in tree(html).iter("use")
    }
    assert wanted <= drawn


def test_every_piece_in_the_sprite_is_used() -> None:
    drawn = {element.attrib["id"] for element in with_attribute(tree(sprite(drawings())), "id")}
    pieces = {
        each
        for each in drawn
        if re.match(r"(path-stone|fig|tile|socket|goal|start-stone|stone-ring|standing|em-stone)", each)
    }
    wanted = {
        use.attrib["href"].removeprefix("#") for html in shown().values() for use in tree(html).iter("use")
    }
    assert len(pieces) > 30
    assert pieces - wanted == set()
