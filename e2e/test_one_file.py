"""waystones.html, opened from disk with the network off."""

import re

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, await_ready
from e2e.hand import Hand
from e2e.test_letters import draw
from e2e.test_screens import finished_record, shelve
from tools.one_file import LIMIT
from tools.paths import DIST
from tools.serve import Server

FILE = DIST / "waystones.html"


def open_file(new_page: NewPage) -> Page:
    page = new_page(**PHONE, offline=True)
    page.goto(FILE.as_uri())
    await_ready(page)
    return page


def test_it_is_small_enough_to_send() -> None:
    assert FILE.stat().st_size <= LIMIT


def test_a_round_is_played_and_found_again_after_closing(new_page: NewPage) -> None:
    page = open_file(new_page)
    page.locator("[data-do=play]:visible").first.tap()
    hand = Hand(page)
    hand.drag(next(move for move in hand.game().legal_moves() if len(move.fields) > 1))
    page.locator("#do-confirm").tap()
    hand.expect_round(2)
    page.reload()
    await_ready(page)
    hand.expect_round(2)
    assert hand.game().round == 2


def test_it_starts_from_a_host_that_calls_it_utf_8(phone: Page, server: Server) -> None:
    answer = phone.goto(f"{server.address}waystones.html")
    assert answer
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    await_ready(phone)
    assert phone.evaluate("document.characterSet") == "UTF-16LE"
    expect(phone.locator("[data-do=play]:visible").first).to_be_visible()


def test_the_policy_runs_nothing_that_was_not_built_in(new_page: NewPage) -> None:
    page = open_file(new_page)
    csp = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "unsafe-inline" not in csp
    assert not re.search(r"'unsafe-eval'|https?:", csp)
    assert "require-trusted-types-for 'script'" in csp  # what it stops: e2e/test_security.py


def test_the_licences_are_inside(new_page: NewPage) -> None:
    page = open_file(new_page)
    page.goto(FILE.as_uri() + "#/settings")
    link = page.locator("a[href='licences.txt']")
    with page.expect_popup() as opened:
        link.evaluate("link => { link.target = '_blank'; }")
        link.tap()
    expect(opened.value.locator("body")).to_contain_text("MIT")


def test_a_link_from_disk_is_a_code_to_paste(new_page: NewPage) -> None:
    sender = new_page(**PHONE, offline=True)
    sender.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.clipboard")
    shelve(sender, "done22", finished_record(), finished=True, summary={"score": 20})
    sender.goto(f"{FILE.as_uri()}#/result/done22")
    await_ready(sender)
    sender.locator("[data-do=share]").click()
    sender.locator("[data-arg='deal done22']").click()
    message = sender.locator(".sheet textarea").input_value()
    assert "file:" not in message
    receiver = open_file(new_page)
    receiver.goto(f"{FILE.as_uri()}#/link")
    receiver.locator("#pasted").fill(message)
    receiver.locator("[data-do=read]").click()
    expect(receiver.locator("#do-accept")).to_be_visible()


def test_a_puzzle_from_disk_is_a_code_to_paste(new_page: NewPage) -> None:
    sender = new_page(**PHONE, offline=True)
    sender.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.clipboard")
    sender.goto(f"{FILE.as_uri()}#/puzzle/loops/easy/3")
    await_ready(sender)
    sender.locator("[data-do=menu]").tap()
    sender.locator("[data-do=send-puzzle]").tap()
    message = by_hand(sender)
    receiver = open_file(new_page)
    paste(receiver, message)
    expect(receiver.locator(".puzzle-panel")).to_be_visible()
    assert receiver.url.endswith("#/puzzle/loops/easy/3")


def by_hand(page: Page) -> str:
    """What is sent where the browser lets the page neither share nor copy: it stands in a sheet, which is closed again."""
    text = page.locator(".sheet #by-hand").input_value()
    assert "file:" not in text
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    return text


def two_files(new_page: NewPage, *, offline: bool = True) -> tuple[Page, Page]:
    """The file opened twice, on two devices."""
    pages = []
    for _ in range(2):
        page = new_page(**PHONE, offline=offline)
        page.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.clipboard")
        page.goto(f"{FILE.as_uri()}#/seats/one_line")
        await_ready(page)
        pages.append(page)
    return pages[0], pages[1]


def paste(page: Page, text: str) -> None:
    """Bring a code in on the link screen."""
    page.evaluate("location.hash = '#/link'")
    page.locator("#pasted").fill(text)
    page.locator("[data-do=read]").tap()


def passes(page: Page) -> None:
    """Draw nothing in this round."""
    draw(page, None)


def test_a_game_goes_to_and_fro_by_letters_between_two_files(new_page: NewPage) -> None:
    ada, bas = two_files(new_page)
    ada.locator("#kind-1-elsewhere").tap()
    ada.locator("#do-begin").tap()
    passes(ada)
    ada.locator("#do-post").tap()
    paste(bas, by_hand(ada))
    bas.locator("#do-join").tap()
    passes(bas)
    bas.locator("#do-post").tap()
    paste(ada, by_hand(bas))
    expect(ada.locator("#round")).to_contain_text("Round 2")
    passes(ada)
    expect(ada.locator("#do-post")).to_be_visible()


def test_two_files_play_live(new_page: NewPage) -> None:
    ada, bas = two_files(new_page, offline=False)  # a browser that is told to be offline connects to nobody
    ada.locator("#kind-1-elsewhere").tap()
    ada.locator("#do-begin-live").tap()
    ada.locator("#do-send-code").tap()
    paste(bas, by_hand(ada))
    bas.locator("#do-send-code").tap()
    answer = by_hand(bas)
    ada.locator(".live-back summary").tap()
    ada.locator("#pasted").fill(answer)
    ada.locator("#do-read").tap()
    for page in (ada, bas):
        page.wait_for_url("**/waystones.html#/play/*")
    for page in (bas, ada):  # all at the same time, in any order
        passes(page)
    for page in (ada, bas):
        expect(page.locator("#round")).to_contain_text("Round 2")
