"""The path of finished days, and the best line on each board."""

from app.games.one_line import bests
from app.games.one_line.daily import path
from app.games.one_line.daily.path import Step
from tests.app.player import Player
from tests.app.test_daily_logic import NOW, played
from waystones.games.one_line.score import MEDALS


def test_every_finished_day_is_a_stone_and_what_was_missed_shows() -> None:
    week = range(NOW - 8, NOW - 2)
    diary = played(*week, NOW - 1)
    kinds = [step.kind for step in path.steps(diary, NOW)]
    assert kinds == [*["copper"] * 6, "rest", "copper"]  # today is still to come
    assert path.steps(played(NOW - 2, NOW), NOW)[1] == Step(NOW - 1, "missed")


def test_a_long_path_ends_today() -> None:
    walked = path.steps(played(*range(1, NOW + 1)), NOW)
    assert len(walked) == path.LONGEST
    assert walked[-1].number == NOW


def test_nobody_has_a_path_before_the_first_day() -> None:
    assert path.steps(played(), NOW) == []


def test_the_page_shows_stones_medals_and_the_best_of_each_board() -> None:
    player = Player()
    player.press("daily")
    player.app.do("give-up", "yes")
    player.app.go("daily")
    shown = player.platform.regions["path"]
    assert shown.count("#medal-none") == 1
    assert "Classic board" in shown
    assert "more days in a row earn a day of rest" in player.platform.regions["rest"]


def test_the_best_of_a_board_is_noted_and_never_gets_worse() -> None:
    player = Player()
    for options in ({}, {"board": 4821}):
        player.deal(7, **options)
        player.app.do("give-up", "yes")
    noted = bests.bests(player.app.saves)
    assert set(noted) == {"classic", "4821"}
    record = player.deal(7).session.record
    bests.note(player.app.saves, record, MEDALS["gold"])
    bests.note(player.app.saves, record, 3)
    assert bests.bests(player.app.saves)["classic"] == MEDALS["gold"]


def test_two_devices_keep_the_better_of_each() -> None:
    assert bests.merged({"classic": 30, "7": -4}, {"classic": 41, "x": "y"}) == {"classic": 41, "7": -4}


def test_a_year_of_sundays_is_no_endless_list() -> None:
    walked = [Step(1, "gold")]
    some = {"classic": 20, **{str(number): number for number in range(30, 36)}}
    shown = path.path(Player().app.texts, walked, {}, some)
    assert shown.index("Classic board") < shown.index("Board 35")
    assert "Board 30" not in shown
    assert "and 1 more board<" in shown
    del some["30"]
    assert "more board" not in path.path(Player().app.texts, walked, {}, some)
