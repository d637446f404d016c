"""From what the engine allows to what the table lights, and from a tap on the table to a move."""

from collections.abc import Iterable

from app.games.path_cards.view.look import Places
from app.games.stone_paths.view.look import Moved, Preview
from waystones import Event
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS, NAMES
from waystones.games.path_cards.moves import DISCARD, DRAW, LAY, LAYS, TAKE, Move
from waystones.games.stone_paths.board import START
from waystones.games.stone_paths.moves import BONUS, FIGURE, LARGE, SMALL
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

    Which figure makes that one may be asked next; then a small one stands for it.
    """
    if lifted is None or seen.to_act != seen.seat or seen.why_not(LAYS[lifted]):
        return None
    laying, path = LAYS[lifted], COLOUR_OF[lifted]
    step = next((event for event in seen.preview(laying) if event.kind == "stepped"), None)
    if step:
        stone = step.facts["stone"]
        return Preview(path, stone, step.facts["large"], seen.tiles[path][stone], seen.gain(laying))
    if seen.stones[seen.seat][path] != START:
        return None
    stone = START + 1
    small, large = seen.gain(laying, SMALL), seen.gain(laying, LARGE)
    return Preview(path, stone, tile=seen.tiles[path][stone], gain=small, doubled=large)


def movement(events: Iterable[Event]) -> Moved | None:
    """The last step among the events."""
    happened = list(events)
    steps = [event for event in happened if event.kind == "stepped"]
    if not steps:
        return None
    last = steps[-1]
    path, stone = COLOURS.index(last.facts["path"]), last.facts["stone"]
    wish = any(event.kind == "wishing_stone" for event in happened)
    return Moved(last.seat or 0, path, stone - 1, stone, wish)
