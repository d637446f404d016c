"""What is kept is kept twice, and the newer copy counts: never the older one, and nothing that was erased comes back."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import await_ready, visit
from e2e.hand import Hand, give_up, open_game
from tools.serve import Server

REACHABLE = "window.realDatabase = window.indexedDB"  # PyScript is given another one
SECOND = """() => new Promise((resolve) => {
    const opening = realDatabase.open("waystones");
    opening.onsuccess = () => {
        const store = opening.result.transaction("kept").objectStore("kept");
        const names = store.getAllKeys(), texts = store.getAll();
        texts.onsuccess = () => {
            opening.result.close();
            resolve(Object.fromEntries(names.result.map((name, index) => [name, String(texts.result[index])])));
        };
    };
})"""


@pytest.fixture
def tab(phone: Page) -> Page:
    """A tab whose database a test can look into."""
    phone.add_init_script(REACHABLE)
    return phone


def both(page: Page) -> tuple[dict[str, str], dict[str, str]]:
    first: dict[str, str] = page.evaluate("({...localStorage})")
    second: dict[str, str] = page.evaluate(SECOND)
    return first, second


def await_both_alike(page: Page) -> dict[str, str]:
    """Wait until the second copy has caught up; gives what both hold."""
    for _ in range(200):
        first, second = both(page)
        if first == second:
            return first
        page.wait_for_timeout(50)
    raise AssertionError((first, second))


def play_a_round(page: Page, server: Server) -> None:
    hand = open_game(page, server)
    hand.drag(hand.longest())
    page.locator("#do-confirm").tap()
    hand.expect_round(2)


def test_everything_that_is_kept_is_in_both(tab: Page, server: Server) -> None:
    play_a_round(tab, server)
    kept = await_both_alike(tab)
    assert any("/game/" in key for key in kept)
    give_up(tab)
    expect(tab.locator(".result")).to_be_visible()
    kept = await_both_alike(tab)
    assert "waystones/figures" in kept
    assert "waystones/ending" not in kept, "what is removed is removed from both"


def test_a_first_copy_that_is_gone_comes_back(tab: Page, server: Server) -> None:
    play_a_round(tab, server)
    before = await_both_alike(tab)
    tab.evaluate("localStorage.clear()")
    tab.reload()
    await_ready(tab)
    Hand(tab).expect_round(2)
    assert await_both_alike(tab) == before


def test_a_second_copy_that_is_behind_overwrites_nothing(tab: Page, server: Server) -> None:
    open_game(tab, server)
    before = await_both_alike(tab)
    dark = json.dumps({"theme": "dark"})
    tab.evaluate(
        """dark => {
            localStorage.setItem("waystones/settings", dark);
            localStorage.setItem("waystones-changes", Number(localStorage.getItem("waystones-changes")) + 1);
        }""",
        dark,
    )
    tab.reload()
    await_ready(tab)
    expect(tab.locator("html")).to_have_attribute("data-theme", "dark")
    after = await_both_alike(tab)
    assert after["waystones/settings"] == dark
    assert before.keys() - after.keys() == set()


def test_what_was_kept_before_there_were_two_is_copied(tab: Page, server: Server) -> None:
    settings = json.dumps({"theme": "dark"})
    tab.add_init_script(f"localStorage.setItem('waystones/settings', {json.dumps(settings)})")
    visit(tab, server)
    tab.locator("#do-play").tap()
    expect(tab.locator("#board")).to_be_visible()
    assert await_both_alike(tab)["waystones/settings"] == settings


def test_what_was_erased_does_not_come_back(tab: Page, server: Server) -> None:
    open_game(tab, server)
    await_both_alike(tab)
    visit(tab, server, "#/settings")
    tab.locator("[data-do=erase]").tap()
    tab.locator(".sheet [data-do=erase]").tap()
    expect(tab.locator("#do-learn")).to_be_visible()
    await_both_alike(tab)
    tab.reload()
    await_ready(tab)
    expect(tab.locator("#do-learn")).to_be_visible()
    assert not any(key.startswith("waystones/") for key in await_both_alike(tab))
