"""Whole games in the built page, from Home to the result: by finger, by mouse and by keys."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.conftest import visit
from e2e.hand import Hand, open_game, settled
from tools.serve import Server
from waystones.games.one_line.walk import Stretch


def play_to_the_end(page: Page, draw: Callable[[Stretch], None], press: Callable[[str], None]) -> None:
    """Draw a longest stretch in every round until the result is shown."""
    hand = Hand(page)
    while "/play/" in page.url:
        state = hand.game()
        hand.expect_round(state.round)
        wanted = hand.longest()
        if wanted.fields:
            draw(wanted)
            hand.expect_drawn(len(wanted.fields))
            press("#do-confirm")
        else:
            settled(page)
            press("#do-pass")
        state.play(wanted)
        if state.is_over:
            page.wait_for_url("**/#/result/*")
            expect(page.locator(".verdict .num")).to_have_text(str(state.scores()[0]).replace("-", "−"))
        else:
            hand.expect_round(state.round)


def test_a_whole_game_by_finger_on_a_phone(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    key = "waystones/game/" + phone.url.rpartition("/")[2]
    play_to_the_end(phone, hand.drag, lambda button: phone.locator(button).tap())
    assert json.loads(phone.evaluate("(key) => localStorage.getItem(key)", key))["finished"]


def test_a_whole_game_by_mouse(desktop: Page, server: Server) -> None:
    hand = open_game(desktop, server)
    play_to_the_end(desktop, hand.click, lambda button: desktop.locator(button).click())


def test_a_whole_game_by_keys(desktop: Page, server: Server) -> None:
    visit(desktop, server)
    while desktop.evaluate("document.activeElement.id") != "do-play":
        desktop.keyboard.press("Tab")
    desktop.keyboard.press("Enter")
    expect(desktop.locator("#board")).to_be_visible()
    hand = Hand(desktop)

    def press(button: str) -> None:
        while desktop.evaluate("document.activeElement.id") != button[1:]:
            desktop.keyboard.press("Tab")
        desktop.keyboard.press("Enter")

    play_to_the_end(desktop, hand.type, press)


def test_what_is_played_is_what_the_engine_replays(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    wanted = hand.longest()
    hand.drag(wanted)
    hand.expect_drawn(len(wanted.fields))
    phone.locator("#do-confirm").tap()
    hand.expect_round(2)
    state = hand.game()
    assert set(state.routes[0]) == {wanted.end, *wanted.fields}
