"""From what the engine allows to what the table lights, and from a tap on the table to a move."""

from collections.abc import Iterable

from app.games.path_cards.view.look import Places
from app.games.stone_paths.view.look import Preview
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS, NAMES
from waystones.games.path_cards.moves import DISCARD, DRAW, LAY, LAYS, TAKE, Move
from waystones.games.stone_paths.board import START
from waystones.games.stone_paths.moves import BONUS, FIGURE
from waystones.games.stone_paths.observation import StonePathsObservation


def places(move: Move) -> set[str]:
    """Where on the table the move is made."""
    match move.kind:
        case kind if kind == LAY:
            return {f"row:{LETTERS[COLOUR_OF[move.what]]}", f"card:{NAMES[move.what]}"}
        case kind if kind == DISCARD:
            return {f"pile:{LETTERS[COLOUR_OF[move.what]]}", f"card:{NAMES[move.what]}"}
        case kind if kind == FIGURE:
            return {f"figure:{move.text}"}
        case kind if kind == BONUS:
            return {f"path:{LETTERS[move.what]}", f"row:{LETTERS[move.what]}"} if move.what >= 0 else {"stay"}
        case kind if kind == DRAW:
            return {"deck"}
        case kind if kind == TAKE:
            return {f"pile:{LETTERS[move.what]}"}
    raise ValueError(move.kind)


def lit(moves: Iterable[Move], lifted: int | None) -> Places:
    """The places that answer now: with a card in hand, those where it can go."""
    found: set[str] = set()
    for move in moves:
        if move.kind not in (LAY, DISCARD):
            found |= places(move)
        elif move.what == lifted:
            found |= {place for place in places(move) if not place.startswith("card:")}
    return frozenset(found)


def preview(seen: StonePathsObservation, lifted: int | None) -> Preview | None:
    """What laying the lifted card would bring, if it can be laid: also the first step on a path.

    Which figure makes that one is asked next; a small one stands for it.
    """
    if lifted is None or seen.to_act != seen.seat or seen.why_not(LAYS[lifted]):
        return None
    events = seen.preview(LAYS[lifted])
    step = next((event for event in events if event.kind == "stepped"), None)
    if step is None:
        path = COLOUR_OF[lifted]
        return Preview(path, START + 1) if seen.stones[seen.seat][path] == START else None
    path, stone = COLOURS.index(step.facts["path"]), step.facts["stone"]
    points = next((event.facts["points"] for event in events if event.kind == "points"), 0)
    return Preview(path, stone, step.facts["large"], seen.tiles[path][stone], points)
