"""Today's line in a few words and one button, for Home and for the days' own screen."""

from dataclasses import dataclass

from app.texts import Texts
from app.views.kit import button


@dataclass(frozen=True, slots=True)
class Today:
    """Where today's line stands: new, begun, done, or closed where the clock says that no day has come yet."""

    number: int
    date: str
    state: str = "new"
    score: int = 0
    streak: int = 0


def invitation(t: Texts, today: Today) -> str:
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


def standing(t: Texts, today: Today) -> str:
    """What there is to say about today, in a few words."""
    notes = []
    if today.state == "done":
        words = t.many("Today: {n} point", "Today: {n} points", today.score)
        notes.append(words.replace("-", "\N{MINUS SIGN}"))
    if today.streak > 1:
        notes.append(t("{n} days in a row", n=today.streak))
    return ". ".join(notes)
