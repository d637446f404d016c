"""Errors that nobody caught, in the real browser: the player is told, and goes on."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import PHONE, NewPage, Watch, visit
from e2e.hand import settled
from e2e.test_stone_paths import MY_TURN_OR_OVER, set_pace, shelve
from e2e.test_worker import BOTS, NO_WORKER, await_errand, moves, watch_bots
from e2e.test_worker import SEATS as ONLY_BOTS
from tools.paths import DIST
from tools.serve import Server
from waystones import Record
from waystones.games.path_cards.cards import NAMES

BREAKS = {
    "timer": "setTimeout(() => { throw new TypeError('broken on purpose'); })",
    "listener": "document.addEventListener('click', () => { throw new TypeError('broken on purpose'); }, "
    "{ once: true }), document.body.click()",
    "promise": "void Promise.reject(new TypeError('broken on purpose'))",
}


@pytest.mark.parametrize("where", BREAKS)
def test_what_breaks_in_javascript_is_told_and_left_behind(
    phone: Page, server: Server, watch: Watch, where: str
) -> None:
    watch.expect("broken on purpose")
    visit(phone, server)
    phone.evaluate(f"() => {{ {BREAKS[where]}; }}")
    expect(phone.locator(".trouble")).to_be_visible()
    expect(phone.locator(".trouble-page")).to_contain_text("broken on purpose")
    phone.locator("[data-do=home]").first.tap()
    expect(phone.locator(".home-page")).to_be_visible()


def test_a_remark_of_the_browser_stops_nothing(phone: Page, server: Server) -> None:
    visit(phone, server)
    phone.evaluate("() => { dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' })); }")
    expect(phone.locator(".home-page")).to_be_visible()
    expect(phone.locator(".trouble")).to_have_count(0)


# The page as it ships, with a fault in its Python that can be switched on: `window.broken` says which place breaks.
FAULTS = """
import functools, js
from app.errands import Running
from app.games.stone_paths.hand import StonePathsHand
def break_at(owner, name):
    real = getattr(owner, name)
    @functools.wraps(real)
    def broken(*args, **named):
        if getattr(js.globalThis, "broken", "") == name:
            raise ZeroDivisionError("broken on purpose")
        return real(*args, **named)
    setattr(owner, name, broken)
for owner, name in ((StonePathsHand, "tap_card"), (StonePathsHand, "regions"), (Running, "slice")):
    break_at(owner, name)
"""
TABLE = Record.new("stone_paths", players=2, seed=7, first=0)
CARDS = [NAMES[move.what] for move in TABLE.state().legal_moves() if move.kind == "discard"]


def with_faults(page: Page, server: Server, game: Record, seats: list[list[str]]) -> None:
    """Open a table on a page whose Python can be broken."""
    html = (DIST / "index.html").read_text().replace("\nimport prepared\n", f"\nimport prepared\n{FAULTS}")
    assert FAULTS in html
    page.route(server.address, lambda route: route.fulfill(body=html, content_type="text/html"))
    set_pace(page)
    shelve(page, game, seats)
    visit(page, server, "#/play/table2")


def break_at(page: Page, name: str) -> None:
    page.evaluate("name => { window.broken = name; }", name)


@pytest.mark.parametrize("place", ["tap_card", "regions"], ids=["a handler", "a view"])
def test_what_breaks_in_python_is_told_and_the_game_goes_on_from_its_record(
    new_page: NewPage, server: Server, place: str
) -> None:
    page = new_page(**PHONE, service_workers="block")
    with_faults(page, server, TABLE, [["Ada", ""], ["Mira", "relaxed"]])
    first, second = (page.locator(f"#hand [data-arg={card}]").first for card in CARDS[:2])
    first.tap()
    page.locator("#do-discard").tap()
    settled(page)
    made = moves(page)
    break_at(page, place)
    second.tap() if place == "tap_card" else page.locator("#deck").tap()
    trouble = page.locator(".trouble")
    expect(trouble).to_contain_text("Your games are kept up to the last step.")
    expect(trouble.locator(".report pre")).to_contain_text("ZeroDivisionError")
    expect(trouble.locator(".report pre")).not_to_contain_text("Ada")
    kept = moves(page)
    assert kept >= made

    page.locator("#do-go-on").tap()  # and the same fault comes again
    if place == "tap_card":
        second.tap()
    expect(trouble).to_contain_text("It went wrong again at the same place.")
    expect(page.locator("#do-go-on")).to_have_count(0)
    page.locator("#do-home").tap()
    expect(page.locator(".home-page")).to_be_visible()

    break_at(page, "")
    page.locator("#do-continue").tap()
    expect(page.locator("#turn")).to_have_text(MY_TURN_OR_OVER)
    assert moves(page) >= kept


def test_an_errand_that_breaks_in_slices_is_told_and_goes_on(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE, service_workers="block")
    page.add_init_script(NO_WORKER)
    page.add_init_script("window.broken = 'slice'")
    with_faults(page, server, BOTS, ONLY_BOTS)
    expect(page.locator(".trouble")).to_contain_text("Your games are kept")
    made = moves(page)
    break_at(page, "")
    page.locator("#do-go-on").tap()
    expect(page.locator("#turn")).to_be_visible()
    page.evaluate(
        """async made => { while (JSON.parse(localStorage["waystones/game/table2"]).record.split("\\n").length < made)
            await new Promise(requestAnimationFrame); }""",
        made + 4,
    )
    expect(page.locator(".trouble")).to_have_count(0)


def test_an_errand_that_breaks_in_the_worker_is_done_by_the_page(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE, service_workers="block")
    broken: list[str] = []

    def fulfil(route: Route) -> None:
        source = (DIST / route.request.url.removeprefix(server.address)).read_text()
        helpless = r'runPython("def begin(*errand): return 1 / 0\nbegin")'
        broken.append(
            re.sub(r'runPython\(\s*"import prepared.*?"\)', lambda _: helpless, source, flags=re.DOTALL)
        )
        assert broken[-1] != source
        route.fulfill(body=broken[-1], content_type="text/javascript")

    page.context.route(re.compile(r"/serve/worker\.js$"), fulfil)
    watch_bots(page, server.address)
    await_errand(page, "number > 0")
    assert broken, "the worker is the broken one"
    made = moves(page)
    await_errand(page, f"number > {page.evaluate('Math.max(...window.sent)')} + 1")
    assert moves(page) > made
    expect(page.locator(".trouble")).to_have_count(0)
