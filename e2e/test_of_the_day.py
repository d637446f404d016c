"""The seats in the built page: a character chosen by touch, the deal of the day begun by keys, and both there again after a reload."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import await_ready, visit
from tests.tables import FOR_SEVERAL
from tools.serve import Server


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_character_is_chosen_by_touch_and_remembered(phone: Page, server: Server, game: str) -> None:
    visit(phone, server, f"#/seats/{game}")
    juno = phone.locator("#who-1-blocker")
    juno.scroll_into_view_if_needed()
    juno.tap()
    expect(phone.locator("#name-1")).to_have_value("Juno")
    expect(phone.locator("#faces-1")).to_contain_text("I leave nothing")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    phone.locator("#do-begin").tap()
    phone.wait_for_url("**/#/play/*")
    phone.goto(f"{server.address}#/seats/{game}")
    await_ready(phone)
    expect(phone.locator("#who-1-blocker")).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_the_deal_of_the_day_is_begun_once_by_keys(desktop: Page, server: Server, game: str) -> None:
    visit(desktop, server, f"#/seats/{game}")
    desktop.locator("#do-day").focus()
    desktop.keyboard.press("Enter")
    desktop.wait_for_url("**/#/play/*")
    first = desktop.url
    desktop.goto(f"{server.address}#/seats/{game}")
    desktop.reload()
    await_ready(desktop)
    expect(desktop.locator("#do-day")).to_contain_text("Continue")
    desktop.locator("#do-day").click()
    desktop.wait_for_url("**/#/play/*")
    assert desktop.url == first
