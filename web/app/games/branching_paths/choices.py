"""From what the engine allows to what the table lights, and from a tap on the table to a move."""

from collections.abc import Iterable

from app.games.branching_paths.view.look import Moved, Way
from app.games.path_cards.view.look import Places
from waystones import Event
from waystones.games.branching_paths.board import Board
from waystones.games.branching_paths.moves import BONUS, LIFT, STAY_PUT, STEP, WAY
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, NAMES
from waystones.games.path_cards.moves import DISCARD, DRAW, LAY, LAYS, TAKE, Move


def places(board: Board, move: Move) -> set[str]:
    """Where on the table the move is made."""
    match move.kind:
        case kind if kind == LAY:
            return {f"row:{LETTERS[COLOUR_OF[move.what]]}", f"card:{NAMES[move.what]}"}
        case kind if kind == DISCARD:
            return {f"pile:{LETTERS[COLOUR_OF[move.what]]}", f"card:{NAMES[move.what]}"}
        case kind if kind == STEP:
            _, stone, large = board.steps.read(move.what)
            return {f"stone:{board.names[stone]}", f"figure:{'large' if large else 'small'}"}
        case kind if kind == LIFT:
            return {f"row:{LETTERS[move.what]}"}
        case kind if kind == DRAW:
            return {"deck"}
        case kind if kind == TAKE:
            return {f"pile:{LETTERS[move.what]}"}
    return {"stay" if move.kind == STAY_PUT else "keep"}


def lit(board: Board, moves: Iterable[Move], lifted: int | None) -> Places:
    """The places beside the board that answer now: with a card in hand, those where it can go."""
    found: set[str] = set()
    for move in moves:
        if move.kind in (LAY, DISCARD):
            if move.what == lifted:
                found |= {place for place in places(board, move) if not place.startswith("card:")}
        elif lifted is None:
            found |= places(board, move)
    return frozenset(found)


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
    """The last step among the events, with what it found."""
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
