"""Loops on the page."""

from collections.abc import Mapping

from app.game import Game, Kind
from app.table.of_the_day import merged, note_end
from app.table.of_the_day import page as of_the_day
from app.texts import Texts
from app.words import lasting
from waystones.games.loops.about import ABOUT


def name(t: Texts) -> str:
    """What the game is called."""
    return t("Loops")


def standing(t: Texts, summary: Mapping[str, int]) -> str:
    """Turn 4, 31 in the bag, 52 points."""
    turn = t("Turn {n}, {left} in the bag", n=summary.get("turn", 1), left=summary.get("bag", 0))
    return turn + ", " + t.many("{n} point", "{n} points", summary.get("points", 0))


GAME = Game(
    about=ABOUT,
    name=name,
    stone="round",
    emblem="loops",
    note=lambda t: t("2 to 4, people or bots"),
    brief=lambda t: t("2 to 4"),
    standing=standing,
    what=lambda t: t("Lay tiles so that their lines run on. Every tile that a line joins scores."),
    lasts=lambda t: lasting(t, 13, 7, 30),
    who_begins=lambda t: t("By custom the youngest of you begins, or the oldest."),
    kinds=(Kind("loops", name, "loops"),),
    note_end=note_end,
    pages={of_the_day("loops"): merged},
)
