from xml.etree.ElementTree import Element

import pytest

from app.drawing.players import Player
from app.games.stone_paths.view import board
from app.games.stone_paths.view.look import Look, Moved, Preview
from tests.views.markup import ENGLISH, classes, text, tree, with_attribute
from waystones.games.path_cards.cards import COLOURS, LETTERS
from waystones.games.stone_paths.board import CLOVER, DARK, ROW_VALUES, WISHING_STONE
from waystones.games.stone_paths.places import CENTRES, COLUMN, PATHS, ROW, STONES, WIDTH, shape
from waystones.games.stone_paths.rules import StonePaths
from waystones.games.stone_paths.setup import deal

PLAYERS = (Player("Anna"), Player("Mira"), Player("Bas", "steady"))
BLUE, RED = COLOURS.index("blue"), COLOURS.index("red")


def table(**stones: tuple[int, ...]) -> StonePaths:
    """Three players with figures put on stones: anna=(yellow, blue, ...)."""
    state = deal(3, 4, {"first": "0"})
    for seat, player in enumerate(PLAYERS):
        state.stones[seat] = list(stones.get(player.name.lower(), (0, 0, 0, 0, 0)))
    state.in_goal = sum(stone >= 7 for figures in state.stones for stone in figures)
    return state


def drawn(state: StonePaths, look: Look | None = None) -> dict[str, str]:
    return board.regions(ENGLISH, state.observe(0), PLAYERS, look or Look())


def uses(html: str) -> list[str]:
    return [use.attrib["href"] for use in tree(html).iter("use")]


def figures(html: str) -> list[str]:
    return [href for href in uses(html) if href.startswith("#fig-")]


def test_every_region_has_its_place_in_the_frame() -> None:
    frame = tree(board.frame(ENGLISH))
    assert {element.get("id") for element in frame.iter("g")} >= set(drawn(table()))


def test_columns_are_44_px_wide_on_the_smallest_phone() -> None:
    # 276 px is what the board gets at 320 x 568.
    assert COLUMN * 276 / WIDTH >= 44


def test_paths_run_up_side_by_side() -> None:
    assert [CENTRES[path][1][0] for path in PATHS] == sorted(CENTRES[path][1][0] for path in PATHS)
    for path in PATHS:
        heights = [CENTRES[path][stone][1] for stone in STONES]
        assert heights == sorted(heights)
        assert heights[1] - heights[0] == pytest.approx(ROW)


def test_no_two_stones_side_by_side_are_alike() -> None:
    for path in PATHS[1:]:
        assert all(shape(path, stone) != shape(path - 1, stone) for stone in STONES)


def test_the_rail_names_every_row_value() -> None:  # SP-2
    rail = [text(e) for e in tree(board.frame(ENGLISH)).iter("text")]
    assert rail == [str(value).replace("-", "\N{MINUS SIGN}") for value in reversed(ROW_VALUES[1:])]


def test_a_light_stone_shows_its_colours_symbol_and_a_dark_one_carries_a_tile() -> None:  # SP-4
    frame = uses(board.frame(ENGLISH))
    for colour in COLOURS:
        assert frame.count(f"#on-{colour}") == DARK[colour].count("-")
    paths = drawn(table())
    tiles = [href for path in LETTERS for href in uses(paths[f"path-{path}"])]
    assert len([href for href in tiles if href.startswith("#tile-")]) == 25
    assert "#socket" not in tiles


def test_a_taken_wishing_stone_leaves_a_hollow() -> None:  # SP-16
    state = table()
    path, stone = next((p, s) for p in PATHS for s in STONES if state.tiles[p][s] == WISHING_STONE)
    before = uses(drawn(state)[f"path-{LETTERS[path]}"])
    state.tiles[path] = tuple(0 if s == stone else tile for s, tile in enumerate(state.tiles[path]))
    after = uses(drawn(state)[f"path-{LETTERS[path]}"])
    assert after.count("#socket") == 1
    assert after.count("#tile-wishing_stone") == before.count("#tile-wishing_stone") - 1


def test_figures_are_told_apart_by_player_and_size() -> None:
    state = table(anna=(0, 3, 0, 0, 0), mira=(0, 3, 0, 0, 0), bas=(0, 5, 0, 0, 0))
    state.large = [-1, BLUE, -1]
    assert sorted(figures(drawn(state)["path-b"])) == ["#fig-large-1", "#fig-small-0", "#fig-small-2"]
    assert figures(drawn(state)["path-r"]) == []


def test_the_large_figure_is_clearly_larger() -> None:
    state = table(anna=(0, 3, 0, 4, 0))
    state.large = [BLUE, -1, -1]
    paths = drawn(state)

    def height(region: str) -> float:
        return next(
            float(use.attrib["height"])
            for use in tree(paths[region]).iter("use")
            if "#fig" in use.attrib["href"]
        )

    assert height("path-b") >= 1.3 * height("path-r")


def test_who_has_not_started_waits_on_the_start_stone() -> None:  # SP-5
    state = table(anna=(1, 2, 0, 0, 0))
    state.large = [0, -1, -1]
    waiting = figures(drawn(state)["start"])
    assert waiting.count("#fig-small-0") == 3
    assert waiting.count("#fig-large-0") == 0
    assert waiting.count("#fig-small-1") == 4
    assert waiting.count("#fig-large-1") == 1


def test_a_path_reads_as_one_thing() -> None:
    state = table(anna=(0, 4, 0, 0, 0), mira=(0, 8, 0, 0, 0))
    state.large = [-1, BLUE, -1]
    state.tiles[BLUE] = (0, 0, 0, 0, CLOVER, 0, 0, 0, 0, 2)
    label = board.path_label(ENGLISH, state.observe(0), PLAYERS, BLUE)
    assert label == "Blue path. +1: clover, your small figure; +7: Mira, large figure; +10: 2 points"


def test_light_lies_round_the_next_stone_of_a_lit_path() -> None:
    state = table(anna=(0, 4, 0, 0, 0))
    lit = drawn(state, Look(lit=frozenset({"path:b"})))["lit"]
    x, y = CENTRES[BLUE][5]
    [ring] = tree(lit).iter("use")
    assert ring.attrib["transform"] == f"translate({x:.1f} {y:.1f})"
    assert drawn(state)["lit"] == ""


def test_no_light_beyond_the_end_stone() -> None:
    state = table(anna=(0, 9, 0, 0, 0))
    assert drawn(state, Look(lit=frozenset({"path:b"})))["lit"] == ""


@pytest.mark.parametrize(("asks", "action"), [("play", "lay"), ("bonus", "step")])
def test_a_lit_path_takes_the_finger(asks: str, action: str) -> None:
    state = table(anna=(0, 4, 0, 0, 0))
    state.asks = asks
    [way] = with_attribute(tree(drawn(state, Look(lit=frozenset({"path:b"})))["ways"]), "data-do")
    assert (way.get("data-do"), way.get("data-arg")) == (action, "b")


def test_a_previewed_step_is_lit_and_takes_the_finger_too() -> None:
    state = table(anna=(0, 4, 0, 0, 0))
    shown = drawn(state, Look(preview=Preview(BLUE, 5)))
    assert len(list(tree(shown["lit"]).iter("use"))) == 1
    assert [way.get("data-do") for way in with_attribute(tree(shown["ways"]), "data-do")] == ["lay"]


@pytest.mark.parametrize("place", ["path:b", "row:b"])
def test_a_hint_is_a_ghost_one_stone_on(place: str) -> None:
    hint = Look(hint=frozenset({place}))
    assert figures(drawn(table(anna=(0, 4, 0, 0, 0)), hint)["ghost"]) == ["#fig-small-0"]
    assert drawn(table(), hint)["ghost"] == ""
    assert drawn(table(anna=(0, 9, 0, 0, 0)), hint)["ghost"] == ""


def ghost(preview: Preview | None) -> Element:
    return tree(drawn(table(), Look(preview=preview))["ghost"])


def test_a_preview_is_a_ghost_with_what_it_gains() -> None:
    shown = ghost(Preview(RED, 5, large=True, tile=2, gain=4))
    assert [use.attrib["href"] for use in shown.iter("use")] == ["#fig-large-0"]
    assert [text(e) for e in shown.iter("text")] == ["+4"]
    assert not list(ghost(None))
    lost = ghost(Preview(RED, 1, gain=-4))
    assert [(text(e), "costs" in classes(e)) for e in lost.iter("text")] == [("\N{MINUS SIGN}4", True)]


def test_only_the_figure_that_moved_steps() -> None:
    state = table(anna=(0, 4, 0, 0, 0), mira=(0, 4, 0, 0, 0))
    moving = drawn(state, Look(moved=Moved(1, BLUE, 3, 4)))
    stepped = [use.attrib["href"] for use in tree(moving["path-b"]).iter("use") if "stepped" in classes(use)]
    assert stepped == ["#fig-small-1"]
    assert "stepped" not in drawn(state)["path-b"]


def test_points_rise_beside_the_figure_that_came_to_them() -> None:
    state = table(anna=(0, 4, 0, 0, 0), mira=(0, 6, 0, 0, 0))
    state.tiles[BLUE] = (0, 0, 0, 0, 2, 0, CLOVER, 0, 0, 0)

    def risen(moved: Moved | None) -> list[str]:
        return [text(e) for e in tree(drawn(state, Look(moved=moved))["path-b"]).iter("text")]

    assert risen(Moved(0, BLUE, 3, 4)) == ["+2"]
    assert risen(Moved(1, BLUE, 5, 6)) == []
    assert risen(None) == []


def test_a_step_changes_one_path_and_nothing_else() -> None:
    before = drawn(table(anna=(0, 4, 0, 0, 0)))
    after = drawn(table(anna=(0, 5, 0, 0, 0)))
    assert {name for name in before if before[name] != after[name]} == {"path-b"}


def test_the_goal_says_how_many_of_five_are_in_it() -> None:  # SP-20
    state = table(anna=(7, 6, 0, 0, 0), bas=(0, 0, 9, 0, 0))
    state.large = [-1, -1, 2]
    count = tree(board.goal_count(ENGLISH, state.observe(0)))
    drawing = next(count.iter("svg"))
    assert drawing.get("aria-label") == "2 of 5 figures in the goal"
    assert [use.attrib["href"] for use in drawing.iter("use")] == ["#fig-small-0", "#fig-large-2"]
    assert len(list(drawing.iter("ellipse"))) == 3
