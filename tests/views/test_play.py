import pytest

from app.drawing.kit import ask, filled
from app.games.one_line.view import play
from app.games.one_line.view.board import Draft
from app.games.one_line.view.cards import chips, numbers
from tests.views.markup import ENGLISH, classes, text, tree
from tools.gallery_screens import walked
from waystones.games.one_line.board import FIELDS


def test_a_used_colour_is_ticked_off_once() -> None:
    card = tree(chips(ENGLISH, ("grey", "grey", "red", "blue"), ["grey"]))
    labels = [drawing.get("aria-label") for drawing in card.iter("svg")]
    assert labels == ["grey, used", "grey", "red", "blue"]
    assert [bool(list(item.iter("path"))) for item in card.iter("li")] == [True, False, False, False]


def test_numbers_tell_full_from_half_without_colour() -> None:
    pile = tree(numbers(ENGLISH, {7: 7, 5: 3}, {9: 9}))
    kinds = {text(group): classes(group) for group in pile.iter("g") if "pebble" in classes(group)}
    assert kinds["7"] == {"pebble", "full"}
    assert kinds["5"] == {"pebble", "half"}
    assert kinds["9"] == {"pebble", "full", "wet-token"}
    assert kinds["2"] == {"pebble", "open"}
    label = pile[0].get("aria-label", "")
    assert "7 gave 7, 5 gave 3, 9 would give 9" in label


def test_nothing_reached_is_said_too() -> None:
    assert tree(numbers(ENGLISH, {}))[0].get("aria-label") == "No number reached yet"


def acts(draft: Draft, sure: bool = False) -> dict[str, tuple[str, bool]]:
    regions = play.regions(ENGLISH, walked(6, 2).observe(0), draft, sure=sure)
    return {
        button.attrib["data-do"]: (text(button) or button.get("aria-label", ""), "disabled" in button.attrib)
        for button in tree(regions["acts"]).iter("button")
    }


def test_nothing_drawn_can_be_passed_but_not_inked() -> None:
    buttons = acts(Draft())
    assert buttons["pass"] == ("Pass", False)
    assert buttons["confirm"] == ("Draw on the board", True)
    assert buttons["back-step"][1]


@pytest.mark.parametrize(("count", "label"), [(1, "Ink 1 field"), (2, "Ink 2 fields")])
def test_the_button_says_how_much_is_inked(count: int, label: str) -> None:
    seen = walked(6, 2).observe(0)
    move = next(move for move in seen.legal_moves() if len(move.fields) == count)
    buttons = acts(Draft(move.end, move.fields))
    assert buttons["confirm"] == (label, False)
    assert buttons["pass"][1]
    assert not buttons["back-step"][1]


def test_a_pass_that_gives_something_away_is_asked_about() -> None:
    assert acts(Draft(), sure=True)["pass"] == ("Sure?", False)


def test_points_to_come_stand_beside_the_score() -> None:
    seen = walked(6, 5).observe(0)
    score = tree(play.regions(ENGLISH, seen, Draft(seen.route[0], (FIELDS["a1"],), {7: 4}))["score"])
    counted = [e for e in score.iter("span") if "tick" in classes(e)]
    assert [e.attrib["aria-hidden"] for e in counted] == ["true"] * len(counted)
    assert text(score).removeprefix("".join(map(text, counted))).startswith(f"{seen.points}+4")


def test_fields_drawn_count_as_reached_already() -> None:
    seen = walked(6, 2).observe(0)
    move = next(move for move in seen.legal_moves() if len(move.fields) == 2)
    left = tree(play.regions(ENGLISH, seen, Draft(move.end, move.fields))["left"])
    assert text(left).startswith(str(seen.left - 2))


def test_all_that_must_be_in_view_is() -> None:
    seen = walked(6, 5).observe(0)
    page = tree(filled(play.frame(ENGLISH), play.regions(ENGLISH, seen)))
    ids = {element.get("id"): text(element) for element in page.iter() if element.get("id")}
    assert "Round 6 of 15" in ids["round"]
    assert str(seen.points) in ids["score"]
    assert str(seen.left) in ids["left"]
    assert all(str(count) in ids["to-come"] for count in seen.to_come.values())
    assert len(list(next(e for e in page.iter() if e.get("id") == "card").iter("svg"))) == len(seen.card)


def test_a_question_says_what_is_lost_and_offers_both_ways() -> None:
    root = tree(ask(ENGLISH, "Give up?", "All <b> is lost.", "Give up", "give-up", "yes"))
    assert "All <b> is lost." in text(root)
    buttons = [b for b in root.iter("button") if "stone-btn" in classes(b)]
    assert [(b.get("data-do"), b.get("data-arg")) for b in buttons] == [("close", None), ("give-up", "yes")]


def test_a_region_without_a_place_is_an_error() -> None:
    with pytest.raises(KeyError):
        filled("<p></p>", {"nowhere": ""})
