import re

from app.drawing import rule_page
from app.games import games
from app.games.stone_paths import rules, rules_drawings
from app.pages.rules import other_rules
from tests.views.markup import ENGLISH, text, tree, with_attribute
from tools.paths import ROOT
from waystones.games.path_cards.cards import COLOURS, fits
from waystones.games.stone_paths.board import DARK, ROW_VALUES, TILES
from waystones.games.stone_paths.score import WISHES, figure_points

PAGE = tree(rules.frame(ENGLISH))
WRITTEN = (ROOT / "docs" / "rules" / "stone-paths.md").read_text(encoding="utf-8")


def rule_items() -> dict[str, str]:
    return {e.attrib["id"]: text(e) for e in with_attribute(PAGE, "id") if e.attrib["id"].startswith("SP-")}


def numbers(words: str) -> list[int]:
    return [int(each) for each in re.findall(r"-?\d+", words.replace("\N{MINUS SIGN}", "-"))]


def test_the_contents_lead_to_every_chapter() -> None:
    chapters = [e.attrib["id"] for e in PAGE.iter("section") if e.get("id")]
    links = [e.attrib["data-arg"] for e in with_attribute(PAGE, "data-do") if e.get("data-do") == "section"]
    assert links == chapters


def test_the_rules_of_all_games_lead_to_each_other() -> None:
    for shown in games():
        page = tree(other_rules(ENGLISH, shown)[rule_page.GAMES])
        links = [e for e in with_attribute(page, "data-do") if e.get("data-do") == "rules"]
        assert {e.get("data-arg"): e.get("aria-current") == "page" for e in links} == {
            id: id == shown for id in games()
        }


# What the page says in numbers is what the engine counts with.


def test_the_rows_are_worth_what_the_rule_says() -> None:  # SP-2
    assert tuple(numbers(rule_items()["SP-2"].split("worth")[1])[:9]) == ROW_VALUES[1:]


def test_the_tiles_are_counted_right() -> None:  # SP-3
    assert numbers(rule_items()["SP-3"])[0] == len(TILES)


def test_the_scale_of_wishing_stones_is_the_one_that_scores() -> None:  # SP-23
    scale = next(e for e in PAGE.iter("ol") if e.get("class") == "wish-scale")
    assert [numbers(text(item))[0] for item in scale] == list(range(len(WISHES)))
    assert [numbers(text(item[-1]))[0] for item in scale] == list(WISHES)
    assert "or more" in text(scale[-1])


def rows_of(kind: str) -> list[list[int]]:
    figures = [e for e in PAGE.iter("figure") if kind in e.get("class", "").split()]
    return [[int(text(card)) for card in e.iter("i")] for e in figures]


def test_the_rows_that_are_right_fit_and_the_wrong_one_does_not() -> None:  # SP-12
    for row in rows_of("good"):
        assert all(fits(tuple(row[:i]), value) for i, value in enumerate(row))
    assert rows_of("good") == [[3, 3, 6, 7, 7], [9, 8, 8, 5, 3]]
    [wrong] = rows_of("bad")
    assert not all(fits(tuple(wrong[:i]), value) for i, value in enumerate(wrong))


def test_the_drawings_are_cut_out_of_the_board_that_is_played_on() -> None:  # SP-4
    drawings = rules_drawings.FIRST_STEPS, rules_drawings.CLOVERS, rules_drawings.AT_THE_END
    for stone in (each for drawing in drawings for each in drawing):
        assert bool(stone.tile) == (DARK[COLOURS[stone.path]][stone.number - 1] != "-"), stone


def test_the_example_adds_up() -> None:  # SP-22
    points = [figure_points(each.number, each.stands == "large") for each in rules_drawings.AT_THE_END]
    [caption] = [text(e) for e in PAGE.iter("figcaption") if "together" in text(e)]
    assert numbers(caption)[-1] == sum(points)
    drawing = next(
        e for e in PAGE.iter("svg") if (e.get("aria-label") or "").startswith("Figures that score")
    )
    assert numbers(drawing.attrib["aria-label"]) == points
    assert [numbers(text(e))[0] for e in drawing.iter("text")] == points
