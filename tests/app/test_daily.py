"""The line of the day on the page, with a clock that says what the test wants."""

import json

import pytest

from app.app import App
from app.drawing.kit import minus
from app.games.one_line.daily import daily, days
from tests.app.fake import FakePlatform
from tests.app.player import Player
from waystones import Record
from waystones.link import Link

NOW = daily.number("2026-11-16")


def draw_to_the_end(player: Player) -> int:
    """Pass every card; the score."""
    while player.platform.address.startswith("play/"):
        player.press("menu")
        player.press("give-up")
        player.press("give-up", "yes")
    diary = days.diary(player.app.saves)
    return diary.scores[-1]


def begun(platform: FakePlatform | None = None) -> Player:
    """Somebody who has begun today's line."""
    player = Player(platform)
    player.press("daily")
    return player


def test_one_tap_on_home_begins_the_line_of_the_day() -> None:
    player = begun()
    assert player.play.session.record == daily.deal(NOW)
    assert f"Day {NOW}" in player.platform.frame
    assert player.platform.asked_to_stay == 1


def test_everybody_gets_the_same_deal_on_a_date() -> None:
    one, other = begun(), begun(FakePlatform(languages=("nl",)))
    assert one.play.session.record == other.play.session.record


def test_the_next_day_has_another_deal() -> None:
    platform = FakePlatform()
    platform.day = "2026-11-17"
    assert begun(platform).play.session.record == daily.deal(NOW + 1)


def test_it_resumes_and_never_restarts() -> None:
    player = begun()
    move = player.longest()
    player.drag(move.end, *move.fields)
    player.press("confirm")
    id = player.play.save.id
    again = Player(player.platform)
    assert "Go on" in player.platform.regions["today"]
    again.press("daily")
    assert again.play.save.id == id
    assert len(again.play.session.steps) == 1
    again.press("menu")
    assert "start-over" not in again.platform.regions["sheet"]


def test_a_page_that_slept_over_midnight_wakes_up_on_the_new_day() -> None:
    for path, region in (("", "day"), ("daily", "today")):
        player = Player(path=path)
        assert "Monday 16 Nov" in player.platform.regions[region]
        player.platform.day = "2026-11-17"
        player.app.woken()
        assert "Tuesday 17 Nov" in player.platform.regions[region]


def test_what_is_offered_before_midnight_is_what_is_opened_after_it() -> None:
    player = begun()
    id = player.play.save.id
    player.press("home")
    player.platform.day = "2026-11-17"
    player.press("daily", str(NOW))
    assert player.play.save.id == id, "it goes on, as the button said"
    draw_to_the_end(player)
    player.platform.day = "2026-11-16"
    player.press("home")
    player.platform.day = "2026-11-17"
    player.press("daily", str(NOW))
    assert player.platform.address == f"result/{id}"
    assert list(days.diary(player.app.saves)) == [NOW], "looking back begins nothing"


def test_a_line_that_was_not_begun_before_midnight_is_that_of_the_new_day() -> None:
    player = Player()
    player.platform.day = "2026-11-17"
    player.press("daily")
    assert player.play.session.record == daily.deal(NOW + 1)
    assert days.diary(player.app.saves)[NOW + 1].in_time


def test_a_try_that_was_removed_is_practised_in_one_game_and_not_in_many() -> None:
    player = begun()
    player.app.saves.remove(player.play.save.id)
    player.app.go("")
    player.press("daily", str(NOW))
    practice = player.play.save
    assert practice.daily is None
    player.press("home")
    player.press("daily", str(NOW))
    assert player.play.save.id == practice.id
    assert len(player.app.saves.games(finished=False)) == 1


def test_once_finished_it_is_looked_at() -> None:
    player = begun()
    score = draw_to_the_end(player)
    player.press("home")
    assert f"Today: {minus(score)} points" in player.platform.regions["best"]
    player.press("daily")
    assert player.platform.address.startswith("result/")
    assert days.diary(player.app.saves).scores == [score]


def test_its_result_says_when_the_next_line_comes_as_long_as_it_is_today() -> None:
    player = begun()
    draw_to_the_end(player)
    assert "Next line in " in player.platform.frame
    player.platform.day = "2026-11-17"
    id = player.platform.address
    player.press("home")
    player.app.go(id)
    assert "ext line in " not in player.platform.frame, "it has come"
    player.press("home")
    player.press("daily")
    draw_to_the_end(player)
    assert "2 days in a row, next line in " in player.platform.frame


def test_after_it_there_is_practice_that_does_not_count() -> None:
    player = begun()
    draw_to_the_end(player)
    player.press("again")
    assert player.play.session.record == daily.deal(NOW)
    assert player.play.save.daily is None
    draw_to_the_end(player)
    assert len(days.diary(player.app.saves)) == 1


def test_midnight_passes_while_home_is_open() -> None:
    player = Player()
    player.platform.day = "2026-11-17"
    player.press("daily")
    assert player.play.session.record == daily.deal(NOW + 1)


def test_a_line_begun_before_midnight_counts_for_its_day() -> None:
    player = begun()
    player.platform.day = "2026-11-17"
    draw_to_the_end(player)
    known = days.diary(player.app.saves)[NOW]
    assert known.score is not None
    assert known.in_time


def test_an_earlier_day_is_played_from_the_calendar_and_carries_no_streak() -> None:
    player = Player(path="daily")
    player.press("daily", str(NOW - 1))
    draw_to_the_end(player)
    player.app.go("")
    player.press("daily")
    draw_to_the_end(player)
    diary = days.diary(player.app.saves)
    assert len(diary.scores) == 2
    assert diary.streak(NOW).days == 1


def test_a_day_to_come_cannot_be_played() -> None:
    player = Player(path="daily")
    assert f'id="day-{NOW + 1}"' not in player.platform.regions["month"]
    player.app.do("daily", str(NOW + 5))
    assert player.platform.address == "daily"
    assert player.platform.storage == {}


def test_the_clock_turned_back_counts_nothing_twice_and_loses_nothing() -> None:
    player = begun()
    draw_to_the_end(player)
    for day in ("2026-11-15", "2026-11-16"):
        player.platform.day = day
        player.app.go("")
        player.press("daily")
        if player.platform.address.startswith("play/"):
            draw_to_the_end(player)
    diary = days.diary(player.app.saves)
    assert list(diary) == [NOW - 1, NOW]
    assert diary.streak(NOW).days == 2


def test_a_clock_from_before_the_first_day_offers_no_day_and_breaks_nothing() -> None:
    platform = FakePlatform()
    platform.day = "1970-01-01"
    player = Player(platform)
    player.press("daily")
    assert player.platform.address == "daily"
    assert "1 Jan 1970" in player.platform.regions["today"]
    assert player.platform.storage == {}


def test_two_tabs_begin_the_same_try() -> None:
    one = Player()
    other = Player(FakePlatform(one.platform.storage))
    one.press("daily")
    other.press("daily")
    assert one.play.save.id == other.play.save.id


def test_a_copy_from_a_second_tab_does_not_count_again() -> None:
    one = begun()
    other = begun(FakePlatform(one.platform.storage))
    score = draw_to_the_end(one)
    move = other.longest()
    other.drag(move.end, *move.fields)
    other.press("confirm")
    draw_to_the_end(other)
    assert days.diary(one.app.saves).scores == [score]


def test_a_try_whose_diary_was_not_written_is_still_the_try() -> None:
    player = begun()
    id = player.play.save.id
    del player.platform.storage["waystones/daily"]
    again = Player(player.platform)
    again.press("daily")
    assert again.play.save.id == id


def test_a_finished_day_that_the_shelf_let_go_is_shown_from_the_diary() -> None:
    player = begun()
    draw_to_the_end(player)
    player.app.saves.remove(player.platform.address.partition("/")[2])
    player.app.go("")
    player.press("daily")
    assert player.platform.address.startswith("result/")


def test_a_try_that_was_removed_is_practice_from_then_on() -> None:
    player = begun()
    player.app.saves.remove(player.play.save.id)
    player.app.go("")
    player.press("daily")
    assert player.play.save.daily is None


def test_a_link_to_the_deal_of_a_day_is_that_day() -> None:
    player = Player(path=str(Link.of(daily.deal(NOW), "deal")))
    player.press("accept")
    assert player.play.save.daily == NOW


def test_the_calendar_turns_back_to_the_first_day_and_no_further() -> None:
    player = Player(path="daily")
    for _ in range(10):
        player.press("month", player.platform.regions["month"].split('data-do="month" data-arg="')[1][:10])
    assert "Jan 2026" in player.platform.regions["month"]
    [back] = [tag for tag in player.platform.regions["month"].split("<") if 'id="do-before"' in tag]
    assert " disabled" in back


def test_days_survive_a_backup_and_are_not_overwritten_by_one() -> None:
    player = begun()
    score = draw_to_the_end(player)
    text = player.app.saves.backup()
    fresh = App(FakePlatform())
    fresh.saves.keep_page("daily", daily.Diary().begin(3, daily.day(3), "mine").to_store())
    fresh.saves.restore(text)
    diary = days.diary(fresh.saves)
    assert list(diary) == [3, NOW]
    assert diary[NOW].score == score


def test_a_diary_that_is_nonsense_is_set_aside() -> None:
    platform = FakePlatform({"waystones/daily": "{nonsense"})
    player = begun(platform)
    assert player.play.save.daily == NOW
    assert platform.storage["waystones/aside/daily"] == "{nonsense"


def test_a_backup_with_a_nonsense_diary_changes_no_day() -> None:
    player = begun()
    draw_to_the_end(player)
    before = player.platform.storage["waystones/daily"]
    player.app.saves.restore(json.dumps({"waystones-backup": 1, "items": {"daily": "{nonsense"}}))
    assert player.platform.storage["waystones/daily"] == before


@pytest.mark.parametrize("today", ["9999-12-31", "9999-11-30", "0001-01-01", "2026-01-01", "2028-02-29"])
def test_the_calendar_is_there_whatever_the_clock_says(today: str) -> None:
    platform = FakePlatform()
    platform.day = today
    player = Player(platform, "daily")
    shown = player.platform.regions["month"]
    assert today[:4] in shown
    if daily.number(today) >= 1:
        player.app.do("daily", "")
        assert player.play.save.daily == daily.number(today)
        assert Player(platform, f"play/{player.play.save.id}").play, "it can be read again"
        assert days.diary(player.app.saves)[daily.number(today)].in_time


def test_a_diary_that_names_another_game_shows_the_bare_deal_of_the_day() -> None:
    player = Player()
    player.app.start_game(Record.new("loops", 2, 7), seats=(("Ada", ""), ("Mira", "relaxed")))
    other = player.app.saves.games(finished=False)[0]
    today = player.app.platform.now()
    diary = days.diary(player.app.saves).begin(daily.number(today), today, other.id)
    player.app.saves.keep_page(days.PAGE, diary.to_store())  # as a stranger's backup could have it
    home = Player(player.platform)
    assert "home-page" in home.platform.frame
    shown = days.with_line(home.app.saves, days.standing(days.diary(home.app.saves), today))
    assert len(shown.line) == 1


def on_sunday() -> FakePlatform:
    platform = FakePlatform()
    platform.day = daily.day(daily.OTHER_BOARDS_FROM)
    return platform


def test_sundays_line_is_drawn_on_its_own_board_from_home_to_the_calendar() -> None:
    player = Player(on_sunday())
    assert "Sunday: another board" in player.platform.regions["best"]
    board = player.platform.regions["todays-board"]
    player.press("daily")
    assert player.play.session.record == daily.deal(daily.OTHER_BOARDS_FROM)
    draw_to_the_end(player)
    player.app.go("")
    assert player.platform.regions["todays-board"].startswith(board[:40])
    player.app.go("daily")
    assert f'id="day-{daily.OTHER_BOARDS_FROM}"' in player.platform.regions["month"]


def test_a_line_that_was_kept_on_the_classic_board_goes_on_there() -> None:
    """A device whose clock ran ahead has drawn such a day before it had a board of its own."""
    platform, sunday = on_sunday(), daily.OTHER_BOARDS_FROM
    before = Player(platform)
    old = Record.new("one_line", seed=daily.SEEDS + sunday)
    save = before.app.saves.new(old, daily=sunday)
    noted = days.diary(before.app.saves).begin(sunday, save.started, save.id)
    before.app.saves.keep_page(days.PAGE, noted.to_store())
    player = Player(platform)
    assert "Sunday: another board" not in player.platform.regions["best"]
    player.press("daily")
    assert player.play.session.record == old


@pytest.mark.parametrize("helped", [False, True])
def test_a_day_with_a_hint_is_marked_wherever_its_result_stands(helped: bool) -> None:
    player = begun()
    if helped:
        player.play._hint_came(str(player.longest()))
    player = Player(player.platform, player.platform.address)  # a reload does not make it undone
    draw_to_the_end(player)
    assert ("with a hint" in player.platform.frame) is helped
    player.app.go("")
    assert ("with a hint" in player.platform.regions["best"]) is helped
    player.app.go("daily")
    shown = player.platform.regions
    assert ("with a hint" in shown["month"]) is helped, "in words, not as a sign alone"
    assert ("1 day with a hint" in shown["path"]) is helped
    assert ("day-helped" in shown["path"]) is helped
