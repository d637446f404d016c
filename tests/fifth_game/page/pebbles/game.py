"""Pebbles on the page."""

from collections.abc import Mapping

from app.game import Game, Kind
from app.texts import Texts
from waystones.games import about


def name(t: Texts) -> str:
    return "Pebbles"


def standing(t: Texts, summary: Mapping[str, int]) -> str:
    return f"{summary.get('heap', 0)} pebbles left"


GAME = Game(
    about=about("pebbles"),
    name=name,
    stone="round",
    emblem="pebbles",
    note=lambda t: "2 to 4",
    brief=lambda t: "2 to 4",
    standing=standing,
    kinds=(Kind("pebbles", name, "pebbles"),),
)
