"""A visit to a page in a browser of its own, measured: what bench/startup.py, bench/entrances.py and bench/trace.py share."""

from dataclasses import dataclass
from queue import Empty, SimpleQueue

from playwright.sync_api import BrowserContext, Page

from tools.serve import Server

PATIENCE = 60.0

BOARD = "waystones:board"

# Taps Play as soon as the page shows it.
TAP_PLAY = """
const tap = (_, observer) => {
  if (!window.waystones) return; // nor look for it: asking what is visible makes the browser lay the page out
  const shown = [...document.querySelectorAll("[data-do=play]")].find((button) => button.checkVisibility());
  if (!shown) return;
  observer.disconnect();
  shown.click();
};
new MutationObserver(tap).observe(document, { childList: true, subtree: true, attributes: true });
"""
# Passes on every mark that the page sets.
WATCH = """
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


def opened(context: BrowserContext, script: str) -> tuple[Page, "SimpleQueue[tuple[str, float]]"]:
    """A new tab in which the script runs before all others, and the marks that its page will set."""
    page = context.new_page()
    marks: SimpleQueue[tuple[str, float]] = SimpleQueue()
    page.expose_function("reportMark", lambda name, time: marks.put((name, time)))
    page.add_init_script(script)
    return page, marks


def visit(context: BrowserContext, server: Server, address: str, done: str) -> Visit:
    """Open the address in a new tab, and measure until its page sets the mark."""
    page, marks = opened(context, TAP_PLAY + WATCH)
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    cpu, sent = cpu_seconds(context), len(server.sent)
    page.goto(address, wait_until="commit")
    ready = await_mark(page, marks, done)
    cpu = cpu_seconds(context) - cpu
    metrics = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    paint = float(page.evaluate(PAINT))
    if done == BOARD and address.startswith("http"):
        # What the service worker loads after that also counts as bytes, and the next visit must find it there.
        page.evaluate(CONTROLLED)
    wire = sum(each.size for each in server.sent[sent:])
    page.close()
    return Visit(paint, ready, float(metrics["TaskDuration"]), cpu, wire)
