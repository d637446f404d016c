"""A tap that comes twice decides once: the next question stands on the same spot and is not answered unread."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import DESKTOP, PHONE, NewPage, visit
from e2e.hand import Finger, open_game, settled
from e2e.test_stone_paths import set_pace, shelve
from tests.tables import FOR_SEVERAL
from tools.serve import Server
from waystones import Record, Session
from waystones.games.loops.board import NAMES as SQUARES
from waystones.games.path_cards.cards import NAMES

SEATS = [["Ada", ""], ["Mira", "relaxed"]]
Press = Callable[[Page, Locator], None]


def middle(control: Locator) -> tuple[float, float]:
    box = control.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def double_tap(page: Page, control: Locator) -> None:
    Finger(page).double_tap(*middle(control))


def double_click(page: Page, control: Locator) -> None:
    page.mouse.dblclick(*middle(control))


def held_enter(page: Page, control: Locator) -> None:
    """A key that is held down: the browser sends it again and again."""
    control.focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")


def moves(page: Page) -> tuple[str, ...]:
    text: str = page.evaluate("JSON.parse(localStorage['waystones/game/table2']).record")
    return Record.parse(text).moves


def opened(page: Page, server: Server, game: str) -> Session[Any]:
    set_pace(page)
    record = Record.new(game, players=2, seed=7, first=0)
    shelve(page, record, SEATS)
    visit(page, server, "#/play/table2")
    return Session(record)


def ready_to_decide(page: Page, session: Session[Any]) -> Locator:
    """Lift something; what is given decides at a press, and another question comes in its place."""
    move = next(each for each in session.state.legal_moves() if each.kind == "lay")
    if session.record.game == "loops":
        page.locator(f"#rack-{session.observe(0).rack.index(move.tile)}").click()
        return page.locator(f"#at-{SQUARES[move.square]}")
    page.locator(f"#hand [data-arg={NAMES[move.what]}]").first.click()
    return page.locator("#do-lay")


@pytest.mark.parametrize("press", [double_tap, double_click, held_enter])
@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_press_that_comes_twice_decides_once(
    new_page: NewPage, server: Server, game: str, press: Press
) -> None:
    page = new_page(**(PHONE if press is double_tap else DESKTOP))
    session = opened(page, server, game)
    control = ready_to_decide(page, session)
    page.wait_for_timeout(400)  # the press before is over
    press(page, control)
    settled(page)
    page.wait_for_timeout(300)  # what nobody wants to see would have come by now
    assert len(moves(page)) == 1


def test_a_quick_second_tap_elsewhere_is_meant(new_page: NewPage, server: Server) -> None:
    page = new_page(**DESKTOP)
    session = opened(page, server, "loops")
    ready_to_decide(page, session).click()
    page.locator("#do-end").click()
    settled(page)  # not until the bot's turn shows: it may be over before anybody looks
    assert moves(page)[1] == "end"


def test_giving_up_twice_counts_once(new_page: NewPage, server: Server) -> None:
    page = new_page(**DESKTOP)
    open_game(page, server)
    page.locator("[data-do=menu]").click()
    page.locator(".sheet [data-do=give-up]").click()
    double_click(page, page.locator(".sheet [data-arg=yes]"))
    expect(page.locator(".ledger")).to_be_visible()
    figures = json.loads(page.evaluate("localStorage['waystones/figures']"))
    assert figures["one_line"]["played"] == 1


def test_a_double_click_makes_one_game(new_page: NewPage, server: Server) -> None:
    page = new_page(**DESKTOP)
    visit(page, server)
    double_click(page, page.locator("#do-play"))
    expect(page.locator("#board")).to_be_visible()
    games = "Object.keys(localStorage).filter((key) => key.startsWith('waystones/game/')).length"
    assert page.evaluate(games) == 1
