"""How long a visit takes until the game answers, beside the smallest pages that Pyodide and PyScript make.

All are served alike on this machine (brotli, cached by name) and visited in turn by a private Chromium: each time in
a new profile, first with nothing cached (cold), then again (warm, our service worker in charge of our page). For our
page the clock stops when a board can be played on, Play having been tapped as soon as it was there; for the others
when Python has run one line.

Our page is visited a third time after a minute of play, and once more to sit down at each table; the one file is opened
from disk in a profile of its own (bench/entrances.py). With the minute of play seven rounds take about a quarter of an
hour; `--play 0` leaves it out.

CPU seconds tell more than the clock on a busy machine. "main" is what the page's own thread has used, as DevTools'
Performance.getMetrics counts it; "all" is what all the browser's processes have, by SystemInfo.getProcessInfo.
"""

import argparse
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserType, sync_playwright

from bench.entrances import FILE, TABLES, at_tables, one_file, third_visit
from bench.peers import READY, write_peers
from bench.visiting import BOARD, Visit, visit
from bench.wanted import to_reach
from tools.browser import executable
from tools.compressed import brotli_of, worth_it
from tools.paths import DIST
from tools.say import step
from tools.serve import Server, serving

OURS = "waystones"
DONE = {OURS: BOARD, "pyodide": READY, "pyscript": READY}
MINUTE = 60.0  # seconds of play before the third visit


class Found:
    """All that was measured, by the kind of visit."""

    def __init__(self) -> None:
        self.visits: dict[tuple[str, str], list[Visit]] = defaultdict(list)
        self.tables: dict[str, list[float]] = defaultdict(list)

    def of(self, kind: str) -> dict[str, Visit]:
        """One visit of this kind to each site, with the median of everything."""
        return {site: medians(visits) for (each, site), visits in self.visits.items() if each == kind}


def in_turn(chromium: BrowserType, server: Server, site: str, seconds: float, found: Found) -> None:
    """Visit the site in a new profile, with nothing cached and then again; ours also in its other ways."""
    address = f"{server.address}{site}/"
    with tempfile.TemporaryDirectory() as profile:
        context = chromium.launch_persistent_context(profile, executable_path=executable())
        try:
            for kind in ("cold", "warm"):
                found.visits[kind, site].append(visit(context, server, address, DONE[site]))
            if site == OURS:
                for game, time in at_tables(context, address).items():
                    found.tables[game].append(time)
                if seconds:
                    found.visits["third", site].append(third_visit(context, server, address, seconds))
        finally:
            context.close()
    if site == OURS:
        found.visits["file", site].append(one_file(chromium, server))


def medians(visits: Sequence[Visit]) -> Visit:
    """One visit with the median of everything."""
    return Visit(*(median(values) for values in zip(*map(astuple, visits), strict=True)))


def table(label: str, visits: Mapping[str, Visit], pyodide: Visit) -> str:
    """One row for each site, its time until ready also as a multiple of raw Pyodide's."""
    lines = [
        f"{label:10}{'paint ms':>10}{'ready ms':>10}{'x Pyodide':>11}{'main s':>8}{'all s':>8}{'bytes':>12}"
    ]
    for site, each in visits.items():
        ratio = each.ready / pyodide.ready
        times = f"{each.paint:10.0f}{each.ready:10.0f}{ratio:11.2f}{each.main:8.2f}{each.all:8.2f}"
        lines.append(f"{site:10}{times}{each.wire:12,.0f}")
    return "\n".join(lines)


def verdict(found: Found) -> str:
    """What was to be reached, and what was."""
    cold, warm, file = found.of("cold"), found.of("warm"), found.of("file")
    reached = {
        "ready, cold, of raw Pyodide": (cold[OURS].ready / cold["pyodide"].ready, 0.42),
        "ready, warm, of raw Pyodide": (warm[OURS].ready / warm["pyodide"].ready, 0.38),
        "first paint, of raw Pyodide": (cold[OURS].paint / cold["pyodide"].ready, 0.08),
        "a first visit, MB": (cold[OURS].wire / 1e6, 4.6),
        "one file, MB": ((DIST / FILE).stat().st_size / 1e6, 7.5),
        "one file ready, of ours warm": (file[OURS].ready / warm[OURS].ready, 1.25),
    }
    return to_reach(reached)


def compress(folder: Path) -> None:
    """Have every file compressed beforehand, as a host has: not one visit is to wait for it."""
    for path in folder.rglob("*.*"):
        if path.is_file() and worth_it(path.name):
            brotli_of(path.read_bytes())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="visits of each kind to each page (default 7)")
    parser.add_argument("--play", type=float, default=MINUTE, help="seconds of play before the third visit")
    wish = parser.parse_args()
    sites, found = list(DONE), Found()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_peers(Path(folder))
        shutil.copytree(DIST, Path(folder) / OURS)
        compress(Path(folder))
        with serving(Path(folder)) as server:
            for number in range(wish.rounds):
                step(f"Round {number + 1} of {wish.rounds}")
                for site in sites[number % 3 :] + sites[: number % 3]:
                    in_turn(playwright.chromium, server, site, wish.play, found)
    warm = found.of("warm")["pyodide"]
    print(table("cold", found.of("cold"), found.of("cold")["pyodide"]))
    for kind in ("warm", "third", "file"):
        print(table(kind, found.of(kind), warm))
    for game in TABLES:
        print(f"a tap at the seats of {game} until its board answers: {median(found.tables[game]):.0f} ms")
    print(verdict(found))


if __name__ == "__main__":
    main()
