"""Where the milliseconds of a start go: a trace of one visit, phase by phase, by what the page's own thread did.

The page is opened in a private Chromium, then opened again while the browser writes a trace (`--visit 1` traces the first
visit instead). Phases end where the page sets its marks: painted, Python begun, the first board. What is printed is CPU
time of the page's thread without that of whatever it called, so the rows of a phase add up.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from bench.visiting import BOARD, CONTROLLED, TAP_PLAY, WATCH, await_mark, opened
from tools.browser import executable
from tools.paths import DIST
from tools.serve import Server, serving

CATEGORIES = [
    "devtools.timeline",
    "blink.user_timing",
    "v8",
    "disabled-by-default-v8.compile",
    "loading",
    "v8.wasm",
]
PHASES = {
    "firstContentfulPaint": "first paint",
    "waystones:interactive": "Home answers",
    BOARD: "the board answers",
}
ROWS = 12  # of a phase, the longest first

Event = Mapping[str, Any]


@dataclass
class Span:
    """Something that the page's thread did, with the microseconds of CPU that were its own."""

    name: str
    start: float
    end: float
    own: float


def visit_of(events: Iterable[Event]) -> tuple[int, int, str]:
    """The process and thread of the page that set the last mark, and which of its visits that was."""
    board = next(each for each in events if each["name"] == BOARD)
    return board["pid"], board["tid"], _data(board)["navigationId"]


def _data(event: Event) -> Mapping[str, Any]:
    data: Mapping[str, Any] = event.get("args", {}).get("data") or {}
    return data


def what(event: Event) -> str:
    """The event's name, with the file it was about."""
    file = (
        str(_data(event).get("url") or event.get("args", {}).get("fileName") or "")
        .rpartition("/")[2]
        .partition("?")[0]
    )
    return f"{event['name']} {file}".strip()


def spans(events: Iterable[Event]) -> Iterator[Span]:
    """What the thread did, each less what happened inside it."""
    open_ones: list[Span] = []
    for event in sorted(events, key=lambda each: (each["ts"], -each["dur"])):
        while open_ones and open_ones[-1].end <= event["ts"]:
            yield open_ones.pop()
        cpu = float(event.get("tdur", event["dur"]))
        if open_ones:
            open_ones[-1].own -= cpu
        open_ones.append(Span(what(event), event["ts"], event["ts"] + event["dur"], cpu))
    yield from open_ones


def phases(events: Sequence[Event]) -> Iterator[tuple[str, float, Counter[str]]]:
    """Each phase with its length in milliseconds and what its CPU time went to."""
    *thread, number = visit_of(events)
    mine = [each for each in events if [each["pid"], each["tid"]] == thread]
    of_visit = [each for each in mine if _data(each).get("navigationId") == number]
    began = next(each["ts"] for each in of_visit if each["name"] == "navigationStart")
    marks = {PHASES[each["name"]]: each["ts"] for each in of_visit if each["name"] in PHASES}
    done = list(spans(each for each in mine if each["ph"] == "X" and each["ts"] >= began))
    ends = [("", began), *sorted(marks.items(), key=lambda mark: mark[1])]
    for (_, start), (name, end) in pairwise(ends):
        cpu: Counter[str] = Counter()
        for span in done:
            if start <= span.start < end:
                cpu[span.name] += round(span.own)
        yield name, (end - start) / 1000, cpu


def visit(context: BrowserContext, server: Server) -> None:
    """Open the page, tap Play, and wait for the board."""
    page, marks = opened(context, TAP_PLAY + WATCH)
    page.goto(server.address, wait_until="commit")
    await_mark(page, marks, BOARD)
    page.evaluate(CONTROLLED)
    page.close()


def traced(browser: Browser, server: Server, number: int) -> list[Event]:
    """The trace of that visit, after those before it."""
    context = browser.new_context()
    for _ in range(number - 1):
        visit(context, server)
    browser.start_tracing(categories=CATEGORIES)
    visit(context, server)
    written: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return written


def main() -> None:
    """Trace and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--visit", type=int, default=2, help="which visit is traced (2: everything is on the device)"
    )
    wish = parser.parse_args()
    with sync_playwright() as playwright, serving(DIST) as server:
        browser = playwright.chromium.launch(executable_path=executable())
        events = traced(browser, server, wish.visit)
        browser.close()
    for name, length, cpu in phases(events):
        print(f"until {name}: {length:.0f} ms, of which CPU of the page's thread {cpu.total() / 1000:.0f} ms")
        for part, micros in cpu.most_common(ROWS):
            print(f"  {micros / 1000:8.1f} ms  {part}")


if __name__ == "__main__":
    main()
