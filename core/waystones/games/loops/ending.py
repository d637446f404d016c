"""The end of a game of two, when the bag is empty and each knows the other's tiles: turns are weighed by playing on.

Whoever is to move takes the turn that leaves most of the difference in points. Few turns are followed up, those that
score most, until only a few tiles are left, and only some turns deep; what comes after that is not looked at.
"""

from collections.abc import Generator
from heapq import nlargest

from waystones.games.loops.mosaic import Mosaic
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.turns import Turn, after, before, most_points, turns, without

DEEP = 3  # turns after the own one
BROAD = 6  # turns that are followed up each time
FEW = 5  # tiles that both have together: from then on nearly all turns are followed up
ALL = 60


def best_ending(
    observation: LoopsObservation, other: list[int], ways: list[Turn]
) -> Generator[None, None, Turn]:
    """Of the ways to go on with this turn the one that leads furthest ahead of the other's tiles."""
    mosaic = observation.mosaic
    found: list[tuple[float, Turn]] = []
    for turn in ways:
        rest = without(list(observation.rack), turn)
        lead = turn.points - lead_to(after(mosaic, turn), other, rest, DEEP)
        before(mosaic, turn)
        found.append((lead, turn))
        yield
    return max(found)[1]


def lead_to(mosaic: Mosaic, mine: list[int], other: list[int], deep: int) -> int:
    """How many points the player to move, who holds the first tiles, will gain on the other one."""
    ways = turns(mosaic, mine) if deep else []
    if not ways:
        best = most_points(mosaic, mine)
        # Who cannot lay passes, and the other one goes on alone.
        return (
            best
            if best or not most_points(mosaic, other)
            else -lead_to(mosaic, other, mine, max(0, deep - 1))
        )
    leads = []
    for turn in nlargest(BROAD if len(mine) + len(other) > FEW else ALL, ways):
        leads.append(turn.points - lead_to(after(mosaic, turn), other, without(mine, turn), deep - 1))
        before(mosaic, turn)
    return max(leads)
