"""Undo and Hint while a bot thinks: its answer for the old position is not taken, and the table never stands still."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, visit
from e2e.hand import settled
from e2e.test_stone_paths import shelve
from e2e.waiting import until, until_moves
from tests.tables import PATH_GAMES
from tools.serve import Server
from waystones import Record, Session
from waystones.games.path_cards.cards import NAMES

SEATS = [["Ada", ""], ["Mira", "steady"]]

# A worker that takes every errand and never answers; and how many are still held that would hear of one.
SILENT = """() => {
  window.hearing = [];
  waystones.send = (name, question, told) => window.hearing.push(told);
}"""
HELD = """() => window.hearing.filter((told) => {
  try { return told.toString(); } catch { return false; }
}).length"""

# A worker whose answers wait until the test lets them through; until then it says that it still thinks.
HELD_BACK = """
window.held = [];
window.Worker = class extends Worker {
  thinking = new Map();
  postMessage(message) {
    if (message.name) {
      const { number } = message;
      this.thinking.set(number, setInterval(() => this.hear({ data: { number, progress: 0 } }), 500));
    }
    super.postMessage(message);
  }
  set onmessage(hear) {
    this.hear = hear;
    super.onmessage = (event) => {
      const { ready, number, result } = event.data;
      window.thinksElsewhere ||= ready === true;
      if (result === undefined) return hear(event);
      const letThrough = () => {
        clearInterval(this.thinking.get(number));
        hear(event);
      };
      if (window.held) held.push(letThrough);
      else letThrough();
    };
  }
};
"""
LET_THROUGH = """() => {
  const late = window.held;
  window.held = null;  // from now on nothing is held back
  late.forEach((letThrough) => letThrough());
}
"""


def calm(page: Page) -> None:
    """Bots that wait a while before they decide, so that there is time to press something."""
    page.add_init_script("localStorage.setItem('waystones/settings', JSON.stringify({pace: 'calm'}))")


def moves(page: Page) -> tuple[str, ...]:
    text = page.evaluate("localStorage['waystones/game/table2']")
    return Record.parse(json.loads(text)["record"]).moves


def before_a_take_that_can_be_undone(game: str) -> Record:
    """Each has discarded and drawn, and Ada has discarded again: a card taken from a pile shows her nothing new."""
    session = Session.new(game, 2, 7, first=0)
    for turn in range(3):
        session.play(next(str(move) for move in session.state.legal_moves() if move.kind == "discard"))
        if turn < 2:
            session.play("deck")
    return session.record


def opened(new_page: NewPage, server: Server, record: Record, before: str = "") -> Page:
    page = new_page(**PHONE)
    calm(page)
    page.add_init_script(before)
    shelve(page, record, SEATS)
    visit(page, server, "#/play/table2")
    return page


@pytest.mark.parametrize("game", PATH_GAMES)
def test_undo_in_a_bots_turn_takes_back_the_own_move_and_nothing_comes_of_the_answer(
    new_page: NewPage, server: Server, game: str
) -> None:
    record = before_a_take_that_can_be_undone(game)
    page = opened(new_page, server, record, HELD_BACK)
    until(page, "window.thinksElsewhere")  # else the page thinks itself, and nobody holds that back
    pile = next(str(move) for move in record.state().legal_moves() if move.kind == "take")
    page.locator(f"#{pile}").tap()
    until_moves(page, f"count > {len(record.moves)}")
    expect(page.locator("#turn")).not_to_have_text("Your turn")
    until(page, "held.length")
    page.locator("[data-do=undo]").first.tap()
    until_moves(page, f"count === {len(record.moves)}")
    page.evaluate(LET_THROUGH)
    page.wait_for_timeout(2_500)  # longer than a calm bot waits before it shows what it does
    assert moves(page) == record.moves
    expect(page.locator(".trouble")).to_have_count(0)
    settled(page)
    page.locator("#deck").tap()  # and the game goes on, bot and all
    until_moves(page, f"count > {len(record.moves) + 2}")
    assert moves(page)[: len(record.moves) + 1] == (*record.moves, "deck")


def test_whoever_would_hear_a_bots_answer_is_let_go_of_when_nobody_wants_it_any_more(
    new_page: NewPage, server: Server
) -> None:
    record = before_a_take_that_can_be_undone("stone_paths")
    page = opened(new_page, server, record)
    page.evaluate(SILENT)
    pile = next(str(move) for move in record.state().legal_moves() if move.kind == "take")
    page.locator(f"#{pile}").tap()
    until_moves(page, f"count > {len(record.moves)}")
    until(page, "hearing.length")
    assert page.evaluate(HELD) == 1
    page.evaluate("window.asked = hearing.splice(0)")
    page.locator("[data-do=undo]").first.tap()
    until_moves(page, f"count === {len(record.moves)}")
    assert page.evaluate(HELD.replace("hearing", "asked")) == 0
    assert page.evaluate(HELD) <= 1, "but for what follows if a card is drawn now"


@pytest.mark.parametrize("game", PATH_GAMES)
def test_a_hint_in_a_bots_turn_is_refused_and_the_bot_plays_on(
    new_page: NewPage, server: Server, game: str
) -> None:
    record = Record.new(game, players=2, seed=7, first=0)
    page = opened(new_page, server, record)
    card = next(NAMES[move.what] for move in record.state().legal_moves() if move.kind == "discard")
    page.locator(f"#hand [data-arg={card}]").first.tap()
    page.locator("#do-discard").tap()
    settled(page)
    page.locator("#deck").tap()
    until_moves(page, "count >= 2")
    page.locator("[data-do=menu]").tap()
    page.locator(".sheet [data-do=hint]").tap()
    expect(page.locator("#toast")).to_contain_text("It is not your turn.")
    expect(page.locator("#turn")).to_have_text("Your turn")
    assert len(moves(page)) > 2
