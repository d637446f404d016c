"""Back in a real browser: it closes what lies over the screen, and the focus is never lost on the way."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import visit
from e2e.hand import settled
from e2e.test_stone_paths import set_pace, shelve
from e2e.waiting import until_moves
from tests.tables import FOR_SEVERAL
from tools.serve import Server
from waystones import Record, Session
from waystones.games.loops.rules import Loops
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


def kept(page: Page) -> Session:
    """The game as it is kept in the browser."""
    text = page.evaluate("JSON.parse(localStorage['waystones/game/table2']).record")
    return Session(Record.parse(text))


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_the_focus_is_never_lost_in_a_turn_by_keys(desktop: Page, server: Server, game: str) -> None:
    set_pace(desktop)
    shelve(desktop, Record.new(game, players=2, seed=7, first=0), SEATS)
    visit(desktop, server, "#/play/table2")
    session = kept(desktop)
    move = next(each for each in session.state.legal_moves() if each.kind == "lay")

    def press(control: str) -> None:
        desktop.locator(control).first.focus()
        desktop.keyboard.press("Enter")
        settled(desktop)
        assert desktop.evaluate("document.activeElement.localName") != "body"

    press(
        f"#rack-{session.state_of(Loops).racks[0].index(move.tile)}"
        if game == "loops"
        else f"#hand [data-arg={NAMES[move.what]}]"
    )
    answers = [".square > .lit", "#do-end"] if game == "loops" else []
    while all(step.seat == 0 for step in session.steps) and session.to_act == 0:
        press(answers.pop(0) if answers else "#asked .answers button:enabled:not(.bare)")
        until_moves(desktop, f"count > {len(session.record.moves)}")
        settled(desktop)
        session = kept(desktop)
    expect(desktop.locator("#turn")).to_have_text("Your turn")
    assert desktop.evaluate("document.activeElement.localName") != "body"
