"""The line of the day for the gallery: a month with days played, missed and to come, and the figures."""

from collections.abc import Iterator
from datetime import date, timedelta

from app.one_line import daily, days
from app.one_line.daily import Diary, Try
from app.screens.daily import shown
from app.texts import Texts
from app.views import daily as view
from app.views import home
from app.views.kit import filled

NOW = "2026-11-16T09:00"
SCORES = (31, 28, 44, 17, 36, 33, 22, 41, -3, 38, 29, 35)


def diary(*, today: bool) -> Diary:
    """A player who came back almost every day."""
    last = daily.number(NOW) - (0 if today else 1)
    tries = [
        Try(last - i, daily.day(last - i + (3 if i == 5 else 0)), f"id{i}", score, "W")
        for i, score in enumerate(SCORES)
        if i != 7
    ]
    begun = Try(last - 13, daily.day(last - 13), "begun")
    return Diary([*tries, begun])


def screen(t: Texts, known: Diary, now: str = NOW) -> str:
    """The days' own screen."""
    return filled(view.frame(t), shown(t, known, now, date.fromisoformat(now[:10]).replace(day=1)))


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Today to be drawn, begun, done, on a device whose clock is wrong; and Home on such days."""
    played, waiting = diary(today=True), diary(today=False)
    yield "daily", screen(t, played)
    yield "daily-waiting", screen(t, waiting)
    yield "daily-first", screen(t, Diary())
    yield "daily-clock", screen(t, Diary(), "1970-01-01T00:00")
    tomorrow = (date.fromisoformat(NOW[:10]) + timedelta(days=1)).isoformat()
    begun = waiting.begin(daily.number(tomorrow), tomorrow, "id")
    for name, known, now in (("done", played, NOW), ("waiting", waiting, NOW), ("begun", begun, tomorrow)):
        today = days.standing(known, now)
        yield f"home-{name}", filled(home.frame(t), home.regions(t, (), 34, today))
