"""The line of the day in a real browser: by touch, shared by the clipboard, kept as a picture."""

from datetime import datetime

from playwright.sync_api import Page, expect

from app.games.one_line.daily import daily
from e2e.conftest import PHONE, NewPage, visit
from e2e.hand import Hand, give_up
from tools.serve import Server
from waystones.games.one_line.rules import OneLine
from waystones.link import Link

NOON = datetime(2026, 11, 16, 12)
SUNDAY = datetime(2026, 11, 29, 12)  # the first whose line lies on a board of its own
TODAY = daily.deal(320)


def at_noon(page: Page, noon: datetime = NOON) -> Page:
    """The page on a fixed day, with a clock that runs."""
    page.clock.install(time=noon)
    return page


def test_the_line_of_the_day_by_touch(new_page: NewPage, server: Server) -> None:
    page = at_noon(new_page(**PHONE, permissions=["clipboard-read", "clipboard-write"]))
    page.add_init_script("delete Navigator.prototype.share")
    visit(page, server)
    expect(page.locator("#day")).to_have_text("Monday 16 Nov")
    page.locator("#do-daily").tap()
    expect(page.locator("#board")).to_be_visible()
    hand = Hand(page)
    assert hand.game().cards == TODAY.state().cards  # type: ignore[attr-defined]
    stretch = hand.longest()
    hand.drag(stretch)
    hand.expect_drawn(len(stretch.fields))
    page.locator("#do-confirm").tap()
    hand.expect_round(2)
    visit(page, server)  # as if the browser had been closed
    expect(page.locator("#do-daily")).to_have_text("Go on")
    page.locator("#do-daily").tap()
    hand.expect_round(2)
    give_up(page)
    page.locator(".result-acts [data-arg^='result ']").tap()
    expect(page.locator(".toast")).to_contain_text("Copied")
    message: str = page.evaluate("navigator.clipboard.readText()")
    assert message.startswith("One Line, day 320\n")
    assert Link.parse(message).record == TODAY
    visit(page, server, "#/daily")
    expect(page.locator("#day-320")).to_have_class("day done")


def test_a_page_that_is_left_open_over_midnight(new_page: NewPage, server: Server) -> None:
    page = at_noon(new_page(**PHONE))
    visit(page, server, "#/daily")
    expect(page.locator("#today")).to_contain_text("Monday 16 Nov")
    page.clock.set_system_time(datetime(2026, 11, 17, 0, 1))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#today")).to_contain_text("Tuesday 17 Nov")
    expect(page.locator("#day-321")).to_have_attribute("aria-current", "date")


def test_a_shared_day_opens_on_what_it_is_and_uses_nothing_up(new_page: NewPage, server: Server) -> None:
    page = at_noon(new_page(**PHONE))
    visit(page, server, f"#{Link.of(TODAY, 'deal')}~30~Anna")
    expect(page.locator("#found h2")).to_have_text("Anna drew 30 points on today's line")
    expect(page.locator("#found")).to_contain_text("your one try at today's line")
    expect(page.locator(".how figure")).to_have_count(3)
    expect(page.locator("#pasted")).to_have_count(0)
    expect(page.locator("main button.main")).to_have_count(1)
    page.evaluate("location.hash = location.hash.replace(/~Anna$/, '')")
    expect(page.locator("#found h2")).to_have_text("Can you beat 30 points on today's line?")
    page.locator("#do-accept").tap()
    expect(page.locator("#board")).to_be_visible()


def test_a_sundays_line_lies_on_another_board_and_is_kept_as_a_picture(phone: Page, server: Server) -> None:
    at_noon(phone, SUNDAY)
    visit(phone, server)
    expect(phone.locator("#best")).to_contain_text("Sunday: another board")
    phone.locator("#do-daily").tap()
    expect(phone.locator("#board")).to_be_visible()
    assert Hand(phone).game().board == daily.deal(333).state_of(OneLine).board
    give_up(phone)
    expect(phone.locator(".result-acts .main")).to_have_text("Share")
    phone.locator("[data-do=share]").tap()
    with phone.expect_download() as kept:
        phone.locator("[data-arg^='picture ']").tap()
    assert kept.value.suggested_filename == "one-line-333.png"
    picture = kept.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (960, 1290)
    assert len(picture) > 30_000  # there is something on it
