"""Each of the two browsers, and each of the two ways to open the page."""

from collections.abc import Iterator

import pytest

from e2e.browsers.browser import Browser
from e2e.browsers.firefox import Firefox
from e2e.browsers.webkit import WebKit
from tools.paths import DIST
from tools.serve import serving

FILE = DIST / "waystones.html"


@pytest.fixture(scope="session", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One browser for all tests: starting it takes longer than most of them."""
    with request.param.started(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture
def browser(engine: Browser) -> Iterator[Browser]:
    """A browser that knows of no earlier test; fails this one if a page in it did what it never should."""
    yield engine
    faults = engine.faults()
    engine.leave_no_trace()
    assert faults == []


@pytest.fixture(params=["hosted", "one-file"])
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the page is: on a server that no browser has seen before, or on the disk with no server at all."""
    if request.param == "one-file":
        yield FILE.as_uri()
    else:
        with serving(DIST) as server:
            yield server.address
