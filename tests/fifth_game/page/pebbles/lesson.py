"""A first game of Pebbles."""

from app.texts import Texts
from waystones import Record


def first_game() -> Record:
    return Record.new("pebbles", 2, seed=1)


def seats(t: Texts) -> tuple[tuple[str, str], ...]:
    return ((t("You"), ""), ("Mira", "steady"))
