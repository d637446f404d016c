"""Speed, as a promise: what the rules cost, against what is kept in engine.json, as ratios to the fixed loop.

    PYTHONPATH=core python -m bench.promise           fails if something has become 15% slower
    PYTHONPATH=core python -m bench.promise --keep    keeps what is measured now; say why in the commit

Ratios differ between versions of Python, so each has its own. Every work is done in many short runs, each right beside a
run of the loop, so that whatever else the machine does slows both; the median counts. What seems slower is measured again
before it is called so.
"""

import argparse
import gc
import json
import sys
from collections.abc import Callable, Mapping
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from time import process_time

import waystones
from bench.engine import play
from bench.ratio import ADDITIONS
from waystones import games
from waystones.cli.bench import works as random_games

KEPT = Path(__file__).parent / "engine.json"
VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"
SLOWER = 1.15
RUNS, AGAIN = 40, 3
GAMES, CALLS = 3, 500
PART = 20  # of the loop in one run

Work = Callable[[], int]


def part_of_the_loop() -> float:
    """The fixed loop of `bench.ratio`, as far as a short run gets: which part of it that is."""
    x = 0
    for i in range(ADDITIONS // PART):
        x += i
    return 1 / PART


def works() -> dict[str, Work]:
    """Decisions in random games of each kind, and the calls that bots make most, on the states of real games."""
    found = random_games(GAMES)
    for about in games.abouts().values():
        states = [state for seed in range(4) for state in play(about.id, about.players[0], seed)]
        for name in ("copy", "legal_moves"):
            found[f"{about.id}: {name}"] = _calls(states, name)
        found[f"{about.id}: observe"] = _observed(states)
    return found


def _calls(states: list[waystones.State], name: str) -> Work:
    def work() -> int:
        for state in islice(cycle(states), CALLS):
            getattr(state, name)()
        return CALLS

    return work


def _observed(states: list[waystones.State]) -> Work:
    def work() -> int:
        for state in islice(cycle(states), CALLS):
            state.observe(0)
        return CALLS

    return work


def _seconds(work: Callable[[], float]) -> float:
    """CPU seconds for one unit."""
    begin = process_time()
    units = work()
    return (process_time() - begin) / units


def measured(works: Mapping[str, Work], runs: int = RUNS) -> dict[str, float]:
    """How many of each fit into the loop, the median of many runs, each beside a run of the loop itself."""
    ratios: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(runs):
        for name, work in works.items():
            gc.collect()
            ratios[name].append(_seconds(part_of_the_loop) / _seconds(work))
    return {name: median(found) for name, found in ratios.items()}


def slower(kept: Mapping[str, float], now: Mapping[str, float]) -> dict[str, float]:
    """What has become too slow, with how many times as long it takes.

    >>> slower({"copy": 100.0, "observe": 100.0}, {"copy": 80.0, "observe": 95.0})
    {'copy': 1.25}
    """
    return {
        name: kept[name] / ratio
        for name, ratio in now.items()
        if name in kept and kept[name] / ratio > SLOWER
    }


def main() -> None:
    """Measure, and compare or keep."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--keep", action="store_true", help="keep what is measured now")
    wish = options.parse_args()
    all_kept: dict[str, dict[str, float]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    kept, todo = all_kept.get(VERSION, {}), works()
    now = measured(todo)
    if wish.keep:
        all_kept[VERSION] = {name: float(f"{ratio:.4g}") for name, ratio in now.items()}
        KEPT.write_text(json.dumps(all_kept, indent=1) + "\n")
        print(f"kept {len(now)} ratios for Python {VERSION}")
        return
    if not kept:
        print(f"nothing is kept for Python {VERSION} to compare with: --keep does")
        return
    for _ in range(AGAIN):
        if late := slower(kept, now):
            again = measured({name: todo[name] for name in late})
            now |= {name: max(now[name], ratio) for name, ratio in again.items()}
    for name, ratio in now.items():
        against = f"{ratio / kept[name]:6.2f} of what is kept" if name in kept else "   new"
        print(f"{name:<32}{ratio:>12,.0f} a loop{against:>24}")
    if late := slower(kept, now):
        raise SystemExit(
            f"slower than promised: {', '.join(f'{name} x{by:.2f}' for name, by in late.items())}"
        )


if __name__ == "__main__":
    main()
