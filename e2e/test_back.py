"""Back in a real browser: it closes what lies over the screen, and the focus is never lost on the way."""

from playwright.sync_api import Page, expect

from e2e.conftest import visit
from e2e.hand import settled
from e2e.test_stone_paths import set_pace, shelve
from tools.serve import Server
from waystones import Record, Session
from waystones.games.path_cards.cards import NAMES

SEATS = [["Ada", ""], ["Mira", "relaxed"]]


def test_back_closes_sheets_and_then_leaves_the_game(phone: Page, server: Server) -> None:
    set_pace(phone)
    shelve(phone, Record.new("stone_paths", players=2, seed=7, first=0), SEATS)
    visit(phone, server, "#/seats/stone_paths")
    phone.locator("#do-continue").tap()
    sheet, menu = phone.locator(".sheet"), phone.locator("[data-do=menu]")
    for end in ("Back", "Escape", "close", "veil", "Back"):
        menu.tap()
        expect(sheet).to_be_visible()
        match end:
            case "Back":
                phone.go_back()
            case "Escape":
                phone.keyboard.press("Escape")
            case "close":
                sheet.locator("[data-do=close]").tap()
            case _:
                phone.touchscreen.tap(180, 20)
        expect(sheet).to_have_count(0)
        expect(menu).to_be_focused()
    menu.tap()
    sheet.locator("[data-do=log]").tap()  # one sheet in place of another is one step back
    phone.reload()  # and a sheet does not outlive the page
    expect(phone.locator("html")).to_have_attribute("data-state", "ready")
    expect(sheet).to_have_count(0)
    phone.go_forward()  # to a sheet that is gone: nothing happens
    menu.tap()
    sheet.locator("[data-do=rules]").tap()
    expect(phone.locator("main.rules")).to_be_visible()
    phone.go_back()
    expect(menu).to_be_visible()
    phone.go_back()
    expect(phone.locator("#do-continue")).to_be_visible()
    phone.locator("#do-continue").tap()
    menu.tap()
    expect(sheet).to_be_visible()
    phone.evaluate("history.back(); history.back()")  # out of the sheet, and out of the game
    expect(phone.locator("#do-continue")).to_be_visible()


def test_the_focus_is_never_lost_in_a_turn_by_keys(desktop: Page, server: Server) -> None:
    set_pace(desktop)
    record = Record.new("branching_paths", players=2, seed=7, first=0)
    shelve(desktop, record, SEATS)
    visit(desktop, server, "#/play/table2")
    move = next(each for each in Session(record).state.legal_moves() if each.kind == "lay")
    desktop.locator(f"#hand [data-arg={NAMES[move.what]}]").first.focus()
    desktop.keyboard.press("Enter")
    for _ in range(6):  # whatever is asked next until the turn is over
        answer = desktop.locator("#asked .main:enabled")
        if not answer.count():
            break
        answer.first.focus()
        desktop.keyboard.press("Enter")
        settled(desktop)
        assert desktop.evaluate("document.activeElement.localName") != "body"
