"""Puzzles in the built page: made by the worker, solved by finger, missed, shown, taken up again, offline, and rushed."""

import re

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, await_ready, visit
from e2e.hand import Hand, settled
from e2e.test_offline import visit_and_keep
from tools.serve import Server
from waystones.games.one_line.walk import Stretch
from waystones.puzzle import make


def solve_line(page: Page, moves: tuple[str, ...]) -> None:
    """Draw the moves with a finger."""
    hand = Hand(page)
    for move in moves:
        settled(page)
        stretch = Stretch.read(move)
        if stretch.fields:
            hand.drag(stretch)
            hand.expect_drawn(len(stretch.fields))
            page.locator("#do-confirm").tap()
        else:
            page.locator("#do-pass").tap()
            settled(page)
            if page.locator("#do-pass.armed").count():
                page.locator("#do-pass").tap()


def test_a_line_is_ended_in_the_best_way_by_finger(phone: Page, server: Server) -> None:
    visit(phone, server, "#/puzzles")
    expect(phone.get_by_role("heading", name="Puzzles")).to_be_visible()
    visit(phone, server, "#/puzzle/one_line/easy/1")
    expect(phone.locator(".puzzle-panel")).to_contain_text("lie open")
    puzzle = make("one_line", "easy", 1)
    solve_line(phone, puzzle.best.moves)
    expect(phone.locator(".puzzle-panel")).to_contain_text("that is the best there is")
    settled(phone)
    phone.locator("#do-next").tap()
    expect(phone.locator("#do-confirm")).to_be_visible()
    assert phone.url.rpartition("/")[2] != "1"
    visit(phone, server, "#/puzzles")
    expect(phone.locator("#do-one_line-easy")).to_have_text(re.compile(r"Easy .\s1"))


def test_a_missed_one_is_shown_with_why(phone: Page, server: Server) -> None:
    visit(phone, server, "#/puzzle/one_line/easy/1")
    puzzle = make("one_line", "easy", 1)
    solve_line(phone, puzzle.greed.moves)
    expect(phone.locator(".puzzle-panel")).to_contain_text(f"there is a way to {puzzle.best.points}")
    settled(phone)
    phone.locator("#do-best").tap()
    expect(phone.locator(".puzzle-panel")).to_contain_text(f"The best gives {puzzle.best.points}")


def test_a_puzzle_half_done_is_there_after_a_reload(phone: Page, server: Server) -> None:
    visit(phone, server, "#/puzzle/one_line/hard/1")
    expect(phone.locator("#round")).to_contain_text("Round 12 of 15")
    solve_line(phone, make("one_line", "hard", 1).best.moves[:1])
    expect(phone.locator("#round")).to_contain_text("Round 13 of 15")
    expect(phone.locator("html")).to_have_attribute("data-state", "ready")
    phone.reload()
    expect(phone.locator("#round")).to_contain_text("Round 13 of 15")
    settled(phone)
    phone.locator("#do-undo-move").tap()
    expect(phone.locator("#round")).to_contain_text("Round 12 of 15")


def test_puzzles_are_made_and_solved_without_a_network(phone: Page, server: Server) -> None:
    visit_and_keep(phone, server.address)
    phone.context.set_offline(True)
    phone.goto(f"{server.address}#/puzzle/one_line/easy/1")
    phone.reload()
    await_ready(phone)
    expect(phone.locator(".puzzle-panel")).to_contain_text("lie open")
    solve_line(phone, make("one_line", "easy", 1).best.moves)
    expect(phone.locator(".puzzle-panel")).to_contain_text("that is the best there is")
    settled(phone)
    phone.locator("#do-next").tap()
    expect(phone.locator(".puzzle-panel")).to_contain_text("lie open")
    assert phone.url.rpartition("/")[2] != "1"
    phone.goto(f"{server.address}#/puzzle/loops/medium/3")
    expect(phone.locator(".puzzle-panel")).to_contain_text("Which turn")
    phone.context.set_offline(False)


def test_a_turn_of_loops_is_answered_in_dutch(new_page: NewPage, server: Server) -> None:
    phone = new_page(**{**PHONE, "locale": "nl-NL"})
    visit(phone, server, "#/puzzle/loops/easy/1")
    expect(phone.locator(".puzzle-panel")).to_contain_text("Welke beurt")
    phone.locator(".tool").last.tap()
    phone.get_by_text("Laat het beste zien").tap()
    puzzle = make("loops", "easy", 1)
    expect(phone.locator(".puzzle-panel")).to_contain_text(f"Het beste levert {puzzle.best.points} op")


def test_the_rush_counts_down(phone: Page, server: Server) -> None:
    visit(phone, server, "#/puzzles")
    phone.locator("#do-rush-loops").tap()
    expect(phone.locator(".puzzle-clock")).to_contain_text("2:5")
    phone.go_back()
    expect(phone.get_by_role("heading", name="Puzzles")).to_be_visible()


def test_the_end_of_the_rush_says_how_it_went_and_leads_on(new_page: NewPage, server: Server) -> None:
    phone = new_page(**{**PHONE, "locale": "nl-NL"})
    phone.clock.install()
    visit(phone, server, "#/rush/one_line")
    expect(phone.locator(".puzzle-clock")).to_contain_text("2:5")
    phone.clock.run_for(190_000)
    expect(phone.locator(".rush-over h2")).to_have_text("0 puzzels opgelost in drie minuten.")
    phone.clock.run_for(1_000)
    phone.locator("#do-last").tap()
    expect(phone.locator("#do-confirm")).to_be_visible()
    expect(phone.locator(".puzzle-clock")).to_have_count(0)
