"""The documentation beside the page: linked, read again without a network, and its tutorial run by the page's Python."""

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, NewPage, await_ready
from e2e.test_offline import visit_and_keep
from e2e.waiting import PATIENCE, until
from tools.documentation import FOLDER
from tools.paths import DIST, ROOT
from tools.serve import Server

pytestmark = pytest.mark.skipif(
    not (DIST / FOLDER).is_dir(), reason="this build has no documentation: make docs build"
)

# Until the last that a page of it loads has come: what its search is made of.
SEARCHABLE = 'await caches.match(new URL("search/lunr.js", document.baseURI))'


def answers() -> list[str]:
    """What the tutorial says that each of its blocks answers, in the order of the blocks."""
    text = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [
        "\n".join(line for line in block.splitlines() if not re.match(r">>>|\.\.\.", line))
        for block in blocks
        if ".svg(" not in block
    ]


def test_the_settings_lead_to_it(new_page: NewPage, server: Server) -> None:
    page = new_page(**DESKTOP)
    page.goto(f"{server.address}#/settings")
    await_ready(page)
    with page.expect_popup() as opened:
        page.locator(".documented a").click()
    expect(opened.value.locator("h1").first).to_be_visible()


def test_the_tutorial_runs_where_it_is_read(new_page: NewPage, server: Server) -> None:
    page = new_page(**DESKTOP)
    page.goto(f"{server.address}docs/tutorial.html")
    wanted = answers()
    run, said = page.get_by_role("button", name="Run", exact=True), page.locator(".said")
    expect(run).to_have_count(len(wanted))
    run.last.click()  # runs those before it too
    for number, answer in enumerate(wanted):
        expect(said.nth(number)).to_have_text(answer, timeout=4 * PATIENCE)
    page.get_by_role("button", name="Run this").click()
    expect(said.last).to_have_text(re.compile(r"^\d+$"), timeout=PATIENCE)


def test_it_is_read_again_without_a_network(new_page: NewPage, server: Server) -> None:
    page = new_page(**DESKTOP)
    visit_and_keep(page, server.address)
    page.goto(f"{server.address}docs/index.html")
    until(page, SEARCHABLE)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1").first).to_be_visible()
    until(page, SEARCHABLE)


def test_who_has_read_one_page_has_all_of_it_without_a_network(new_page: NewPage, server: Server) -> None:
    page = new_page(**DESKTOP)
    visit_and_keep(page, server.address)
    page.goto(f"{server.address}docs/index.html")
    page.wait_for_function("caches.match('contents.json').then(Boolean)")
    page.context.set_offline(True)
    page.goto(f"{server.address}docs/rules/loops.html")
    expect(page.locator("h1").first).to_be_visible()
