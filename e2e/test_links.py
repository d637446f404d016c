"""Links in a real browser: opened, pasted, and sent where there is no way to share but the clipboard."""

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, visit
from e2e.hand import Hand, give_up
from e2e.test_screens import finished_record, shelve
from tools.serve import Server
from waystones import Record
from waystones.games.one_line.duel import challenge
from waystones.link import Link

DEAL = Record.new("one_line", seed=482913, start=3)


def clipboard(page: Page) -> str:
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def test_a_link_deals_the_same_game(phone: Page, server: Server) -> None:
    visit(phone, server, f"#{Link.of(DEAL, 'deal')}")
    phone.locator("#do-accept").click()
    expect(phone.locator("#board")).to_be_visible()
    assert Hand(phone).game().cards == DEAL.state().cards  # type: ignore[attr-defined]


def test_a_link_is_opened_in_a_page_that_is_already_there(desktop: Page, server: Server) -> None:
    visit(desktop, server)
    desktop.evaluate(f"location.hash = '#{Link.of(DEAL, 'deal')}'")
    expect(desktop.locator("#found")).to_contain_text("A line for you to draw")


def test_a_link_cut_short_says_so_and_can_be_pasted_again(phone: Page, server: Server) -> None:
    link = f"{server.address}#{Link.of(DEAL, 'deal')}"
    phone.goto(link[:-4])
    expect(phone.locator("#found")).to_contain_text("cut short")
    phone.locator("#pasted").fill(f"Here it is again:\n{link}\nGood luck")
    phone.locator("[data-do=read]").click()
    expect(phone.locator("#do-accept")).to_be_visible()


def test_a_game_is_sent_by_the_clipboard_and_watched_elsewhere(new_page: NewPage, server: Server) -> None:
    sender = new_page(**PHONE, permissions=["clipboard-read", "clipboard-write"])
    sender.add_init_script("delete Navigator.prototype.share")
    shelve(sender, "done22", finished_record(), finished=True, summary={"score": 20})
    visit(sender, server, "#/result/done22")
    sender.locator("[data-do=share]").click()
    sender.locator("[data-arg='game done22']").click()
    expect(sender.locator(".toast")).to_contain_text("Copied")
    message = clipboard(sender)
    watcher = new_page(**PHONE)
    visit(watcher, server, message[message.index("#") :])
    watcher.locator("#do-watch").click()
    expect(watcher.locator("#ply")).to_be_visible()
    watcher.locator("#do-last").click()
    rounds = len(finished_record().moves)
    expect(watcher.locator("#where")).to_contain_text(f"After round {rounds} of {rounds}")


def test_the_device_shares_where_it_can(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    page.add_init_script("Navigator.prototype.share = async (data) => { window.given = data.text; }")
    shelve(page, "done22", finished_record(), finished=True, summary={"score": 20})
    visit(page, server, "#/result/done22")
    page.locator("[data-do=share]").click()
    page.locator("[data-arg='deal done22']").click()
    expect(page.locator(".sheet")).not_to_be_attached()
    assert Link.parse(page.evaluate("window.given")).kind == "deal"


def test_where_nothing_can_be_copied_the_text_is_there_to_select(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    page.add_init_script(
        "delete Navigator.prototype.share; Object.defineProperty(navigator, 'clipboard', { value: undefined })"
    )
    shelve(page, "done22", finished_record(), finished=True, summary={"score": 20})
    visit(page, server, "#/result/done22")
    page.locator("[data-do=share]").click()
    page.locator("[data-arg='deal done22']").click()
    assert Link.parse(page.locator("#by-hand").input_value()).kind == "deal"


def test_a_duel_is_tried_once(phone: Page, server: Server) -> None:
    duel = f"#{Link.of(challenge(finished_record()), 'duel')}"
    visit(phone, server, duel)
    phone.locator("#do-accept").tap()
    expect(phone.locator("#board")).to_be_visible()
    visit(phone, server, "")
    visit(phone, server, duel)
    expect(phone.locator("#found")).to_contain_text("You have begun yours")
    phone.locator("#do-accept").tap()
    Hand(phone).expect_round(1)
    give_up(phone)
    expect(phone.locator(".lines-account")).to_be_visible()
    phone.goto(server.address + duel)
    expect(phone.locator("#found")).to_contain_text("You have had your try")
    expect(phone.locator("#do-accept")).not_to_be_attached()
    phone.locator("#do-practise").tap()
    expect(phone.locator("#board")).to_be_visible()
