"""The step that a figure has just made, for the eye to follow."""

from collections.abc import Iterable

from app.games.stone_paths.view.look import Moved
from waystones import Event
from waystones.games.path_cards.cards import COLOURS


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
