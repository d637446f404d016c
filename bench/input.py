"""From touch to paint: how long a drawn field takes to show on a phone whose processor is four times slower.

Draws whole rounds of a fixed deal with a finger (real touch events, sent through the browser's debugger) and times
each one that changes the board: from the event's own time stamp to the first task after the frame that shows it.
"""

import json
import random
import sys
from statistics import median, quantiles

from playwright.sync_api import CDPSession, Page, sync_playwright

import waystones
from app.views.places import CENTRES, VIEW_BOX
from tools.browser import executable
from tools.paths import DIST
from tools.serve import serving
from waystones.games.one_line.walk import Stretch

LIMIT = 100  # milliseconds
SLOWER = 4
ROUNDS = 12
REST = 120  # milliseconds
SEEDS = (7, 21, 99)

# Notes, for each pointer event after which the board has changed, the time until it was painted.
WATCH = """
window.delays = [];
let changed = false;
new MutationObserver(() => { changed = true; }).observe(document.querySelector("#board"),
  { childList: true, subtree: true });
const time = (event) => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (changed) window.delays.push(performance.now() - event.timeStamp);
      changed = false;
    };
    port2.postMessage(null);
  });
};
for (const kind of ["pointerdown", "pointermove"]) document.addEventListener(kind, time, true);
"""


class Phone:
    """A page under a finger."""

    def __init__(self, page: Page, debugger: CDPSession) -> None:
        self._page = page
        self._debugger = debugger
        box = page.locator("#board").bounding_box()
        assert box
        left, top, width, height = (float(part) for part in VIEW_BOX.split())
        scale = min(box["width"] / width, box["height"] / height)
        self._scale = scale
        self._x = box["x"] + (box["width"] - width * scale) / 2 - left * scale
        self._y = box["y"] + (box["height"] - height * scale) / 2 - top * scale

    def draw(self, stretch: Stretch) -> None:
        """Pull the finger along the stretch, two touch moves a field, as fast as the page takes them."""
        points = [CENTRES[field] for field in (stretch.end, *stretch.fields)]
        self._touch("touchStart", *points[0])
        for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
            self._touch("touchMove", (x0 + x1) / 2, (y0 + y1) / 2)
            self._touch("touchMove", x1, y1)
        # A browser takes a lift at full speed for a fling, and swallows the next tap as its brake: rest, as people do.
        self._page.wait_for_timeout(REST)
        self._touch("touchMove", *points[-1])
        self._debugger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self._page.locator("#do-confirm", has_text=f"Ink {len(stretch.fields)} fields").tap()

    def _touch(self, kind: str, x: float, y: float) -> None:
        at = {"x": self._x + x * self._scale, "y": self._y + y * self._scale}
        self._debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})


def delays(page: Page, address: str, seed: int, slower: int) -> list[float]:
    """Play some rounds of the deal and give the delay of every drawn field."""
    record = waystones.Record.new("one_line", seed=seed)
    save = {"schema": 1, "record": str(record), "started": "2026-01-01T00:00", "changed": "2026-01-01T00:00"}
    page.goto(address)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", ["waystones/game/bench1", json.dumps(save)])
    page.goto(f"{address}#/play/bench1")
    page.reload()
    page.locator("html[data-state=ready]").wait_for(state="attached")
    page.locator("#board").wait_for()
    debugger = page.context.new_cdp_session(page)
    debugger.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(WATCH)
    phone, state, chance = Phone(page, debugger), record.state(), random.Random(seed)
    for _ in range(ROUNDS):
        moves = [move for move in state.legal_moves() if len(move.fields) >= 3]
        if state.is_over or not moves:
            break
        stretch = chance.choice(moves)
        phone.draw(stretch)
        state.play(stretch)
        page.locator("#round", has_text=f"Round {state.round} of 15").wait_for()
    found: list[float] = page.evaluate("window.delays")
    return found


def main() -> int:
    """Measure at full and at a quarter speed, and say whether the limit holds."""
    with serving(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        print(f"From touch to paint while drawing, {len(SEEDS)} deals, up to {ROUNDS} rounds each")
        kept = True
        for slower in (1, SLOWER):
            found: list[float] = []
            for seed in SEEDS:
                context = browser.new_context(
                    viewport={"width": 360, "height": 740},
                    device_scale_factor=2,
                    has_touch=True,
                    is_mobile=True,
                    locale="en-GB",
                )
                found += delays(context.new_page(), server.address, seed, slower)
                context.close()
            within = sum(delay < LIMIT for delay in found) / len(found)
            slowest = quantiles(found, n=20)[-1]
            print(
                f"  processor {slower}x slower: {len(found)} fields, median {median(found):.0f} ms, "
                f"95% within {slowest:.0f} ms, {within:.0%} under {LIMIT} ms"
            )
            kept = kept and within >= 0.95
        browser.close()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
