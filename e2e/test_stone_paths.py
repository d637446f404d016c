"""Stone Paths in the built page: a whole game against a bot by touch, two people and a curtain, and resuming."""

import json
import re

from playwright.sync_api import Page, expect

from e2e.conftest import await_ready, visit
from e2e.hand import Finger, settled
from tools.serve import Server
from waystones import Record, Session, bot
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, NAMES
from waystones.games.path_cards.moves import Move
from waystones.games.stone_paths.rules import StonePaths

MY_TURN_OR_OVER = re.compile("Your turn|The game is over")
DAY = "2026-11-16T09:00:00.000"


class Seat:
    """A person at the table, who knows what the engine says of the saved game."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def game(self) -> StonePaths:
        key = "waystones/game/" + self.page.url.rpartition("/")[2]
        save = json.loads(self.page.evaluate("key => localStorage.getItem(key)", key))
        state = Record.parse(save["record"]).state()
        assert isinstance(state, StonePaths)
        return state

    def make(self, move: Move) -> None:
        """Make a move by touch."""
        settled(self.page)
        match move.kind:
            case "lay" | "discard":
                self.page.locator(f"#hand [data-arg={NAMES[move.what]}]").first.tap()
                self.page.locator(f"#do-{move.kind}").tap()
            case "figure":
                self.page.locator(f"#do-{move.text}").tap()
            case "bonus" if move.what < 0:
                self.page.locator("#do-stay").tap()
            case "bonus":
                self.page.locator(f"#row-{LETTERS[move.what]}").tap()
            case "draw":
                self.page.locator("#deck").tap()
            case _:
                self.page.locator(f"#pile-{LETTERS[move.what]}").tap()


def set_pace(page: Page) -> None:
    """Bots that do not keep a test waiting."""
    page.add_init_script(
        "localStorage.setItem('waystones/settings', JSON.stringify({pace: 'quick', motion: 'less'}))"
    )


def shelve(page: Page, record: Record, seats: list[list[str]]) -> None:
    """Put a game on the shelf, once."""
    save = json.dumps({"schema": 1, "record": str(record), "started": DAY, "changed": DAY, "seats": seats})
    page.add_init_script(f"localStorage['waystones/game/table2'] ??= {json.dumps(save)}")


def test_a_whole_game_against_a_bot_by_touch(phone: Page, server: Server) -> None:
    set_pace(phone)
    visit(phone, server, "#/seats/stone_paths")
    phone.locator("#kind-1-relaxed").tap()
    phone.locator("#do-begin").tap()
    expect(phone.locator("#hand")).to_be_visible()
    seat, friend = Seat(phone), bot("stone_paths", "steady", 1)
    while True:
        expect(phone.locator("#turn, .stones-verdict h2").first).to_have_text(MY_TURN_OR_OVER)
        if phone.locator("#do-go-on").count():  # the last move is held until it has been seen
            settled(phone)
            phone.locator("#do-go-on").tap()
            break
        state = seat.game()
        if state.to_act == 0:
            seat.make(friend.choose(state.observe(0)))
    expect(phone.locator(".score-sheet tfoot .num").first).to_be_visible()


def test_the_guided_game_teaches_by_doing(phone: Page, server: Server) -> None:
    set_pace(phone)
    visit(phone, server, "#/seats/stone_paths")
    phone.locator("#do-learn").tap()
    coach = phone.locator(".coach-words")
    expect(coach).to_contain_text("Five paths")
    phone.locator("#do-next").tap()
    phone.locator("#hand .hinted").tap()
    expect(coach).to_contain_text("Lay it in your row")
    phone.locator("#do-lay").tap()
    phone.locator("#do-large").tap()
    expect(coach).to_contain_text("ends with a card taken")
    phone.reload()
    await_ready(phone)
    expect(coach).to_contain_text("ends with a card taken")
    phone.locator("#deck").tap()
    expect(coach).to_contain_text("runs up or down")
    phone.locator("#do-skip").tap()
    expect(coach).to_have_count(0)


def first_clover() -> Record:
    """A game of two bots up to the first clover's decision of seat 0."""
    for seed in range(200):
        session = Session.new("stone_paths", 2, seed, first=0)
        players = [bot("stone_paths", "steady", 1)] * 2
        while not session.is_over:
            state = session.state
            assert isinstance(state, StonePaths)
            if state.asks == "bonus" and state.to_act == 0:
                return session.record
            session.play(players[0].choose(session.observe(session.to_act)))
    raise AssertionError("no clover in 200 games")


def test_resuming_in_the_middle_of_a_clover_chain(phone: Page, server: Server) -> None:
    set_pace(phone)
    shelve(phone, first_clover(), [["Ada", ""], ["Mira", "relaxed"]])
    visit(phone, server)
    phone.locator("#do-continue").tap()
    expect(phone.locator("#asked")).to_contain_text("One more step")
    phone.reload()
    await_ready(phone)
    expect(phone.locator("#asked")).to_contain_text("One more step")
    seat = Seat(phone)
    before = seat.game()
    step = next(move for move in before.legal_moves() if move.what >= 0)
    seat.make(step)
    after = seat.game()
    assert after.stones[0][step.what] == before.stones[0][step.what] + 1


def test_two_people_pass_the_device_behind_a_curtain(phone: Page, server: Server) -> None:
    shelve(phone, Record.new("stone_paths", 2, 7, first=0), [["Ada", ""], ["Bas", ""]])
    visit(phone, server, "#/play/table2")
    expect(phone.locator("h1")).to_contain_text("Ada")
    expect(phone.locator("#hand")).to_have_count(0)
    phone.locator("#do-lift").tap()
    seat = Seat(phone)
    seat.make(next(move for move in seat.game().legal_moves() if move.kind == "discard"))
    expect(phone.locator("#asked")).to_contain_text("Take a card")
    phone.locator("#deck").tap()
    expect(phone.locator("#hand [data-do=card]")).to_have_count(8)  # Ada sees what she has drawn
    phone.locator("#do-go-on").tap()
    expect(phone.locator("h1")).to_contain_text("Bas")
    expect(phone.locator("#hand")).to_have_count(0)
    phone.reload()
    await_ready(phone)
    expect(phone.locator("h1")).to_contain_text("Bas")
    expect(phone.locator("#hand")).to_have_count(0)
    expect(phone.locator("#do-undo")).to_have_count(0)  # Ada knows what she drew
    phone.locator("#do-lift").tap()
    shown = phone.locator("#hand [data-do=card]").evaluate_all(
        "cards => cards.map((card) => card.dataset.arg)"
    )
    assert sorted(shown) == sorted(NAMES[card] for card in seat.game().cards.hands[1])


def test_a_reload_at_the_curtain_still_lets_the_last_player_take_back(phone: Page, server: Server) -> None:
    session = Session.new("stone_paths", 2, 7, first=0)
    for move in ("xr2", "deck", "xy3"):
        session.play(move)
    shelve(phone, session.record, [["Ada", ""], ["Bas", ""]])
    visit(phone, server, "#/play/table2")
    phone.locator("#do-lift").tap()
    phone.locator("#pile-r").tap()
    expect(phone.locator("h1")).to_contain_text("Ada")
    phone.reload()
    await_ready(phone)
    phone.locator("#do-undo").tap()
    expect(phone.locator("h1")).to_contain_text("Bas")
    expect(phone.locator("#hand")).to_have_count(0)
    assert Seat(phone).game().asks == "take"


def test_the_longest_names_fit_a_phone(phone: Page, server: Server) -> None:
    session, player = Session.new("stone_paths", 4, 7), bot("stone_paths", "relaxed", 1)
    while not session.is_over:
        session.play(player.choose(session.observe(session.to_act)))
    names = [
        [f"{name:W<20}", level] for name, level in (("A", ""), ("B", ""), ("C", "sharp"), ("D", "relaxed"))
    ]
    save = {"schema": 1, "record": str(session.record), "started": DAY, "changed": DAY, "seats": names}
    finished = json.dumps({**save, "finished": True, "summary": {"score": 1, "won": 0, "seat": 0}})
    phone.add_init_script(f"localStorage['waystones/game/over'] = {json.dumps(finished)}")
    shelve(phone, Record.new("stone_paths", 4, 7, first=0), names)
    for path, shown in (
        ("result/over", ".score-sheet"),
        ("replay/over", "#players"),
        ("play/table2", "#do-lift"),
        ("play/table2", "#hand"),
    ):
        phone.goto(f"{server.address}#/{path}")
        await_ready(phone)
        if shown == "#hand":
            phone.locator("#do-lift").tap()
        expect(phone.locator(shown)).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_a_card_that_does_not_fit_is_explained(phone: Page, server: Server) -> None:
    shelve(phone, Record.new("stone_paths", 2, 7, first=0), [["Ada", ""], ["Mira", "relaxed"]])
    visit(phone, server, "#/play/table2")
    card = Seat(phone).game().cards.hands[0][0]
    phone.locator(f"#hand [data-arg={NAMES[card]}]").first.tap()
    other = next(letter for letter in LETTERS if letter != LETTERS[COLOUR_OF[card]])
    phone.locator(f"#row-{other}").tap()
    expect(phone.locator(".toast")).to_contain_text("its own colour")


def sit_down(page: Page, server: Server) -> Finger:
    """A game in which the person holds y1 b4 g0 g2 g3 g7 p2 p3 and begins."""
    shelve(page, Record.new("stone_paths", 2, 7321, first=0), [["Ada", ""], ["Mira", "relaxed"]])
    visit(page, server, "#/play/table2")
    expect(page.locator("#hand")).to_be_visible()
    return Finger(page)


def test_a_card_is_dragged_to_its_row(phone: Page, server: Server) -> None:
    finger = sit_down(phone, server)
    before = phone.locator("#hand").bounding_box()
    finger.carry("#hand [data-arg=g0]", "#row-g")
    expect(phone.locator("#row-g")).to_have_class(re.compile(r"\blit\b"))
    expect(phone.locator("#pile-g")).to_have_class(re.compile(r"\blit\b"))
    row, card = (phone.locator(part).bounding_box() for part in ("#row-g", "[data-carried]"))
    assert row
    assert card
    assert abs(row["x"] + row["width"] / 2 - card["x"] - card["width"] / 2) < 4, (
        "the card is under the finger"
    )
    assert phone.locator("#hand").bounding_box() == before, "nothing else moves"
    finger.let_go()
    expect(phone.locator("#asked")).to_contain_text("Which figure?")
    expect(phone.locator("[data-carried]")).to_have_count(0)


def test_a_card_is_dragged_to_its_pile(phone: Page, server: Server) -> None:
    finger = sit_down(phone, server)
    finger.carry("#hand [data-arg=b4]", "#pile-b")
    finger.let_go()
    expect(phone.locator("#pile-b")).to_contain_text("4")
    expect(phone.locator("#asked")).to_contain_text("Take a card")


def test_a_card_dragged_to_another_colour_comes_back_with_the_reason(phone: Page, server: Server) -> None:
    finger = sit_down(phone, server)
    finger.carry("#hand [data-arg=g0]", "#row-b")
    finger.let_go()
    expect(phone.locator(".toast")).to_contain_text("its own colour")
    expect(phone.locator("[data-carried]")).to_have_count(0)
    expect(phone.locator("#hand [data-arg=g0]")).to_be_visible()


def test_a_press_that_hardly_moves_is_a_tap(phone: Page, server: Server) -> None:
    sit_down(phone, server)
    phone.locator("#hand [data-arg=g0]").tap()
    expect(phone.locator("#do-lay")).to_be_enabled()
    expect(phone.locator("[data-carried]")).to_have_count(0)


def test_a_card_is_dragged_with_the_mouse(desktop: Page, server: Server) -> None:
    sit_down(desktop, server)
    desktop.locator("#hand [data-arg=g0]").drag_to(desktop.locator("#pile-g"))
    expect(desktop.locator("#asked")).to_contain_text("Take a card")
    assert Seat(desktop).game().cards.piles[LETTERS.index("g")] == (0,)


def test_a_card_is_seen_on_its_way(phone: Page, server: Server) -> None:
    sit_down(phone, server)
    phone.evaluate("document.documentElement.style.setProperty('--m-turn', '60000ms')")
    start = phone.locator("#hand [data-arg=b4]").bounding_box()
    phone.locator("#hand [data-arg=b4]").tap()
    phone.locator("#do-discard").tap()
    pile = phone.locator("#pile-b[data-from]")
    expect(pile).to_contain_text("4")
    on_its_way = pile.bounding_box()
    assert start
    assert on_its_way
    assert abs(on_its_way["y"] - start["y"]) < abs(on_its_way["y"] - resting_place(phone, "#pile-g")), (
        "it sets out from the hand"
    )
    phone.locator("[data-do=menu]").tap()
    expect(phone.locator("#pile-b[data-from]")).to_have_count(0)
    assert phone.evaluate("document.querySelector('#pile-b').getAnimations().length") == 0


def resting_place(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["y"]
