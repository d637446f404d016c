"""Where an unfinished path game stands, for lists of games."""

from collections.abc import Mapping

from app.texts import Texts
from waystones.games.path_cards.figures import GOAL_FIGURES


def standing(t: Texts, summary: Mapping[str, int]) -> str:
    """Turn 12, 3 of 5 in the goal."""
    turn, inside = summary.get("turn", 1), summary.get("goal", 0)
    return t("Turn {n}, {inside} of {all} in the goal", n=turn, inside=inside, all=GOAL_FIGURES)
