"""Live games between phones that share nothing but a network: codes go from one to the other as people would bring them."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from e2e.conftest import DESKTOP, PHONE, NewPage, visit
from e2e.hand import settled
from e2e.test_letters import MAKE, draw
from e2e.test_stone_paths import set_pace
from e2e.waiting import until
from tools.serve import Server
from waystones import Record, State, bot

CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


class Phone:
    """One phone at the table."""

    def __init__(self, page: Page, game: str, seat: int) -> None:
        self.page = page
        self.game = game
        self.seat = seat

    # -- coming together

    def code(self) -> str:
        """The code that is shown, as it would be sent instead."""
        settled(self.page)
        self.page.locator("#do-send-code").tap()
        expect(self.page.locator("#toast")).to_contain_text("Copied")
        text: str = self.page.evaluate("navigator.clipboard.readText()")
        return text.rpartition("#")[2]

    def paste(self, code: str) -> None:
        """Paste the code that came back."""
        if not self.page.locator("#pasted").is_visible():
            self.page.locator(".live-back summary").tap()
        self.page.locator("#pasted").fill(code)
        settled(self.page)
        self.page.locator("#do-read").tap()

    def invite(self, guest: "Phone", server: Server) -> None:
        """Bring the two codes to and fro."""
        choose = self.page.locator(f"#do-for-{guest.seat}")
        if choose.count():
            settled(self.page)
            choose.tap()
        expect(self.page.locator(".live-call .qr")).to_be_visible()
        code = self.code()
        if guest.page.url == "about:blank":
            visit(guest.page, server, f"#{code}")
        else:
            guest.page.evaluate(f"location.hash = '#{code}'")
        expect(guest.page.locator(".live-call .qr")).to_be_visible()
        self.paste(guest.code())
        expect(guest.page.locator("html")).to_have_attribute("data-state", "ready")
        guest.page.wait_for_url("**/#/play/*")

    # -- playing

    def record(self) -> Record:
        """The game as this phone keeps it."""
        stored: dict[str, str] = self.page.evaluate("Object.fromEntries(Object.entries(localStorage))")
        [text] = [value for key, value in stored.items() if key.startswith("waystones/game/")]
        return Record.parse(json.loads(text)["record"])

    def state(self) -> State[Any, Any]:
        """Its position."""
        return self.record().state()

    @property
    def is_over(self) -> bool:
        return "result" in self.page.url or self.page.locator("#do-go-on").count() > 0

    def may_decide(self) -> bool:
        """Whether it is this phone's turn, and it has shown all that came before."""
        if self.is_over or self.page.locator("#do-skip").count():
            return False
        state = self.state()
        return not state.is_over and state.to_act == self.seat

    def decide(self) -> None:
        """Make a move that a friend would make, by touch."""
        before = self.record()
        move = bot(self.game, "relaxed", 1).choose(before.state().observe(self.seat))
        MAKE[self.game](self.page, move)
        while self.record() == before:
            self.page.wait_for_timeout(20)


def sit_down(host: Phone, server: Server, others: dict[int, str]) -> None:
    """Lay a table at which people are elsewhere, and open it live."""
    visit(host.page, server, f"#/seats/{host.game}")
    host.page.locator(f"#seats-{len(others) + 1}").tap()
    host.page.locator("#name-0").fill("Ada")
    for seat, kind in others.items():
        settled(host.page)
        host.page.locator(f"#kind-{seat}-{kind}").tap()
    settled(host.page)
    host.page.locator("#do-begin-live").tap()


def play_until(phones: list[Phone], moves: int) -> None:
    """Not the whole game, which takes long: until so many moves were made."""
    while len(phones[0].record().moves) < moves:
        for phone in phones:
            if phone.may_decide():
                phone.decide()
        phones[0].page.wait_for_timeout(50)


def same_game(phones: list[Phone]) -> None:
    """All phones come to keep the same moves."""
    for _ in range(200):
        if len({str(phone.record()) for phone in phones}) == 1:
            return
        phones[0].page.wait_for_timeout(50)
    assert [phone.record().moves for phone in phones] == []


# Notes all notices: one leaves with the next move, which may come at once.
LISTEN = """() => {
  window.heard = "";
  const listen = () => { window.heard += document.querySelector("#toast")?.textContent ?? ""; };
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_two_phones_play_stone_paths_with_a_bot_at_one_seat(new_page: NewPage, server: Server) -> None:
    ada, bas = (Phone(new_page(**PHONE, **CLIPBOARD), "stone_paths", seat) for seat in (0, 1))
    for phone in (ada, bas):
        set_pace(phone.page)
    sit_down(ada, server, {1: "elsewhere", 2: "relaxed"})
    ada.invite(bas, server)
    play_until([ada, bas], 9)
    ada.page.evaluate(LISTEN)
    bas.page.reload()  # the connection breaks, and nothing else does
    until(ada.page, 'heard.includes("not connected any more")')
    before = len(ada.record().moves)
    settled(ada.page)
    ada.page.evaluate("location.hash = '#/live/' + location.hash.split('/').pop()")
    ada.invite(bas, server)
    play_until([ada, bas], before + 4)
    same_game([ada, bas])


def test_three_phones_draw_one_line_at_the_same_time(new_page: NewPage, server: Server) -> None:
    phones = [Phone(new_page(**PHONE, **CLIPBOARD), "one_line", seat) for seat in range(3)]
    sit_down(phones[0], server, {1: "elsewhere", 2: "elsewhere"})
    for guest in phones[1:]:
        phones[0].invite(guest, server)
    phones[0].page.wait_for_url("**/#/play/*")
    for drawn in range(2):
        for still, phone in enumerate(reversed(phones)):  # the last to be asked draws first
            draw(phone.page, None)
            if still < 2:
                words = "2 are still drawing." if not still else "1 is still drawing."
                expect(phone.page.locator(".acts-note")).to_contain_text(words)
                assert len(phone.record().moves) == 3 * drawn
        same_game(phones)
        for phone in phones:
            expect(phone.page.locator("#round")).to_contain_text(f"Round {drawn + 2}")
    assert len(phones[0].record().moves) == 6


def by_tab(page: Page, selector: str) -> None:
    """Come to what is there by the tab key alone, and press Enter on it."""
    page.locator(selector).wait_for()
    settled(page)
    for _ in range(60):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by keys")


def test_devices_come_together_and_play_by_keys_alone_and_every_step_is_said(
    new_page: NewPage, server: Server
) -> None:
    ada, bas = (new_page(**DESKTOP, **CLIPBOARD) for _ in range(2))
    visit(ada, server, "#/seats/one_line")
    by_tab(ada, "#kind-1-elsewhere")
    by_tab(ada, "#do-begin-live")
    expect(ada.locator("#call[role=status] .qr[role=img]")).to_have_attribute(
        "aria-label", "A code with the link"
    )
    expect(ada.locator("#call")).to_contain_text("Show this code to")
    by_tab(ada, "#do-send-code")
    expect(ada.locator("#toast")).to_contain_text("Copied")
    visit(bas, server, "#" + str(ada.evaluate("navigator.clipboard.readText()")).rpartition("#")[2])
    expect(bas.locator("#call[role=status]")).to_contain_text("When it has been scanned, the game opens here")
    by_tab(bas, "#do-send-code")
    expect(bas.locator("#toast")).to_contain_text("Copied")
    code = str(bas.evaluate("navigator.clipboard.readText()")).rpartition("#")[2]
    by_tab(ada, ".live-back summary")
    for text, words in (("nothing", "There is no whole code in this"), (code, "")):
        ada.keyboard.press("Tab")
        while not ada.evaluate("document.activeElement.matches('#pasted')"):
            ada.keyboard.press("Shift+Tab")
        ada.keyboard.press("Control+A")
        ada.keyboard.insert_text(text)
        by_tab(ada, "#do-read")
        if words:
            expect(ada.locator("#wrong[role=alert]")).to_contain_text(words)
    for page in (ada, bas):
        page.wait_for_url("**/#/play/*")
    for page in (bas, ada):
        by_tab(page, "#do-pass")
        by_tab(page, "#do-pass.armed")
    for page in (ada, bas):
        expect(page.locator("#round")).to_contain_text("Round 2")
