"""What one seat of Stone Paths may know: all that lies on the paths, and of the cards what is not hidden."""

from typing import TYPE_CHECKING

from waystones.games.path_cards.observation import PathCardsObservation
from waystones.games.path_cards.rules import NOWHERE
from waystones.games.stone_paths.board import PathTiles
from waystones.games.stone_paths.moves import FIGURE

if TYPE_CHECKING:
    from waystones.games.stone_paths.rules import StonePaths


class StonePathsObservation(PathCardsObservation["StonePaths"]):
    """Paths are in the order of COLOURS, as rows and piles are."""

    _state: "StonePaths"

    @property
    def opened(self) -> int:
        """The path whose figure is being chosen, or -1."""
        return self._state.laid if self.asks == FIGURE else NOWHERE

    @property
    def tiles(self) -> tuple[PathTiles, ...]:
        """The tiles on each path, by stone."""
        return tuple(self._state.tiles)

    @property
    def stones(self) -> tuple[tuple[int, ...], ...]:
        """The stone that each seat's figure of each path stands on."""
        return tuple(map(tuple, self._state.stones))

    @property
    def large(self) -> tuple[int, ...]:
        """The path on which each seat's large figure stands, or -1."""
        return tuple(self._state.large)

    @property
    def wishes(self) -> tuple[int, ...]:
        """How many wishing stones each seat has."""
        return tuple(self._state.wishes)

    @property
    def wishing_counts(self) -> tuple[int, ...]:
        """How many wishing stones each seat has; in this game they are all alike."""
        return self.wishes
