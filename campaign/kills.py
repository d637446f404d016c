"""Tabs and browsers killed for real, without a word: the built page in Chromium.

A tab dies at a random moment while bots play; a browser a second after a move.
"""

import json
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from campaign.part import ENOUGH, Failure, Tally
from e2e.conftest import PHONE, await_ready, visit
from e2e.hand import Hand
from e2e.test_killed import ink, kill, profile
from e2e.test_stone_paths import DAY
from e2e.waiting import PATIENCE
from tools.browser import executable
from tools.paths import DIST
from tools.serve import Server, serving
from waystones import Record
from waystones.games import abouts

KEY = "waystones/game/killed"
SOON = 3.0  # seconds within which a tab is killed
SECOND = 1.0  # what is older than this outlives the browser
Progress = Callable[[Tally], None]


def _each(
    name: str,
    seed: int,
    count: int,
    progress: Progress,
    one: Callable[[Browser, Server, random.Random], None],
) -> Tally:
    """Try the cases with one browser and one server."""
    tally, begun = Tally(), perf_counter()
    expect.set_options(timeout=PATIENCE)
    with serving(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable())
        for each in range(seed, seed + count):
            try:
                one(browser, server, random.Random(each))
                tally.units += 1
            except (AssertionError, Error) as error:
                if len(tally.failures) < ENOUGH:
                    tally.failures.append(Failure(name, each, None, " ".join(str(error).split())[:300]))
            tally.cases += 1
            tally.seconds = perf_counter() - begun
            progress(tally)
        browser.close()
    return tally


class Tabs:
    """Tabs that die at any moment of a game, and are opened again."""

    def tried(self, seed: int, count: int, progress: Progress = lambda tally: None) -> Tally:
        """Kill so many."""
        return _each("tabs", seed, count, progress, _kill_a_tab)


def _kill_a_tab(browser: Browser, server: Server, rng: random.Random) -> None:
    """Bots of some game play by themselves; what was seen on the shelf before the tab died is there afterwards."""
    about = rng.choice([about for about in abouts().values() if max(about.players) > 1])
    players = rng.choice([count for count in about.players if count > 1])
    record = Record.new(about.id, players, rng.randrange(10**6))
    seats = [[f"Player {seat}", "relaxed"] for seat in range(players)]
    save = {"schema": 1, "record": str(record), "started": DAY, "changed": DAY, "seats": seats}
    settings = json.dumps({"pace": "quick", "motion": rng.choice(("less", "full"))})
    context = browser.new_context(locale="en-GB", **PHONE)
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        page.add_init_script(
            f"localStorage['waystones/settings'] ??= {json.dumps(settings)};"
            f"localStorage['{KEY}'] ??= {json.dumps(json.dumps(save))}"
        )
        visit(page, server, "#/play/killed")
        page.wait_for_timeout(rng.random() * SOON * 1000)  # any moment
        before = _moves(page)
        with page.expect_event("crash"):
            _end_the_tab(browser)
        again = context.new_page()
        visit(again, server, "#/play/killed")
        kept = _moves(again)
        assert kept[: len(before)] == before, f"{len(before) - len(kept)} moves are gone"
        expect(again.locator(".trouble")).to_have_count(0)
        if not Record(record.game, players, record.seed, record.options, kept).state().is_over:
            again.evaluate(GOES_ON, len(kept))
    finally:
        context.close()


def _end_the_tab(browser: Browser) -> None:
    """Kill the process that draws the page, as the system does when it needs memory; the browser itself lives on."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    drawing = [process for process in processes if process["type"] == "renderer"]
    os.kill(
        max(drawing, key=lambda process: process["cpuTime"])["id"], signal.SIGKILL
    )  # others wait for a tab
    session.detach()


# Waits until another move is kept: the table is not frozen.
GOES_ON = f"""async count => {{
  while (JSON.parse(localStorage["{KEY}"]).record.trim().split("\\n").length - 1 <= count)
    await new Promise((resolve) => setTimeout(resolve, 50));
}}"""


def _moves(page: Page) -> tuple[str, ...]:
    text: str = page.evaluate("key => localStorage.getItem(key)", KEY)
    return Record.parse(json.loads(text)["record"]).moves


class Browsers:
    """Browsers that die a second after a move."""

    def tried(self, seed: int, count: int, progress: Progress = lambda tally: None) -> Tally:
        """Kill so many."""
        return _each("browsers", seed, count, progress, _kill_a_browser)


def _kill_a_browser(browser: Browser, server: Server, rng: random.Random) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with profile(browser, Path(folder)) as context:
            page = context.new_page()
            visit(page, server)
            page.locator("#do-play").tap()
            expect(page.locator("#board")).to_be_visible()
            address, inked = page.url, ink(page)
            time.sleep(SECOND + rng.random())  # what is tried
            kill(Path(folder))
        with profile(browser, Path(folder)) as context:
            page = context.new_page()
            page.goto(address)
            await_ready(page)
            Hand(page).expect_round(2)
            assert [str(route) for route in Hand(page).game().routes] == inked, "a move is gone"
