"""What has just moved, for the eye to follow: the step of a figure, and where cards and wishing stones came from."""

from collections.abc import Iterable

from app.views.stone_paths.board import WISH_FROM
from app.views.stone_paths.look import Moved
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


def arrivals(events: Iterable[Event], me: int, slot: str = "") -> dict[str, str]:
    """Where things have come to, and from which element, as the seat `me` may know it.

    `slot` is the place in the own hand that a card was played from; without it the card was carried and is there already.
    """
    found: dict[str, str] = {}
    for event in events:
        mine, card = event.seat == me, event.facts.get("card", "")
        chip = f"#chip-{event.seat}"
        match event.kind:
            case "laid" if mine:
                found[f"row:{card[0]}"] = slot
            case "laid":
                found[f"pip:{event.seat}:{card[0]}"] = chip
            case "discarded":
                found[f"pile:{card[0]}"] = slot if mine else chip
            case "taken" | "drawn":
                start = f"#pile-{card[0]}" if event.kind == "taken" else "#deck"
                found[f"card:{card}" if mine else f"hand:{event.seat}"] = start
            case "wishing_stone":
                found[f"wishes:{event.seat}"] = f"#{WISH_FROM}"
    return {place: start for place, start in found.items() if start}
