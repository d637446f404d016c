"""Today's line in Dutch in impatient hands: taps that come twice or too soon, Back, a phone that is turned, reloads, keys."""

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, await_ready, visit
from e2e.hand import Hand, settled
from e2e.test_aim import double_tap
from e2e.test_daily import TODAY, at_noon
from tools.serve import Server
from waystones.games.one_line.walk import Stretch


def opened(new_page: NewPage, server: Server) -> Hand:
    """Today's line, opened with two taps where one is asked for."""
    page = at_noon(new_page(**{**PHONE, "locale": "nl-NL"}))
    visit(page, server)
    double_tap(page, page.locator("#do-daily"))
    expect(page.locator("#board")).to_be_visible()
    hand = Hand(page)
    assert hand.game().cards == TODAY.state().cards  # type: ignore[attr-defined]
    return hand


def rounds_are(page: Page, number: int) -> None:
    expect(page.locator("#round")).to_contain_text(f"Ronde {number} van 15")


def drafted(page: Page, fields: int) -> None:
    words = f"Inkt {fields} veld{'en' * (fields != 1)}" if fields else "Trek je lijn"
    expect(page.locator("#do-confirm")).to_have_text(words)


def test_taps_that_come_twice_or_too_soon_draw_what_was_meant(new_page: NewPage, server: Server) -> None:
    hand = opened(new_page, server)
    page = hand.page
    drafted(page, 0)  # the second tap on Home drew nothing here
    stretch = hand.longest()
    hand.double_tap(*hand.point(stretch.fields[0]))
    drafted(page, 1)
    for field in stretch.fields[1:]:
        hand.tap(field)
    drafted(page, len(stretch.fields))
    double_tap(page, page.locator("#do-confirm"))
    rounds_are(page, 2)
    assert hand.game().round == 2
    # While the ink of this round still dries, the next one is drawn.
    following = hand.longest()
    hand.tap(following.fields[0])
    drafted(page, 1)
    page.locator("#do-confirm").tap()
    rounds_are(page, 3)
    # Nobody passes by tapping twice on what asks first.
    settled(page)
    double_tap(page, page.locator("#do-pass"))
    expect(page.locator("#do-pass")).to_have_text("Zeker?")
    assert hand.game().round == 3


def test_back_a_turned_phone_and_a_reload_lose_nothing(new_page: NewPage, server: Server) -> None:
    hand = opened(new_page, server)
    page = hand.page
    menu, sheet = page.locator("[data-do=menu]"), page.locator(".sheet")
    stretch = hand.longest()
    first = Stretch(stretch.end, stretch.fields[:1])
    hand.drag(first)
    menu.tap()
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    drafted(page, 1)
    # The phone is turned with the finger on it.
    hand.pull(stretch)
    page.set_viewport_size({"width": 740, "height": 360})
    hand.let_go()
    drafted(page, len(stretch.fields))
    expect(page.locator("#do-confirm")).to_be_in_viewport(ratio=1)
    menu.tap()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(sheet.locator("[data-do=close]")).to_be_in_viewport(ratio=1)
    page.reload()
    await_ready(page)
    expect(sheet).to_have_count(0)
    drafted(page, len(stretch.fields))
    page.locator("#do-confirm").tap()
    page.reload()  # before the ink is dry
    await_ready(page)
    rounds_are(page, 2)
    menu.tap()
    page.go_back()
    page.go_back()
    expect(page.locator("#do-daily")).to_have_text("Ga verder")
    page.locator("#do-daily").tap()
    rounds_are(page, 2)


def test_a_line_is_ended_by_keys_alone_and_its_result_stays(new_page: NewPage, server: Server) -> None:
    hand = opened(new_page, server)
    page = hand.page
    for number in (2, 3):
        stretch = hand.longest()
        hand.type(stretch)
        drafted(page, len(stretch.fields))
        page.keyboard.press("Enter")
        rounds_are(page, number)
    settled(page)
    page.locator("[data-do=menu]").focus()
    page.keyboard.press("Enter")
    for question in ("Opgeven", "Opgeven"):
        give_up = page.locator(".sheet [data-do=give-up]")
        expect(give_up).to_have_text(question)
        settled(page)
        give_up.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".finale")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".finale")).to_have_count(0)
    expect(page.locator(".total")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body"), "the keyboard is somewhere"
    page.reload()
    await_ready(page)
    expect(page.locator(".finale")).to_have_count(0)
    expect(page.locator("#own-line .board")).to_be_visible()
    page.go_back()
    expect(page.locator("#do-daily")).to_have_text("Bekijk je lijn")
