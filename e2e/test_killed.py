"""The whole browser killed at once, as phones do when they need memory: nothing older than a second is lost."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from e2e.conftest import PHONE, await_ready, visit
from e2e.hand import Hand
from e2e.waiting import PATIENCE
from tools.browser import executable
from tools.serve import Server


@contextmanager
def profile(browser: Browser, folder: Path) -> Iterator[BrowserContext]:
    """A browser of its own that keeps its profile in the folder."""
    context = browser.browser_type.launch_persistent_context(
        folder, executable_path=executable(), locale="en-GB", **PHONE
    )
    context.set_default_timeout(PATIENCE)
    try:
        yield context
    finally:
        with suppress(Error):
            context.close()


def kill(folder: Path) -> None:
    """End the browser of that profile without a word; all its processes go with it."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
            if f"--user-data-dir={folder}" in words and not any(word.startswith("--type=") for word in words):
                os.kill(int(process.name), signal.SIGKILL)


def ink(page: Page) -> list[str]:
    """Draw and ink one stretch; gives the routes as they stand then."""
    hand = Hand(page)
    hand.drag(hand.longest())
    page.locator("#do-confirm").tap()
    hand.expect_round(2)
    return [str(route) for route in hand.game().routes]


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="finds the browser's process in /proc")
@pytest.mark.parametrize("delay", [0.3, 1.0, 2.0])
def test_a_move_outlives_the_browser(browser: Browser, server: Server, tmp_path: Path, delay: float) -> None:
    with profile(browser, tmp_path) as context:
        page = context.new_page()
        visit(page, server)
        page.locator("#do-play").tap()
        expect(page.locator("#board")).to_be_visible()
        address, inked = page.url, ink(page)
        time.sleep(delay)  # what is measured
        kill(tmp_path)
    with profile(browser, tmp_path) as context:
        page = context.new_page()
        page.goto(address)
        await_ready(page)
        Hand(page).expect_round(2)
        assert [str(route) for route in Hand(page).game().routes] == inked
