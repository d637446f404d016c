"""Every game comes to its result in Firefox and WebKit, served and from disk: the last turns, played by bots."""

import json
from functools import cache

import pytest

import waystones
from e2e.browsers.browser import Browser
from tests.tables import GAMES
from waystones import Record, Session, games

DAY = "2026-01-01T00:00"
LAST_MOVES = 12
SEATS = [["Ada", "relaxed"], ["Bo", "relaxed"]]  # only bots: the page must do everything by itself


@cache
def nearly_over(game: str, left: int = LAST_MOVES) -> Record:
    """A game of two bots that has so many moves still to come; the same each time."""
    session: Session = Session.new(game, 2, 7)
    bots = [waystones.bot(game, games.about(game).levels[0], seat) for seat in range(2)]
    while not session.is_over:
        session.play(bots[session.to_act].choose(session.observe(session.to_act)))
    record = session.record
    return Record(game, 2, record.seed, record.options, record.moves[:-left])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_watched_to_its_result(browser: Browser, address: str, game: str) -> None:
    record = nearly_over(game)
    save = {"schema": 1, "record": str(record), "started": DAY, "changed": DAY, "seats": SEATS}
    browser.open(address)
    browser.run("localStorage.setItem('waystones/settings', '{\"pace\": \"quick\"}')")
    browser.run("localStorage.setItem('waystones/game/watched', arguments[0])", json.dumps(save))
    browser.open(f"{address}#/play/watched")
    onward = "return document.querySelector('#do-go-on') || location.hash.startsWith('#/result/')"
    browser.wait_for("the last move", f"{onward} ? true : false")
    if browser.run("return Boolean(document.querySelector('#do-go-on'))"):
        browser.tap("#do-go-on")
    browser.wait_for("the result", "return location.hash.startsWith('#/result/')")
    browser.expect(".screen h2")
    kept = Record.parse(browser.saved()["record"])
    assert kept.state().is_over
    assert kept.moves[: len(record.moves)] == record.moves
