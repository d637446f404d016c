"""A browser with one tab, as a player uses it; each engine says only how a command reaches it."""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

from e2e.browsers.process import PATIENCE, awaited

LOOK_AGAIN = 0.05  # seconds
GLIDE = 60  # ms that the pointer takes from one field to the next

# What a page must never do. What goes wrong before this listens keeps the page from becoming ready.
WATCH = """
window.faults = [];
addEventListener("error", (event) => faults.push(`threw ${event.message}`));
addEventListener("unhandledrejection", (event) => faults.push(`rejected ${event.reason}`));
addEventListener("securitypolicyviolation", (event) => faults.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""
# In a scroller an element can be out of sight or under a bar; the middle is where a finger goes.
MIDDLE = """
const element = document.querySelector(arguments[0]);
element.scrollIntoView({block: "center", inline: "nearest", behavior: "instant"});
const {left, top, width, height} = element.getBoundingClientRect();
return [left + width / 2, top + height / 2];
"""
READABLE = "return !document.documentElement.hasAttribute('data-unread')"
CAN_BE_USED = """
const element = document.querySelector(arguments[0]);
return Boolean(element?.checkVisibility() && !element.disabled);
"""

Point = tuple[float, float]


class Browser(ABC):
    """One tab in a browser."""

    pointer: ClassVar[str]  # what its driver can move: a finger ("touch") or a mouse
    downloads: Path  # where files go that the page gives the player

    # -- what each engine does its own way

    @abstractmethod
    def go(self, address: str) -> None:
        """Load an address."""

    @abstractmethod
    def run(self, script: str, *arguments: object) -> Any:
        """Run a function's body in the page, and give what it returns."""

    @abstractmethod
    def act(self, actions: Sequence[object]) -> None:
        """Move pointers, as WebDriver describes it."""

    @abstractmethod
    def picture(self) -> bytes:
        """What the window shows, as PNG."""

    # -- what a player does

    def open(self, address: str) -> None:
        """Load an address, and wait until the page can be used."""
        self.go(address)
        self._await_ready()

    def reopen(self) -> None:
        """Leave the page and come back.

        Not by the driver's refresh, which in Firefox goes past the service worker; and not by way of another host, as
        WebKit forgets what a private window keeps for a host once it shows nothing of it.
        """
        address = self.run("return location.href")
        self.go(self.run("return new URL('licences.txt', location).href"))
        self.open(address)

    def leave_no_trace(self) -> None:
        """Forget what the page has kept, and leave it."""
        self.run(
            "localStorage.clear(); localStorage.setItem('waystones-changes', 1e9)"
        )  # the second copy is older
        self.go("about:blank")

    def tap(self, selector: str) -> None:
        """Touch the first such element, once it can be."""
        self.wait_for(f"{selector} to be usable", CAN_BE_USED, selector)
        self.pull(selector)

    def pull(self, *selectors: str) -> None:
        """Press on the first element, glide over the others, and let go on the last."""
        points: list[Point] = [self.run(MIDDLE, selector) for selector in selectors]
        glides = [
            _move((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part), GLIDE // 2)
            for (x0, y0), (x1, y1) in pairwise(points)
            for part in (0.5, 1.0)
        ]
        press, release = ({"type": f"pointer{what}", "button": 0} for what in ("Down", "Up"))
        pointer = {"type": "pointer", "id": "hand", "parameters": {"pointerType": self.pointer}}
        self.act([pointer | {"actions": [_move(points[0]), press, *glides, release]}])

    def download(self, selector: str) -> str:
        """Touch what gives a file, and read that."""
        self.tap(selector)
        path = awaited("a file", self._downloaded)
        text = path.read_text()
        path.unlink()
        return text

    def _downloaded(self) -> Path | None:
        """What has come; Firefox puts an empty file there first."""
        return next((path for path in self.downloads.glob("waystones-*.json") if path.stat().st_size), None)

    # -- what a player sees

    def expect(self, selector: str, text: str = "") -> None:
        """Wait until the first such element is there and says so."""
        says = "return document.querySelector(arguments[0])?.textContent.includes(arguments[1])"
        self.wait_for(f"{selector} to say {text!r}", says, selector, text)

    def expect_gone(self, selector: str) -> None:
        """Wait until there is no such element."""
        self.wait_for(f"{selector} to go", "return !document.querySelector(arguments[0])", selector)

    def wait_for(self, what: str, script: str, *arguments: object) -> Any:
        """Look until the script gives something, and give that."""
        end = time.monotonic() + PATIENCE
        while not (found := self.run(script, *arguments)):
            assert time.monotonic() < end, f"{type(self).__name__} waited {PATIENCE} seconds for {what}"
            time.sleep(LOOK_AGAIN)
        return found

    def settle(self) -> None:
        """Wait until what is asked has stood there long enough to be read; a press on the same spot counts again."""
        self.wait_for("what is asked to be readable", READABLE)

    def saved(self) -> dict[str, Any]:
        """The save of the game that the address names."""
        key = "waystones/game/" + str(self.run("return location.hash")).rpartition("/")[2]
        found: dict[str, Any] = json.loads(self.run("return localStorage.getItem(arguments[0])", key))
        return found

    def faults(self) -> list[str]:
        """What the page did since it was loaded, and never should."""
        found: list[str] = self.run("return window.faults ?? []")
        return found

    def _await_ready(self) -> None:
        self.run(WATCH)
        state = self.wait_for(
            "the page to come to life",
            "const {state} = document.documentElement.dataset; return state !== 'booting' && state",
        )
        assert state == "ready", f"{type(self).__name__}: the page has {state}"


def _move(to: Point, duration: int = 0) -> dict[str, object]:
    x, y = to
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": duration, "origin": "viewport"}
