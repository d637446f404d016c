"""The play screen of the built page: drawing, refusing, resuming, and everything behind its buttons."""

from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, await_ready, visit
from e2e.hand import Hand, open_game
from tools.serve import Server
from waystones.games.one_line.board import NEAR
from waystones.games.one_line.walk import Stretch


def test_a_tab_killed_in_the_middle_of_drawing_loses_nothing(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    wanted = hand.longest()
    drawn = Stretch(wanted.end, wanted.fields[:2])
    hand.pull(drawn)
    hand.expect_drawn(2)
    phone.close(run_before_unload=False)
    again = phone.context.new_page()
    visit(again, server)
    again.locator("#do-continue").tap()
    hand = Hand(again)
    hand.expect_drawn(2)
    again.locator("#do-confirm").tap()
    hand.expect_round(2)
    assert set(hand.game().routes[0]) == {drawn.end, *drawn.fields}


def test_dragging_back_shortens_the_draft(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    wanted = hand.longest()
    hand.pull(wanted)
    hand.expect_drawn(len(wanted.fields))
    for field in reversed((wanted.end, *wanted.fields[:-1])):
        hand.touch("touchMove", hand.point(field))
    hand.touch("touchEnd")
    expect(phone.locator("#do-confirm")).to_be_disabled()


def test_while_a_line_grows_the_dock_keeps_its_elements(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    wanted = hand.longest()
    hand.tap(wanted.fields[0])
    hand.expect_drawn(1)
    ink, chip = phone.locator("#do-confirm span"), phone.locator("#card .chip").first
    known = [each.element_handle() for each in (ink, chip)]
    expect(phone.locator("#card .used-mark")).to_be_visible()  # which fields of the card are walked
    hand.tap(wanted.fields[1])
    expect(ink).to_have_text("Ink 2 fields")
    assert all(each and each.evaluate("element => element.isConnected") for each in known)


def test_a_refused_tap_says_why_and_leads_to_the_rule(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    start = hand.game().starts[0]
    far = next(field for field in range(61) if field != start and field not in NEAR[start])
    hand.tap(far)
    expect(phone.locator(".toast")).to_contain_text("does not touch")
    phone.locator(".toast a").tap()
    expect(phone.locator("#OL-8")).to_be_focused()
    phone.go_back()
    hand.expect_round(1)


def test_the_hint_is_drawn_on_the_board(phone: Page, server: Server) -> None:
    open_game(phone, server)
    phone.locator(".bar [data-do=hint]").tap()
    expect(phone.locator("#hint .ghost")).to_be_attached()


def test_menu_log_and_starting_over(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    hand.drag(hand.longest())
    phone.locator("#do-confirm").tap()
    hand.expect_round(2)
    before = hand.game().cards
    phone.locator("[data-do=menu]").tap()
    phone.locator(".sheet [data-do=log]").tap()
    expect(phone.locator(".sheet .round")).to_have_count(1)
    phone.keyboard.press("Escape")
    expect(phone.locator(".sheet")).to_have_count(0)
    phone.locator("[data-do=menu]").tap()
    phone.locator(".sheet [data-do=start-over]").tap()
    phone.locator(".sheet [data-do=start-over][data-arg=yes]").tap()
    hand.expect_round(1)
    assert hand.game().cards == before


def test_giving_up_leads_to_the_result_and_the_replay(phone: Page, server: Server) -> None:
    hand = open_game(phone, server)
    hand.drag(hand.longest())
    phone.locator("#do-confirm").tap()
    hand.expect_round(2)
    phone.locator("[data-do=menu]").tap()
    phone.locator(".sheet [data-do=give-up]").tap()
    phone.locator(".sheet [data-do=give-up][data-arg=yes]").tap()
    expect(phone.locator(".ledger")).to_be_visible()
    expect(phone.locator("#best-line .progress")).to_be_visible()
    expect(phone.locator("#best-line .board")).to_be_visible(timeout=60_000)
    phone.locator("#ply").fill("1")
    expect(phone.locator("#compared")).to_contain_text("After round 1 of 15")
    phone.locator("[data-do=replay]").tap()
    expect(phone.locator("#where")).to_contain_text("After round 2 of 15")  # it plays by itself
    phone.locator("#do-run").tap()
    expect(phone.locator("#do-run")).to_have_attribute("aria-label", "Play")
    phone.keyboard.press("Space")  # the button has the focus: it is pressed once, not twice
    expect(phone.locator("#do-run")).to_have_attribute("aria-label", "Pause")
    phone.locator("#do-first").tap()
    expect(phone.locator("#where")).to_contain_text("Before the first card")
    phone.locator("#do-after").tap()
    expect(phone.locator("#where")).to_contain_text("After round 1")
    phone.locator("#ply").fill("15")
    expect(phone.locator("#where")).to_contain_text("After round 15")


def test_the_guided_game_moves_on_with_the_player(phone: Page, server: Server) -> None:
    visit(phone, server)
    phone.locator("[data-do=learn]").tap()
    steps = phone.locator(".coach-steps")
    expect(steps).to_have_attribute("aria-label", "Step 1 of 8")
    hand = Hand(phone)
    hand.drag(Stretch(hand.longest().end, hand.longest().fields[:1]))
    expect(steps).to_have_attribute("aria-label", "Step 2 of 8")
    phone.reload()
    await_ready(phone)
    expect(steps).to_have_attribute("aria-label", "Step 2 of 8")
    phone.locator("#do-skip").tap()
    expect(phone.locator(".coach")).to_have_count(0)


def test_the_board_stays_where_it_is_while_the_coach_speaks(phone: Page, server: Server) -> None:
    visit(phone, server)
    phone.locator("[data-do=learn]").tap()
    hand, board, places = Hand(phone), phone.locator("#board"), []
    expect(phone.locator(".coach")).to_be_visible()
    expect(phone.locator("#pointed use")).to_have_count(1)
    places.append(board.bounding_box())
    hand.drag(hand.longest())
    places.append(board.bounding_box())
    phone.locator("#do-confirm").tap()
    expect(phone.locator("#round")).to_contain_text("Round 2")
    places.append(board.bounding_box())
    assert places == places[:1] * len(places)
    assert phone.evaluate("document.activeElement.hasAttribute('data-field')"), (
        "the keyboard stays on the board"
    )


def test_a_player_of_dutch_gets_dutch_and_can_switch_at_once(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE, locale="nl-NL")
    visit(page, server)
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("#do-play")).to_have_text("Vrije lijn")
    page.locator("a[data-do=settings]").tap()
    page.locator("#set-language-en").tap()
    expect(page.locator("h1")).to_have_text("Settings")
    page.reload()
    await_ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_second_tab_does_not_overwrite_the_first(phone: Page, server: Server) -> None:
    open_game(phone, server)
    other = phone.context.new_page()
    other.goto(phone.url)
    await_ready(other)
    theirs = Hand(other)
    theirs.drag(theirs.longest())
    other.locator("#do-confirm").tap()
    theirs.expect_round(2)
    expect(phone.locator("#notices")).to_contain_text("another tab")
    address = phone.url
    phone.bring_to_front()  # a tab behind another takes no touches
    phone.locator("[role=button].lit").first.tap()
    expect(phone.locator("#do-confirm")).to_be_enabled()
    expect(phone).not_to_have_url(address)  # what is drawn here is kept as a copy
    assert theirs.game().round == 2


def test_storage_that_is_blocked_stops_nobody(phone: Page, server: Server) -> None:
    phone.add_init_script(
        "for (const name of ['getItem', 'setItem', 'removeItem'])"
        " Storage.prototype[name] = () => { throw new DOMException('no', 'SecurityError'); };"
    )
    visit(phone, server)
    phone.locator("#do-play").tap()
    expect(phone.locator("#board")).to_be_visible()
    expect(phone.locator("#notices")).not_to_be_empty()
    phone.locator("[role=button].lit").first.tap()
    expect(phone.locator("#do-confirm")).to_be_enabled()


def test_an_open_sheet_has_the_keyboard_to_itself(desktop: Page, server: Server) -> None:
    open_game(desktop, server)
    desktop.locator("[data-do=menu]").focus()
    desktop.keyboard.press("Enter")
    expect(desktop.locator(".sheet h2")).to_be_focused()
    for _ in range(12):
        desktop.keyboard.press("Tab")
        assert desktop.evaluate("document.activeElement.closest('main')") is None, (
            "behind the sheet nothing has the focus"
        )
    desktop.keyboard.press("Escape")
    expect(desktop.locator("[data-do=menu]")).to_be_focused()
