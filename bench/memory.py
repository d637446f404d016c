"""Does memory grow from game to game? Ten games in one tab, with the worker thinking: of Stone Paths, and of One Line.

Stone Paths is played by two relaxed bots, so that ten games take minutes. A line of One Line is given up, and the best
line for its cards is searched for: nothing in the page takes more memory than that.

Prints what the browser's renderer holds after each (proportional set size, as Linux counts it), and compares the last
with the limit and with the one halfway: by then everything has been loaded and used, and a wide search has been made
(memory of WebAssembly never shrinks, so what the widest one took stays).
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.wanted import to_reach
from e2e.conftest import PHONE
from tools.browser import executable
from tools.paths import DIST
from tools.serve import Server, serving
from waystones import Record

LIMIT, WANTED = 350, 260  # MB
GROWTH = 1.10  # of what it was halfway
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


def sit_down(page: Page, record: Record, seats: list[list[str]]) -> None:
    """Open a game in the same tab as the games before."""
    save = {"schema": 1, "record": str(record), "started": DAY, "changed": DAY, "seats": seats}
    key = f"waystones/game/memory{record.seed}"
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, json.dumps(save)])
    page.evaluate(f"location.hash = '#/play/memory{record.seed}'")


def two_bots(page: Page, seed: int) -> None:
    """A whole game between two bots; the end is held on the board until somebody goes on."""
    record = Record.new("stone_paths", players=2, seed=seed)
    sit_down(page, record, [["Ada", "relaxed"], ["Bo", "relaxed"]])
    page.locator("#do-go-on").click(timeout=PATIENCE)
    expect(page.locator(".score-sheet").first).to_be_visible(timeout=PATIENCE)


def a_line_and_the_best_one(page: Page, seed: int) -> None:
    """A line is given up, and the best one is found."""
    sit_down(page, Record.new("one_line", players=1, seed=seed), [])
    expect(page.locator("#board")).to_be_visible(timeout=PATIENCE)
    page.locator("[data-do=menu]").click()
    page.locator(".sheet [data-do=give-up]").click()
    page.locator(".sheet [data-arg=yes]").click()
    expect(page.locator("#best-line .board")).to_be_visible(timeout=PATIENCE)


COURSES: dict[str, Callable[[Page, int], None]] = {
    "stone_paths": two_bots,
    "one_line": a_line_and_the_best_one,
}


def measured(browser: Browser, server: Server, game: str, games: int) -> bool:
    """Play so many games in one new tab; whether what it holds stays below the limit, and as it was."""
    context = browser.new_context(**PHONE, locale="en-GB")
    context.add_init_script(
        "localStorage.setItem('waystones/settings', JSON.stringify({pace: 'quick', motion: 'less'}))"
    )
    page = context.new_page()
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=PATIENCE)
    print(f"{game}\n  at Home: {megabytes(page):.0f} MB", flush=True)
    held = []
    for number in range(1, games + 1):
        COURSES[game](page, number)
        held.append(megabytes(page))
        print(f"  after game {number}: {held[-1]:.0f} MB, {len(page.workers)} worker", flush=True)
    context.close()
    last, halfway = held[-1], held[(len(held) - 1) // 2]
    fits, steady = last <= LIMIT, last <= halfway * GROWTH
    print(f"{'✓' if fits else '✗'} {last:.0f} MB of at most {LIMIT}")
    print(f"{'✓' if steady else '✗'} {last / halfway:.2f} of what it was halfway")
    print(to_reach({f"{game}, after {games} games, MB": (last, WANTED)}))
    return fits and steady


def main() -> int:
    """Play and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--game", choices=COURSES, action="append", help="only this one; may be given again")
    wish = parser.parse_args()
    with serving(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable())
        held = [measured(browser, server, game, wish.games) for game in wish.game or COURSES]
        browser.close()
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
