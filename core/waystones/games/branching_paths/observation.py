"""What one seat of Branching Paths may know: all that lies on the board, and of the cards what is not hidden.

Wishing stones lie face down, but everybody saw them being taken: a careful player knows them all (BP-15).
"""

from typing import TYPE_CHECKING

from waystones.games.branching_paths.board import Board
from waystones.games.path_cards.moves import Move
from waystones.games.path_cards.observation import PathCardsObservation

if TYPE_CHECKING:
    from waystones.games.branching_paths.rules import BranchingPaths


class BranchingPathsObservation(PathCardsObservation["BranchingPaths"]):
    """Stones are numbers; the board has their names."""

    _state: "BranchingPaths"

    @property
    def board(self) -> Board:
        """The web of stones."""
        return self._state.board

    @property
    def tiles(self) -> tuple[int, ...]:
        """The tile on each stone."""
        return self._state.tiles

    @property
    def stacks(self) -> tuple[int, ...]:
        """How many wishing stones each colour's stack has left."""
        return tuple(self._state.stacks)

    @property
    def figures(self) -> tuple[tuple[int, ...], ...]:
        """The stones that each seat's figures stand on, the large one first."""
        return tuple(map(tuple, self._state.figures))

    @property
    def wishes(self) -> tuple[tuple[int, ...], ...]:
        """Each seat's wishing stones, counted by colour."""
        return tuple(map(tuple, self._state.wishes))

    @property
    def wishing_counts(self) -> tuple[int, ...]:
        """How many wishing stones each seat has, whatever their colours."""
        return tuple(map(sum, self._state.wishes))

    @property
    def owed(self) -> int:
        """How many cards the seat to act has to take before its turn is over (BP-16)."""
        return self._state.owed

    def ways(self, colour: int) -> list[Move]:
        """Every step that the own figures could take with a card of the colour (BP-6, BP-7)."""
        return self._state.steps(self.seat, colour)
