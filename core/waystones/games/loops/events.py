"""What can happen in Loops, as events."""

from waystones.game import OTHERS, Event, ScoreLine
from waystones.games.loops.tiles import NAMES


def laid(seat: int, line: ScoreLine) -> Event:
    """A tile came on the board and scored (LO-7, LO-14, LO-15)."""
    return Event("laid", seat, {**line.values, "points": line.points}, reveals=OTHERS)


def ended(seat: int, tiles: int, points: int) -> Event:
    """A turn was ended (LO-7)."""
    return Event("ended", seat, {"tiles": tiles, "points": points})


def drawn(seat: int, tiles: list[int]) -> Event:
    """The rack was refilled; with what, only its owner knows (LO-5, LO-7)."""
    names = tuple(NAMES[tile] for tile in tiles)
    return Event("drawn", seat, {"number": len(tiles)}, {"tiles": names}, reveals=seat)


def swapped(seat: int, tiles: list[int]) -> Event:
    """All tiles went back into the bag and as many came out of it (LO-13)."""
    names = tuple(NAMES[tile] for tile in tiles)
    return Event("swapped", seat, {"number": len(tiles)}, {"tiles": names}, reveals=seat)


def passed(seat: int, kept: int) -> Event:
    """Nothing could be laid; so many tiles were kept that could have been swapped, none if the bag was empty (LO-13)."""
    return Event("passed", seat, {"kept": kept} if kept else {})


def over(reason: str) -> Event:
    """The game has ended (LO-17, LO-19, LO-20)."""
    return Event("over", facts={"reason": reason})
