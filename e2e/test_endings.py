"""After a game at a table, in the built page: the count, the margin, the curve, and a turn played again; by touch and by keys."""

import json
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import visit
from tests.tables import FOR_SEVERAL
from tools.serve import Server
from waystones import Record, Session, bot

DAY = "2026-11-16T10:00"
SEATS = [["You", ""], ["Mira", "relaxed"]]


@cache
def whole(game: str) -> Record:
    """A game from its deal to its end."""
    session, player = Session.new(game, 2, 7, first=0), bot(game, "steady", 1)
    while not session.is_over:
        session.play(player.choose(session.observe(session.to_act)))
    return session.record


def shelve(page: Page, game: str, motion: str) -> None:
    """Put the finished game on the browser's shelf."""
    save = {"schema": 1, "record": str(whole(game)), "started": DAY, "changed": DAY, "seats": SEATS}
    text = json.dumps({**save, "finished": True, "summary": {"score": 1, "won": 0, "seat": 0}})
    page.add_init_script(f"localStorage['waystones/game/over22'] ??= {json.dumps(text)}")
    page.add_init_script(
        f"localStorage.setItem('waystones/settings', JSON.stringify({{motion: {json.dumps(motion)}}}))"
    )


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_the_count_ends_with_the_margin_and_a_turn_is_played_again_by_touch(
    phone: Page, server: Server, game: str
) -> None:
    shelve(phone, game, "full")
    visit(phone, server, "#/result/over22")
    sheet, skip = phone.locator(".score-sheet"), phone.locator("#do-skip")
    expect(skip).to_be_visible()
    begun = sheet.bounding_box()
    skip.tap()
    ahead = max(whole(game).state().scores()) - min(whole(game).state().scores())
    expect(phone.locator("#verdict h2")).to_contain_text(f"by {ahead} point")
    counted = sheet.bounding_box()
    assert begun
    assert counted
    assert begun["height"] == counted["height"], "no line moves while it is counted"
    expect(phone.locator("#story .curve")).to_be_visible()
    again = phone.locator("#do-again-from")
    again.scroll_into_view_if_needed()
    again.tap()
    phone.wait_for_url("**/#/play/*")
    expect(phone.locator("#turn")).to_have_text("Your turn")


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_replay_is_played_on_by_keys(desktop: Page, server: Server, game: str) -> None:
    shelve(desktop, game, "less")
    visit(desktop, server, "#/replay/over22")
    desktop.locator("#ply").focus()
    desktop.keyboard.press("ArrowRight")
    desktop.locator("#do-play-on").focus()
    desktop.keyboard.press("Enter")
    desktop.wait_for_url("**/#/play/*")
    kept = desktop.evaluate("Object.keys(localStorage).filter(key => key.startsWith('waystones/game/'))")
    assert len(kept) == 2, "the game that is over stays"
