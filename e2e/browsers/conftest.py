"""Each of the two browsers, and each of the two ways to open the page."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.browsers.browser import Browser
from e2e.browsers.firefox import Firefox
from e2e.browsers.webkit import WebKit
from tools.paths import DIST

FILE = DIST / "waystones.html"


@pytest.fixture(params=[Firefox, WebKit], ids=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Browser]:
    """A browser that was never used; fails the test if a page in it did what it never should."""
    with request.param.started(tmp_path) as running:
        yield running
        assert running.faults() == []


@pytest.fixture(params=["hosted", "one-file"])
def address(request: pytest.FixtureRequest) -> str:
    """Where the page is: on a server, or on the disk with no server at all."""
    if request.param == "one-file":
        return FILE.as_uri()
    served: str = request.getfixturevalue("server").address
    return served
