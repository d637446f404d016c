"""How long a visit takes until the game answers, beside the smallest pages that Pyodide and PyScript make.

All are served alike on this machine (brotli, cached by name) and visited in turn by a private Chromium: each time in
a new profile, first with nothing cached (cold), then again (warm, our service worker in charge of our page). For our
page the clock stops when a board can be played on, Play having been tapped as soon as it was there; for the others
when Python has run one line.

CPU seconds tell more than the clock on a busy machine. "main" is what the page's own thread has used, as DevTools'
Performance.getMetrics counts it; "all" is what all the browser's processes have, by SystemInfo.getProcessInfo.
"""

import argparse
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from statistics import median

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from bench.peers import READY, write_peers
from tools.browser import executable
from tools.compressed import brotli_of, worth_it
from tools.paths import DIST
from tools.say import step
from tools.serve import Server, serving

DONE = {"waystones": "waystones:board", "pyodide": READY, "pyscript": READY}
PATIENCE = 60.0

# Taps Play as soon as the page shows it, and passes on every mark that the page sets.
WATCH = """
const tap = (_, observer) => {
  if (!window.waystones) return; // nor look for it: asking what is visible makes the browser lay the page out
  const shown = [...document.querySelectorAll("[data-do=play]")].find((button) => button.checkVisibility());
  if (!shown) return;
  observer.disconnect();
  shown.click();
};
new MutationObserver(tap).observe(document, { childList: true, subtree: true, attributes: true });
new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) window.reportMark(name, startTime);
}).observe({ entryTypes: ["mark"] });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@dataclass(frozen=True)
class Visit:
    """What one visit took: milliseconds until painted and until ready, CPU seconds, bytes over the wire."""

    paint: float
    ready: float
    main: float
    all: float
    wire: float


def cpu_seconds(context: BrowserContext) -> float:
    """What the browser's processes have used so far."""
    browser = context.browser
    if browser is None:
        return 0.0
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(process["cpuTime"]) for process in processes)


def await_mark(page: Page, marks: "SimpleQueue[tuple[str, float]]", wanted: str) -> float:
    """Let the page run until it sets the mark; its time on the page's clock."""
    waited = 0.0
    while waited < PATIENCE:
        try:
            name, time = marks.get_nowait()
            if name == wanted:
                return time
        except Empty:
            page.wait_for_timeout(20)
            waited += 0.02
    raise TimeoutError(f"{page.url} did not set {wanted} within {PATIENCE:.0f} seconds")


def visit(context: BrowserContext, server: Server, site: str) -> Visit:
    """Open the site in a new tab, and measure until it is ready."""
    page = context.new_page()
    marks: SimpleQueue[tuple[str, float]] = SimpleQueue()
    page.expose_function("reportMark", lambda name, time: marks.put((name, time)))
    page.add_init_script(WATCH)
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    cpu, sent = cpu_seconds(context), len(server.sent)
    page.goto(f"{server.address}{site}/", wait_until="commit")
    ready = await_mark(page, marks, DONE[site])
    cpu = cpu_seconds(context) - cpu
    metrics = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    paint = float(page.evaluate(PAINT))
    if site == "waystones":
        # What the service worker loads after that also counts as bytes, and the next visit must find it there.
        page.evaluate(CONTROLLED)
    wire = sum(each.size for each in server.sent[sent:])
    page.close()
    return Visit(paint, ready, float(metrics["TaskDuration"]), cpu, wire)


def cold_and_warm(chromium: BrowserType, server: Server, site: str) -> tuple[Visit, Visit]:
    """Two visits in a new profile."""
    with tempfile.TemporaryDirectory() as profile:
        context = chromium.launch_persistent_context(profile, executable_path=executable())
        try:
            return visit(context, server, site), visit(context, server, site)
        finally:
            context.close()


def medians(visits: Sequence[Visit]) -> Visit:
    """One visit with the median of everything."""
    return Visit(*(median(values) for values in zip(*map(astuple, visits), strict=True)))


def table(label: str, visits: Mapping[str, Visit]) -> str:
    """One row for each site, its time until ready also as a multiple of raw Pyodide's."""
    lines = [
        f"{label:10}{'paint ms':>10}{'ready ms':>10}{'x Pyodide':>11}{'main s':>8}{'all s':>8}{'bytes':>12}"
    ]
    for site, each in visits.items():
        ratio = each.ready / visits["pyodide"].ready
        times = f"{each.paint:10.0f}{each.ready:10.0f}{ratio:11.2f}{each.main:8.2f}{each.all:8.2f}"
        lines.append(f"{site:10}{times}{each.wire:12,.0f}")
    return "\n".join(lines)


def verdict(cold: Mapping[str, Visit], warm: Mapping[str, Visit]) -> str:
    """What was to be reached, and what was."""
    reached = {
        "ready, cold": (cold["waystones"].ready / cold["pyodide"].ready, 0.6),
        "ready, warm": (warm["waystones"].ready / warm["pyodide"].ready, 0.55),
        "first paint": (cold["waystones"].paint / cold["pyodide"].ready, 0.12),
        "megabytes": (cold["waystones"].wire / 1e6, 5.5),
    }
    return "\n".join(
        f"{'✓' if value <= limit else '✗'} {name}: {value:.2f} of at most {limit}"
        for name, (value, limit) in reached.items()
    )


def compress(folder: Path) -> None:
    """Have every file compressed beforehand, as a host has: not one visit is to wait for it."""
    for path in folder.rglob("*.*"):
        if path.is_file() and worth_it(path.name):
            brotli_of(path.read_bytes())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="visits of each kind to each page (default 7)")
    rounds = parser.parse_args().rounds
    sites = list(DONE)
    cold: dict[str, list[Visit]] = {site: [] for site in sites}
    warm: dict[str, list[Visit]] = {site: [] for site in sites}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_peers(Path(folder))
        shutil.copytree(DIST, Path(folder) / "waystones")
        compress(Path(folder))
        with serving(Path(folder)) as server:
            for number in range(rounds):
                step(f"Round {number + 1} of {rounds}")
                for site in sites[number % 3 :] + sites[: number % 3]:
                    first, second = cold_and_warm(playwright.chromium, server, site)
                    cold[site].append(first)
                    warm[site].append(second)
    colds, warms = ({site: medians(each) for site, each in visits.items()} for visits in (cold, warm))
    print(table("cold", colds), table("warm", warms), verdict(colds, warms), sep="\n")


if __name__ == "__main__":
    main()
