"""The line of the day for the gallery: a month with days played, missed and to come, and the figures."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

from app.drawing.kit import filled
from app.games.one_line.daily import daily, days, view
from app.games.one_line.daily.calendar import shown
from app.games.one_line.daily.daily import Diary, Try
from app.pages.view import home
from app.texts import Texts
from waystones.games.one_line.board import FIELDS

NOW = "2026-11-16T09:00"
LINE = "e4 d4 d5 c5 c4 b4 a3 a4 b5 b6 c6 c7 d7 d6 e6 f5 g5 f6 f7 f8 e8 e7"
BESTS = {"classic": 44, "4821": 36}
SCORES = (31, 28, 44, 17, 36, 33, 22, 41, -3, 38, 29, 35)


def diary(*, today: bool) -> Diary:
    """A player who came back almost every day."""
    last = daily.number(NOW) - (0 if today else 1)
    tries = [
        Try(last - i, daily.day(last - i + (3 if i == 5 else 0)), f"id{i}", score, "W", helped=i == 2)
        for i, score in enumerate(SCORES)
        if i != 7
    ]
    begun = Try(last - 13, daily.day(last - 13), "begun")
    return Diary([*tries, begun])


def rested() -> Diary:
    """A player whose missed day was forgiven after six in a row."""
    last = daily.number(NOW)
    numbers = [number for number in range(last - 30, last + 1) if number not in (last - 2, last - 20)]
    return Diary(
        Try(number, daily.day(number), f"id{number}", SCORES[number % len(SCORES)], "W") for number in numbers
    )


def screen(t: Texts, known: Diary, now: str = NOW) -> str:
    """The days' own screen."""
    return filled(view.frame(t), shown(t, known, now, date.fromisoformat(now[:10]).replace(day=1), BESTS))


def scenes(t: Texts) -> Iterator[tuple[str, str]]:
    """Today to be drawn, begun, done, on a device whose clock is wrong; and Home on such days."""
    played, waiting = diary(today=True), diary(today=False)
    yield "daily", screen(t, played)
    yield "daily-waiting", screen(t, waiting)
    yield "daily-rested", screen(t, rested())
    yield "daily-first", screen(t, Diary())
    yield "daily-clock", screen(t, Diary(), "1970-01-01T00:00")
    tomorrow = (date.fromisoformat(NOW[:10]) + timedelta(days=1)).isoformat()
    begun = waiting.begin(daily.number(tomorrow), tomorrow, "id")
    walked_today = tuple(FIELDS[each] for each in LINE.split())
    for name, known, now in (("done", played, NOW), ("waiting", waiting, NOW), ("begun", begun, tomorrow)):
        route = walked_today[: 1 if name == "waiting" else 12 if name == "begun" else None]
        today = replace(days.standing(known, now), line=route, start=route[0])
        waits = ("stone_paths", "loops") if name == "waiting" else ()
        yield f"home-{name}", filled(home.frame(t), home.regions(t, (), today, waiting=waits))
