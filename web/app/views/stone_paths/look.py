"""What a table of Stone Paths shows besides the position: what is lit, lifted and previewed."""

from dataclasses import dataclass

from app.views.path_cards.look import CardLook


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would do: where the figure would stand, the tile that lies there, and the points it gives."""

    path: int
    stone: int
    large: bool = False
    tile: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Moved:
    """The step that has just been made: it is shown as movement, from one stone to the next.

    `wish` says that a wishing stone was taken there.
    """

    seat: int
    path: int
    start: int
    end: int
    wish: bool = False


@dataclass(frozen=True, slots=True)
class Look(CardLook):
    """The same with what the lifted card would do, and the step that has just been made."""

    preview: Preview | None = None
    moved: Moved | None = None


NOTHING = Look()
