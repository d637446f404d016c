"""Whatever is stored, the page starts: Python sets aside what it cannot read, and where it fails the boot screen helps."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from app.keeping.saves import Saves
from e2e.conftest import PHONE, NewPage, Watch, await_ready, visit
from tests.app.fake import FakePlatform
from tools.serve import Server
from waystones import Record

DEEP = '{"a":[' * 10_000  # 20,000 deep
GAME = json.dumps(
    {"schema": 1, "record": str(Record.new("one_line", seed=7)), "started": "2026-01-01T00:00", "changed": "2026-01-01T00:00"}
)  # fmt: skip
# Stands for anything stored that stops Python at the start in a way that nobody has thought of.
BREAKS = """const { languages } = navigator;
const isPoisoned = () => localStorage.getItem("waystones/settings")?.includes("poison");
Object.defineProperty(navigator, "languages", { get() {
    if (document.documentElement.dataset.python && isPoisoned()) throw new Error("poisoned");
    return languages;
} });"""


def store(page: Page, items: dict[str, str]) -> None:
    """Put things into the page's storage, just before it is first opened."""
    page.add_init_script(f"""if (!sessionStorage.getItem("stored")) {{
        sessionStorage.setItem("stored", "1");
        for (const [key, text] of Object.entries({json.dumps(items)})) localStorage.setItem(`waystones/${{key}}`, text);
    }}""")


def kept(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate("({...localStorage})")
    return found


@pytest.mark.parametrize("key", ["settings", "figures", "daily", "duels", "game/abc"])
def test_what_is_nested_too_deeply_is_set_aside_and_the_page_starts(
    phone: Page, server: Server, key: str
) -> None:
    store(phone, {key: DEEP, "game/good": GAME})
    for path in ("", "#/history", "#/statistics", "#/daily", "#/play/abc"):
        visit(phone, server, path)
        phone.reload()
        await_ready(phone)
    visit(phone, server, "#/play/good")
    expect(phone.locator("#board")).to_be_visible()
    assert DEEP in kept(phone).values()


def test_a_deep_backup_changes_nothing_for_the_worse(phone: Page, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "backup.json"
    for text in (
        json.dumps({"waystones-backup": 1, "items": {"settings": DEEP, "figures": DEEP, "game/abc": DEEP, "game/good": GAME}}),
        '{"waystones-backup":1,"items":' + DEEP,
    ):  # fmt: skip
        file.write_text(text)
        visit(phone, server, "#/settings")
        with phone.expect_file_chooser() as chooser:
            phone.locator("[data-do=restore]").tap()
        chooser.value.set_files(file)
        expect(phone.locator(".toast")).to_be_visible()
        phone.reload()
        await_ready(phone)
    visit(phone, server, "#/play/good")
    expect(phone.locator("#board")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "save", "without", "told"),
    [
        (
            "en-GB",
            "Save what is stored as a file",
            "Start without what is stored",
            "The page could not start",
        ),
        (
            "nl-NL",
            "Opslaan wat er bewaard is",
            "Starten zonder wat er bewaard is",
            "De pagina kon niet starten",
        ),
    ],
)
def test_what_stops_python_is_set_aside_by_the_boot_screen(
    new_page: NewPage, server: Server, watch: Watch, language: str, save: str, without: str, told: str
) -> None:
    watch.expect("poisoned")
    page = new_page(**PHONE, locale=language)
    poisoned = json.dumps({"theme": "dark", "poison": 1})
    store(page, {"settings": poisoned, "game/good": GAME, "aside/settings": "before"})
    page.add_init_script(BREAKS)
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("data-why", "load")
    with page.expect_download() as download:
        page.get_by_role("button", name=save).tap()
    text = Path(download.value.path()).read_text()
    page.get_by_role("button", name=without).tap()
    await_ready(page)
    expect(page.get_by_text(told)).to_be_visible()
    after = kept(page)
    assert after["waystones/aside/game/good"] == GAME
    assert after["waystones/aside/settings"] == "before"
    assert after["waystones/aside/settings.2"] == poisoned
    assert "waystones/game/good" not in after

    elsewhere = Saves(FakePlatform())
    assert elsewhere.restore(text) == 1, "the file brings the games back"
    assert elsewhere.settings().theme == "dark"


def test_a_network_that_fails_is_not_blamed_on_what_is_stored(
    phone: Page, server: Server, watch: Watch
) -> None:
    watch.expect("net::ERR_FAILED")
    watch.expect("Failed to fetch")
    store(phone, {"game/good": GAME})
    phone.route("**/pyodide.asm.wasm", lambda route: route.abort())
    phone.goto(server.address)
    expect(phone.locator("html")).to_have_attribute("data-why", "load")
    expect(phone.get_by_role("button", name="Try again")).to_be_visible()
    expect(phone.get_by_role("button", name="Start without")).to_be_hidden()
