"""What a table of Branching Paths shows besides the position: the ways that are open, and the step just made."""

from dataclasses import dataclass

from app.views.path_cards.look import CardLook
from waystones.games.path_cards.moves import Move


@dataclass(frozen=True, slots=True)
class Moved:
    """The step that has just been made: it is shown as movement, from one stone to the next."""

    seat: int
    start: int
    end: int
    large: bool
    points: int = 0
    wish: bool = False  # whether a wishing stone was taken there


@dataclass(frozen=True, slots=True)
class Way:
    """A step that can be taken now: the move, and where it leads from and to."""

    move: Move
    origin: int
    stone: int
    large: bool


@dataclass(frozen=True, slots=True)
class Look(CardLook):
    """The same with the ways that are open, the stone for which a figure is being chosen, and the last step."""

    ways: tuple[Way, ...] = ()
    target: int | None = None
    moved: Moved | None = None

    @property
    def to_target(self) -> tuple[Way, ...]:
        """The steps that lead to the chosen stone."""
        return tuple(way for way in self.ways if way.stone == self.target)


NOTHING = Look()
