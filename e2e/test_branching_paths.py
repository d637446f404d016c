"""Branching Paths in the built page: a whole game against a bot by touch, keys on the stones, and resuming in a chain."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import PHONE, NewPage, await_ready, visit
from e2e.hand import settled
from e2e.test_stone_paths import set_pace, shelve
from tools.serve import Server
from waystones import Record, Session, bot
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards.cards import LETTERS, NAMES
from waystones.games.path_cards.moves import Move

MY_TURN_OR_OVER = re.compile("Your turn|The game is over")
ALONE = [["Ada", ""], ["Mira", "relaxed"]]


def game(page: Page) -> BranchingPaths:
    """The saved game, as the engine knows it."""
    key = "waystones/game/" + page.url.rpartition("/")[2]
    record = page.evaluate("key => JSON.parse(localStorage.getItem(key)).record", key)
    state = Record.parse(record).state()
    assert isinstance(state, BranchingPaths)
    return state


def make(page: Page, move: Move) -> None:
    """Make a move by touch."""
    settled(page)
    match move.kind:
        case "lay" | "discard":
            page.locator(f"#hand [data-arg={NAMES[move.what]}]").first.tap()
            page.locator(f"#do-{move.kind}").tap()
        case "step":
            stone = move.text.rpartition("-")[2]
            page.locator(f"#pick-{stone}").tap()
            which = page.locator(f"#do-{move.text}")
            if which.count():
                which.tap()
        case "lift":
            page.locator(f"#row-{LETTERS[move.what]}").tap()
        case "draw":
            page.locator("#deck").tap()
        case "take":
            page.locator(f"#pile-{LETTERS[move.what]}").tap()
        case kind:
            page.locator(f"#do-{kind}").tap()


def test_a_whole_game_against_a_bot_by_touch(phone: Page, server: Server) -> None:
    set_pace(phone)
    visit(phone, server, "#/seats/branching_paths")
    phone.locator("#kind-1-relaxed").tap()
    phone.locator("#do-begin").tap()
    expect(phone.locator("#hand")).to_be_visible()
    friend = bot("branching_paths", "steady", 1)
    while True:
        expect(phone.locator("#turn, .stones-verdict h2").first).to_have_text(MY_TURN_OR_OVER)
        if phone.locator("#do-go-on").count():  # the last move is held until it has been seen
            settled(phone)
            phone.locator("#do-go-on").tap()
            break
        state = game(phone)
        if state.to_act == 0:
            make(phone, friend.choose(state.observe(0)))
    expect(phone.locator(".score-sheet tfoot .num").first).to_be_visible()


def first_asked(question: str) -> Record:
    """A game of two bots up to the first time that seat 0 is asked this."""
    player = bot("branching_paths", "steady", 1)
    for seed in range(50):
        session = Session.new("branching_paths", 2, seed, first=0)
        while not session.is_over:
            state = session.state
            assert isinstance(state, BranchingPaths)
            if (state.asks, state.to_act) == (question, 0):
                return session.record
            session.play(player.choose(session.observe(session.to_act)))
    raise AssertionError(question)


def test_the_whole_web_is_in_view_and_its_stones_are_large_enough(phone: Page, server: Server) -> None:
    shelve(phone, first_asked("bonus"), ALONE)
    visit(phone, server, "#/play/table2")
    expect(phone.locator("#ways .pick").first).to_be_attached()
    assert phone.evaluate("document.scrollingElement.scrollHeight") <= 740
    for selector in ("#row-of-9", "#start", "#columns", "#asked", "#hand"):
        box = phone.locator(selector).bounding_box()
        assert box
        assert box["y"] >= 0, selector
        assert box["y"] + box["height"] <= 740, selector
    for pick in phone.locator("#ways .pick").all():
        box = pick.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def lies_within(part: Locator, whole: Locator) -> bool:
    """Whether all of it is seen there, as far as height goes."""
    inner, outer = part.bounding_box(), whole.bounding_box()
    assert inner
    assert outer
    return outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 560), (360, 640)])
def test_on_a_low_phone_only_the_web_scrolls_and_goes_to_what_is_lit(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    phone = new_page(**{**PHONE, "viewport": {"width": width, "height": height}})
    set_pace(phone)
    shelve(phone, Record.new("branching_paths", 2, 7, first=0), ALONE)
    visit(phone, server, "#/play/table2")
    window, page = phone.locator(".web-window"), phone.locator(".screen")
    expect(phone.locator("#start")).to_be_attached()
    for selector in ("#columns", "#asked", "#hand"):
        assert lies_within(phone.locator(selector), page), selector
    assert lies_within(phone.locator("#start"), window), "the figures wait at the lower end"
    window.evaluate("window => window.scrollTo(0, 0)")
    assert lies_within(phone.locator("#row-of-9"), window), "and can be pulled down to the goal"
    move = next(move for move in game(phone).legal_moves() if move.kind == "lay")
    phone.locator(f"#hand [data-arg={NAMES[move.what]}]").first.tap()
    for pick in phone.locator("#ways .pick").all():
        box = pick.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        assert lies_within(pick, window)
    phone.locator("#do-discard").tap()
    expect(phone.locator("#asked")).to_contain_text("Take a card")
    assert lies_within(phone.locator("#deck"), page)
    phone.locator("#deck").tap()
    expect(phone.locator("#turn")).to_have_text("Your turn")


def test_what_others_take_flies_to_where_they_are_seen(phone: Page, server: Server) -> None:
    session = Session.new("branching_paths", 2, 7, first=0)
    discard = next(move for move in session.state.legal_moves() if move.kind == "discard")
    session.play(discard)
    shelve(phone, session.record, ALONE)
    visit(phone, server, "#/play/table2")
    expect(phone.locator("#others")).to_be_visible()
    phone.evaluate(
        """() => {
          window.flown = [];
          new MutationObserver(() => {
            for (const thing of document.querySelectorAll("#others [data-from]")) {
              if (thing.getAnimations().length) window.flown.push(thing.dataset.from);
            }
          }).observe(document.querySelector("#others"), { childList: true, subtree: true });
        }"""
    )
    phone.locator("#deck").tap()
    expect(phone.locator("#turn")).to_have_text("Mira's turn")
    expect(phone.locator("#turn")).to_have_text("Your turn")
    assert set(phone.evaluate("window.flown")) & {"#deck", *(f"#pile-{letter}" for letter in LETTERS)}


def test_resuming_in_the_middle_of_a_clover_chain_and_going_on_by_keys(phone: Page, server: Server) -> None:
    set_pace(phone)
    shelve(phone, first_asked("bonus"), ALONE)
    visit(phone, server)
    phone.locator("#do-continue").tap()
    expect(phone.locator("#asked")).to_contain_text("One more step")
    phone.reload()
    await_ready(phone)
    expect(phone.locator("#asked")).to_contain_text("One more step")
    before = game(phone)
    pick = phone.locator("#ways .pick").first
    pick.focus()
    phone.keyboard.press("Enter")
    which = phone.locator("[data-do=walk]")
    if which.count():
        which.first.press("Enter")
    expect(phone.locator("#asked")).not_to_contain_text("Which figure")
    assert game(phone).figures[0] != before.figures[0]


def test_a_card_tile_is_answered_by_touch(phone: Page, server: Server) -> None:
    shelve(phone, first_asked("shed"), ALONE)
    visit(phone, server, "#/play/table2")
    expect(phone.locator("#asked")).to_contain_text("Card tile")
    phone.locator(".slot.lit").first.tap()
    expect(phone.locator("#asked")).to_contain_text("Take a card")


def test_the_guided_game_teaches_by_doing(phone: Page, server: Server) -> None:
    set_pace(phone)
    visit(phone, server, "#/seats/branching_paths")
    phone.locator("#do-learn").tap()
    coach = phone.locator(".coach-words")
    expect(coach).to_contain_text("up this web to the goal")
    phone.locator("#do-next").tap()
    phone.locator("#hand [data-arg=b0]").tap()
    expect(coach).to_contain_text("Tap a lit stone")
    phone.locator("#pick-a1").tap()
    phone.locator("[data-do=walk]").first.tap()
    expect(coach).to_contain_text("A turn ends with a card taken")
