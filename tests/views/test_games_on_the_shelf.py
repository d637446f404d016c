"""Home and the list of games, with games of more than one kind on the shelf."""

from dataclasses import replace

from app.keeping.saves import Save
from app.pages.view import history, home
from tests.views.markup import ENGLISH, classes, text, tree, with_attribute
from tools.gallery_reading import shelf
from tools.gallery_screens import saves
from waystones.games.path_cards.figures import GOAL_FIGURES

STONES, PLAYED = shelf()
LINES, DRAWN = saves()


def finished(save: Save) -> str:
    return history.regions(ENGLISH, [], [save])["finished"]


def drawings(html: str) -> list[str]:
    return [use.attrib["href"] for use in tree(html).iter("use")]


def test_the_stone_of_one_line_says_that_it_is_for_one_to_four() -> None:
    root = tree(home.frame(ENGLISH))
    stone = next(e for e in root.iter("button") if e.get("data-do") == "one-line")
    assert "1 to 4" in text(stone)
    assert "duels" in text(stone)


def test_each_game_for_a_table_has_a_stone_on_home() -> None:
    root = tree(home.frame(ENGLISH))
    stones = {e.get("data-arg"): e for e in root.iter("button") if e.get("data-do") == "seats"}
    for game, name in (
        ("stone_paths", "Stone Paths"),
        ("branching_paths", "Branching Paths"),
        ("loops", "Loops"),
    ):
        assert name in text(stones[game])
        assert f"#em-{game.replace('_', '-')}" in [use.get("href") for use in stones[game].iter("use")]


def test_no_two_stones_on_home_are_alike() -> None:
    ways = home.ways(ENGLISH)
    assert len({way.stone for way in ways}) == len({way.emblem for way in ways}) == len(ways)


def test_going_on_says_where_a_game_of_stone_paths_stands() -> None:
    resume = home.regions(ENGLISH, [STONES[0], *LINES])["resume"]
    assert "Stone Paths" in text(tree(resume))
    assert "Turn 12, 3 of 5 in the goal" in text(tree(resume))
    assert "#em-stone-paths" in drawings(resume)
    [onward] = [e for e in with_attribute(tree(resume), "data-do") if e.get("data-do") == "continue"]
    assert onward.get("data-arg") == STONES[0].id


def test_a_line_keeps_its_own_sign() -> None:
    assert "#em-one-line" in drawings(home.regions(ENGLISH, LINES)["resume"])


def test_a_new_game_stands_at_its_first_turn() -> None:
    assert home.where(ENGLISH, replace(STONES[0], summary={})) == "Turn 1, 0 of 5 in the goal"


def test_home_knows_how_many_figures_end_the_game() -> None:  # SP-20
    assert f"of {GOAL_FIGURES} " in home.where(ENGLISH, STONES[0])


def test_unfinished_games_of_both_kinds_show_their_signs() -> None:
    listed = history.regions(ENGLISH, [STONES[0], LINES[0]], [])["unfinished"]
    signs = [next(item.iter("use")).get("href") for item in tree(listed).iter("li")]
    assert signs == ["#em-stone-paths", "#em-one-line"]


def test_a_game_that_was_won_brings_the_figure_home() -> None:
    won = finished(PLAYED[0])
    assert "#fig-large-2" in drawings(won), "the figure of the seat that won"
    assert "57 points" in " ".join(text(tree(won)).split())
    assert "Stone Paths, won" in text(tree(won))


def test_a_game_that_was_not_won_shows_its_score_and_no_medal() -> None:
    lost = finished(PLAYED[1])
    assert not [name for name in drawings(lost) if name.startswith(("#medal", "#fig"))]
    assert "\N{MINUS SIGN}3 points" in " ".join(text(tree(lost)).split())
    assert "won" not in text(tree(lost))


def test_only_a_line_has_a_medal() -> None:
    assert [name for name in drawings(finished(DRAWN[0])) if name.startswith("#medal")] == ["#medal-gold"]


def test_every_finished_game_can_be_watched_and_read() -> None:
    listed = tree(history.regions(ENGLISH, [], [*PLAYED, *DRAWN])["finished"])
    for action in ("replay", "result"):
        asked = [
            e.attrib["data-arg"] for e in with_attribute(listed, "data-do") if e.get("data-do") == action
        ]
        assert asked == [save.id for save in (*PLAYED, *DRAWN)]
    assert all("game" in classes(item) for item in listed.iter("li"))
