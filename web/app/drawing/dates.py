"""Days as people write them."""

from datetime import date

from app.texts import Texts


def day(t: Texts, moment: str) -> str:
    """The day of an ISO date and time: 16 Nov 2025.

    >>> day(Texts("en"), "2025-11-16T09:30")
    '16 Nov 2025'
    """
    year, number, date = moment[:10].split("-")
    return t("{day} {month} {year}", day=int(date), month=_months(t)[int(number) - 1], year=year)


def month(t: Texts, moment: str) -> str:
    """The month of an ISO date: Nov 2025."""
    year, number, *_ = moment.split("-")
    return t("{month} {year}", month=_months(t)[int(number) - 1], year=year)


def day_of_week(t: Texts, moment: str) -> str:
    """The day of an ISO date with its name: Monday 16 Nov.

    >>> day_of_week(Texts("en"), "2026-11-16")
    'Monday 16 Nov'
    """
    names = (
        t("Monday"), t("Tuesday"), t("Wednesday"), t("Thursday"), t("Friday"), t("Saturday"), t("Sunday"),
    )  # fmt: skip
    when = date.fromisoformat(moment[:10])
    return t(
        "{weekday} {day} {month}",
        weekday=names[when.weekday()],
        day=when.day,
        month=_months(t)[when.month - 1],
    )


def numbered(t: Texts, number: int, moment: str) -> str:
    """A day of the daily games with its date: Day 320, 16 Nov."""
    _, month, date = moment[:10].split("-")
    return t("Day {n}, {day} {month}", n=number, day=int(date), month=_months(t)[int(month) - 1])


def weekdays(t: Texts) -> tuple[str, ...]:
    """The heads of a calendar's columns, Monday first."""
    return t("Mo"), t("Tu"), t("We"), t("Th"), t("Fr"), t("Sa"), t("Su")


def _months(t: Texts) -> tuple[str, ...]:
    return (
        t("Jan"), t("Feb"), t("Mar"), t("Apr"), t("May"), t("Jun"),
        t("Jul"), t("Aug"), t("Sep"), t("Oct"), t("Nov"), t("Dec"),
    )  # fmt: skip
