"""What a table of Branching Paths shows besides the position: the ways that are open, and the step just made."""

from dataclasses import dataclass

from app.games.path_cards.view.look import CardLook
from waystones.games.branching_paths import drawing
from waystones.games.path_cards.moves import Move

Moved = drawing.Moved


@dataclass(frozen=True, slots=True)
class Way:
    """A step that can be taken now: the move, where it leads from and to, and how the points would change."""

    move: Move
    origin: int
    stone: int
    large: bool
    gain: int = 0


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
