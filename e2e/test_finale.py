"""The end of a line in a real browser: seen once, skipped by a key, and never there where nothing is to move."""

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage
from e2e.hand import give_up, open_game, settled
from tools.serve import Server

# Notes what the finale says, and when its stone drops, as soon as it is there.
LOOK = """() => new MutationObserver(() => {
  const finale = document.querySelector(".finale");
  if (!finale) return;
  globalThis.said ??= finale.textContent.trim();
  globalThis.dropsAfter ??= getComputedStyle(finale.querySelector(".finale-stone")).animationDelay;
}).observe(document.body, { childList: true, subtree: true })"""


def test_a_line_ends_with_a_finale_that_a_key_skips_and_a_reload_does_not_bring_back(
    phone: Page, server: Server
) -> None:
    open_game(phone, server)
    phone.evaluate(LOOK)  # it lasts two seconds, and a busy machine may look later than that
    give_up(phone)
    finale = phone.locator(".finale")
    expect(phone.locator("#own-line .board")).to_be_attached()
    assert phone.evaluate("said").startswith("That was the last card.")
    assert phone.evaluate("dropsAfter") == "1.4s", "what drops last waits for the rest"
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
