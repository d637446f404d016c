"""The main ways through the page in Firefox and WebKit, served and from disk."""

import json

from app.keeping.saves import Saves
from e2e.browsers.browser import Browser
from tests.app.fake import FakePlatform
from tools.paths import DIST
from tools.serve import serving
from waystones import Record
from waystones.games.path_cards.moves import LAY

# Notes what number the worker gives each errand; 0 means that the page had to do it.
COUNT_ERRANDS = """
const { send } = waystones;
window.sent = [];
waystones.send = (...errand) => { const number = send(...errand); sent.push(number); return number; };
"""
DAY = "2026-01-01T00:00"
TWO_BOTS = {
    "schema": 1,
    "record": str(Record.new("stone_paths", players=2, seed=7)),
    "started": DAY,
    "changed": DAY,
    "seats": [["Ada", "steady"], ["Bo", "steady"]],
}


def kept(browser: Browser) -> Record:
    """The game that is shown, as it is kept."""
    return Record.parse(browser.saved()["record"])


def test_a_round_of_one_line_is_drawn_inked_found_again_and_backed_up(browser: Browser, address: str) -> None:
    browser.open(address)
    browser.tap("#do-play")
    browser.expect("#round", "Round 1 of 15")
    stretch = max(kept(browser).state().legal_moves(), key=lambda move: len(move.fields))
    browser.pull(*(f"#f-{field}" for field in (stretch.end, *stretch.fields)))
    browser.expect("#do-confirm", f"Ink {len(stretch.fields)} field")
    browser.tap("#do-confirm")
    browser.expect("#round", "Round 2 of 15")
    browser.reopen()
    browser.expect("#round", "Round 2 of 15")
    assert kept(browser).moves == (str(stretch),)
    browser.open(f"{address}#/settings")
    assert Saves(FakePlatform()).restore(browser.download("[data-do=backup]")) == 1


def test_a_card_of_stone_paths_is_laid_after_a_bots_turn(browser: Browser, address: str) -> None:
    browser.open(f"{address}#/seats")
    browser.tap("#kind-1-relaxed")
    browser.tap("#first-1")
    browser.tap("#do-begin")
    browser.expect("#turn", "Your turn")
    before = kept(browser)
    assert before.moves, "the bot has made its turn"
    card = next(str(move) for move in before.state().legal_moves() if move.kind == LAY)
    browser.tap(f"#hand [data-arg={card}]")
    browser.tap("#do-lay")
    browser.settle()
    browser.tap("#do-large")
    browser.expect_gone("#do-large")
    assert kept(browser).moves == (*before.moves, card, "large")


def test_bots_think_in_a_worker(browser: Browser, address: str) -> None:
    browser.open(address)
    browser.run(COUNT_ERRANDS)
    browser.run("localStorage.setItem('waystones/game/bots', arguments[0])", json.dumps(TWO_BOTS))
    browser.open(f"{address}#/play/bots")
    # A bot asks again once it has had its answer.
    browser.wait_for("two errands of the worker's", "return sent.filter((number) => number > 0).length > 1")
    assert kept(browser).moves


def test_once_visited_it_opens_without_its_server(browser: Browser) -> None:
    with serving(DIST) as server:
        browser.open(server.address)
        in_charge = "return Boolean(navigator.serviceWorker.controller)"
        browser.wait_for("the service worker to have everything", in_charge)
        assert not browser.run("return document.querySelector('[data-do=update]')?.id"), "it is the newest"
    browser.reopen()
    browser.tap("#do-play")
    browser.expect("#round", "Round 1 of 15")
