"""Several tabs at once, and tabs that the browser has put to sleep: what one has drawn, no other takes away."""

import json

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, await_ready, visit
from e2e.hand import Hand, open_game
from tools.serve import Server
from waystones import Record
from waystones.games.one_line.walk import Stretch

GAMES = """Object.fromEntries(Object.entries(localStorage)
    .filter(([key]) => key.startsWith("waystones/game/")).map(([key, text]) => [key, JSON.parse(text).record]))"""


def kept(page: Page) -> dict[str, Record]:
    """Every game on the shelf."""
    records: dict[str, str] = page.evaluate(f"() => {GAMES}")
    return {key: Record.parse(text) for key, text in records.items()}


def ink(page: Page, stretch: Stretch, following: int = 2) -> str:
    """Draw the stretch in this tab and ink it, which leads to the following round; gives it as the record has it."""
    page.bring_to_front()  # a tab behind another takes no touches
    hand = Hand(page)
    hand.drag(stretch)
    hand.expect_drawn(len(stretch.fields))
    page.locator("#do-confirm").tap()
    hand.expect_round(following)
    return str(stretch)


def long(hand: Hand, fields: int) -> Stretch:
    """A stretch of so many fields for the card that lies there, by what is kept."""
    return next(move for move in hand.game().legal_moves() if len(move.fields) == fields)


def another_tab(page: Page, address: str) -> Page:
    other = page.context.new_page()
    other.goto(address)
    await_ready(other)
    return other


def sleep(page: Page, *, state: str = "frozen") -> None:
    """Have the browser put the tab to sleep, as it does with tabs that nobody looks at; `active` wakes it."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": state})
    session.detach()


def test_one_game_in_three_tabs_becomes_three_games(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    stretches = [long(hand, fields) for fields in (1, 2, 3)]  # on the empty board, as all three tabs see it
    tabs = [phone, another_tab(phone, phone.url), another_tab(phone, phone.url)]
    for tab in tabs:
        expect(tab.locator("#board")).to_be_visible()
    inked = [ink(tab, stretch) for tab, stretch in zip(tabs, stretches, strict=True)]
    assert sorted(record.moves for record in kept(phone).values()) == sorted((move,) for move in inked)
    assert len({tab.url for tab in tabs}) == 3, "each goes on with its own"
    for tab, move in zip(tabs, inked, strict=True):
        tab.reload()
        await_ready(tab)
        Hand(tab).expect_round(2)
        assert Record.parse(kept_by(tab)).moves == (move,)


def kept_by(page: Page) -> str:
    """The record of the game that the tab's address names."""
    text: str = page.evaluate(
        "key => localStorage.getItem(key)", f"waystones/game/{page.url.rpartition('/')[2]}"
    )
    record: str = json.loads(text)["record"]
    return record


def test_three_tabs_with_a_game_each_keep_all_and_count_all(new_page: NewPage, server: Server) -> None:
    first = new_page(**PHONE)
    tabs = [first, *(first.context.new_page() for _ in range(2))]
    for tab in tabs:
        tab.bring_to_front()
        ink(tab, long(open_game(tab, server), 1))
    assert [len(record.moves) for record in kept(first).values()] == [1, 1, 1]
    for tab in tabs:
        tab.bring_to_front()
        tab.locator("[data-do=menu]").tap()
        tab.locator(".sheet [data-do=give-up]").tap()
        tab.locator(".sheet [data-arg=yes]").tap()
        expect(tab.locator(".ledger")).to_be_visible()
    figures = json.loads(first.evaluate("localStorage['waystones/figures']"))
    assert figures["one_line"]["played"] == 3
    visit(first, server, "#/history")
    expect(first.locator("#finished [data-do=open], #finished [data-do=replay]").first).to_be_visible()
    assert len(kept(first)) == 3


def test_a_tab_that_slept_while_another_played_on_overwrites_nothing(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    address, as_it_slept = phone.url, long(hand, 1)
    other = another_tab(phone, address)
    sleep(phone)
    theirs = [ink(other, long(Hand(other), 2))]
    theirs.append(ink(other, long(Hand(other), 1), 3))
    sleep(phone, state="active")
    mine = ink(phone, as_it_slept)
    assert phone.url != address, "it goes on with a copy"
    assert sorted(record.moves for record in kept(phone).values()) == sorted([(mine,), tuple(theirs)])


def test_a_tab_that_slept_in_the_middle_of_drawing_goes_on(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    stretch = long(hand, 2)
    hand.drag(stretch)
    hand.expect_drawn(2)
    sleep(phone)
    sleep(phone, state="active")
    hand.expect_drawn(2)
    phone.locator("#do-confirm").tap()
    hand.expect_round(2)
    assert Record.parse(kept_by(phone)).moves == (str(stretch),)
