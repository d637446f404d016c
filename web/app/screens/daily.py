"""The line of the day: today's, the calendar of all days, and what they have brought."""

from datetime import date, timedelta
from typing import TYPE_CHECKING

from app.one_line import daily, days
from app.one_line.daily import Diary
from app.one_line.medals import medal
from app.screens.screen import Screen
from app.texts import Texts
from app.views import daily as view
from app.views.daily import Day, Month, Record

if TYPE_CHECKING:
    from app.app import App


class Daily(Screen):
    """The days. Nothing of them is kept here but the month that is shown."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._month = date.fromisoformat(app.platform.now()[:10]).replace(day=1)

    def frame(self) -> str:
        """The card of today, the calendar and the figures, empty."""
        return view.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """Everything as it stands at this moment."""
        return shown(self.app.texts, days.diary(self.app.saves), self.app.platform.now(), self._month)

    def woken(self) -> None:
        """Today may be another day."""
        self.app.show()

    def do(self, action: str, arg: str) -> None:
        """Turn the calendar."""
        if action == "month" and arg:
            self._month = date.fromisoformat(arg)
            self.app.show()


def shown(t: Texts, diary: Diary, now: str, month: date) -> dict[str, str]:
    """Today, one month of the calendar, and the figures."""
    today = daily.number(now)
    record = Record(
        tuple(diary.scores), diary.streak(today), diary.longest_streak, tuple(daily.histogram(diary.scores))
    )
    return view.regions(t, days.standing(diary, now), _month(diary, today, month), record)


def _month(diary: Diary, today: int, first: date) -> Month:
    before, after = (first - timedelta(days=1)).replace(day=1), (first + timedelta(days=31)).replace(day=1)
    last_day = date.fromisoformat(daily.day(max(today, 1)))
    numbers = range(daily.number(first.isoformat()), daily.number(after.isoformat()))
    return Month(
        first.isoformat(),
        tuple(_day(diary, number, today) for number in numbers),
        first.weekday(),
        before.isoformat() if first > daily.FIRST_DAY else "",
        after.isoformat() if after <= last_day else "",
    )


def _day(diary: Diary, number: int, today: int) -> Day:
    known = diary.get(number)
    if known is None:
        return Day(number, daily.day(number), "new" if 1 <= number <= today else "ahead")
    if known.score is None:
        return Day(number, daily.day(number), "begun", late=not known.in_time)
    return Day(number, daily.day(number), "done", known.score, medal(known.score), late=not known.in_time)
