"""A real browser, the built page on a server of its own, and eyes for what must never happen in it."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    Request,
    WebError,
    expect,
    sync_playwright,
)

from e2e.waiting import PATIENCE
from tools.browser import executable
from tools.paths import DIST
from tools.serve import Server, serving

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

NewPage = Callable[..., Page]


def pytest_xdist_auto_num_workers() -> int:
    """Two for each core: what a test in a browser does is mostly waiting."""
    return 2 * (os.cpu_count() or 1)


class Watch:
    """Notes what a page must never do: fail in the console, throw, or ask another host for anything."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._expected: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        """Look on from now on, at every tab and worker."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def leave(self, context: BrowserContext) -> None:
        """Look on no longer."""
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._error)
        context.remove_listener("request", self._request)

    def expect(self, part: str) -> None:
        """Faults with these words belong to the test."""
        self._expected.append(part)

    def verdict(self) -> list[str]:
        """The faults that nobody expected."""
        return [fault for fault in self.faults if not any(part in fault for part in self._expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text}")

    def _error(self, error: WebError) -> None:
        self.faults.append(f"threw {error.error}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname != "127.0.0.1":
            self.faults.append(f"asked {address.hostname} for {request.url}")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The built page, served for all tests that only look at it."""
    if not (DIST / "index.html").is_file():
        pytest.exit("There is no dist/ to test: run `make e2e`, which builds it.", returncode=1)
    with serving(DIST) as running:
        yield running


def without_popups(chromium: BrowserType) -> str:
    """Keep address bars from starting pages of their own: half a second of processor time for each new profile.

    Only the last list of features counts, so what Playwright has in its own is said again.
    """
    running = chromium.launch(executable_path=executable(), args=["--enable-automation"])
    told = running.new_browser_cdp_session().send("Browser.getBrowserCommandLine")["arguments"]
    running.close()
    said = [each for each in told if each.startswith("--disable-features=")]
    return ",".join([*said, "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each test gets its own profile in it."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium
        running = chromium.launch(executable_path=executable(), args=[without_popups(chromium)])
        yield running
        running.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fails the test if a page did what it never should."""
    watching = Watch()
    yield watching
    assert watching.verdict() == []


@contextmanager
def profile(browser: Browser, **options: Any) -> Iterator[BrowserContext]:
    """A new profile; English unless told otherwise."""
    context = browser.new_context(**{"locale": "en-GB", **options})
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[NewPage]:
    """Opens a tab in a new profile, with a context's options."""
    with ExitStack() as stack:

        def make(**options: Any) -> Page:
            context = stack.enter_context(profile(browser, **options))
            watch.follow(context)
            return context.new_page()

        yield make


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    """A tab on a phone of 360 x 740 with touch."""
    return new_page(**PHONE)


@pytest.fixture
def desktop(new_page: NewPage) -> Page:
    """A tab in a wide window."""
    return new_page(**DESKTOP)


def await_ready(page: Page) -> None:
    """Wait until Python has taken over; the page's CSP forbids wait_for_function, a locator may look."""
    expect(page.locator("html")).to_have_attribute("data-state", "ready")


def visit(page: Page, server: Server, path: str = "") -> None:
    """Open the page, and wait until it can be used."""
    page.goto(server.address + path)
    await_ready(page)
