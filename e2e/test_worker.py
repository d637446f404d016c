"""Bots think in a worker, on the hosted page and in the one file from disk; where it fails, on the page."""

from contextlib import nullcontext

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, Watch, await_ready
from e2e.test_stone_paths import set_pace, shelve
from e2e.waiting import until, until_moves
from tools.paths import DIST
from tools.serve import Server
from waystones import Record

# Two bots play on by themselves, so there is always something to think about.
BOTS = Record.new("stone_paths", players=2, seed=7)
SEATS = [["Ada", "steady"], ["Bo", "steady"]]

# Notes what number the worker gives each errand. Where it gives none, the page had to do it: 0 if there can be no worker,
# -1 while one is on its way.
WATCH = """() => {
  const { send } = waystones;
  window.sent = [];
  waystones.send = (...errand) => { const number = send(...errand); window.sent.push(number); return number; };
}"""

NO_WORKER = "window.Worker = class { constructor() { throw new Error('no workers here'); } };"


def watch_bots(page: Page, address: str) -> None:
    set_pace(page)
    shelve(page, BOTS, SEATS)
    page.goto(f"{address}#/play/table2")
    await_ready(page)
    page.evaluate(WATCH)


def moves(page: Page) -> int:
    text: str = page.evaluate("JSON.parse(localStorage['waystones/game/table2']).record")
    return len(Record.parse(text).moves)


def await_errand(page: Page, test: str) -> None:
    """Wait until an errand has got such a number."""
    until(page, f"window.sent.some((number) => {test})")


def test_bots_think_in_a_worker(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    watch_bots(page, server.address)
    await_errand(page, "number > 0")
    assert len(page.workers) == 1
    loaded = page.workers[0].evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in loaded if name.endswith(".wasm")] == [], "the page has it compiled already"
    before = moves(page)
    await_errand(page, f"number > {page.evaluate('Math.max(...window.sent)')}")
    until_moves(page, f"count > {before}")  # bots think ahead: an errand that is asked for is no move yet


def test_they_do_so_in_the_one_file_too(new_page: NewPage) -> None:
    page = new_page(**PHONE, offline=True)
    watch_bots(page, (DIST / "waystones.html").as_uri())
    await_errand(page, "number > 0")
    assert len(page.workers) == 1


def test_a_worker_that_cannot_be_had_stops_no_game(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    page.add_init_script(NO_WORKER)
    watch_bots(page, server.address)
    await_errand(page, "number === 0")
    before = moves(page)
    expect(page.locator("#turn")).to_be_visible()
    until_moves(page, f"count > {before}")  # bots think ahead: an errand that is asked for is no move yet


@pytest.mark.parametrize(
    "end",
    ["self.close()", "setTimeout(() => { throw new Error('broken on purpose'); })"],
    ids=["closes", "throws"],
)
def test_a_worker_that_ends_in_the_middle_of_a_game_stops_nobody(
    new_page: NewPage, server: Server, watch: Watch, end: str
) -> None:
    watch.expect("broken on purpose")
    page = new_page(**PHONE)
    watch_bots(page, server.address)
    await_errand(page, "number > 0")
    before, sent = moves(page), page.evaluate("window.sent.length")  # it may be over before the next question
    page.workers[0].evaluate(f"() => {{ {end}; }}")
    # Whoever waits is told, the page does it itself, and another worker takes over.
    await_errand(page, f"window.sent.slice({sent}).some((number) => number <= 0)")
    await_errand(page, f"window.sent.slice({sent}).at(-1) > 0")
    until_moves(page, f"count > {before}")  # bots think ahead: an errand that is asked for is no move yet
    assert len(page.workers) == 1
    expect(page.locator(".trouble")).to_have_count(0)


def test_it_is_there_before_the_first_bot_has_to_think_and_ends_after_the_table(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(**PHONE)
    shelve(page, Record.new("stone_paths", players=2, seed=7, first=0), [["Ada", ""], ["Bo", "steady"]])
    page.goto(f"{server.address}#/play/table2")
    await_ready(page)
    expect(page.locator("#hand")).to_be_visible()
    with page.expect_worker() if not page.workers else nullcontext():
        pass
    [worker] = page.workers
    with worker.expect_event("close"):
        page.goto(f"{server.address}#/")
    assert page.workers == []
