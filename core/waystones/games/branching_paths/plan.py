"""What figures can still come to be worth, if so many steps are left and every one goes where it brings most.

Nobody knows which cards will come, but everybody can count: a row that is worth less than the one before it, and the
minus rows at the start, are worth entering only while there is time to get past them.

>>> plan = Plan((-3, -2, 0, 2, 4, 8, 5, 8, 12))
>>> plan.worth((0, 0, 0, 0, 6), 0), plan.worth((0, 0, 0, 0, 6), 2), plan.worth((0, 0, 0, 0, 6), 3)
(8, 8, 12)
"""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import add

LARGE = -1  # in the place of a row: the large figure, wherever it stands


class Gains:
    """What figures on certain rows gain when one of them goes one row on, by the steps that are left after it."""

    def __init__(self, now: Sequence[int], moved: Mapping[int, Sequence[int]]) -> None:
        self._last = max(len(now), *map(len, moved.values())) - 1 if moved else 0
        self._by_row = {row: self._differences(now, then) for row, then in moved.items()}

    def _differences(self, now: Sequence[int], then: Sequence[int]) -> tuple[int, ...]:
        """By steps; beyond its last one each stays what it is."""
        steps = range(self._last + 1)
        return tuple(then[min(step, len(then) - 1)] - now[min(step, len(now) - 1)] for step in steps)

    def after(self, steps: float) -> dict[int, float]:
        """The gain by row; the large figure's is under LARGE."""
        whole = min(int(steps), self._last)
        if whole == self._last:
            return {row: float(gains[whole]) for row, gains in self._by_row.items()}
        part = steps - whole
        return {
            row: gains[whole] + part * (gains[whole + 1] - gains[whole])
            for row, gains in self._by_row.items()
        }


class Plan:
    """The best use of steps on a board with these rows."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self._values = (0, *values)
        self._by_steps = cache(self._all_steps)
        self._of_one = cache(self._one_figure)
        self.gains = cache(self._gains)

    def worth(self, rows: tuple[int, ...], steps: float) -> float:
        """What figures on these rows, the large one first and the others in order, can be worth by then."""
        by_steps = self._by_steps(rows)
        whole = int(steps)
        if whole >= len(by_steps) - 1:
            return float(by_steps[-1])
        return by_steps[whole] + (steps - whole) * (by_steps[whole + 1] - by_steps[whole])

    def _gains(self, rows: tuple[int, ...]) -> Gains:
        """What a step gains to figures on these rows, the large one first and the others in order."""
        large, *small = rows
        last, moved = len(self._values) - 1, {}
        if large < last:
            moved[LARGE] = self._by_steps((large + 1, *small))
        for row in dict.fromkeys(small):
            if row < last:
                then = small[:]
                then[then.index(row)] += 1
                moved[row] = self._by_steps((large, *sorted(then)))
        return Gains(self._by_steps(rows), moved)

    def _one_figure(self, row: int, factor: int) -> tuple[int, ...]:
        """The best worth of one figure within 0, 1, 2 ... steps; nobody has to move on."""
        best: list[int] = []
        for value in self._values[row:]:
            best.append(max(value * factor, best[-1] if best else value * factor))
        return tuple(best)

    def _all_steps(self, rows: tuple[int, ...]) -> tuple[int, ...]:
        """The best worth of all figures together."""
        together = self._of_one(rows[0], 2)
        for row in rows[1:]:
            one = self._of_one(row, 1)
            most = len(together) + len(one) - 1
            shared = [together[0] + one[0]] * most
            for steps, worth in enumerate(one):
                reached = [*map(add, together, [worth] * len(together))]
                for so_far, value in enumerate(reached, steps):
                    shared[so_far] = max(shared[so_far], value)
            for steps in range(1, most):
                shared[steps] = max(shared[steps], shared[steps - 1])
            together = tuple(shared)
        return together
