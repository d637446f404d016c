"""The yardstick of every benchmark: a fixed pure-Python loop, timed in the same run as the rest.

Seconds differ between machines, and on one machine between two moments; how often something fits into the
loop hardly does. CPU time is counted, not the clock on the wall: other work on the machine weighs less then.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import process_time

RUNS = 5
ADDITIONS = 10_000_000  # of the fixed loop


def loop() -> int:
    """The fixed loop: ten million additions, one loop."""
    x = 0
    for i in range(ADDITIONS):
        x += i
    return 1


@dataclass(frozen=True)
class Figure:
    """What one unit of some work costs: CPU seconds, and how many fit into the loop of the same run."""

    seconds: float
    per_loop: float

    @property
    def per_second(self) -> float:
        """How many fit into a CPU second."""
        return 1 / self.seconds


def _seconds_each(work: Callable[[], int]) -> float:
    """CPU seconds for one unit; the work says how many units it has done."""
    begin = process_time()
    units = work()
    return (process_time() - begin) / units


def measure(works: Mapping[str, Callable[[], int]], runs: int = RUNS) -> dict[str, Figure]:
    """The median cost of each work and of the loop; they take turns, so that a slow moment hits all alike."""
    seconds: dict[str, list[float]] = {name: [] for name in ("loop", *works)}
    for _ in range(runs):
        for name, work in {"loop": loop, **works}.items():
            seconds[name].append(_seconds_each(work))
    yardstick = median(seconds["loop"])
    return {name: Figure(median(taken), yardstick / median(taken)) for name, taken in seconds.items()}
