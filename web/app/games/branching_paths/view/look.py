"""What a table of Branching Paths shows besides the position: the ways that are open, and the step just made."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.games.path_cards.view.look import CardLook
from waystones import Event
from waystones.games.branching_paths import drawing
from waystones.games.branching_paths.board import Board
from waystones.games.branching_paths.moves import BONUS, STEP, WAY
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.cards import COLOUR_OF
from waystones.games.path_cards.moves import LAYS, Move

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
    """What every card table shows, with the ways that are open, the stone for which a figure is being chosen, and the last step."""

    ways: tuple[Way, ...] = ()
    target: int | None = None
    moved: Moved | None = None

    @property
    def to_target(self) -> tuple[Way, ...]:
        """The steps that lead to the chosen stone."""
        return tuple(way for way in self.ways if way.stone == self.target)


NOTHING = Look()


def ways(seen: BranchingPathsObservation, lifted: int | None) -> tuple[Way, ...]:
    """The steps that can be taken now: those that are asked for, or those that the lifted card would allow."""
    if seen.to_act != seen.seat:
        return ()
    if seen.asks in (WAY, BONUS):
        moves, laying = [move for move in seen.legal_moves() if move.kind == STEP], []
    elif lifted is not None and not seen.why_not(LAYS[lifted]):
        moves, laying = seen.ways(COLOUR_OF[lifted]), [LAYS[lifted]]
    else:
        return ()
    if len(moves) == 1 and laying:  # the rules take a step that is the only one
        gains = [seen.gain(*laying)]
    else:
        gains = [seen.gain(*laying, move) for move in moves]
    return tuple(
        Way(move, *seen.board.steps.read(move.what), gain) for move, gain in zip(moves, gains, strict=True)
    )


def movement(board: Board, events: Iterable[Event]) -> Moved | None:
    """The last step of a figure among the events, with what it found."""
    moved, points, wish = None, 0, False
    for event in events:
        if event.kind == "stepped":
            moved = event
        elif event.kind == "points":
            points = event.facts["points"]
        elif event.kind in ("wishing_stone", "wishing_tile"):
            wish = True
    if moved is None:
        return None
    facts = moved.facts
    return Moved(
        moved.seat or 0, board.stone(facts["from"]), board.stone(facts["stone"]), facts["large"], points, wish
    )
