"""A duel as it stands for the player of this device, before anything of it is begun."""

from dataclasses import dataclass
from typing import Literal

from waystones.games.one_line.board import Board

# What a duel is to the player of this device: the own line is in it; it can be drawn; it was begun; it was tried, and
# there is a result to see; it was tried and thrown away; it has no start left.
Standing = Literal["own", "open", "begun", "over", "gone", "full"]


@dataclass(frozen=True, slots=True)
class Invitation:
    """A duel as it stands; one that can be drawn has a board and the own start on it.

    `known` when the cards were dealt on this device before; `day` is the line of a day that has the same cards and
    has not been begun here; `game` is the game in which the own line was drawn, while it is kept.
    """

    standing: Standing
    board: Board | None = None
    start: int | None = None
    known: bool = False
    day: int = 0
    game: str = ""
