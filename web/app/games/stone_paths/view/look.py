"""What a table of Stone Paths shows besides the position: what is lit, lifted and previewed."""

from dataclasses import dataclass

from app.games.path_cards.view.look import CardLook
from waystones.games.stone_paths import drawing

Moved = drawing.Moved


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would do: where the figure would stand, the tile that lies there, and how the points would change.

    `doubled` is the change with the large figure, where that one may still be chosen for a path.
    """

    path: int
    stone: int
    large: bool = False
    tile: int = 0
    gain: int = 0
    doubled: int | None = None


@dataclass(frozen=True, slots=True)
class Look(CardLook):
    """The same with what the lifted card would do, and the step that has just been made."""

    preview: Preview | None = None
    moved: Moved | None = None


NOTHING = Look()
