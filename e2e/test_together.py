"""Several lines in a real browser: three at one device, and a duel across two browsers by nothing but the link."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, await_ready, visit
from e2e.hand import Hand, give_up, open_game, settled
from e2e.test_screens import finished_record, shelve
from tools.serve import Server
from waystones import Record
from waystones.games.one_line.duel import challenge, invited
from waystones.games.one_line.duel import line as duel_line
from waystones.link import Link

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def draw(page: Page, hand: Hand) -> None:
    """One round by finger."""
    stretch = hand.longest()
    hand.drag(stretch)
    hand.expect_drawn(len(stretch.fields))
    settled(page)
    page.locator("#do-confirm").tap()


def copied(page: Page) -> str:
    expect(page.locator(".toast")).to_contain_text("Copied")
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text[text.index("#") :]


def test_a_round_of_three_at_one_device(phone: Page, server: Server) -> None:
    visit(phone, server, "#/seats/one_line")
    phone.locator("#seats-3").tap()
    for seat in (1, 2):
        phone.locator(f"#kind-{seat}-person").tap()
    phone.locator("#do-begin").tap()
    hand = Hand(phone)
    for name in ("Player 1", "Mira", "Bas"):
        expect(phone.locator(".curtain-name")).to_contain_text(name)
        expect(phone.locator("#board")).not_to_be_attached()
        phone.locator("#do-lift").tap()
        hand.expect_round(1)
        assert all(len(route) == 1 for route in hand.game().observe(hand.game().to_act).routes)
        draw(phone, hand)
    expect(phone.locator(".curtain-name")).to_contain_text("Player 1")
    phone.locator("#do-lift").tap()
    hand.expect_round(2)
    phone.locator("#do-table").tap()
    expect(phone.locator(".table-board")).to_have_count(3)


@pytest.mark.parametrize("height", [740, 568])
def test_from_home_to_a_game_together(new_page: NewPage, server: Server, height: int) -> None:
    page = new_page(**{**PHONE, "viewport": {"width": 360 if height == 740 else 320, "height": height}})
    visit(page, server)
    stone = page.locator(".way[data-do=one-line]")
    expect(stone).to_contain_text("1 to 4")
    expect(stone).to_be_in_viewport(ratio=1)
    expect(page.locator(".foot")).to_be_in_viewport(ratio=1)
    stone.tap()
    together = page.locator(".way", has_text="Together")
    expect(together).to_be_in_viewport(ratio=1)
    together.tap()
    page.locator("#do-begin").tap()
    hand = Hand(page)
    hand.expect_round(1)
    expect(page.locator(".table-chip")).to_have_count(2)
    draw(page, hand)
    hand.expect_round(2)


def test_on_the_smallest_phone_four_are_told_by_name(new_page: NewPage, server: Server) -> None:
    page = new_page(**{**PHONE, "viewport": {"width": 320, "height": 568}})
    seats = [["You", ""], *([f"Player {n}", "sharp"] for n in (2, 3, 4))]
    shelve(page, "four", Record.new("one_line", 4, 7), seats=seats)
    visit(page, server, "#/play/four")
    names = page.locator(".table-name")
    expect(names).to_have_text([name for name, _ in seats])
    for name in names.all():
        expect(name).to_be_visible()
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth")


def test_a_duel_across_two_browsers_and_back(new_page: NewPage, server: Server) -> None:
    sender = new_page(**PHONE, permissions=CLIPBOARD)
    sender.add_init_script("delete Navigator.prototype.share")
    hand = open_game(sender, server)
    draw(sender, hand)
    hand.expect_round(2)
    give_up(sender)
    sender.locator(".result-acts [data-arg^=duel]").tap()
    sender.locator("#own-name").fill("Anna")
    sender.locator(".sheet [data-arg^=named]").tap()
    message = copied(sender)
    assert len(message) <= 200

    other = new_page(**PHONE, permissions=CLIPBOARD)
    other.add_init_script("delete Navigator.prototype.share")
    visit(other, server, message)
    expect(other.locator("#found")).to_contain_text("Anna challenges you")
    other.locator("#do-accept").tap()
    expect(other.locator("#board")).to_be_visible()
    answering = Hand(other)
    answer(other, answering, Link.parse(message).record)
    expect(other.locator(".lines-account")).to_be_visible()
    other.locator(".result-acts [data-do=send]").tap()
    other.locator(".sheet [data-arg^=nameless]").tap()
    back = copied(other)
    record = Link.parse(back).record
    assert record.players == 2

    sender.goto(server.address + back)
    expect(sender.locator("#found")).to_contain_text("Yours is one of them")
    sender.locator("#do-watch").tap()
    totals = sender.locator(".lines-account tfoot tr:first-child td")
    expect(totals).to_have_text(
        [str(score).replace("-", "\N{MINUS SIGN}") for score in record.state().scores()]
    )


def test_a_duel_on_cards_that_this_device_knows_says_so(new_page: NewPage, server: Server) -> None:
    sent = challenge(finished_record())
    page = new_page(**PHONE, permissions=CLIPBOARD)
    page.add_init_script("delete Navigator.prototype.share")
    shelve(page, "alone2", Record.new("one_line", seed=sent.seed, start=4))
    visit(page, server, f"#{Link.of(sent, 'duel')}")
    expect(page.locator("#found .board")).to_be_visible()
    expect(page.locator(".found-fair")).to_contain_text("You know these cards")
    page.locator("#do-accept").tap()
    Hand(page).expect_round(1)
    give_up(page)
    expect(page.locator(".stones-verdict")).to_contain_text("You knew these cards")
    page.reload()
    await_ready(page)
    expect(page.locator(".stones-verdict")).to_contain_text("You knew these cards")
    page.locator(".result-acts [data-do=send]").tap()
    page.locator(".sheet [data-arg^=nameless]").tap()
    copied(page)
    assert "I knew these cards" in page.evaluate("navigator.clipboard.readText()")


def answer(page: Page, hand: Hand, sent: Record) -> None:
    """Draw against the line that was sent; the engine tells what has to come of every round."""
    state, line = invited(sent).state(), list(duel_line(sent, 0))
    while not state.is_over:
        if state.to_act == 0:
            state.play(state.parse(line.pop(0)))
            continue
        hand.expect_round(state.round)  # type: ignore[attr-defined]
        hand.expect_turn(state.to_act)
        wanted = hand.longest()
        if wanted.fields:
            draw(page, hand)
        else:
            settled(
                page
            )  # it stands where the last stretch was inked: a second press there counts for nothing
            page.locator("#do-pass").tap()
        state.play(wanted)
