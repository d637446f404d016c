"""What a row, a pile, a figure or a tile is and does, in a sentence or two: said when it is tapped."""

from collections.abc import Iterable
from typing import Any

from app.drawing.kit import minus
from app.games.path_cards import words
from app.games.path_cards.view.hand import fits
from app.texts import Texts
from app.words import capital, colour, points
from waystones.games.path_cards.cards import COLOURS, LETTERS
from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.observation import PathCardsObservation

Seen = PathCardsObservation[Any]


def row(t: Texts, seen: Seen, letter: str) -> str:
    """An own row: what fits next, and what a card in it does."""
    path = LETTERS.index(letter)
    name, values = colour(t, COLOURS[path]), seen.rows[seen.seat][path]
    if not values:
        return t(
            "Your {colour} row is empty: any {colour} card begins it, and each card laid in it moves a figure one stone.",
            colour=name,
        )
    return t(
        "Your {colour} row, {cards}. Next: {fits}. Each card laid in it moves a figure one stone.",
        colour=name,
        cards=", ".join(map(str, values)),
        fits=fits(t, values),
    )


def pile(t: Texts, seen: Seen, letter: str) -> str:
    """A discard pile: what lies on top, and who may take it."""
    path = LETTERS.index(letter)
    name, values = colour(t, COLOURS[path]), seen.piles[path]
    if not values:
        return t("The {colour} discard pile is empty. A card put here moves no figure.", colour=name)
    return t(
        "The {colour} discard pile, {top} on top: whoever ends a turn may take it, but not a card just put here.",
        colour=name,
        top=values[-1],
    )


def deck(t: Texts, seen: Seen) -> str:
    """The draw pile."""
    return t.many(
        "The draw pile: {n} card is left. A turn ends by drawing one, or by taking one from a pile; the game ends with the last.",
        "The draw pile: {n} cards are left. A turn ends by drawing one, or by taking one from a pile; the game ends with the last.",
        seen.deck_left,
    )


def start(t: Texts) -> str:
    """What the start is."""
    return t("The start: figures that never leave it count nothing.")


def goal(t: Texts, inside: int) -> str:
    """The count of figures in the goal."""
    return t(
        "{n} of {all} figures are in the goal, the green rows at the top, no matter whose. With the last of them the game ends.",
        n=inside,
        all=GOAL_FIGURES,
    )


def row_value(t: Texts, value: int, *, goal: bool) -> str:
    """A number at the side of the board: what every stone beside it counts."""
    single, double = points(t, value), minus(2 * value)
    if goal:
        return t("This row is in the goal: a figure on it counts {points} at the end, a large one {double}.", points=single, double=double)  # fmt: skip
    return t("A figure that stands on this row at the end counts {points}, a large one {double}.", points=single, double=double)  # fmt: skip


def clover(t: Texts) -> str:
    """What a clover does, wherever it lies."""
    return t("Clover: whoever comes here may move a figure one more stone.")


def point_tile(t: Texts, number: int) -> str:
    """What a point tile does."""
    return t("{n} points for every figure that comes here.", n=number) if number > 1 else t("1 point for every figure that comes here.")  # fmt: skip


def stone(t: Texts, place: str, value: str, lies: str, standing: Iterable[str], *, goal: bool) -> str:
    """A stone: where it is, what a figure counts there, what lies on it, and who stands on it."""
    here = ", ".join(standing)
    parts = (
        t("{place}: a figure that ends here counts {value}, a large one double.", place=capital(place), value=value),
        t("It is in the goal: the game ends with the {n} figures there.", n=GOAL_FIGURES) if goal else "",
        lies,
        t("Here: {figures}.", figures=here) if here else "",
    )  # fmt: skip
    return " ".join(part for part in parts if part)


def whose(t: Texts, name: str, large: bool, *, mine: bool) -> str:
    """A figure and whose it is."""
    named = words.figure(t, large)
    return t("your {figure}", figure=named) if mine else t("{name}, {figure}", name=name, figure=named)
