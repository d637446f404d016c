"""From an address to a page that answers, and what happens when something is in the way."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import PHONE, NewPage, Watch, await_ready, visit
from tools.folders import integrity
from tools.paths import DIST
from tools.serve import Server

WASM = re.compile(r"pyodide\.asm\.wasm$")


def mark(page: Page, name: str) -> float | None:
    """When the page set a performance mark, if it has."""
    times: list[float] = page.evaluate(
        "name => performance.getEntriesByName(name).map(e => e.startTime)", name
    )
    return times[0] if times else None


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_page_comes_to_life(request: pytest.FixtureRequest, server: Server, size: str) -> None:
    page: Page = request.getfixturevalue(size)
    visit(page, server)
    assert mark(page, "waystones:interactive") is not None
    assert page.locator("#boot-progress").evaluate("bar => bar.value") == 1
    expect(page.locator("#boot")).to_be_hidden()


def test_the_policy_is_strict_and_the_html_keeps_it() -> None:
    html = (DIST / "index.html").read_text()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', html)
    assert policy
    rules = dict(rule.split(" ", 1) for rule in policy[1].split("; "))
    assert rules["default-src"] == "'none'"
    [first] = re.findall(r"<script>(.*?)</script>", html, re.DOTALL)
    assert rules["script-src"] == f"'self' '{integrity(first.encode())}' 'wasm-unsafe-eval'"
    [sheet] = re.findall(r"<style>(.*?)</style>", html, re.DOTALL)
    assert rules["style-src"] == f"'{integrity(sheet.encode())}'"
    assert rules["connect-src"] == "'self'"
    assert (rules["require-trusted-types-for"], rules["trusted-types"]) == ("'script'", "waystones")
    assert not re.search(r"\sstyle=|<style\s|\son\w+=", html)
    others = re.findall(r"<script(?! type=\"py\")[^>]+>", html)
    assert others
    assert all("src=" in script for script in others)


def test_home_is_there_before_python_in_the_players_language(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE, locale="nl-BE")
    page.route(WASM, lambda _: None)  # never answered
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("#screen > [lang=nl] [data-do=play]")).to_be_visible()
    expect(page.locator("#screen > [lang=en]")).to_be_hidden()
    expect(page.locator("#boot-words [lang=nl]")).to_be_visible()
    expect(page.locator("#boot-progress")).to_be_visible()


def test_chosen_language_and_look_are_there_before_python(phone: Page, server: Server) -> None:
    phone.route(WASM, lambda _: None)
    settings = '{"language": "nl", "theme": "dark", "contrast": "more", "motion": "less"}'
    phone.add_init_script(f"localStorage.setItem('waystones/settings', '{settings}')")
    phone.goto(server.address)
    root = phone.locator("html")
    expect(root).to_have_attribute("data-state", "booting")
    for name, value in {"lang": "nl", "theme": "dark", "contrast": "more", "motion": "less"}.items():
        expect(root).to_have_attribute(name if name == "lang" else f"data-{name}", value)


@pytest.mark.parametrize("known", [False, True])
def test_only_who_is_new_is_offered_a_first_game_before_python(
    phone: Page, server: Server, known: bool
) -> None:
    phone.route(WASM, lambda _: None)
    if known:
        phone.add_init_script("localStorage.setItem('waystones/figures', '{}')")
    phone.goto(server.address)
    expect(phone.locator("#screen > [lang=en] [data-do=play]")).to_be_visible()
    expect(phone.locator("#screen > [lang=en] [data-do=learn]")).to_be_visible(visible=not known)


def test_a_tap_before_python_is_shown_at_once_and_answered_later(phone: Page, server: Server) -> None:
    waiting: list[Route] = []
    phone.route(WASM, lambda route: waiting.append(route))  # noqa: PLW0108 - Playwright wants a function
    phone.goto(server.address)
    play = phone.locator("#screen > [lang=en] [data-do=play]")
    play.tap()
    expect(play).to_have_attribute("data-pressed", "")
    assert mark(phone, "waystones:interactive") is None
    for route in waiting:
        route.continue_()
    expect(phone.locator("[data-board]")).to_be_visible()
    assert mark(phone, "waystones:board") is not None


def test_a_file_that_fails_is_tried_once_more_and_then_told(
    phone: Page, server: Server, watch: Watch
) -> None:
    watch.expect("net::ERR_FAILED")
    watch.expect("Failed to fetch")
    loads: list[str] = []
    phone.on("framenavigated", lambda frame: loads.append(frame.url))
    phone.route(WASM, lambda route: route.abort())
    phone.goto(server.address)
    expect(phone.locator("html")).to_have_attribute("data-why", "load")
    assert len(loads) == 2
    expect(phone.get_by_text("The game did not finish loading.")).to_be_visible()
    expect(phone.locator("#boot-progress")).to_be_hidden()

    phone.unroute(WASM)
    phone.get_by_role("button", name="Try again").tap()
    await_ready(phone)


def test_a_file_that_never_comes_is_noticed(phone: Page, server: Server) -> None:
    phone.clock.install()
    loads: list[str] = []
    phone.on("framenavigated", lambda frame: loads.append(frame.url))
    phone.route(WASM, lambda _: None)
    phone.goto(server.address)
    # The other files still arrive, each a sign of life that starts the wait anew.
    for _ in range(100):
        phone.clock.run_for(10_000)
        if phone.locator("html").get_attribute("data-state") == "failed":
            break
    assert len(loads) == 2
    expect(phone.get_by_text("The game did not finish loading.")).to_be_visible()


def test_from_a_folder_it_says_what_to_do(phone: Page, watch: Watch) -> None:
    watch.expect("CORS policy")  # the browser's own words about what it will not load from a folder
    watch.expect("net::ERR_FAILED")
    phone.goto((DIST / "index.html").as_uri())
    expect(phone.locator("html")).to_have_attribute("data-why", "file")
    expect(phone.get_by_text("A browser cannot run this page straight from a folder.")).to_be_visible()
    expect(phone.locator("#boot-progress")).to_be_hidden()


def test_everything_ships_under_a_name_that_holds_its_hash() -> None:
    stable = {
        "index.html",
        "sw.js",
        "manifest.webmanifest",
        "licences.txt",
        "sbom.cdx.json",
        "waystones.html",
    }
    paths = {path.relative_to(DIST) for path in DIST.rglob("*") if path.is_file()}
    assert {path.as_posix() for path in paths if path.parent == Path()} == stable
    folders = {path.parts[0] for path in paths if path.parent != Path()}
    assert all(re.fullmatch(r"[a-z]+-[0-9a-f]{12}", folder) for folder in folders)


@pytest.mark.parametrize("target", ["document", "document.body", "document.querySelector('button')"])
def test_a_key_event_without_a_key_stops_nothing(phone: Page, server: Server, target: str) -> None:
    visit(phone, server)
    phone.evaluate(
        f"{target}.dispatchEvent(new Event('keydown', {{ bubbles: true }}))"
    )  # as autofill does it
    expect(phone.locator("#do-play")).to_be_visible()


def test_pyscript_does_not_go_through_what_is_drawn(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    page.add_init_script("""
        window.looking = [];
        const note = () => window.looking.push(new Error().stack);
        const { observe } = MutationObserver.prototype;
        MutationObserver.prototype.observe = function (...what) { note(); return observe.apply(this, what); };
        const { evaluate } = XPathExpression.prototype;
        XPathExpression.prototype.evaluate = function (...what) { note(); return evaluate.apply(this, what); };
    """)
    visit(page, server)
    page.locator("[data-do=play]:visible").click()
    page.locator("#board").wait_for()
    looking = page.evaluate("window.looking")
    assert looking, "our own scripts hear of changes"
    assert [stack for stack in looking if "/pyscript-" in stack] == []
