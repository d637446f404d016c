"""The scenes of a first stretch, made by a finger that nobody sees, before the player draws."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.drawing.kit import Regions
from app.table.hand import Desk
from waystones.games.one_line.places import CENTRES

if TYPE_CHECKING:
    from app.games.one_line.hand import OneLineHand

FIELDS = 2  # the first leaves a number or the start, the second goes on from it


def drawn_and_taken_back(hand: "OneLineHand") -> Iterator[Regions]:
    """What is shown after each touch of a finger that picks up an end, draws some fields and goes back over them."""
    end = hand.seen.ends[-1]
    way = [end]
    yield from _touched(hand, "down", end)
    for _ in range(FIELDS):
        if not hand.lit:
            break
        way.append(min(hand.lit))
        yield from _touched(hand, "move", way[-1])
    for field in reversed(way[:-1]):
        yield from _touched(hand, "move", field)
    yield from _touched(hand, "up", end)


def _touched(hand: "OneLineHand", phase: str, field: int) -> Iterator[Regions]:
    if hand.point(phase, *CENTRES[field]):
        yield hand.regions(Desk())
