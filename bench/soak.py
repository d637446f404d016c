"""Does the page come to life every time? Opens it again and again, each time in a new profile, and counts.

The hosted page 100 times and the one file from disk 50 times, or as often as asked. Ready means: Play was tapped and a
board is there. The page's own second attempts (its watchdog) are counted too.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, Error, sync_playwright

from e2e.conftest import PHONE
from tools.browser import executable
from tools.paths import DIST
from tools.say import step
from tools.serve import serving

PATIENCE = 90_000  # ms; two attempts of the page's own


@dataclass(frozen=True)
class Opening:
    """How one went: whether a board came, after how long, and how many loads it took."""

    came: bool
    seconds: float
    loads: int


def opening(browser: Browser, address: str) -> Opening:
    """Open the page in a new profile, and play."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url) if "#" not in frame.url else None)
    started = perf_counter()
    try:
        page.goto(address, wait_until="commit")
        page.locator("html[data-state=ready]").wait_for(state="attached", timeout=PATIENCE)
        page.locator("[data-do=play]:visible").first.tap(timeout=PATIENCE)
        page.locator("#board .lit").first.wait_for(timeout=PATIENCE)
        came = True
    except Error as error:
        print(f"  did not come: {error.message.splitlines()[0]}")
        came = False
    context.close()
    return Opening(came, perf_counter() - started, len(loads))


def told(name: str, openings: Sequence[Opening]) -> str:
    """One line about all of them."""
    came, retries = sum(each.came for each in openings), sum(each.loads - 1 for each in openings)
    seconds = [each.seconds for each in openings]
    return (
        f"{name}: {came} of {len(openings)} became ready, {retries} second attempts; "
        f"median {median(seconds):.1f} s, longest {max(seconds):.1f} s"
    )


def main() -> int:
    """Open, count, and say whether every one came."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hosted", type=int, default=100)
    parser.add_argument("--file", type=int, default=50)
    times = parser.parse_args()
    came = True
    with serving(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable())
        pages = (
            ("hosted", server.address, times.hosted),
            ("one file", (DIST / "waystones.html").as_uri(), times.file),
        )
        for name, address, count in pages:
            if count:
                step(f"Opening the {name} page {count} times")
                openings = [opening(browser, address) for _ in range(count)]
                print(told(name, openings))
                came = came and all(each.came for each in openings)
        browser.close()
    return 0 if came else 1


if __name__ == "__main__":
    sys.exit(main())
