"""Every screen in both themes: no accessibility fault, nothing outside the window, targets a thumb can hit."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from math import dist

import pytest
from playwright.sync_api import Browser, Page, expect

from app.games.stone_paths.lesson import first_game
from e2e.conftest import DESKTOP, PHONE, NewPage, Watch, await_ready, profile, visit
from e2e.hand import Hand
from tools.paths import ROOT
from tools.serve import Server
from waystones import Record, Session, bot
from waystones.games.one_line.board import NEAR
from waystones.games.one_line.duel import challenge
from waystones.link import Link

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()
ALWAYS_IN_VIEW = [
    "#board",
    "#card",
    "#to-come",
    "#numbers",
    "#score",
    "#round",
    "#left",
    "#do-confirm",
    "#do-pass",
]
DAY = "2026-11-16T09:00:00.000"

SIZES = [
    (320, 568),
    (360, 740),
    (412, 915),
    (568, 320),
    (740, 360),
    (768, 1024),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
]


def finished_record() -> Record:
    """A whole game: always the longest stretch."""
    record = Record.new("one_line", seed=7)
    state, moves = record.state(), []
    while not state.is_over:
        moves.append(max(state.legal_moves(), key=lambda stretch: len(stretch.fields)))
        state.play(moves[-1])
    return Record(record.game, record.players, record.seed, record.options, tuple(map(str, moves)))


def shelve(page: Page, id: str, record: Record, **more: object) -> None:
    """Put a game on the browser's shelf before the page is opened."""
    save = json.dumps({"schema": 1, "record": str(record), "started": DAY, "changed": DAY, **more})
    page.add_init_script(f"localStorage.setItem('waystones/game/{id}', {json.dumps(save)})")


@cache
def stones(game: str = "stone_paths") -> Record:
    """A whole path game between steady bots."""
    session, player = Session.new(game, 2, 7, first=0), bot(game, "steady", 1)
    while not session.is_over:
        session.play(player.choose(session.observe(session.to_act)))
    return session.record


def half_way(done: Record) -> Record:
    """The same game at a turn of the first seat in the middle of it."""
    ahead = replace(done, moves=done.moves[: len(done.moves) // 2])
    while ahead.state().to_act or ahead.state().asks != "play":  # type: ignore[attr-defined]
        ahead = replace(ahead, moves=ahead.moves[:-1])
    return ahead


def shelve_stones(page: Page) -> None:
    done, ahead = stones(), half_way(stones())
    alone, together = [["Ada", ""], ["Mira", "relaxed"]], [["Ada", ""], ["Bas", ""]]
    shelve(page, "stones", ahead, seats=alone, summary={"turn": 20, "goal": 2, "points": 9})
    shelve(page, "people", ahead, seats=together, summary={"turn": 20, "goal": 2, "points": 9})
    shelve(page, "taught", first_game(), seats=alone, lesson=1)
    web = stones("branching_paths")
    shelve(page, "web", half_way(web), seats=alone, summary={"turn": 20, "goal": 1, "points": 9})
    shelve(page, "webbed", web, finished=True, seats=alone, summary={"score": 20, "won": 1})
    shelve(page, "stoned", done, finished=True, seats=alone, summary={"score": 20, "won": 1})


@cache
def loops() -> Record:
    """A whole game of Loops between steady bots."""
    session, player = Session.new("loops", 2, 7, first=0), bot("loops", "steady", 1)
    while not session.is_over:
        session.play(player.choose(session.observe(session.to_act)))
    return session.record


def shelve_loops(page: Page) -> None:
    done, seats = loops(), [["Ada", ""], ["Mira", "relaxed"]]
    ahead = replace(done, moves=done.moves[:40])
    while ahead.state().to_act or ahead.moves[-1] != "end":
        ahead = replace(ahead, moves=ahead.moves[:-1])
    shelve(page, "loops", ahead, seats=seats, summary={"turn": 10, "bag": 40, "points": 99})
    shelve(page, "looped", done, finished=True, seats=seats, summary={"score": 300, "won": 1, "seat": 0})


def lift_tile(page: Page) -> None:
    page.locator("#rack-0").click()
    expect(page.locator(".rack-tile.up")).to_be_visible()


def keep_figures(page: Page) -> None:
    """Two kinds of games that were played before, one of them with a loss below zero."""
    lines = {"played": 3, "best": 41, "total": 90, "recent": [20, 29, 41], "levels": {}}
    levels = {"relaxed": [2, 1], "sharp": [1, 0], "people": [1, 1]}
    stones = {"played": 4, "best": 38, "total": 61, "recent": [-4, 38, 9, 18], "levels": levels}
    kept = json.dumps({"one_line": lines, "stone_paths": stones})
    page.add_init_script(f"localStorage.setItem('waystones/figures', {json.dumps(kept)})")


def shelve_lines(page: Page) -> None:
    """Three people at one device, in the middle of a game and after one."""
    session = Session.new("one_line", 3, 7)
    while not session.is_over:
        moves = session.state.legal_moves()
        session.play(max(moves, key=lambda stretch: (len(stretch.fields), str(stretch))))
    people = [["Ada", ""], ["Bas", ""], ["Cleo", ""]]
    half = replace(session.record, moves=session.record.moves[:12])
    shelve(page, "lines", half, seats=people, summary={"round": 5, "rounds": 15, "points": 12})
    shelve(page, "lined", session.record, finished=True, seats=people, summary={"score": 20, "won": 1})


def lift_curtain(page: Page) -> None:
    page.locator("#do-lift").click()
    expect(page.locator("#board")).to_be_visible()


def look_round(page: Page) -> None:
    lift_curtain(page)
    page.locator("#do-table").click()
    expect(page.locator(".sheet")).to_be_visible()


def lift_card(page: Page) -> None:
    page.locator("#hand-0").click()
    expect(page.locator("#do-discard")).to_be_visible()


def play_half(page: Page) -> None:
    done = finished_record()
    half = Record(done.game, done.players, done.seed, done.options, done.moves[:5])
    shelve(page, "half22", half, summary={"round": 6, "rounds": 15, "points": 12})


def open_menu(page: Page) -> None:
    page.locator("[data-do=menu]").click()
    expect(page.locator(".sheet")).to_be_visible()


def refuse(page: Page) -> None:
    page.locator("[data-field='0']").click(force=True)
    expect(page.locator(".toast")).to_be_visible()


def send(page: Page) -> None:
    page.locator("[data-do=share]").click()
    expect(page.locator(".sheet")).to_be_visible()


def await_best_line(page: Page) -> None:
    expect(page.locator("#best-line .board")).to_be_visible(timeout=60_000)


def await_puzzle(page: Page) -> None:
    expect(page.locator(".puzzle-panel")).to_be_visible()


def show_answer(page: Page) -> None:
    await_puzzle(page)
    open_menu(page)
    page.locator("[data-do=show-best]").last.click()
    expect(page.locator("#do-next")).to_be_visible()


def nothing(_: Page) -> None:
    """The screen as it opens."""


SCREENS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "home": ("", nothing),
    "play": ("#/play/half22", nothing),
    "menu": ("#/play/half22", open_menu),
    "refusal": ("#/play/half22", refuse),
    "result": ("#/result/done22", nothing),
    "best line": ("#/result/done22", await_best_line),
    "replay": ("#/replay/done22", nothing),
    "history": ("#/history", nothing),
    "statistics": ("#/statistics", nothing),
    "rules": ("#/rules", nothing),
    "settings": ("#/settings", nothing),
    "one line": ("#/one-line", nothing),
    "new": ("#/new", nothing),
    "daily": ("#/daily", nothing),
    "link": ("#/link", nothing),
    "sent": (f"#{Link.of(finished_record(), 'game')}", nothing),
    "send": ("#/result/done22", send),
    "seats": ("#/seats/stone_paths", nothing),
    "table": ("#/play/stones", nothing),
    "lifted": ("#/play/stones", lift_card),
    "coached": ("#/play/taught", nothing),
    "curtain": ("#/play/people", nothing),
    "score sheet": ("#/result/stoned", nothing),
    "together": ("#/seats/one_line", nothing),
    "lines": ("#/play/lines", lift_curtain),
    "everybody": ("#/play/lines", look_round),
    "lines over": ("#/result/lined", nothing),
    "lines again": ("#/replay/lined", nothing),
    "duel": (f"#{Link.of(challenge(finished_record()), 'duel')}", nothing),
    "watching": ("#/replay/stoned", nothing),
    "stone rules": ("#/rules/stone_paths", nothing),
    "web": ("#/play/web", nothing),
    "web lifted": ("#/play/web", lift_card),
    "web score sheet": ("#/result/webbed", nothing),
    "web watching": ("#/replay/webbed", nothing),
    "web rules": ("#/rules/branching_paths", nothing),
    "loops seats": ("#/seats/loops", nothing),
    "loops table": ("#/play/loops", lift_tile),
    "loops menu": ("#/play/loops", open_menu),
    "loops result": ("#/result/looped", nothing),
    "loops replay": ("#/replay/looped", nothing),
    "loops rules": ("#/rules/loops", nothing),
    "puzzles": ("#/puzzles", nothing),
    "puzzle of a line": ("#/puzzle/one_line/hard/1", await_puzzle),
    "puzzle of loops": ("#/puzzle/loops/hard/1", await_puzzle),
    "puzzle answered": ("#/puzzle/one_line/hard/1", show_answer),
    "journey": ("#/journey", nothing),
}


def fill_shelf(page: Page) -> None:
    """Whenever the page is loaded, exactly this is kept."""
    page.add_init_script("localStorage.clear()")
    play_half(page)
    shelve_stones(page)
    shelve_loops(page)
    keep_figures(page)
    shelve_lines(page)
    shelve(page, "done22", finished_record(), finished=True, summary={"score": 20})


def open_screen(page: Page, server: Server, name: str) -> None:
    fill_shelf(page)
    path, act = SCREENS[name]
    visit(page, server, path)
    act(page)


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Page]:
    """One tab on a phone, without movement, in which all screens are opened one after the other."""
    with profile(browser, viewport=PHONE["viewport"], has_touch=True, reduced_motion="reduce") as phone:
        page = phone.new_page()
        fill_shelf(page)
        yield page


@pytest.fixture(params=list(SCREENS))
def shown(request: pytest.FixtureRequest, tab: Page, watch: Watch, server: Server) -> Iterator[Page]:
    """Each screen in turn, opened anew."""
    path, act = SCREENS[request.param]
    watch.follow(tab.context)
    tab.set_viewport_size(PHONE["viewport"])
    tab.goto(server.address + path)
    tab.reload()  # an address that differs in its hash alone loads nothing
    await_ready(tab)
    act(tab)
    yield tab
    watch.leave(tab.context)


@pytest.fixture
def playing(new_page: NewPage, server: Server) -> Page:
    """A game in its sixth round."""
    page = new_page(viewport=PHONE["viewport"], has_touch=True)
    open_screen(page, server, "play")
    return page


def test_a_screen_is_fit_for_everybody(shown: Page) -> None:
    shown.evaluate(AXE)
    for theme in ("light", "dark"):
        shown.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert axe_faults(shown) == [], theme
    shown.set_viewport_size({"width": 320, "height": 568})
    assert shown.evaluate("document.scrollingElement.scrollWidth") == 320
    assert small_controls(shown, least=43.5) == []
    shown.set_viewport_size(PHONE["viewport"])
    shown.evaluate("document.documentElement.style.fontSize = '200%'")
    assert shown.evaluate("document.scrollingElement.scrollWidth") <= 360
    assert cut_off(shown) == []


def axe_faults(page: Page) -> list[tuple[str, list[str]]]:
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found]


def small_controls(page: Page, least: float) -> list[str]:
    """Buttons, links and fields that are too small for a thumb; links inside a sentence may be."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll("button, a, input")]
        .filter((control) => control.checkVisibility() && !control.closest("p"))
        .map((control) => [control.outerHTML.slice(0, 90), control.getBoundingClientRect()])
        .filter(([, { width, height }]) => Math.min(width, height) < least).map(([html]) => html)""",
        least,
    )
    return found


def cut_off(page: Page) -> list[str]:
    """Texts that do not fit where they stand, but for those that only a screen reader meets."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll("button, p, h1, h2, td, th, li")]
        .filter((part) => part.checkVisibility() && !part.matches("#say, .aside"))
        .filter((part) => getComputedStyle(part).overflow === "hidden" && part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.outerHTML.slice(0, 90))"""
    )
    return found


BOARDS = {"watching": ".paths-board", "web watching": ".paths-board", "loops replay": ".loops-window"}


@pytest.mark.parametrize("screen", BOARDS)
def test_a_game_is_watched_again_on_a_board_as_large_as_the_window_allows(
    new_page: NewPage, server: Server, screen: str
) -> None:
    page = new_page(viewport=DESKTOP["viewport"], reduced_motion="reduce")
    open_screen(page, server, screen)
    for width, height, least in ((1440, 900, 0.75), (740, 360, 0.7), (360, 740, 0.4)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator(BOARDS[screen]).bounding_box()
        assert box
        assert box["height"] >= least * height, (width, height)
        assert box["y"] + box["height"] <= height, (width, height)


def test_playing_needs_no_scrolling_at_any_size(playing: Page) -> None:
    for width, height in SIZES:
        playing.set_viewport_size({"width": width, "height": height})
        size = playing.evaluate(
            "(({scrollWidth, scrollHeight}) => [scrollWidth, scrollHeight])(document.scrollingElement)"
        )
        assert size == [width, height]
        for part in ALWAYS_IN_VIEW:
            box = playing.locator(part).bounding_box()
            assert box, part
            assert min(box["x"], box["y"]) >= -1, (part, width, height)
            assert box["x"] + box["width"] <= width + 1, (part, width, height)
            assert box["y"] + box["height"] <= height + 1, (part, width, height)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_ways_in_stand_clear_of_each_other_at_any_size(
    new_page: NewPage, server: Server, language: str
) -> None:
    page = new_page(viewport=PHONE["viewport"], has_touch=True, locale=language)
    visit(page, server)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.scrollingElement.scrollWidth") == width
        crowded = page.evaluate(
            """[...document.querySelectorAll(".hero h2, .hero .stone-btn, .hero-board .board, .way b, .foot-link")]
            .filter((part) => part.checkVisibility()).map((part) => {
              const words = document.createRange(); words.selectNodeContents(part);
              return [part.outerHTML.slice(0, 60), words.getBoundingClientRect()];
            }).flatMap(([one, a], i, all) => all.slice(i + 1).filter(([, b]) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map(([other]) => [one, other]))"""
        )
        assert crowded == [], (width, height)


def test_fields_are_far_enough_apart_for_a_thumb(playing: Page) -> None:
    hand = Hand(playing)
    for width, height in SIZES:
        playing.set_viewport_size({"width": width, "height": height})
        # On a phone of 320 px lying on its side the board is as high as the window, and no higher.
        least = 34 if height > 320 else 32
        assert min(dist(hand.point(0), hand.point(near)) for near in NEAR[0]) >= least, (width, height)
