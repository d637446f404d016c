"""Chance by a seed: what a seed deals never changes.

Only `random()` of `random.Random` is promised to give the same numbers for ever, so the shuffle is our own.
A link must deal the same game in five years, on any Python.

>>> Deal(7).shuffled("abcdef")
['d', 'f', 'e', 'c', 'a', 'b']
"""

import random
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

MAX_SEED = 2**53 - 1  # the largest whole number that every JSON reader keeps exactly


class Deal:
    """One seed's stream of chance, drawn from in a fixed order."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return int(self._random() * limit)

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The things in a new order (Fisher-Yates, from the last place down)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
