"""The service worker: the whole page without a network, and new versions that wait to be asked."""

import re
import shutil
from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, await_ready
from e2e.hand import Hand
from e2e.test_daily import TODAY, at_noon
from e2e.test_screens import finished_record
from e2e.test_together import answer, draw
from tools.folders import integrity
from tools.paths import DIST
from tools.precache import service_worker
from tools.serve import serving
from waystones.games.one_line.duel import challenge
from waystones.link import Link

STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)

CONTROLLED = """navigator.serviceWorker.ready.then(() => new Promise((resolve) => {
  if (navigator.serviceWorker.controller) resolve();
  else navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
}))"""

# How many files the service worker has.
KEPT = """caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length)))
  .then((sizes) => sizes.reduce((sum, size) => sum + size, 0))"""


def visit_and_keep(page: Page, address: str) -> None:
    """Visit until the service worker has everything and is in charge."""
    page.goto(address)
    await_ready(page)
    page.evaluate(CONTROLLED)


def publish(folder: Path, title: str, suffix: str = "") -> None:
    """Put a newer version in the folder: the same page with another title, and perhaps all else under new names."""
    page = folder / "index.html"
    if suffix:
        names = {path.name: f"{path.name}{suffix}" for path in folder.iterdir() if path.is_dir()}
        for old, new in names.items():
            (folder / old).rename(folder / new)
        for path in [page, folder / "manifest.webmanifest", *folder.glob("page-*/**/*.js")]:
            text = renamed = path.read_text()
            for old, new in names.items():
                renamed = renamed.replace(old, new)
            # The policy has the hash of the style sheet, in which a font's folder is named.
            for old, new in zip(STYLE.findall(text), STYLE.findall(renamed), strict=True):
                renamed = renamed.replace(integrity(old.encode()), integrity(new.encode()))
            path.write_text(renamed)
    page.write_text(page.read_text().replace("<title>Waystones</title>", f"<title>{title}</title>"))
    apart = {"sw.js", "waystones.html"}
    paths = [path for path in folder.rglob("*") if path.is_file() and path.name not in apart]
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
    (folder / "sw.js").write_bytes(service_worker(files))


def test_after_one_visit_it_plays_without_a_server(phone: Page, tmp_path: Path) -> None:
    shutil.copytree(DIST, tmp_path / "some" / "path")
    with serving(tmp_path) as server:
        visit_and_keep(phone, f"{server.address}some/path/")
        address = phone.url
    phone.reload()
    await_ready(phone)
    phone.locator("[data-do=play]").tap()
    expect(phone.locator("[data-board]")).to_be_visible()
    phone.goto(f"{address}an/old/bookmark")
    await_ready(phone)
    assert phone.url == address


def test_the_line_of_the_day_goes_on_without_a_server(phone: Page) -> None:
    at_noon(phone)
    hand = Hand(phone)
    with serving(DIST) as server:
        visit_and_keep(phone, server.address)
    phone.locator("#do-daily").tap()
    expect(phone.locator("#board")).to_be_visible()
    draw(phone, hand)
    hand.expect_round(2)
    phone.goto(server.address)
    await_ready(phone)
    expect(phone.locator("#do-daily")).to_have_text("Go on")
    phone.locator("#do-daily").tap()
    hand.expect_round(2)
    assert hand.game().cards == TODAY.state().cards  # type: ignore[attr-defined]


def test_a_duel_that_was_sent_is_drawn_without_a_server(phone: Page) -> None:
    sent = challenge(finished_record())
    with serving(DIST) as server:
        visit_and_keep(phone, server.address)
    phone.goto(f"{server.address}#/link")
    phone.reload()
    await_ready(phone)
    phone.locator("#pasted").fill(f"Draw yours! {server.address}#{Link.of(sent, 'duel')}")
    phone.locator("[data-do=read]").tap()
    phone.locator("#do-accept").tap()
    expect(phone.locator("#board")).to_be_visible()
    answer(phone, Hand(phone), sent)
    expect(phone.locator(".lines-account")).to_be_visible()


def test_what_the_browser_has_cleared_is_fetched_and_kept_again(phone: Page) -> None:
    with serving(DIST) as server:
        visit_and_keep(phone, server.address)
        kept = phone.evaluate(KEPT)
        phone.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
        phone.reload()
        await_ready(phone)
        phone.evaluate(
            f"(async () => {{ while (await {KEPT} < {kept}) await new Promise(requestAnimationFrame); }})()"
        )
    phone.reload()
    await_ready(phone)


def test_a_first_visit_downloads_nothing_twice(phone: Page) -> None:
    with serving(DIST) as server:
        visit_and_keep(phone, server.address)
        times = Counter(each.path for each in server.sent)
    assert times.keys() >= {"/sw.js", "/licences.txt"}
    assert {path: count for path, count in times.items() if count > 1} == {}
    # Pictures for whoever installs the app or previews a link.
    assert [path for path in times if path.endswith(".png")] == []


def test_a_new_version_waits_until_the_player_says_yes(new_page: NewPage, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(DIST, site)
    page = new_page(**PHONE)
    with serving(site) as server:
        visit_and_keep(page, server.address)
        publish(site, "Newer")
        before = len(server.sent)
        page.reload()
        await_ready(page)
        expect(page).to_have_title("Waystones")
        offer = page.locator("[data-do=update]")
        expect(offer).to_be_visible()
        expect(page).to_have_title("Waystones")
        offer.tap()
        expect(page).to_have_title("Newer")
        await_ready(page)
        assert {each.path for each in server.sent[before:]} == {"/sw.js", "/"}


def test_an_update_in_the_middle_of_a_game_mixes_nothing_and_loses_nothing(
    new_page: NewPage, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(DIST, site)
    page = new_page(**PHONE)
    with serving(site) as server:
        visit_and_keep(page, server.address)
        page.locator("[data-do=play]").tap()
        hand = Hand(page)
        stretch = next(move for move in hand.game().legal_moves() if len(move.fields) > 1)
        hand.drag(stretch)
        hand.expect_drawn(len(stretch.fields))
        # The host now has nothing left of the version that is being played.
        publish(site, "Newer", "-newer")
        before = len(server.sent)
        page.reload()
        await_ready(page)
        expect(page).to_have_title("Waystones")
        hand.expect_drawn(len(stretch.fields))
        offer = page.locator("[data-do=update]")
        expect(offer).to_be_visible()
        assert {each.path for each in server.sent[before:] if "newer" not in each.path} <= {
            *("/sw.js", "/", "/manifest.webmanifest", "/licences.txt", "/sbom.cdx.json")
        }
        offer.tap()
        expect(page).to_have_title("Newer")
        await_ready(page)
        hand.expect_drawn(len(stretch.fields))
        page.locator("#do-confirm").tap()
        hand.expect_round(2)
