"""The review in a real browser: worked out by the worker, kept, a puzzle solved, and another try from there."""

import json

from playwright.sync_api import Page, expect

from e2e.conftest import visit
from tools.serve import Server
from waystones import Session
from waystones.games.one_line.board import NEAR
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch, extended

MOMENT = "2026-11-16T10:00:00"


def short_game() -> str:
    """A line that runs into a dead end as soon as it can."""
    session: Session = Session.new("one_line", 1, 3)
    while not session.is_over:
        session.play(min(session.state.legal_moves(), key=lambda move: _freedom(session, move)))
    return str(session.record)


def _freedom(session: Session, move: Stretch) -> tuple[int, str]:
    """How many free fields the stretch leaves beside the ends of the line."""
    seen = session.observe(0)
    assert isinstance(seen, OneLineObservation)
    route = extended(seen.route, move)
    beside = {field for end in (route[0], route[-1]) for field in NEAR[end]}
    return len(beside - set(route)), str(move)


def keep(page: Page, record: str) -> None:
    """Put the finished game on the shelf."""
    save = {
        "schema": 3,
        "record": record,
        "started": MOMENT,
        "changed": MOMENT,
        "finished": True,
    }
    page.evaluate("text => localStorage.setItem('waystones/game/k3f9e2', text)", json.dumps(save))


def test_a_review_is_worked_out_kept_and_played_on_from(phone: Page, server: Server) -> None:
    visit(phone, server)
    keep(phone, short_game())
    visit(phone, server, "#/result/k3f9e2")
    phone.reload()
    phone.locator("[data-do=review]").tap()
    expect(phone.locator("#review-luck")).not_to_be_empty()
    expect(phone.locator("#review-progress")).to_be_empty()
    luck = phone.locator("#review-luck").inner_text()
    phone.reload()
    expect(phone.locator("#review-luck")).to_have_text(luck, use_inner_text=True)
    phone.locator("#review-moments [data-do=moment]").first.tap()
    phone.locator("[data-do=guess]").last.tap()
    expect(phone.locator(".sheet")).to_contain_text("It cost")
    phone.locator("[data-do=what-if]").tap()
    expect(phone.locator("#board")).to_be_visible()
