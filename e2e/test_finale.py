"""The end of a line in a real browser: seen once, skipped by a key, and never there where nothing is to move."""

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage
from e2e.hand import give_up, open_game, settled
from tools.serve import Server


def test_a_line_ends_with_a_finale_that_a_key_skips_and_a_reload_does_not_bring_back(
    phone: Page, server: Server
) -> None:
    open_game(phone, server)
    give_up(phone)
    finale = phone.locator(".finale")
    expect(finale).to_contain_text("That was the last card.")
    waits = finale.locator(".finale-stone").evaluate("each => getComputedStyle(each).animationDelay")
    assert waits == "1.4s", "what drops last waits for the rest"
    settled(phone)
    phone.keyboard.press("x")
    expect(finale).to_have_count(0)
    expect(phone.locator("#own-line .board")).to_be_visible()
    phone.reload()
    expect(phone.locator("#own-line .board")).to_be_visible()
    expect(finale).to_have_count(0)


def test_who_wants_less_movement_sees_the_account_at_once(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE, reduced_motion="reduce")
    open_game(page, server)
    page.evaluate(
        """() => {
            globalThis.finales = 0;
            new MutationObserver(() => { finales += document.querySelectorAll(".finale").length; })
                .observe(document.body, { childList: true, subtree: true });
        }"""
    )
    give_up(page)
    expect(page.locator("#own-line .board")).to_be_visible()
    assert page.evaluate("finales") == 0
    # Account and boards stand above the buttons, in one view.
    board, acts = page.locator("#own-line .board").bounding_box(), page.locator(".result-acts").bounding_box()
    assert board
    assert acts
    assert board["y"] + board["height"] <= acts["y"]
