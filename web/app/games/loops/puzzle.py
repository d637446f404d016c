"""Loops' puzzles: the best turn from this rack."""

from app.drawing.kit import Regions
from app.keeping.save import Seats
from app.texts import Texts
from waystones import Session
from waystones.games.loops.moves import END
from waystones.games.loops.observation import LoopsObservation

NEEDS_UNDO = False
ANSWERS = frozenset({str(END)})


def task(t: Texts, tiles: int) -> str:
    """What is to be found."""
    return t("Lay up to three tiles of your rack. Which turn scores most?")


def step(t: Texts, number: int) -> str:
    """What a move is called."""
    return t("Tile {n}", n=number)


def seats(t: Texts, me: int) -> Seats:
    """The player and somebody who has laid the other tiles."""
    mine, other = (t("You"), ""), (t("Other"), "steady")
    return (mine, other) if me == 0 else (other, mine)


def regions(t: Texts, session: Session[LoopsObservation]) -> Regions:
    """All as in the game."""
    return {}
