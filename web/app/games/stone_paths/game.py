"""Stone Paths on the page."""

from app.game import Game, Kind
from app.games.path_cards.standing import standing
from app.table.of_the_day import merged, note_end
from app.table.of_the_day import page as of_the_day
from app.texts import Texts
from app.words import lasting
from waystones.games.stone_paths.about import ABOUT


def name(t: Texts) -> str:
    """What the game is called."""
    return t("Stone Paths")


GAME = Game(
    about=ABOUT,
    name=name,
    stone="tall",
    emblem="stone-paths",
    note=lambda t: t("2 to 4, people or bots"),
    brief=lambda t: t("2 to 4"),
    standing=standing,
    what=lambda t: t(
        "Lay cards in rows that run up or down; each leads a figure up one of five paths. The goal is worth most, the first steps cost."
    ),
    lasts=lambda t: lasting(t, 29, 20, 20),
    who_begins=lambda t: t("By custom whoever was last in Ireland begins, or the oldest of you."),
    kinds=(Kind("stone_paths", name, "stone_paths"),),
    note_end=note_end,
    pages={of_the_day("stone_paths"): merged},
)
