"""What a phone brings with it: installing, stray gestures, a keyboard over the page, a host that does not compress."""

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import NewPage, visit
from e2e.hand import open_game
from e2e.test_offline import visit_and_keep
from tools.serve import Server

# Controls that a notch would cover. What can be scrolled may pass below the screen, what is fixed or at the top may not.
UNDER_AN_EDGE = """({ top, left, right, bottom }) => [...document.querySelectorAll("button, a, input")]
  .filter((control) => control.checkVisibility())
  .map((control) => [control.outerHTML.slice(0, 90), control.getBoundingClientRect()])
  .filter(([, box]) => box.left < left - 1 || box.right > innerWidth - right + 1 || box.top < top - 1
    || (document.scrollingElement.scrollHeight <= innerHeight && box.bottom > innerHeight - bottom + 1))
  .map(([html, box]) => html + JSON.stringify(box))"""


def test_it_can_be_put_on_the_home_screen(phone: Page, server: Server) -> None:
    visit_and_keep(phone, server.address)
    devtools = phone.context.new_cdp_session(phone)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert "standalone" in manifest["data"]
    # In a private profile, as tests use, nothing can be installed; nothing else may stand in the way.
    errors = {
        error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    }
    assert errors <= {"in-incognito"}


def test_drawing_moves_the_line_and_not_the_page(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    stretch = next(move for move in hand.game().legal_moves() if len(move.fields) > 2)
    hand.drag(stretch)
    hand.expect_drawn(len(stretch.fields))
    assert phone.evaluate("[scrollX, scrollY, getSelection().toString()]") == [0, 0, ""]
    assert phone.locator("#board").evaluate("board => getComputedStyle(board).touchAction") == "none"


def test_the_page_can_be_zoomed_and_is_not_pulled_to_reload(phone: Page, server: Server) -> None:
    visit(phone, server)
    viewport = phone.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport
    assert "viewport-fit=cover" in viewport
    style = phone.evaluate(
        "(({ overscrollBehaviorY, touchAction }) => [overscrollBehaviorY, touchAction])(getComputedStyle(document.body))"
    )
    assert style[1] == "auto"
    assert "none" in (
        style[0],
        phone.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY"),
    )


@pytest.mark.parametrize(("width", "height", "notch"), [(360, 740, "top"), (740, 360, "left")])
def test_no_control_lies_under_a_notch_or_the_home_bar(
    new_page: NewPage, server: Server, width: int, height: int, notch: str
) -> None:
    page = new_page(viewport={"width": width, "height": height}, has_touch=True)
    edges = {"top": 0, "left": 0, "right": 0, "bottom": 34, notch: 47}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": edges})
    for path, control in (("#/seats", "#do-begin"), ("#/settings", "[data-do=backup]"), ("#/", "#do-play")):
        visit(page, server, path)
        expect(page.locator(control)).to_be_visible()
        assert page.evaluate(UNDER_AN_EDGE, edges) == [], path
    page.locator("#do-play").tap()
    expect(page.locator("#board")).to_be_visible()
    assert page.evaluate(UNDER_AN_EDGE, edges) == []


def test_a_name_can_be_typed_with_the_keyboard_over_the_page(phone: Page, server: Server) -> None:
    visit(phone, server, "#/seats")
    name = phone.locator("[data-input=name-1]:visible, [data-input=name-0]:visible").last
    phone.set_viewport_size({"width": 360, "height": 380})
    name.tap()
    name.fill("Mira")
    expect(name).to_be_in_viewport()
    expect(name).to_have_value("Mira")


def test_a_name_is_never_markup(phone: Page, server: Server) -> None:
    hostile = "<img src=x onerror=alert(1)>"
    visit(phone, server, "#/seats")
    phone.locator("[data-input=name-0]").fill(hostile)
    phone.locator("#do-begin").tap()
    expect(phone.locator("#hand")).to_be_visible()
    phone.locator("[data-do=menu]").first.tap()
    phone.goto(f"{server.address}#/history")
    phone.goto(f"{server.address}#/")
    assert phone.locator("img").count() == 0


def test_a_link_is_never_markup(phone: Page, server: Server) -> None:
    visit(phone, server, "#/link")
    for text in (
        "<img src=x onerror=alert(1)>",
        "#W10<img src=x>",
        "waystones/1 <b>x</b>",
        "javascript:alert(1)",
    ):
        phone.locator("#pasted").fill(text)
        phone.locator("[data-do=read]").click()
        expect(phone.locator("#found")).not_to_be_empty()
        assert phone.locator("img, #found b").count() == 0
    visit(phone, server, "#/%3Cimg%20src=x%20onerror=alert(1)%3E")
    assert phone.locator("img").count() == 0


def test_a_host_that_compresses_nothing_will_do(new_page: NewPage, server: Server) -> None:
    page = new_page()

    def plainly(route: Route) -> None:
        answer = route.fetch(headers={**route.request.headers, "accept-encoding": "identity"})
        assert "content-encoding" not in answer.headers
        route.fulfill(response=answer)

    page.route("**/*", plainly)
    visit(page, server)
    page.locator("[data-do=play]:visible").first.click()
    expect(page.locator("#board")).to_be_visible()
