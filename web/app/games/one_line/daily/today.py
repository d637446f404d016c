"""Today's line in a few words and one button, for Home and for the days' own screen."""

from dataclasses import dataclass

from app.drawing.kit import button
from app.texts import Texts
from waystones.games.one_line.board import CLASSIC, Board


@dataclass(frozen=True, slots=True)
class LineOfTheDay:
    """Where today's line stands: new, begun, done, or closed where the clock says that no day has come yet.

    `line` is what is drawn of it, one field before it is begun; `start` is that field; on Sundays the board is another.
    """

    number: int
    date: str
    state: str = "new"
    score: int = 0
    helped: bool = False  # whether a hint was used
    streak: int = 0
    forgives: bool = False  # whether a missed day would be forgiven
    wait: int = 0  # minutes until the next line
    line: tuple[int, ...] = ()
    start: int | None = None
    board: Board = CLASSIC


def invitation(t: Texts, today: LineOfTheDay) -> str:
    """The button that leads to today's line, wherever it stands.

    A line that has a try is meant itself, also after midnight; who has none draws that of the day it is then.
    """
    number = today.number if today.state in ("begun", "done") else None
    match today.state:
        case "begun":
            words = t("Go on")
        case "done":
            words = t("See your line")
        case _:
            words = t("Draw it")
    return button(words, "daily", number, kind="main", id="do-daily")


def occasion(t: Texts, today: LineOfTheDay) -> str:
    """What is special about the day."""
    return "" if today.board is CLASSIC else t("Sunday: another board")


def standing(t: Texts, today: LineOfTheDay) -> str:
    """What today has brought so far, in a few words."""
    if today.state != "done":
        return ""
    words = t.many("Today: {n} point", "Today: {n} points", today.score)
    if today.helped:
        words = t("{result}, with a hint", result=words)
    return words.replace("-", "\N{MINUS SIGN}")


def onward(t: Texts, today: LineOfTheDay) -> list[str]:
    """The days in a row, whether one may be missed, and when the next line comes."""
    notes = []
    if today.streak > 1:
        notes.append(t("{n} days in a row", n=today.streak))
    if today.streak > 1 and today.forgives:
        notes.append(t("a day of rest is earned"))
    if today.state == "done" and today.wait:
        hours, minutes = divmod(today.wait, 60)
        notes.append(
            t("next line in {hours} h", hours=hours) if hours else t("next line in {n} min", n=minutes)
        )
    return notes


def sentence(notes: list[str]) -> str:
    """Notes one after another, the first with a capital."""
    told = ", ".join(notes)
    return told[:1].upper() + told[1:]
