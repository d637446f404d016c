"""The shuffle of every deal told another way, for tests that hold what a seed deals."""

import math
from collections.abc import Callable, Sequence


def shuffled(draw: Callable[[], float], things: Sequence[int]) -> list[int]:
    """Whoever is drawn leaves the pool, and its last one fills the gap."""
    pool, from_the_back = list(things), []
    while len(pool) > 1:
        gap = math.floor(draw() * len(pool))
        last = pool.pop()
        if gap < len(pool):
            last, pool[gap] = pool[gap], last
        from_the_back.append(last)
    return pool + from_the_back[::-1]
