"""The best line in a real browser: looked for while the player draws, shown only at the end, and never by the page itself."""

from playwright.sync_api import Page, expect

from e2e.hand import Hand, give_up, open_game, settled
from e2e.test_worker import WATCH
from e2e.waiting import until
from tools.serve import Server

SEARCHED_HERE = """() => {
  window.here = 0;  // errands that the page had to do itself
  const { send } = waystones;
  waystones.send = (...errand) => {
    const number = send(...errand);
    if (number === 0) window.here++;
    return number;
  };
}"""


def draw_a_round(page: Page) -> None:
    """Ink what the card allows."""
    settled(page)
    hand = Hand(page)
    stretch = hand.longest()
    hand.drag(stretch)
    hand.expect_drawn(len(stretch.fields))
    page.locator("#do-confirm").tap()


def test_it_is_there_when_the_line_ends(phone: Page, server: Server) -> None:
    open_game(phone, server)
    phone.evaluate(SEARCHED_HERE)
    draw_a_round(phone)
    until(phone, '(localStorage["waystones/best_lines"] ?? "").includes("passing")')
    expect(phone.locator("main")).not_to_contain_text("est line")
    draw_a_round(phone)
    give_up(phone)
    settled(phone)
    phone.keyboard.press("x")
    best = phone.locator("#best-line")
    expect(best.locator(".board")).to_be_visible()
    expect(best).to_contain_text("Best")
    assert phone.evaluate("window.here") == 0


def test_a_result_without_it_looks_in_the_worker_and_only_moves_a_bar(phone: Page, server: Server) -> None:
    open_game(phone, server)
    give_up(phone)
    settled(phone)
    phone.evaluate(WATCH)
    phone.keyboard.press("x")
    best = phone.locator("#best-line")
    expect(best).to_contain_text("Best line so far")
    phone.evaluate(
        """() => {
            globalThis.drawn = 0;
            new MutationObserver((all) => { drawn += all.length; }).observe(document.querySelector("#own-line"), { childList: true });
        }"""
    )
    until(phone, "document.querySelector('#searched')?.value > 3")
    assert phone.evaluate("drawn") == 0
    assert all(number > 0 or number == -1 for number in phone.evaluate("window.sent")), "the worker does it"
