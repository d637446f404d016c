"""What a stranger may try in a real browser: text that would become code, and a page of theirs around ours."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import DESKTOP, PHONE, NewPage, Watch, await_ready
from tools.paths import DIST
from tools.serve import Server, serving

# Every way from a text to code that the browser knows; each has to end in an error.
ATTACKS = {
    "innerHTML": "document.body.innerHTML = '<img src=x onerror=alert(1)>'",
    "insertAdjacentHTML": "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')",
    "a fragment": "document.createRange().createContextualFragment('<p>')",
    "a parser": "new DOMParser().parseFromString('<p>', 'text/html')",
    "document.write": "document.write('<p>')",
    "a frame's text": "document.createElement('iframe').srcdoc = '<p>'",
    "a script's address": "document.createElement('script').src = 'x.js'",
    "a script's text": "document.createElement('script').text = '1'",
    "a worker": "new Worker('x.js')",
    "a policy of one's own": "trustedTypes.createPolicy('mine', { createHTML: (text) => text })",
    "our policy again": "trustedTypes.createPolicy('waystones', { createHTML: (text) => text })",
}


@pytest.mark.parametrize("form", ["hosted", "one file"])
def test_text_does_not_become_code(new_page: NewPage, server: Server, watch: Watch, form: str) -> None:
    watch.expect("TrustedHTML")
    watch.expect("TrustedScript")
    watch.expect("trusted-types")
    watch.expect("TrustedTypes")
    page = new_page(**PHONE)
    page.goto(server.address if form == "hosted" else (DIST / "waystones.html").as_uri())
    await_ready(page)
    before = page.locator("body").inner_html()
    let_through = [
        name
        for name, attack in ATTACKS.items()
        if page.evaluate(f"() => {{ try {{ {attack}; return true; }} catch {{ return false; }} }}")
    ]
    assert let_through == []
    assert page.locator("body").inner_html() == before


def test_markup_that_no_view_writes_is_refused(phone: Page, server: Server) -> None:
    phone.goto(server.address)
    await_ready(phone)
    shown = phone.locator("#screen").inner_html()
    for hostile in ('<meta http-equiv="refresh" content="0;url=//example.org">', "<iframe></iframe>"):
        region = "JSON.stringify({ screen: hostile })"
        refused = (
            f"hostile => {{ try {{ waystones.patch({region}); }} catch (error) {{ return error.message; }} }}"
        )
        assert "no view writes" in phone.evaluate(refused, hostile)
    assert phone.locator("#screen").inner_html() == shown


AROUND = '<!doctype html><link rel="icon" href="data:,"><iframe src="{}" width="340" height="640"></iframe>'


def test_in_a_frame_of_another_site_it_says_so_and_opens_by_itself(
    new_page: NewPage, server: Server, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(AROUND.format(server.address))
    page = new_page(**DESKTOP, locale="nl-NL")
    with serving(tmp_path) as stranger:  # another port is another origin
        page.goto(stranger.address)
        framed = page.frame_locator("iframe")
        expect(framed.get_by_text("Deze pagina staat binnen een andere site")).to_be_visible()
        expect(framed.locator("html")).to_have_attribute("data-state", "failed")
        with page.expect_popup() as opened:
            framed.get_by_role("link", name="Apart openen").click()
    await_ready(opened.value)
    assert opened.value.url == server.address
    assert opened.value.evaluate("window.opener") is None


def test_in_a_frame_of_its_own_site_it_plays(desktop: Page, server: Server) -> None:
    around = f"{server.address}around"
    desktop.route(around, lambda route: route.fulfill(body=AROUND.format("./"), content_type="text/html"))
    desktop.goto(around)
    expect(desktop.frame_locator("iframe").locator("html")).to_have_attribute("data-state", "ready")
