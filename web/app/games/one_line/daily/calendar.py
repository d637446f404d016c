"""The line of the day: today's, the calendar of all days, and what they have brought."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import TYPE_CHECKING

from app.answers import answers
from app.games.one_line import bests
from app.games.one_line.daily import daily, days, path, view
from app.games.one_line.daily.daily import Diary
from app.games.one_line.daily.view import AllDays, Day, Month
from app.games.one_line.medals import medal
from app.screen import Screen
from app.texts import Texts

if TYPE_CHECKING:
    from app.app import App


class Calendar(Screen):
    """The days. Nothing of them is kept here but the month that is shown."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._month = date.fromisoformat(app.platform.now()[:10]).replace(day=1)

    def frame(self) -> str:
        """The card of today, the calendar and the figures, empty."""
        return view.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """Everything as it stands at this moment."""
        saves = self.app.saves
        known = bests.bests(saves)
        return shown(self.app.texts, days.diary(saves), self.app.platform.now(), self._month, known)

    def woken(self) -> None:
        """The page is looked at again: today may be another day."""
        self.app.show()

    @answers("month")
    def _turn(self, month: str) -> None:
        """Show another month."""
        self._month = date.fromisoformat(month)
        self.app.show()


def shown(
    t: Texts, diary: Diary, now: str, month: date, best: Mapping[str, int] | None = None
) -> dict[str, str]:
    """Today, the path, one month of the calendar, and the figures."""
    today = daily.number(now)
    streak = diary.streak(today)
    record = AllDays(
        tuple(diary.scores),
        streak.days,
        diary.longest_streak,
        tuple(daily.histogram(diary.scores)),
        streak.to_earn,
    )
    walked = path.path(t, path.steps(diary, today), path.counts(diary), best or {})
    return view.regions(t, days.standing(diary, now), _month(diary, today, month), record, walked)


def _month(diary: Diary, today: int, first: date) -> Month:
    number, length = daily.number(first.isoformat()), _length(first)
    before = (first - timedelta(days=1)).replace(day=1).isoformat() if first > daily.FIRST_DAY else ""
    after = daily.day(number + length) if number + length <= max(today, 1) else ""
    numbers = range(number, number + length)
    return Month(
        first.isoformat(),
        tuple(_day(diary, number, today) for number in numbers),
        first.weekday(),
        before,
        after,
    )


def _length(first: date) -> int:
    """How many days the month has: the last one has none after it to count to."""
    return 31 if first.month == 12 else (first.replace(month=first.month + 1) - first).days


def _day(diary: Diary, number: int, today: int) -> Day:
    known = diary.get(number)
    if known is None:
        return Day(number, daily.day(number), "new" if 1 <= number <= today else "ahead")
    if known.score is None:
        return Day(number, daily.day(number), "begun", late=not known.in_time)
    return Day(
        number,
        daily.day(number),
        "done",
        known.score,
        medal(known.score),
        late=not known.in_time,
        helped=known.helped,
    )
