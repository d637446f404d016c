"""Where cards and wishing stones have just come from, for the eye to follow."""

from collections.abc import Iterable

from waystones import Event
from waystones.drawing import WISH_FROM


def arrivals(events: Iterable[Event], me: int, slot: str = "") -> dict[str, str]:
    """Where things have come to, and from which element, as the seat `me` may know it.

    A card that another seat has played is held up first: held:1:r7 goes to the row of seat 1, held:pile:r7 to its pile.
    `slot` is the place in the own hand that a card was played from; without it the card was carried and is there already.
    """
    found: dict[str, str] = {}
    for event in events:
        mine, card = event.seat == me, event.facts.get("card", "")
        chip = f"#chip-{event.seat},#fold,#turn"  # without room for chips, the button they fold behind
        match event.kind:
            case "laid" if mine:
                found[f"row:{card[0]}"] = slot
            case "laid":
                found[f"held:{event.seat}:{card}"] = chip
            case "discarded" if mine:
                found[f"pile:{card[0]}"] = slot
            case "discarded":
                found[f"held:pile:{card}"] = chip
            case "taken" | "drawn":
                start = f"#pile-{card[0]}" if event.kind == "taken" else "#deck"
                found[f"card:{card}" if mine else f"hand:{event.seat}"] = start
            case "lifted" if mine:
                found[f"pile:{card[0]}"] = f"#row-{card[0]}"
            case "lifted":
                found[f"held:pile:{card}"] = chip
            case "wishing_stone" | "wishing_tile":
                found[f"wishes:{event.seat}"] = f"#{WISH_FROM}"
    return {place: start for place, start in found.items() if start}
