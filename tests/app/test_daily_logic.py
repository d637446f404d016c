"""The line of the day with a faked clock: numbers, tries that count, streaks, and what is stored."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.one_line.daily import daily
from app.games.one_line.daily.daily import Diary, Try
from waystones import Record

TODAY = "2026-11-16"
NOW = daily.number(TODAY)
DAYS = st.dates(date(2026, 1, 1), date(2090, 12, 31))


def played(*numbers: int, late: tuple[int, ...] = ()) -> Diary:
    """A diary with these days played in time, and these from the calendar."""
    tries = [Try(n, daily.day(n), f"id{n}", 30, "W") for n in numbers]
    return Diary([*tries, *(Try(n, daily.day(n + 5), f"id{n}", 30, "W") for n in late)])


# -- the number and deal of a day


def test_days_are_numbered_from_a_fixed_first_one() -> None:
    assert daily.number("2026-01-01") == 1
    assert daily.number("2026-03-01") == 31 + 28 + 1
    assert daily.number("2025-12-31") == 0


@given(day=DAYS)
def test_a_number_leads_back_to_its_day(day: date) -> None:
    assert daily.day(daily.number(day.isoformat())) == day.isoformat()
    assert daily.number((day + timedelta(days=1)).isoformat()) == daily.number(day.isoformat()) + 1


def test_the_time_of_day_does_not_matter() -> None:
    assert daily.number("2026-11-16T00:00:00.000") == daily.number("2026-11-16T23:59:59.999") == NOW


def test_a_day_has_the_same_deal_for_everybody() -> None:
    assert daily.deal(NOW) == Record.new("one_line", seed=1_000_000_320)
    assert len({str(daily.deal(n).state().cards) for n in range(1, 60)}) == 59  # type: ignore[attr-defined]


def board_of(number: int) -> str:
    return str(daily.deal(number).options.get("board", "classic"))


def test_sundays_lie_on_boards_of_their_own_and_days_before_stay_as_they_were() -> None:
    first = daily.OTHER_BOARDS_FROM
    assert all(board_of(number) == "classic" for number in range(1, first))
    later = range(first, first + 70)
    sundays = [number for number in later if date.fromisoformat(daily.day(number)).weekday() == 6]
    assert len(sundays) == 10
    assert [number for number in later if board_of(number) != "classic"] == sundays
    assert len({board_of(number) for number in sundays}) == 10


def test_the_deal_of_a_sunday_is_recognised_on_its_own_board_only() -> None:
    sunday = daily.OTHER_BOARDS_FROM
    deal = daily.deal(sunday)
    assert daily.number_of(deal, sunday) == sunday
    from_another_start = replace(deal, options=deal.options | {"start": "31"})
    assert daily.number_of(from_another_start, sunday) == daily.NO_DAY
    assert daily.number_of_cards(from_another_start, sunday) == sunday
    assert daily.number_of_cards(Record.new("one_line", seed=deal.seed), sunday) == daily.NO_DAY


def test_the_deal_of_a_day_is_recognised() -> None:
    assert daily.number_of(daily.deal(NOW), NOW) == NOW
    assert daily.number_of(Record.new("one_line", seed=1_000_000_320, start=1), NOW) == daily.NO_DAY
    assert daily.number_of(Record.new("one_line", seed=7), NOW) == daily.NO_DAY
    assert daily.number_of(Record.new("stone_paths", 2, 1_000_000_320), NOW) == daily.NO_DAY


def test_a_day_to_come_is_no_day_yet_but_it_may_be_tomorrow_elsewhere() -> None:
    assert daily.number_of(daily.deal(NOW + 1), NOW) == NOW + 1
    assert daily.number_of(daily.deal(NOW + 2), NOW) == daily.NO_DAY


# -- the try that counts


def test_the_first_try_is_the_one_that_counts() -> None:
    diary = Diary().begin(NOW, TODAY, "first").begin(NOW, TODAY, "second")
    assert diary[NOW].id == "first"


def test_the_first_end_is_the_one_that_counts() -> None:
    diary = Diary().begin(NOW, TODAY, "first").finish(NOW, 31, "W1a").finish(NOW, 44, "W1b")
    assert diary[NOW].score == 31
    assert diary.scores == [31]


# -- streaks


@pytest.mark.parametrize(
    ("diary", "streak"),
    [
        (played(), 0),
        (played(NOW), 1),
        (played(NOW - 1), 1),  # today can still be played
        (played(NOW - 2), 0),
        (played(NOW - 2, NOW - 1, NOW), 3),
        (played(NOW - 3, NOW - 1, NOW), 2),
        (played(NOW - 2, NOW, late=(NOW - 1,)), 1),  # an earlier day never extends
        (played(NOW - 1, late=(NOW,)), 1),
        (played(NOW + 1, NOW), 2),  # after a flight to the west it is yesterday again
        (played(NOW - 2, NOW - 1, NOW + 1), 2),  # and nothing is lost by that
        (played(NOW + 9), 0),  # a clock that was wrong once neither helps
        (played(NOW, NOW + 9), 1),  # nor harms
        (played(1, 2), 0),
    ],
)
def test_a_streak_is_days_in_a_row_played_in_time(diary: Diary, streak: int) -> None:
    assert diary.streak(NOW).days == streak


def test_a_streak_reaches_back_to_the_first_day() -> None:
    assert played(1, 2, 3).streak(3).days == 3


def test_a_try_begun_before_midnight_and_finished_after_counts_for_its_day() -> None:
    diary = played(NOW - 1).begin(NOW, "2026-11-16T23:58:00.000", "id").finish(NOW, 30, "W")
    assert diary.streak(NOW + 1).days == 2


def test_a_try_begun_after_midnight_is_the_next_day() -> None:
    diary = played(NOW).begin(NOW + 1, "2026-11-17T00:00:00.000", "id").finish(NOW + 1, 30, "W")
    assert diary.streak(NOW + 1).days == 2


def test_a_try_that_is_not_finished_counts_for_nothing_yet() -> None:
    diary = played(NOW - 1).begin(NOW, TODAY, "id")
    assert diary.streak(NOW).days == 1
    assert diary.streak(NOW + 1).days == 0
    assert diary.finish(NOW, 12, "W").streak(NOW + 1).days == 2


# -- the day that is forgiven


WEEK = range(NOW - 8, NOW - 2)  # six days in a row


@pytest.mark.parametrize(
    ("diary", "streak"),
    [
        (played(*WEEK, NOW - 1), 7),  # one day was missed after six
        (played(*WEEK, NOW - 1, NOW), 8),
        (played(*WEEK[1:], NOW - 1), 1),  # after five it was not earned
        (played(*WEEK), 0),  # two in a row are two too many
        (played(*range(NOW - 7, NOW - 1)), 6),  # yesterday was missed: today saves it
        (
            played(*range(NOW - 12, NOW - 6), NOW - 5, NOW - 3, NOW - 2, NOW - 1),
            3,
        ),  # the second is not forgiven
    ],
)
def test_a_missed_day_is_forgiven_once_six_were_played_in_a_row(diary: Diary, streak: int) -> None:
    assert diary.streak(NOW).days == streak


def test_a_day_of_rest_must_be_earned_again() -> None:
    rested = played(*WEEK, NOW - 1, NOW).streak(NOW)
    assert rested.rests == (NOW - 2,)
    assert not rested.forgives
    assert rested.to_earn == 4
    assert played(*range(NOW - 5, NOW + 1)).streak(NOW).forgives


def test_the_longest_streak_is_remembered() -> None:
    assert played(3, 4, 5, 8, 9).longest_streak == 3
    assert played().longest_streak == 0
    assert played(3, 5, late=(4,)).longest_streak == 1


def test_a_day_is_played_once_however_the_clock_runs() -> None:
    """Forward a day, back a day, and once more: four starts, two days."""
    diary = Diary()
    for day in ("2026-11-16", "2026-11-17", "2026-11-16", "2026-11-17"):
        n = daily.number(day)
        diary = diary.begin(n, day, "id").finish(n, 20, "W")
    assert diary.scores == [20, 20]
    assert diary.streak(NOW).days == diary.streak(NOW + 1).days == 2


# -- what is stored


@given(numbers=st.sets(st.integers(1, 9000)), late=st.sets(st.integers(1, 9000)))
def test_a_diary_reads_back_as_itself(numbers: set[int], late: set[int]) -> None:
    diary = played(*numbers, late=tuple(late))
    assert Diary.read(diary.to_store()) == diary


GOOD = {"begun": TODAY, "id": "k3f9", "score": 31, "link": "W1"}


@pytest.mark.parametrize(
    "stored",
    [
        None,
        [],
        "nonsense",
        {"x": GOOD},
        {"0": GOOD},
        {"-3": GOOD},
        {"٣": GOOD},
        {"320": None},
        {"320": {}},
        {"320": {**GOOD, "begun": "yesterday"}},
        {"320": {**GOOD, "begun": 20261116}},
        {"320": {**GOOD, "score": "31"}},
        {"320": {**GOOD, "score": True}},
        {"320": {**GOOD, "id": 7}},
        {"320": {**GOOD, "link": None}},
    ],
)
def test_what_is_no_try_is_left_out(stored: object) -> None:
    assert not Diary.read(stored)


def test_two_diaries_become_one_without_losing_a_score() -> None:
    mine = Diary().begin(5, daily.day(5), "mine").begin(7, daily.day(7), "mine").finish(7, 30, "W")
    yours = Diary().begin(5, daily.day(5), "yours").finish(5, 22, "W").begin(9, daily.day(9), "yours")
    for both in (mine.merged(yours), yours.merged(mine)):
        assert [(n, each.id, each.score) for n, each in both.items()] == [
            (5, "yours", 22),
            (7, "mine", 30),
            (9, "yours", None),
        ]


def test_of_two_finished_tries_the_one_begun_first_is_kept() -> None:
    mine = Diary([Try(5, "2026-01-05", "mine", 20)])
    yours = Diary([Try(5, "2026-01-09", "yours", 44)])
    assert mine.merged(yours)[5].id == yours.merged(mine)[5].id == "mine"


# -- the histogram


def test_the_histogram_counts_every_score_once() -> None:
    bars = dict(daily.histogram([-12, 0, 4, 5, 31, 34, 35, 41, 61]))
    assert bars == {0: 3, 5: 1, 10: 0, 15: 0, 20: 0, 25: 0, 30: 2, 35: 1, 40: 1, 45: 0, 50: 1}
