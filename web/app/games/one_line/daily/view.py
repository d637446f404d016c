"""The line of the day: today's, the days in a row, all scores as a plot, and a calendar of the days there were."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.drawing.dates import day, day_of_week, month, weekdays
from app.drawing.kit import Regions, bar, button, does, icon, minus, screen
from app.games.one_line.daily.today import LineOfTheDay, invitation, occasion, onward, sentence, standing
from app.games.one_line.view.result import medal_name
from app.texts import Texts

_WIDE, _HIGH, _FOOT = 330.0, 92.0, 16.0


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the calendar: new, begun, done or ahead; `late` when it was not begun on its own day, `helped` by a hint."""

    number: int
    date: str
    state: str
    score: int = 0
    medal: str = "none"
    late: bool = False
    helped: bool = False


@dataclass(frozen=True, slots=True)
class Month:
    """A month of the calendar: its days, the column of its first one, and the months it can be turned to."""

    date: str
    days: tuple[Day, ...]
    first_column: int
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class AllDays:
    """What all days together have brought."""

    scores: tuple[int, ...]
    streak: int
    longest: int
    bars: tuple[tuple[int, int], ...]
    to_earn: int = 0  # days until a missed one is forgiven


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    calendar, scores, way = escape(t("Calendar")), escape(t("All your days")), escape(t("Your path"))
    sundays = escape(t("On Sundays the line lies on another board."))
    body = (
        bar(t, t("The line of the day"))
        + '<div class="reading days-of"><section class="day-card" id="today"></section>'
        + f'<section class="block the-path"><h2>{way}</h2><p class="small" id="rest"></p><div class="walked" id="path"></div></section>'
        + f'<section class="block the-month"><h2>{calendar}</h2><div class="month" id="month"></div><p class="small quiet">{sundays}</p></section>'
        + f'<section class="block the-scores"><h2>{scores}</h2><div id="record"></div></section></div>'
    )
    return screen("daily", body)


def regions(t: Texts, today: LineOfTheDay, month: Month, record: AllDays, path: str = "") -> Regions:
    """Today, the path, the month that is shown, and the figures."""
    return {
        "today": _today(t, today),
        "rest": escape(_rest(t, record)),
        "path": path,
        "month": _month(t, month, today.number),
        "record": _record(t, record),
    }


def _rest(t: Texts, record: AllDays) -> str:
    """What a missed day would mean for the streak."""
    if not record.streak:
        return t("Six days in a row earn a day of rest: one missed day does not end the streak.")
    if not record.to_earn:
        return t("A day of rest is earned: one missed day does not end your streak.")
    return t.many(
        "{n} more day in a row earns a day of rest.",
        "{n} more days in a row earn a day of rest.",
        record.to_earn,
    )


def _today(t: Texts, today: LineOfTheDay) -> str:
    if today.state == "closed":
        words = t(
            "This device's clock says {day}. The line of the day begins in 2026.", day=day(t, today.date)
        )
        return f'{icon("warn")}<p class="grow">{escape(words)}</p>'
    date, number = (
        escape(day_of_week(t, today.date)),
        escape(t("Day {n}", n=today.number)),
    )
    told = ". ".join(filter(None, (occasion(t, today), standing(t, today), sentence(onward(t, today)))))
    notes = escape(told or t("One deal a day, the same for everybody. The first try counts."))
    return (
        f'<div class="grow"><p class="quiet">{date}</p><h2>{number}</h2><p class="small">{notes}</p></div>'
        f"{invitation(t, today)}"
    )


def _month(t: Texts, shown: Month, today: int) -> str:
    title = escape(month(t, shown.date))
    before = button(
        t("Month before"),
        "month",
        shown.before,
        kind="flat",
        glyph="back",
        bare=True,
        off=not shown.before,
        id="do-before",
    )
    after = button(
        t("Month after"),
        "month",
        shown.after,
        kind="flat",
        glyph="next",
        bare=True,
        off=not shown.after,
        id="do-after",
    )
    heads = "".join(f'<li class="month-head" aria-hidden="true">{escape(name)}</li>' for name in weekdays(t))
    gap = '<li aria-hidden="true"></li>' * shown.first_column
    days = "".join(_day(t, each, now=each.number == today) for each in shown.days)
    return (
        f'<header class="month-bar">{before}<h3>{title}</h3>{after}</header>'
        f'<ol class="days">{heads}{gap}{days}</ol>'
    )


def _day(t: Texts, each: Day, *, now: bool) -> str:
    date = int(each.date[8:10])
    if each.state == "ahead":
        return f'<li class="day ahead"><span class="day-date">{date}</span></li>'
    said = [day(t, each.date)]
    mark = ""
    if each.state == "done":
        said += [t.many("{n} point", "{n} points", each.score), medal_name(t, each.medal)]
        if each.late:
            said.append(t("played later"))
        if each.helped:
            said.append(t("with a hint"))
            mark = icon("hint")
        notches = "<i></i>" * {"gold": 3, "silver": 2, "copper": 1}.get(each.medal, 0)
        mark += f'<b class="num">{minus(each.score)}</b><span class="notches">{notches}</span>'
    elif each.state == "begun":
        said.append(t("begun"))
        mark = icon("go")
    current = ' aria-current="date"' if now else ""
    kinds = " ".join(["day", each.state, *(["late"] if each.late else [])])
    return (
        f'<li><button type="button" class="{kinds}" id="day-{each.number}"{does("daily", each.number)}{current}'
        f' aria-label="{escape(", ".join(said))}"><span class="day-date">{date}</span>{mark}</button></li>'
    )


def _record(t: Texts, record: AllDays) -> str:
    if not record.scores:
        nothing = escape(t("No day has been finished yet."))
        return f'<p class="quiet">{nothing}</p>'
    average = sum(record.scores) / len(record.scores)
    figures = (
        (t.many("day in a row", "days in a row", record.streak), str(record.streak)),
        (t("most in a row"), str(record.longest)),
        (t("best"), minus(max(record.scores))),
        (t("average"), minus(round(average))),
        (t("played"), str(len(record.scores))),
    )
    items = "".join(
        f'<div><dt>{escape(name)}</dt><dd class="num">{figure}</dd></div>' for name, figure in figures
    )
    return f'<dl class="day-figures">{items}</dl>{_histogram(t, record.bars, record.scores[-1])}'


def _histogram(t: Texts, bars: Sequence[tuple[int, int]], last: int) -> str:
    """How often each score was reached: a heap of stones for every five points, the last day's heap dark."""
    most = max(count for _, count in bars)
    step = _WIDE / len(bars)
    drawn, said = "", []
    for i, (first, count) in enumerate(bars):
        x, ends = i * step, i + 1 == len(bars)
        height = (_HIGH - 14) * count / most
        if count:
            newest = first <= max(last, 0) and (ends or max(last, 0) < bars[i + 1][0])
            top = _HIGH - height
            drawn += (
                f'<path class="heap{" newest" if newest else ""}" d="M{x + 3:.1f} {_HIGH:g}L{x + 4:.1f} {top + 3:.1f}'
                f"Q{x + 5:.1f} {top:.1f} {x + step / 2:.1f} {top:.1f}T{x + step - 3:.1f} {top + 4:.1f}"
                f'L{x + step - 3:.1f} {_HIGH:g}Z"/><text class="heap-count" x="{x + step / 2:.1f}" y="{top - 3:.1f}">{count}</text>'
            )
            said.append(t("{points} points or more: {n}", points=first, n=count))
        label = f"{first}+" if ends else str(first)
        drawn += f'<text class="heap-label" x="{x + step / 2:.1f}" y="{_HIGH + 13:g}">{label}</text>'
    label = escape(t("How often each score: {list}", list="; ".join(said)))
    return (
        f'<svg class="heaps" viewBox="0 0 {_WIDE:g} {_HIGH + _FOOT:g}" role="img" aria-label="{label}">'
        f'{drawn}<path class="heap-ground" d="M0 {_HIGH:g}H{_WIDE:g}"/></svg>'
    )
