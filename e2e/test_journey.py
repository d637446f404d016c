"""The journey in the built page: a stone is played by finger, won, kept and leads on."""

from playwright.sync_api import Page, expect

from e2e.conftest import visit
from e2e.hand import Hand, give_up, settled
from tools.serve import Server
from waystones.games.one_line.journey import STONES, deal


def test_a_stone_is_played_and_leads_on(phone: Page, server: Server) -> None:
    visit(phone, server, "#/one-line")
    phone.get_by_role("button", name="Journey").tap()
    expect(phone.locator("#journey-head")).to_contain_text("0 of 120 stones won")
    assert phone.locator(".journey-stone:not([disabled])").count() == 2
    phone.locator("#stone-1").tap()
    expect(phone.locator(".bar-goals")).to_contain_text(" · ".join(map(str, STONES[0])))
    hand = Hand(phone)
    assert hand.game().cards == deal(0).state().cards  # type: ignore[attr-defined]
    for number in (1, 2):
        hand.expect_round(number)
        settled(phone)
        stretch = hand.longest()
        hand.drag(stretch)
        hand.expect_drawn(len(stretch.fields))
        phone.locator("#do-confirm").tap()
    hand.expect_round(3)
    phone.go_back()
    expect(phone.locator("#journey-head")).to_be_visible()
    phone.locator("#stone-1").tap()  # the same game is gone on with
    hand.expect_round(3)
    give_up(phone)
    expect(phone.locator(".bar-note")).to_contain_text("Stone 1: ")
    phone.locator("[data-do=journey]").first.click()
    expect(phone.locator("#journey-head")).to_contain_text("of 120 stones won")
