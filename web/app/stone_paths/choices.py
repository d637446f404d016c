"""From what the engine allows to what the table lights, and from a tap on the table to a move."""

from collections.abc import Iterable

from app.views.path_cards.look import Places
from app.views.stone_paths.look import Preview
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS, NAMES
from waystones.games.path_cards.moves import DECK, DISCARD, DISCARDS, DRAW, LAY, LAYS, PILES, TAKE, Move
from waystones.games.stone_paths.board import NO_TILE
from waystones.games.stone_paths.moves import BONUS, FIGURE, LARGE, SMALL, STAY, STEPS
from waystones.games.stone_paths.observation import StonePathsObservation


def move_for(action: str, arg: str, lifted: int | None) -> Move | None:
    """The move that a button or a place on the table means; None if it means none."""
    match action:
        case "lay" if lifted is not None:
            return LAYS[lifted]
        case "discard" if lifted is not None:
            return DISCARDS[lifted]
        case "figure":
            return LARGE if arg == "large" else SMALL
        case "stay":
            return STAY
        case "step" if arg in LETTERS:
            return STEPS[LETTERS.index(arg)]
        case "take" if arg == "deck":
            return DECK
        case "take" if arg in LETTERS:
            return PILES[LETTERS.index(arg)]
    return None


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
    """What laying the lifted card would bring, if it can be laid and moves a figure at once."""
    if lifted is None or seen.why_not(LAYS[lifted]):
        return None
    for event in seen.preview(LAYS[lifted]):
        if event.kind == "stepped":
            path, stone = COLOURS.index(event.facts["path"]), event.facts["stone"]
            tile = seen.tiles[path][stone]
            points = tile if NO_TILE < tile <= 3 else 0
            return Preview(path, stone, event.facts["large"], tile, points)
    return None
