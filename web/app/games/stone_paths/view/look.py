"""What a table of Stone Paths shows besides the position: what is lit, lifted and previewed."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.games.path_cards.view.look import CardLook
from waystones import Event
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS
from waystones.games.path_cards.moves import LAYS
from waystones.games.stone_paths import drawing
from waystones.games.stone_paths.board import START
from waystones.games.stone_paths.moves import LARGE, SMALL
from waystones.games.stone_paths.observation import StonePathsObservation

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
    """What every card table shows, with what the lifted card would do, and the step that has just been made."""

    preview: Preview | None = None
    moved: Moved | None = None


NOTHING = Look()


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
    """The last step of a figure among the events."""
    happened = list(events)
    steps = [event for event in happened if event.kind == "stepped"]
    if not steps:
        return None
    last = steps[-1]
    path, stone = COLOURS.index(last.facts["path"]), last.facts["stone"]
    wish = any(event.kind == "wishing_stone" for event in happened)
    return Moved(last.seat or 0, path, stone - 1, stone, wish)
