"""A player's hand on the real board: finger, mouse and keys, led by the engine's own view of the saved game."""

import json
import time
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from e2e.conftest import visit
from e2e.waiting import PATIENCE
from tools.serve import Server
from waystones import Record
from waystones.games.one_line.board import PLACES
from waystones.games.one_line.places import CENTRES, VIEW_BOX
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import Stretch

REST = 120  # ms; a lift at full speed is a fling, and the browser takes the next tap as its brake


def settled(page: Page) -> None:
    """Wait until what is asked has stood there long enough to be read; a press on the same spot counts again."""
    expect(page.locator("html[data-unread]")).to_have_count(0)


class Finger:
    """A fingertip on one tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._debugger = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float], at: float | None = None) -> None:
        """One raw touch event: touchStart, touchMove or touchEnd, now or at a time in seconds."""
        event: dict[str, Any] = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        if at is not None:
            event["timestamp"] = at
        self._debugger.send("Input.dispatchTouchEvent", event)

    def double_tap(self, x: float, y: float) -> None:
        """Two taps a tenth of a second apart, however long the machine takes for them."""
        now = time.time()
        for begin in (now, now + 0.1):
            self.touch("touchStart", (x, y), at=begin)
            self.touch("touchEnd", at=begin + 0.05)

    def carry(self, what: str, where: str) -> None:
        """Drag an element to another one, and hold it there."""
        (x0, y0), (x1, y1) = self._middle(what), self._middle(where)
        self.touch("touchStart", (x0, y0))
        for part in (0.2, 0.4, 0.6, 0.8, 1.0):
            self.touch("touchMove", (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
        self.page.wait_for_timeout(REST)

    def let_go(self) -> None:
        """Lift the finger."""
        self.touch("touchEnd")

    def _middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).first.bounding_box()
        assert box, selector
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Hand(Finger):
    """One player of One Line at one tab."""

    # -- what the player knows

    def game(self) -> OneLine:
        """The game that the address names, as it is kept in the browser."""
        key = "waystones/game/" + self.page.url.rpartition("/")[2]
        save = json.loads(self.page.evaluate("key => localStorage.getItem(key)", key))
        state = Record.parse(save["record"]).state()
        assert isinstance(state, OneLine)
        return state

    def expect_turn(self, seat: int) -> None:
        """Everybody before the seat has drawn. The page shows the round at once, and draws sent lines a moment later."""
        patience = time.monotonic() + PATIENCE / 1000
        while self.game().to_act != seat:
            assert time.monotonic() < patience, "it is never this seat's turn"
            self.page.wait_for_timeout(20)

    def longest(self) -> Stretch:
        """A longest stretch of this round; the pass if nothing can be drawn."""
        return max(self.game().legal_moves(), key=lambda stretch: len(stretch.fields))

    def point(self, field: int) -> tuple[float, float]:
        """Where the middle of the field is in the window."""
        box = self.page.locator("#board").bounding_box()
        assert box
        left, top, width, height = (float(part) for part in VIEW_BOX.split())
        scale = min(box["width"] / width, box["height"] / height)
        x, y = CENTRES[field]
        return (
            box["x"] + (box["width"] - width * scale) / 2 + (x - left) * scale,
            box["y"] + (box["height"] - height * scale) / 2 + (y - top) * scale,
        )

    # -- finger

    def tap(self, field: int) -> None:
        """Touch a field with the tip of a finger."""
        self.page.touchscreen.tap(*self.point(field))

    def pull(self, stretch: Stretch) -> None:
        """Draw the stretch without lifting the finger at its end."""
        points = [self.point(field) for field in (stretch.end, *stretch.fields)]
        self.touch("touchStart", points[0])
        for (x0, y0), (x1, y1) in pairwise(points):
            self.touch("touchMove", ((x0 + x1) / 2, (y0 + y1) / 2))
            self.touch("touchMove", (x1, y1))
        self.page.wait_for_timeout(REST)
        self.touch("touchMove", points[-1])

    def drag(self, stretch: Stretch) -> None:
        """Draw the stretch with a finger."""
        self.pull(stretch)
        self.touch("touchEnd")

    # -- mouse and keys

    def click(self, stretch: Stretch) -> None:
        """Draw the stretch by clicking field by field."""
        for field in stretch.fields:
            self.page.mouse.click(*self.point(field))

    def type(self, stretch: Stretch) -> None:
        """Draw the stretch with arrow keys and Enter."""
        for field in stretch.fields:
            self._walk_to(field)
            self.page.keyboard.press("Enter")

    def _walk_to(self, field: int) -> None:
        here = self._focused()
        while here != field:
            (x, y), (to_x, to_y) = PLACES[here], PLACES[field]
            if x != to_x:
                self.page.keyboard.press("ArrowLeft" if to_x < x else "ArrowRight")
            else:
                self.page.keyboard.press("ArrowUp" if to_y < y else "ArrowDown")
            here = self._focused()

    def _focused(self) -> int:
        """The field that has the focus; an arrow key brings it to the board if nothing on it has."""
        focused = self.page.evaluate("document.activeElement.dataset.field ?? null")
        if focused is None:
            self.page.keyboard.press("ArrowUp")
            focused = self.page.evaluate("document.activeElement.dataset.field")
        return int(focused)

    # -- the dock

    def expect_drawn(self, fields: int) -> None:
        """The button says how many fields it would ink."""
        expect(self.page.locator("#do-confirm")).to_have_text(f"Ink {fields} field{'s' * (fields != 1)}")

    def expect_round(self, number: int) -> None:
        """The screen says which round it is."""
        expect(self.page.locator("#round")).to_contain_text(f"Round {number} of 15")


def open_game(page: Page, server: Server) -> Hand:
    """From Home to a new game of One Line, in one tap."""
    visit(page, server)
    page.locator("#do-play").click()
    expect(page.locator("#board")).to_be_visible()
    return Hand(page)


def give_up(page: Page) -> None:
    """Let the line be scored as it is."""
    page.locator("[data-do=menu]").tap()
    page.locator(".sheet [data-do=give-up]").tap()
    page.locator(".sheet [data-do=give-up]").tap()
