"""The last two weeks of a game's deals of the day: a stone for each day, with a flag where it was won."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from app.drawing.dates import day_of_week
from app.drawing.kit import icon, minus
from app.keeping.diary import day
from app.texts import Texts
from app.words import points

if TYPE_CHECKING:
    from app.table.of_the_day import PastDay


def walked(t: Texts, days: "Sequence[PastDay]") -> str:
    """The days in a row; empty for a player who has never played one."""
    if not days:
        return ""
    label, items = escape(t("The last days")), "".join(_day(t, each) for each in days)
    return f'<ol class="walked-days" aria-label="{label}">{items}</ol>'


def _day(t: Texts, each: "PastDay") -> str:
    """One day: what it brought, and below it which day it was."""
    when = day(each.number)
    said = escape(f"{day_of_week(t, when)}: {_became(t, each)}")
    inside = "" if each.score is None else minus(each.score)
    flag = icon("flag") if each.state == "won" else ""
    return (
        f'<li class="day-{each.state}"><span class="aside">{said}</span><b class="num" aria-hidden="true">{inside}</b>{flag}'
        f'<span class="small quiet num" aria-hidden="true">{int(when[-2:])}</span></li>'
    )


def _became(t: Texts, each: "PastDay") -> str:
    match each.state:
        case "won":
            return t("won with {points}", points=points(t, each.score or 0))
        case "played":
            return points(t, each.score or 0)
        case "begun":
            return t("begun")
        case "open":
            return t("still open")
    return t("not played")
