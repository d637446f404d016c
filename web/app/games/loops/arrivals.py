"""Where tiles have just come from, for the eye to follow."""

from collections.abc import Iterable

from waystones import Event


def arrivals(events: Iterable[Event], me: int, place: str, held: int) -> dict[str, str]:
    """Where tiles have come to, and from which element, as the seat `me` may know it.

    `place` is where on the own rack a tile was laid from; without it the tile was carried and is there already. The
    own rack holds so many tiles now, the new ones at its end.
    """
    found: dict[str, str] = {}
    for event in events:
        mine = event.seat == me
        match event.kind:
            case "laid":
                found[f"square:{event.facts['square']}"] = place if mine else f"#seat-{event.seat},#turn"
            case "drawn" | "swapped" if mine:
                for new in range(held - event.facts["number"], held):
                    found[f"rack:{new}"] = "#bag"
    return {to: start for to, start in found.items() if start}
