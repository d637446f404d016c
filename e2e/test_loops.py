"""Loops in the built page: a turn by touch with zoom, a whole game against a bot, keys, a curtain, and resuming."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, await_ready, visit
from e2e.hand import Finger, settled
from e2e.test_stone_paths import set_pace, shelve
from tools.serve import Server
from waystones import Record, Session, bot
from waystones.games.loops.board import NAMES
from waystones.games.loops.moves import LAY, Move
from waystones.games.loops.rules import Loops

MY_TURN_OR_OVER = re.compile("Your turn|The game is over")
ALONE = [["Ada", ""], ["Mira", "relaxed"]]


class Seat:
    """A person at the table, who knows what the engine says of the saved game."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def game(self) -> Loops:
        key = "waystones/game/" + self.page.url.rpartition("/")[2]
        save = json.loads(self.page.evaluate("key => localStorage.getItem(key)", key))
        state = Record.parse(save["record"]).state()
        assert isinstance(state, Loops)
        return state

    def square(self, square: int) -> str:
        return f"#at-{NAMES[square]}"

    def make(self, move: Move, press: Callable[[str], None]) -> None:
        """Make a move with a press of some kind."""
        settled(self.page)
        if move.kind == LAY:
            press(f"#rack-{self.game().rack.index(move.tile)}")
            expect(self.page.locator(".rack-tile.up")).to_have_count(1)
            press(self.square(move.square))
        else:
            press(f"#do-{move.kind}")

    def best(self) -> Move:
        state = self.game()
        found: Move = bot("loops", "steady", 1).choose(state.observe(state.to_act))
        return found


def middle_of_a_game(steps: int = 40) -> Record:
    """A game of two bots, at the beginning of a turn of seat 0."""
    session, player = Session.new("loops", 2, 7, first=0), bot("loops", "steady", 1)
    while len(session.steps) < steps or session.to_act != 0 or session.record.moves[-1] != "end":
        session.play(player.choose(session.observe(session.to_act)))
    return session.record


def scale(page: Page) -> float:
    box = page.locator("#board").bounding_box()
    assert box
    return box["width"] / 676


def test_a_whole_turn_by_touch_with_zoom(phone: Page, server: Server) -> None:
    set_pace(phone)
    shelve(phone, middle_of_a_game(), ALONE)
    visit(phone, server, "#/play/table2")
    seat, finger = Seat(phone), Finger(phone)
    box = phone.locator(".loops-window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    expect(phone.locator("#board[style*=scale]")).to_have_count(1)
    assert scale(phone) * 52 >= 44, "squares a thumb can hit, without anybody's help"
    before = scale(phone)
    finger.touch("touchStart", (x - 80, y), (x + 80, y))
    for apart in (70, 55, 40, 30):
        finger.touch("touchMove", (x - apart, y), (x + apart, y))
    finger.touch("touchEnd")
    assert scale(phone) < before, "two fingers drawn together show more of the board"
    phone.locator("[data-zoom-toggle]").tap()
    phone.locator("[data-zoom-toggle]").tap()
    lays = 0
    while (move := seat.best()).kind == LAY:
        phone.locator(f"#rack-{seat.game().rack.index(move.tile)}").tap()
        lit = phone.locator(f"{seat.square(move.square)}.lit")
        expect(lit).to_contain_text("+")
        phone.locator(seat.square(move.square)).focus()  # brings it into the window
        lit.tap()
        lays += 1
        expect(phone.locator(".square > .just-laid")).to_have_count(lays)
    gained = seat.game().gained
    expect(phone.locator("#do-end")).to_contain_text(f"+{gained}")
    phone.locator("#do-undo").tap()
    expect(phone.locator(".square > .just-laid")).to_have_count(lays - 1)
    phone.locator("#do-end").tap()
    expect(phone.locator("#turn")).to_have_text("Your turn")


def test_one_finger_moves_the_board_and_lays_nothing(phone: Page, server: Server) -> None:
    shelve(phone, middle_of_a_game(), ALONE)
    visit(phone, server, "#/play/table2")
    finger = Finger(phone)
    expect(phone.locator("#board[style*=scale]")).to_have_count(1)
    phone.locator("#rack-0").tap()
    at = phone.locator("#at-g7").bounding_box()
    assert at
    finger.touch("touchStart", (180, 300))
    for step in (15, 30, 45, 60):
        finger.touch("touchMove", (180 + step, 300 + step))
    phone.wait_for_timeout(120)
    finger.touch("touchEnd")
    moved = phone.locator("#at-g7").bounding_box()
    assert moved
    assert (moved["x"], moved["y"]) != (at["x"], at["y"])
    expect(phone.locator(".toast")).to_have_count(0)


def test_what_is_asked_does_not_move_the_board(new_page: NewPage, server: Server) -> None:
    phone = new_page(**{**PHONE, "viewport": {"width": 320, "height": 568}}, locale="nl-NL")
    shelve(phone, middle_of_a_game(), ALONE)
    visit(phone, server, "#/play/table2")
    finger = Finger(phone)
    expect(phone.locator("#board[style*=scale]")).to_have_count(1)
    finger.touch("touchStart", (160, 200))
    for step in (15, 30, 45):
        finger.touch("touchMove", (160 + step, 200 + step))
    phone.wait_for_timeout(120)
    finger.touch("touchEnd")
    pulled = phone.locator("#board").bounding_box()
    window = phone.locator(".loops-window").bounding_box()
    phone.locator("#rack-0").tap()
    expect(phone.locator(".loops-title")).to_have_text("Waarheen?")
    assert phone.locator(".loops-window").bounding_box() == window
    phone.set_viewport_size({"width": 320, "height": 560})  # as when a bar of the browser comes in
    phone.wait_for_timeout(100)
    assert phone.locator("#board").bounding_box() == pulled


def test_a_double_tap_shows_the_whole_board_and_comes_back_to_where_it_was_tapped(
    phone: Page, server: Server
) -> None:
    set_pace(phone)
    shelve(phone, middle_of_a_game(), ALONE)
    visit(phone, server, "#/play/table2")
    seat, finger = Seat(phone), Finger(phone)
    expect(phone.locator("#board[style*=scale]")).to_have_count(1)
    before = seat.game()
    window = phone.locator(".loops-window").bounding_box()
    assert window
    near = scale(phone)
    finger.double_tap(180, window["y"] + 200)
    whole = min(window["width"], window["height"]) / 676
    assert near > whole
    assert abs(scale(phone) - whole) < 0.01, "all 13 squares lie in the window"
    corner = phone.locator("#at-b12").bounding_box()
    assert corner
    x, y = corner["x"] + corner["width"] / 2, corner["y"] + corner["height"] / 2
    finger.double_tap(x, y)
    assert scale(phone) * 52 >= 44, "squares for a thumb again"
    under = phone.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-field]').id", [x, y])
    assert under == "at-b12"
    expect(phone.locator(".toast")).to_have_count(0)
    assert seat.game().history == before.history


def note_flights(page: Page) -> None:
    """From now on the page notes where copies of tiles fly over the board."""
    page.evaluate(
        """() => {
          window.flights = [];
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) for (const node of addedNodes) {
              if (!node.hasAttribute?.("data-carried")) continue;
              requestAnimationFrame(() => window.flights.push(node.getBoundingClientRect().y));
            }
          }).observe(document.querySelector(".loops-page"), { childList: true });
        }"""
    )


def test_what_a_bot_lays_flies_in_from_its_seat(phone: Page, server: Server) -> None:
    shelve(phone, middle_of_a_game(), ALONE)
    visit(phone, server, "#/play/table2")
    seat = Seat(phone)
    seat.make(seat.best(), lambda what: phone.locator(what).press("Enter"))
    expect(phone.locator(".square > .just-laid")).to_have_count(1)
    note_flights(phone)
    phone.locator("#do-end").tap()
    expect(phone.locator(".square > .fresh").first).to_be_visible()
    expect(phone.locator("#turn")).to_have_text("Your turn")
    laid = sum(each.seat == 1 and each.turn == seat.game().turn - 1 for each in seat.game().history)
    flights = phone.evaluate("window.flights")
    window = phone.locator(".loops-window").bounding_box()
    assert window
    assert len(flights) == laid > 0
    assert max(flights) < window["y"], "they begin above the window, where the seat is"
    expect(phone.locator("[data-carried]")).to_have_count(0)
    for fresh in phone.locator(".square > .fresh").all():
        box = fresh.bounding_box()
        assert box
        assert window["y"] - 1 <= box["y"] <= window["y"] + window["height"]


def test_with_less_movement_a_tile_is_simply_there(phone: Page, server: Server) -> None:
    set_pace(phone)
    shelve(phone, middle_of_a_game(), ALONE)
    visit(phone, server, "#/play/table2")
    seat = Seat(phone)
    seat.make(seat.best(), lambda what: phone.locator(what).press("Enter"))
    note_flights(phone)
    phone.locator("#do-end").tap()
    expect(phone.locator("#turn")).to_have_text("Your turn")
    assert seat.game().turn > 2
    assert phone.evaluate("window.flights") == []


def test_a_tile_is_dragged_from_the_rack(phone: Page, server: Server) -> None:
    set_pace(phone)
    shelve(phone, Record.new("loops", 2, 7, first=0), ALONE)
    visit(phone, server, "#/play/table2")
    seat, finger = Seat(phone), Finger(phone)
    expect(phone.locator("#board[style*=scale]")).to_have_count(1)
    move = next(move for move in seat.game().legal_moves() if move.kind == LAY)
    finger.carry(f"#rack-{seat.game().rack.index(move.tile)}", seat.square(move.square))
    expect(phone.locator(f"{seat.square(move.square)}.lit")).to_have_count(1)
    finger.let_go()
    expect(phone.locator(f"{seat.square(move.square)}.just-laid")).to_have_count(1)


def test_a_refused_square_says_why(phone: Page, server: Server) -> None:
    shelve(phone, Record.new("loops", 2, 7, first=0), ALONE)
    visit(phone, server, "#/play/table2")
    seat = Seat(phone)
    state = seat.game()
    place, square = next(
        (place, square)
        for place, tile in enumerate(state.rack)
        for square in NAMES
        if (why := state.mosaic.why_not(square, tile)) and why.code == "blocks"
    )
    phone.locator(f"#rack-{place}").tap()
    phone.locator(seat.square(square)).tap()
    expect(phone.locator(".toast")).to_contain_text("block the line")
    expect(phone.locator(".toast .link")).to_have_text("Rule LO-9")
    expect(phone.locator(f"{seat.square(square)}.no")).to_have_count(1)


def test_a_whole_game_against_a_bot_by_mouse(desktop: Page, server: Server) -> None:
    set_pace(desktop)
    visit(desktop, server, "#/seats/loops")
    desktop.locator("#kind-1-relaxed").click()
    desktop.locator("#length-rounds").click()
    desktop.locator("#do-begin").click()
    seat = Seat(desktop)
    while True:
        expect(desktop.locator("#turn, .stones-verdict h2").first).to_have_text(MY_TURN_OR_OVER)
        if desktop.locator("#do-go-on").count():  # the last move is held until it has been seen
            settled(desktop)
            desktop.locator("#do-go-on").click()
            break
        if seat.game().to_act == 0:
            steps = len(seat.game().history), seat.game().turn
            seat.make(seat.best(), lambda what: desktop.locator(what).click())
            while (
                not desktop.locator("#do-go-on").count()
                and (len(seat.game().history), seat.game().turn) == steps
            ):
                desktop.wait_for_timeout(20)
    expect(desktop.locator(".score-sheet .won").first).to_be_visible()


def test_keys_alone_lay_a_tile(desktop: Page, server: Server) -> None:
    shelve(desktop, Record.new("loops", 2, 7, first=0), ALONE)
    visit(desktop, server, "#/play/table2")
    seat = Seat(desktop)
    move = next(move for move in seat.game().legal_moves() if move.kind == LAY and NAMES[move.square] == "g6")
    desktop.locator(f"#rack-{seat.game().rack.index(move.tile)}").press("Enter")
    desktop.locator("#at-g7").focus()
    desktop.keyboard.press("ArrowUp")
    expect(desktop.locator("#at-g6")).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("#at-g6.just-laid")).to_have_count(1)


def test_resuming_in_the_middle_of_a_turn(phone: Page, server: Server) -> None:
    set_pace(phone)
    shelve(phone, middle_of_a_game(), ALONE)
    visit(phone, server)
    phone.locator("#do-continue").tap()
    seat = Seat(phone)
    expect(phone.locator("#rack")).to_be_visible()
    move = seat.best()
    phone.locator(f"#rack-{seat.game().rack.index(move.tile)}").tap()
    phone.locator(seat.square(move.square)).focus()
    phone.locator(f"{seat.square(move.square)}.lit").tap()
    expect(phone.locator(".square > .just-laid")).to_have_count(1)
    phone.reload()
    await_ready(phone)
    expect(phone.locator(".square > .just-laid")).to_have_count(1)
    expect(phone.locator("#do-undo")).to_be_enabled()


def test_two_people_pass_the_device_behind_a_curtain(phone: Page, server: Server) -> None:
    shelve(phone, Record.new("loops", 2, 7, first=0), [["Ada", ""], ["Bas", ""]])
    visit(phone, server, "#/play/table2")
    expect(phone.locator("h1")).to_contain_text("Ada")
    expect(phone.locator("#rack")).to_have_count(0)
    phone.locator("#do-lift").tap()
    seat = Seat(phone)
    move = seat.best()
    phone.locator(f"#rack-{seat.game().rack.index(move.tile)}").tap()
    phone.locator(f"{seat.square(move.square)}.lit").tap()
    phone.locator("#do-end").tap()
    phone.locator("#do-go-on").tap()
    expect(phone.locator("h1")).to_contain_text("Bas")
    expect(phone.locator("#rack")).to_have_count(0)
