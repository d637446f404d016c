"""What browsers do to what is kept: full, evicted, in private windows, under a clock that is set back. Nothing is lost."""

import json

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, await_ready, visit
from e2e.hand import Hand, give_up, open_game
from tools.serve import Server
from waystones import Record

# Takes all the room there is, to the last letter, as another page on the same origin could.
FILL = """() => {
  for (let letters = 1 << 22; letters >= 1; letters >>= 1)
    for (;;) {
      const key = `another page's ${Object.keys(localStorage).length}`;
      try { localStorage.setItem(key, "x".repeat(letters)); } catch { break; }
    }
}"""
CLEAR = """() => Object.keys(localStorage).filter((key) => key.startsWith("another page's"))
    .forEach((key) => localStorage.removeItem(key))"""
# A clock that is as many hours ahead as `ahead` says; it can be set back while the page is open.
CLOCK = """
  window.ahead = 48;
  const Real = Date;
  window.Date = class extends Real {
    constructor(...moment) { moment.length ? super(...moment) : super(Real.now() + window.ahead * 3_600_000); }
    static now() { return Real.now() + window.ahead * 3_600_000; }
  };
"""


def record(page: Page) -> Record:
    """What is kept of the game that the address names."""
    text = page.evaluate("key => localStorage.getItem(key)", f"waystones/game/{page.url.rpartition('/')[2]}")
    return Record.parse(json.loads(text)["record"])


def ink(page: Page, following: int) -> None:
    """Ink a stretch by what the page itself shows, since nothing may have been kept; the following round comes."""
    page.locator("[role=button].lit").first.tap()
    expect(page.locator("#do-confirm")).to_be_enabled()
    page.locator("#do-confirm").tap()
    Hand(page).expect_round(following)


def test_what_finds_no_room_is_told_until_it_is_kept(phone: Page, server: Server) -> None:
    open_game(phone, server)
    phone.evaluate(FILL)
    ink(phone, 2)
    expect(phone.locator("#notices")).to_contain_text("no room")
    ink(phone, 3)
    assert Hand(phone).game().round == 1, "the browser has had no room for it"
    phone.evaluate(CLEAR)
    ink(phone, 4)
    expect(phone.locator("#notices")).not_to_contain_text("no room")
    phone.reload()
    await_ready(phone)
    Hand(phone).expect_round(4)


def test_what_the_browser_evicts_in_the_middle_of_a_game_is_kept_again(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    ink(phone, 2)
    inked = record(phone).moves
    session = phone.context.new_cdp_session(phone)
    session.send("Storage.clearDataForOrigin", {"origin": server.address.rstrip("/"), "storageTypes": "all"})
    assert phone.evaluate("localStorage.length") == 0
    ink(phone, 3)
    assert (record(phone).moves[:1], len(record(phone).moves)) == (inked, 2)
    phone.reload()
    await_ready(phone)
    hand.expect_round(3)


def test_a_shelf_that_was_evicted_between_two_visits_is_an_empty_one(phone: Page, server: Server) -> None:
    open_game(phone, server)
    address = phone.url
    phone.goto("about:blank")
    session = phone.context.new_cdp_session(phone)
    session.send("Storage.clearDataForOrigin", {"origin": server.address.rstrip("/"), "storageTypes": "all"})
    phone.goto(address)
    await_ready(phone)
    expect(phone.locator(".trouble")).to_have_count(0)
    visit(phone, server)
    open_game(phone, server)
    ink(phone, 2)


def test_a_private_window_keeps_while_it_is_open_and_no_longer(new_page: NewPage, server: Server) -> None:
    private = new_page(**PHONE)  # a context of its own is what a private window is
    open_game(private, server)
    ink(private, 2)
    again = private.context.new_page()
    again.goto(private.url)
    await_ready(again)
    Hand(again).expect_round(2)
    another = new_page(**PHONE)
    visit(another, server)
    assert not [key for key in another.evaluate("Object.keys(localStorage)") if "/game/" in key]
    expect(another.locator("#do-continue")).to_have_count(0)


def test_a_clock_that_is_set_back_removes_no_game(phone: Page, server: Server) -> None:
    phone.add_init_script(CLOCK)
    visit(phone, server)
    for _ in range(21):  # one more than are kept
        phone.evaluate("location.hash = ''")
        phone.locator("#do-play").tap()
        give_up(phone)
        expect(phone.locator(".ledger")).to_be_visible()
    phone.evaluate("window.ahead = 0")
    phone.evaluate("location.hash = ''")
    phone.locator("#do-play").tap()
    expect(phone.locator("#board")).to_be_visible()
    ink(phone, 2)
    id = phone.url.rpartition("/")[2]
    give_up(phone)
    expect(phone.locator(".ledger")).to_be_visible()
    kept = json.loads(phone.evaluate(f"localStorage['waystones/game/{id}']"))
    assert kept["finished"]
    phone.reload()
    await_ready(phone)
    expect(phone.locator(".ledger")).to_be_visible()
    assert json.loads(phone.evaluate("localStorage['waystones/figures']"))["one_line"]["played"] == 22
