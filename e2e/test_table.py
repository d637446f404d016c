"""The three tables as their players meet them: what fits is in view, everything says what it is, nobody waits long."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, NewPage, visit
from e2e.hand import settled
from e2e.test_screens import AXE
from e2e.test_stone_paths import set_pace, shelve
from tests.tables import FOR_SEVERAL
from tools.serve import Server
from waystones import Record, Session, bot

THREE_SHARP = [["Ada", ""], ["Mira", "sharp"], ["Bas", "sharp"], ["Cleo", "sharp"]]
READ = 350  # ms, as in aim.js


def middle_of_a_game(game: str, players: int, steps: int) -> Record:
    """A game of steady bots, when the others have all played and seat 0 is to act."""
    session, player = Session.new(game, players, 7, first=0), bot(game, "steady", 1)
    while len(session.steps) < steps or session.to_act or not session.steps[-1].seat:
        session.play(player.choose(session.observe(session.to_act)))
    return session.record


def sit_down(page: Page, server: Server, game: str, players: int = 4, steps: int = 80) -> None:
    shelve(page, middle_of_a_game(game, players, steps), THREE_SHARP[:players])
    visit(page, server, "#/play/table2")
    expect(page.locator("#turn")).to_be_visible()


def lit_squares(page: Page) -> tuple[int, int]:
    """How many squares are lit, and how many of them are wholly in the window."""
    found: list[int] = page.evaluate(
        """() => {
          const frame = document.querySelector(".loops-window").getBoundingClientRect();
          const boxes = [...document.querySelectorAll(".square > .lit")].map((each) => each.getBoundingClientRect());
          const seen = boxes.filter(({ left, right, top, bottom }) => left >= frame.left - 2
            && right <= frame.right + 2 && top >= frame.top - 2 && bottom <= frame.bottom + 2);
          return [boxes.length, seen.length];
        }"""
    )
    return found[0], found[1]


@pytest.mark.parametrize("steps", [40, 80])
def test_a_lifted_tile_shows_every_square_where_it_fits(
    new_page: NewPage, server: Server, steps: int
) -> None:
    phone = new_page(**PHONE, reduced_motion="reduce")
    sit_down(phone, server, "loops", steps=steps)
    before = phone.locator("#board").bounding_box()
    lit = 0
    for place in range(5):
        phone.locator(f"#rack-{place}").tap()
        expect(phone.locator(".rack-tile.up")).to_have_id(f"rack-{place}")
        number, seen = lit_squares(phone)
        assert seen == number
        expect(phone.locator(".map-lit")).to_have_count(number)
        lit += number
        phone.locator(f"#rack-{place}").tap()
        expect(phone.locator(".rack-tile.up")).to_have_count(0)
        assert phone.locator("#board").bounding_box() == before, "and then the board is as it was"
    assert lit > 5


def test_what_finds_no_room_in_the_window_is_pointed_at_from_its_edge(
    new_page: NewPage, server: Server
) -> None:
    phone = new_page(**{**PHONE, "viewport": {"width": 320, "height": 480}}, reduced_motion="reduce")
    sit_down(phone, server, "loops")
    for place in range(5):
        phone.locator(f"#rack-{place}").tap()
        expect(phone.locator(".rack-tile.up")).to_have_id(f"rack-{place}")
        number, seen = lit_squares(phone)
        signs = phone.locator("[data-zoom-edge]:visible")
        assert bool(signs.count()) == (seen < number)
        if seen < number:
            break
    expect(signs.first).to_have_text(re.compile(r"\+\d+…?$"))
    hidden = phone.locator(".square > .lit").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().y)"
    )
    signs.first.tap()
    expect(phone.locator(".rack-tile.up")).to_have_count(1)
    assert hidden != phone.locator(".square > .lit").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().y)"
    ), "the board has gone there"


def test_a_hint_brings_its_squares_into_the_window(new_page: NewPage, server: Server) -> None:
    phone = new_page(**PHONE, reduced_motion="reduce")
    sit_down(phone, server, "loops")
    phone.locator("#do-hint").tap()
    expect(phone.locator(".square > .hinted")).to_have_count(1)
    advised, frame = phone.locator(".square > .advised"), phone.locator(".loops-window").bounding_box()
    assert frame is not None
    assert advised.count() > 1, "the whole turn is shown"
    for each in advised.all():
        box = each.bounding_box()
        assert box is not None
        assert frame["x"] - 2 <= box["x"] <= frame["x"] + frame["width"] - box["width"] + 2
        assert frame["y"] - 2 <= box["y"] <= frame["y"] + frame["height"] - box["height"] + 2
    expect(phone.locator(".map-hint")).to_have_count(advised.count())


def note_cards_held_up(page: Page) -> None:
    """From now on the page notes every card that is held up: its words, how high it is, and who is near."""
    page.evaluate(
        """() => {
          window.heldUp = [];
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) for (const each of addedNodes)
              if (each.matches?.(".held-up[data-carried]")) {
                const { height } = each.getBoundingClientRect();
                heldUp.push([each.textContent, height]);
              }
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", ["stone_paths", "branching_paths"])
def test_the_card_that_another_seat_plays_is_held_up_as_large_as_in_hand(
    new_page: NewPage, server: Server, game: str, motion: str
) -> None:
    phone = new_page(**PHONE, reduced_motion=motion)
    sit_down(phone, server, game, players=2, steps=20)
    hand = phone.locator("#hand-0 .slate").bounding_box()
    assert hand
    note_cards_held_up(phone)
    decide(phone, game)
    expect(phone.locator("#turn")).to_have_text("Mira's turn")
    expect(phone.locator("#turn")).to_have_text("Your turn")
    held = phone.evaluate("window.heldUp")
    assert held, "whatever Mira did, she played a card"
    assert all(words.isdigit() for words, _ in held)
    # It comes up from a little smaller.
    assert all(height >= 0.65 * hand["height"] for _, height in held)
    expect(phone.locator(".held-up[data-carried]")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (740, 360)])
def test_what_the_others_have_laid_is_in_view_when_the_own_turn_begins(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    phone = new_page(**PHONE | {"viewport": {"width": width, "height": height}}, reduced_motion="reduce")
    sit_down(phone, server, "loops", steps=80)
    expect(phone.locator(".square > .fresh").first).to_be_visible()
    outside: list[str] = phone.evaluate(
        """() => {
          const frame = document.querySelector(".loops-window").getBoundingClientRect();
          return [...document.querySelectorAll(".square > .fresh")].filter((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            return left < frame.left - 2 || right > frame.right + 2 || top < frame.top - 2 || bottom > frame.bottom + 2;
          }).map((each) => each.id);
        }"""
    )
    assert outside == []


@pytest.mark.parametrize(
    ("game", "things"),
    [
        (
            "stone_paths",
            [
                "#row-r",
                "#pile-g",
                "[data-arg='stone:r8']",
                "[data-arg=start]",
                "#goal-count",
                "[data-arg='value:3']",
            ],
        ),
        (
            "branching_paths",
            [
                "#row-r",
                "#pile-g",
                "[data-arg^='stone:']",
                "[data-arg=start]",
                "#goal-count",
                "[data-arg='value:3']",
            ],
        ),
        ("loops", [".square > .laid", ".square > .bare-square.b2", "#bag"]),
    ],
)
def test_a_tap_says_what_a_thing_is(new_page: NewPage, server: Server, game: str, things: list[str]) -> None:
    phone = new_page(**PHONE, reduced_motion="reduce")
    sit_down(phone, server, game, players=2, steps=20)
    said = set()
    for thing in things:
        inside = phone.locator(thing).evaluate_all(
            """all => all.findIndex((each) => {
              const { x, y, width, height } = each.getBoundingClientRect();
              return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-do]") === each;
            })"""
        )
        assert inside >= 0, f"{thing} can be touched"
        phone.locator(thing).nth(inside).tap()
        toast = phone.locator(".toast p")
        expect(toast).not_to_be_empty()
        said.add(toast.inner_text())
        covered = phone.locator(".toast").bounding_box()
        free = phone.locator("#hand-0, #rack-0").first.bounding_box()
        assert covered
        assert free
        assert covered["y"] + covered["height"] <= free["y"], "what is in hand stays in view"
        if thing != things[-1]:
            phone.locator(".toast [data-do=close]").tap()
            expect(phone.locator(".toast")).to_have_count(0)
    assert len(said) == len(things)
    # The last one is left alone: the next thing that is done takes it away, else time does.
    phone.locator("#hand-0, #rack-0").first.tap()
    expect(phone.locator(".toast")).to_have_count(0)
    phone.locator("#hand-0, #rack-0").first.tap()
    phone.clock.install()
    phone.locator(things[-1]).nth(inside).tap()
    expect(toast).not_to_be_empty()
    phone.clock.fast_forward(20_000)
    expect(phone.locator(".toast")).to_have_count(0)


def decide(page: Page, game: str) -> None:
    """Make any turn of seat 0, by pressing what is shown."""
    if game == "loops":
        for place in range(5):
            page.locator(f"#rack-{place}").tap()
            if page.locator(".square > .lit").count():
                page.locator(".square > .lit").first.press("Enter")
                break
        expect(page.locator("#do-end")).to_be_enabled()
        page.locator("#do-end").tap()
        return
    page.locator("#hand-0").tap()
    page.locator("#do-discard").tap()
    settled(page)
    page.locator("#do-draw").tap()


def note_pauses(page: Page) -> None:
    """From now on the page notes how long it holds bots back; how long they think is the machine's business."""
    page.evaluate(
        """() => {
          window.pauses = [];
          const wait = window.setTimeout;
          window.setTimeout = (then, time, ...more) => {
            if (time >= 50 && time < 2000) pauses.push(time);
            return wait(then, time, ...more);
          };
        }"""
    )


def pauses(page: Page) -> list[int]:
    """What was noted, but for the time in which a question is read."""
    found: list[int] = page.evaluate("window.pauses")
    return [pause for pause in found if pause != READ]


def names_unlike_what_is_seen(page: Page) -> list[str]:
    """Controls that are called otherwise than they are labelled."""
    page.evaluate(AXE)
    rule = "label-content-name-mismatch"
    found = page.evaluate("rule => axe.run({runOnly: {type: 'rule', values: [rule]}})", rule)
    assert found["passes"] or found["inapplicable"]
    return [node["html"][:120] for each in found["violations"] for node in each["nodes"]]


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_three_sharp_bots_are_held_back_for_less_than_four_seconds_while_hands_are_free(
    new_page: NewPage, server: Server, game: str
) -> None:
    phone = new_page(**PHONE)
    sit_down(phone, server, game)
    assert names_unlike_what_is_seen(phone) == []
    note_pauses(phone)
    decide(phone, game)
    expect(phone.locator("#turn")).to_have_text("Mira's turn")
    phone.locator("#hand-1, #rack-1").first.tap()
    lifted = phone.locator("#hand .up, #rack .up")
    expect(lifted).to_have_count(1)
    expect(phone.locator("#turn")).to_have_text("Your turn")
    assert 0 < sum(pauses(phone)) < 4000
    expect(lifted).to_have_count(1)
    expect(phone.locator(".toast")).to_have_count(0)


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_a_tap_on_the_board_finishes_what_is_shown(new_page: NewPage, server: Server, game: str) -> None:
    phone = new_page(**PHONE)
    phone.add_init_script("localStorage.setItem('waystones/settings', JSON.stringify({pace: 'calm'}))")
    sit_down(phone, server, game, steps=20)
    decide(phone, game)
    expect(phone.locator("#turn")).to_have_text("Mira's turn")
    phone.locator(".loops-window, .paths-board").first.tap()
    note_pauses(phone)
    expect(phone.locator("#turn")).to_have_text("Your turn")
    assert pauses(phone) == []
    expect(phone.locator(".toast")).to_have_count(0)


def test_the_pace_is_chosen_in_the_menu_and_kept(phone: Page, server: Server) -> None:
    set_pace(phone)
    sit_down(phone, server, "loops", steps=20)
    phone.locator("[data-do=menu]").tap()
    phone.locator("[data-do=bot-pace][data-arg=calm]").tap()
    expect(phone.locator(".sheet")).to_have_count(0)
    kept = json.loads(phone.evaluate("localStorage.getItem('waystones/settings')"))
    assert kept["pace"] == "calm"
