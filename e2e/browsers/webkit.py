"""WebKit, through WebKitGTK's own driver: WebDriver over HTTP, on a screen that nobody sees."""

import base64
import json
import re
import socket
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError

from e2e.browsers.browser import Browser
from e2e.browsers.process import PATIENCE, awaited, running
from tools.browsers import webkit_driver, xvfb

SCREEN = "1440x900x24"  # width, height and bits of colour


class WebKit(Browser):
    """Debian's webkit2gtk-driver with the small browser that comes with it."""

    pointer = "mouse"

    def __init__(self, driver: str, downloads: Path) -> None:
        self.downloads = downloads
        self._session = f"{driver}/session"
        # Not with the network off, as in Firefox: told which addresses need no proxy, WebKitGTK 2.50 crashes at the
        # start about once in a hundred times.
        self._session += "/" + _answer("POST", self._session, {"capabilities": {}})["sessionId"]

    @classmethod
    @contextmanager
    def started(cls, folder: Path) -> Iterator["WebKit"]:
        """A browser that keeps nothing once it is closed; its logs and downloads go into the folder."""
        port = _free_port()
        driver = f"http://127.0.0.1:{port}"
        command = [webkit_driver(), "--host=127.0.0.1", f"--port={port}"]
        with ExitStack() as stack:
            surroundings = {"DISPLAY": stack.enter_context(_screen(folder)), "HOME": str(folder)}
            stack.enter_context(running(command, folder / "webkit.log", surroundings))
            awaited("WebKit's driver to listen", lambda: _answers(driver))
            browser = cls(driver, folder)
            try:
                yield browser
            finally:
                _answer("DELETE", browser._session)

    def _post(self, path: str, **parameters: object) -> Any:
        return _answer("POST", f"{self._session}/{path}", parameters)

    def go(self, address: str) -> None:
        """Load an address."""
        self._post("url", url=address)

    def run(self, script: str, *arguments: object) -> Any:
        """Run a function's body in the page."""
        return self._post("execute/sync", script=script, args=arguments)

    def act(self, actions: Sequence[object]) -> None:
        """Move pointers."""
        self._post("actions", actions=actions)

    def picture(self) -> bytes:
        """What the window shows."""
        return base64.b64decode(_answer("GET", f"{self._session}/screenshot"))


@contextmanager
def _screen(folder: Path) -> Iterator[str]:
    """A screen in memory, as the DISPLAY to use; the number is one that is free, and stands in the log."""
    log = folder / "screen.log"
    with running([xvfb(), "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], log):
        number = awaited("the screen", lambda: re.search(r"^\d+$", log.read_text(), re.MULTILINE))
        yield f":{number[0]}"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _answers(driver: str) -> bool | None:
    """Whether the driver is there; None if not yet."""
    try:
        return bool(_answer("GET", f"{driver}/status")["ready"])
    except URLError:
        return None


def _answer(method: str, address: str, parameters: object = None) -> Any:
    """Give a command, and wait for what comes of it."""
    body = None if parameters is None else json.dumps(parameters).encode()
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return json.load(response)["value"]
    except HTTPError as error:
        raise AssertionError(f"WebKit: {json.load(error)['value']['message']}") from error
    except TimeoutError as error:
        raise AssertionError(f"WebKit did not answer {address} within {PATIENCE} seconds") from error
