"""The long campaign: every part in shards over the cores, until its goal or the time is reached.

Parts take turns in proportion to their goals, so that whenever it ends each has come about as far. What is done is kept
in `.cache/campaign/reached.json` after every shard; the next run goes on from there.
"""

import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from campaign.part import Failure, Tally
from campaign.parts import GOALS, run
from campaign.show import table
from tools.paths import CACHE, DIST
from tools.say import step

REACHED = CACHE / "campaign" / "reached.json"
TELLS = 60.0  # seconds between two lines
NEEDS_PAGE = ("tabs", "browsers")


class Reached:
    """How far each part is, and in a file."""

    def __init__(self, file: Path, *, fresh: bool = False) -> None:
        self._file = file
        self.tallies: dict[str, Tally] = {}
        self.shards: dict[str, set[int]] = {}
        if file.exists() and not fresh:
            for name, kept in json.loads(file.read_text(encoding="utf-8")).items():
                failures = [
                    Failure(**{**each, "steps": None if each["steps"] is None else tuple(each["steps"])})
                    for each in kept["failures"]
                ]
                self.tallies[name] = Tally(kept["cases"], kept["units"], kept["seconds"], failures)
                self.shards[name] = set(kept["shards"])

    def add(self, name: str, shard: int, tally: Tally) -> None:
        """A shard is done."""
        self.tallies.setdefault(name, Tally()).add(tally)
        self.shards.setdefault(name, set()).add(shard)
        written = {
            each: {**asdict(found), "shards": sorted(self.shards[each])}
            for each, found in self.tallies.items()
        }
        self._file.parent.mkdir(parents=True, exist_ok=True)
        beside = self._file.with_suffix(".new")
        beside.write_text(json.dumps(written), encoding="utf-8")
        beside.replace(self._file)  # at once: a run that is killed leaves the old file or the new one

    def part_of(self, name: str, goals: Mapping[str, tuple[int, int]]) -> float:
        """How much of its goal the part has reached."""
        goal, size = goals[name]
        return len(self.shards.get(name, ())) * size / goal


class Plan:
    """Which shard comes next."""

    def __init__(self, reached: Reached, goals: Mapping[str, tuple[int, int]]) -> None:
        self._reached, self._goals = reached, goals
        self._under_way: set[tuple[str, int]] = set()

    def next(self) -> tuple[str, int] | None:
        """A shard of the part that is furthest behind; None once all goals are reached."""
        behind = sorted(self._goals, key=self._share)
        for name in behind:
            goal, size = self._goals[name]
            taken = self._reached.shards.get(name, set()) | {
                shard for part, shard in self._under_way if part == name
            }
            shard = next((each for each in range(-(-goal // size)) if each not in taken), None)
            if shard is not None:
                self._under_way.add((name, shard))
                return name, shard
        return None

    def done(self, name: str, shard: int) -> None:
        """It is no longer under way."""
        self._under_way.discard((name, shard))

    def _share(self, name: str) -> float:
        goal, size = self._goals[name]
        under_way = sum(part == name for part, _ in self._under_way)
        return self._reached.part_of(name, self._goals) + under_way * size / goal


def main(hours: float, workers: int, parts: Sequence[str] | None, *, fresh: bool) -> int:
    """Run until the goals or the time are reached."""
    chosen = parts or [name for name in GOALS if name not in NEEDS_PAGE or (DIST / "index.html").is_file()]
    goals = {name: GOALS[name] for name in chosen}
    reached = Reached(REACHED, fresh=fresh)
    plan, until = Plan(reached, goals), perf_counter() + hours * 3600
    workers = workers or os.cpu_count() or 1
    step(f"{', '.join(goals)}: {workers} side by side, for at most {hours:g} hours")
    running: dict[Future[Tally], tuple[str, int]] = {}
    told = perf_counter()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            while True:
                while len(running) < workers and perf_counter() < until and (shard := plan.next()):
                    size = goals[shard[0]][1]
                    running[pool.submit(run, shard[0], shard[1] * size, size)] = shard
                if not running:
                    break
                for future in wait(running, timeout=TELLS, return_when=FIRST_COMPLETED).done:
                    name, number = running.pop(future)
                    reached.add(name, number, future.result())
                    plan.done(name, number)
                if perf_counter() - told > TELLS:
                    told = perf_counter()
                    step(", ".join(f"{name} {reached.part_of(name, goals):.1%}" for name in goals))
        except KeyboardInterrupt:
            step("Stopped; the next run goes on from here")
            pool.shutdown(wait=False, cancel_futures=True)
    return table({name: reached.tallies.get(name, Tally()) for name in goals}, goals)
