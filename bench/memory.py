"""Does memory grow from game to game? Bots play ten games of Stone Paths in one tab, with the worker thinking.

They are relaxed ones, so that ten games take minutes.

Prints what the browser's renderer holds after each (proportional set size, as Linux counts it), and compares the last
with the limit and with the third, by when everything has been loaded and used.
"""

import argparse
import json
import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from e2e.conftest import PHONE
from tools.browser import executable
from tools.paths import DIST
from tools.serve import serving
from waystones import Record

LIMIT = 350  # MB
GROWTH = 1.10  # of what it was after the third game
DAY = "2026-01-01T00:00"
PATIENCE = 600_000  # ms


def megabytes(page: Page) -> float:
    """What the tab's process holds, its share of what is shared included."""
    browser = page.context.browser
    assert browser
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    held = 0
    for process in processes:
        if process["type"] == "renderer":
            lines = Path(f"/proc/{process['id']}/smaps_rollup").read_text().splitlines()
            held = max(held, next(int(line.split()[1]) for line in lines if line.startswith("Pss:")))
    return held / 1024


def let_bots_play(page: Page, seed: int) -> None:
    """A whole game between two bots, in the same tab as the games before."""
    save = {
        "schema": 1,
        "record": str(Record.new("stone_paths", players=2, seed=seed)),
        "started": DAY,
        "changed": DAY,
        "seats": [["Ada", "relaxed"], ["Bo", "relaxed"]],
    }
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [f"waystones/game/memory{seed}", json.dumps(save)]
    )
    page.evaluate(f"location.hash = '#/play/memory{seed}'")
    expect(page.locator(".score-sheet").first).to_be_visible(timeout=PATIENCE)


def main() -> int:
    """Play and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    games = parser.parse_args().games
    held = []
    with serving(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable())
        context = browser.new_context(**PHONE)
        context.add_init_script(
            "localStorage.setItem('waystones/settings', JSON.stringify({pace: 'quick', motion: 'less'}))"
        )
        page = context.new_page()
        page.goto(server.address)
        expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=PATIENCE)
        print(f"  at Home: {megabytes(page):.0f} MB")
        for number in range(1, games + 1):
            let_bots_play(page, number)
            held.append(megabytes(page))
            print(f"  after game {number}: {held[-1]:.0f} MB, {len(page.workers)} worker")
        browser.close()
    fits, steady = held[-1] <= LIMIT, held[-1] <= held[min(2, len(held) - 1)] * GROWTH
    print(f"{'✓' if fits else '✗'} {held[-1]:.0f} MB of at most {LIMIT}")
    print(
        f"{'✓' if steady else '✗'} {held[-1] / held[min(2, len(held) - 1)]:.2f} of what it was after three games"
    )
    return 0 if fits and steady else 1


if __name__ == "__main__":
    sys.exit(main())
