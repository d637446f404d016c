"""A game by letters between two phones that share nothing: each letter is copied here and opened there."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import test_branching_paths, test_loops, test_stone_paths
from e2e.conftest import DESKTOP, PHONE, NewPage, visit
from e2e.hand import settled
from e2e.test_stone_paths import DAY, set_pace
from tools.serve import Server
from waystones import Record, Session, State, bot


class Friend:
    """Somebody with a phone of their own."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game

    def state(self) -> State[Any, Any]:
        """The game as this phone keeps it."""
        key = "waystones/game/" + self.page.url.rpartition("/")[2]
        return Record.parse(
            json.loads(self.page.evaluate("key => localStorage.getItem(key)", key))["record"]
        ).state()

    @contextmanager
    def until_decided(self) -> Iterator[None]:
        """What is done in it has been kept when it is over."""
        before = str(self.page.evaluate("JSON.stringify(localStorage)"))
        yield
        while self.page.evaluate("JSON.stringify(localStorage)") == before:
            self.page.wait_for_timeout(20)

    def decide(self) -> None:
        """Make a move that a friend would make, by touch."""
        state = self.state()
        move = bot(self.game, "relaxed", 1).choose(state.observe(state.to_act))
        with self.until_decided():
            MAKE[self.game](self.page, move)

    def take_turn(self, seat: int) -> bool:
        """Decide until it is the other's turn; False once the game is over."""
        while True:
            if self.page.locator("#do-go-on").count():
                settled(self.page)
                self.page.locator("#do-go-on").tap()
            if self.page.locator("#do-skip").count():
                self.page.wait_for_timeout(50)  # what came by letter happens first
            elif self.page.locator("#do-post").count():
                return "result" not in self.page.url
            elif "play" in self.page.url and self.state().to_act == seat and not self.state().is_over:
                self.decide()
            else:
                self.page.wait_for_timeout(50)

    def letter(self) -> str:
        """Send the letter; what stands on the clipboard then."""
        settled(self.page)
        self.page.locator("#do-post").tap()
        expect(self.page.locator("#toast")).to_contain_text("Copied")
        text: str = self.page.evaluate("navigator.clipboard.readText()")
        return text.rpartition("#")[2]

    def see_the_end(self) -> None:
        """Look at the last move, then at the result."""
        expect(self.page.locator("#do-go-on, [data-do=rematch]").first).to_be_visible()
        if self.page.locator("#do-go-on").count():
            settled(self.page)
            self.page.locator("#do-go-on").tap()
        expect(self.page.locator("[data-do=rematch]").first).to_be_visible()

    def open(self, code: str) -> None:
        """Follow the link in a message, and watch what came."""
        with self.until_decided():
            self.page.evaluate(f"location.hash = '#{code}'")
        expect(self.page.locator("#do-skip")).to_have_count(0)


def draw(page: Page, move: Any) -> None:
    """Pass a round of One Line: who has played by letters has seen enough lines."""
    settled(page)
    page.locator("#do-pass").tap()
    settled(page)
    page.locator("#do-pass.armed").tap()


MAKE: dict[str, Callable[[Page, Any], None]] = {
    "one_line": draw,
    "stone_paths": lambda page, move: test_stone_paths.Seat(page).make(move),
    "branching_paths": test_branching_paths.make,
    "loops": lambda page, move: test_loops.Seat(page).make(move, lambda what: page.locator(what).tap()),
}


def nearly_over(game: str, moves: int) -> Record:
    """A game of two that bots have played until so many moves are left, and it is seat 0's turn."""
    session, player = Session.new(game, 2, 7), bot(game, "relaxed", 1)
    while not session.is_over:
        session.play(player.choose(session.observe(session.to_act)))
    record = replace(session.record, moves=session.record.moves[:-moves])
    while record.state().to_act or record.state(len(record.moves) - 1).to_act == 0:  # until a turn begins
        record = replace(record, moves=record.moves[:-1])
    return record


def begin(ada: Page, game: str, server: Server) -> None:
    """One Line from its first card, where the seats are chosen; the long games shortly before their end."""
    if game == "one_line":
        visit(ada, server, "#/seats/one_line")
        ada.locator("#name-0").fill("Ada")
        ada.locator("#kind-1-elsewhere").tap()
        ada.locator("#do-begin").tap()
        return
    save = {
        "schema": 4,
        "record": str(nearly_over(game, 12)),
        "started": DAY,
        "changed": DAY,
        "seats": [["Ada", ""], ["Bas", "elsewhere"]],
    }
    ada.add_init_script(f"localStorage['waystones/game/apart2'] ??= {json.dumps(json.dumps(save))}")
    visit(ada, server, "#/play/apart2")


@pytest.mark.parametrize("game", sorted(MAKE))
def test_a_game_goes_to_its_end_by_letters_between_two_devices(
    game: str, new_page: NewPage, server: Server
) -> None:
    device = {**DESKTOP, "has_touch": True} if game == "loops" else PHONE  # its board zooms on a phone
    ada, bas = (
        Friend(new_page(**device, permissions=["clipboard-read", "clipboard-write"]), game) for _ in range(2)
    )
    set_pace(ada.page)
    set_pace(bas.page)
    begin(ada.page, game, server)
    assert ada.take_turn(0)
    visit(bas.page, server, f"#{ada.letter()}")
    bas.page.locator("#name-1").fill("Bas")
    bas.page.locator("#do-join").tap()
    here, there, seat = bas, ada, 1
    while here.take_turn(seat):
        there.open(here.letter())
        here, there, seat = there, here, 1 - seat
    there.open(here.letter())
    there.see_the_end()
    kept = [page.evaluate("JSON.stringify(Object.entries(localStorage))") for page in (ada.page, bas.page)]
    games = [
        json.loads(value)
        for stored in kept
        for key, value in json.loads(stored)
        if key.startswith("waystones/game/")
    ]
    assert len(games) == 2
    assert games[0]["record"] == games[1]["record"]
    assert all(each["finished"] for each in games)


def test_a_letter_is_joined_by_keys_alone(new_page: NewPage, server: Server) -> None:
    ada = new_page(**DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    visit(ada, server, "#/seats/one_line")
    ada.locator("#kind-1-elsewhere").click()
    ada.locator("#do-begin").click()
    ada.locator("#do-pass").click()
    settled(ada)
    ada.locator("#do-pass.armed").click()
    ada.locator("#do-post").focus()
    ada.keyboard.press("Enter")
    expect(ada.locator("#toast")).to_contain_text("Copied")
    code = str(ada.evaluate("navigator.clipboard.readText()")).rpartition("#")[2]
    bas = new_page(**DESKTOP)
    visit(bas, server, f"#{code}")
    bas.locator("#do-join").focus()
    bas.keyboard.press("Enter")
    expect(bas.locator("#do-pass")).to_be_visible()
