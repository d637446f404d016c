"""Branching Paths on the page."""

from app.game import Game, Kind
from app.games.path_cards.standing import standing
from app.table.of_the_day import merged, note_end
from app.table.of_the_day import page as of_the_day
from app.texts import Texts
from app.words import lasting
from waystones.games.branching_paths.about import ABOUT


def name(t: Texts) -> str:
    """What the game is called."""
    return t("Branching Paths")


GAME = Game(
    about=ABOUT,
    name=name,
    stone="leaning",
    emblem="branching-paths",
    note=lambda t: t("2 to 4, people or bots"),
    brief=lambda t: t("2 to 4"),
    standing=standing,
    what=lambda t: t(
        "Lay cards in rows that run up or down; each leads any of your figures on through a web of ways that fork."
    ),
    lasts=lambda t: lasting(t, 25, 19, 25),
    who_begins=lambda t: t("By custom whoever was last in Ireland begins, or the oldest of you."),
    kinds=(Kind("branching_paths", name, "branching_paths"),),
    note_end=note_end,
    pages={of_the_day("branching_paths"): merged},
)
