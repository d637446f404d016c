from xml.etree.ElementTree import Element

import pytest

from app.drawing import curtain
from app.drawing.kit import Regions, filled
from app.drawing.players import Entry, Player, Players
from app.games.path_cards.view import play as card_table
from app.games.path_cards.view import table
from app.games.path_cards.view.play import if_it_ended_now
from app.games.stone_paths.game import GAME
from app.games.stone_paths.view import play
from app.games.stone_paths.view.look import Look, Preview, preview
from app.pages.view import seats
from app.pages.view.seats import Sitting
from app.table.view.log import just_now, log_sheet
from tests.views.markup import ENGLISH, classes, text, tree, with_attribute
from tools.gallery_stone_paths import Played, asks
from waystones.games.path_cards.cards import CARDS, COLOUR_OF, LETTERS, NAMES, VALUE_OF, fits
from waystones.games.path_cards.moves import LAY
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.games.stone_paths.rules import StonePaths
from waystones.games.stone_paths.setup import deal

PLAYERS = (Player("Anna"), Player("Mira"), Player("Bas", "steady"))


def fresh() -> StonePaths:
    return deal(3, 4, {"first": "0"})


def regions(seen: StonePathsObservation, players: Players, look: Look) -> Regions:
    return card_table.regions(ENGLISH, seen, players, look, play.own(ENGLISH, seen, players, look))


def shown(state: StonePaths, look: Look | None = None, seat: int = 0) -> dict[str, str]:
    return regions(state.observe(seat), PLAYERS, look or Look())


def controls(html: str) -> dict[str, Element]:
    return {element.attrib["id"]: element for element in tree(html).iter("button")}


def said(control: Element) -> str:
    """What a control says to a screen reader beside what it shows."""
    return next(text(e) for e in control.iter("span") if "aside" in classes(e))


def asked(state: StonePaths, look: Look | None = None, seat: int = 0) -> dict[str, str | None]:
    buttons = tree(shown(state, look, seat)["asked"]).iter("button")
    return {b.attrib["data-do"]: b.get("data-arg") for b in buttons}


def test_every_region_has_its_place() -> None:
    page = filled(play.frame(ENGLISH), shown(fresh()))
    assert "Your turn" in page


def test_the_hand_is_eight_cards_that_can_be_lifted() -> None:
    state = fresh()
    cards = list(controls(shown(state)["hand"]).values())
    assert [card.get("data-arg") for card in cards] == [NAMES[card] for card in sorted(state.cards.hands[0])]
    assert {card.get("data-do") for card in cards} == {"card"}
    assert {card.get("aria-pressed") for card in cards} == {"false"}


def test_of_two_equal_cards_one_is_lifted() -> None:
    state = fresh()
    state.cards.hands[0][:2] = [CARDS["r7"], CARDS["r7"]]
    cards = controls(shown(state, Look(lifted=CARDS["r7"]))["hand"]).values()
    assert [card.get("aria-pressed") for card in cards].count("true") == 1
    assert [("up" in classes(card)) for card in cards].count(True) == 1


def test_of_two_equal_cards_one_arrives() -> None:
    state = fresh()
    card = state.cards.hands[0][0]
    state.cards.hands[0] = [card, card, *state.cards.hands[0][2:]]
    cards = tree(shown(state, Look(arrivals={f"card:{NAMES[card]}": "#deck"}))["hand"])
    assert [element.get("data-from") for element in with_attribute(cards, "data-from")] == ["#deck"]


def test_a_card_that_another_seat_takes_passes_by_with_its_sign() -> None:
    chips = shown(fresh(), Look(arrivals={"hand:1": "#pile-r", "hand:2": "#deck"}))["others"]
    passing = [element for element in tree(chips).iter("i") if "passing" in classes(element)]
    assert [element.get("data-from") for element in passing] == ["#pile-r", "#deck"]
    assert [[use.attrib["href"] for use in element.iter("use")] for element in passing] == [["#on-red"], []]


def test_a_card_that_another_seat_plays_is_held_up_before_it_lies_there() -> None:
    come = {"held:1:g7": "#chip-1,#fold", "held:pile:r3": "#chip-2,#fold"}
    laid, discarded = tree(shown(fresh(), Look(arrivals=come))["held"])
    assert ("".join(laid.itertext()), "k-green" in classes(laid)) == ("7", True)
    assert (laid.get("data-held"), laid.get("data-to")) == ("#chip-1,#fold", "#chip-1 .k-green")
    assert (discarded.get("data-held"), discarded.get("data-to")) == ("#chip-2,#fold", "#pile-r")
    assert shown(fresh())["held"] == ""


def test_where_the_others_are_folded_away_what_they_do_passes_by_their_button() -> None:
    state = fresh()
    come = {"hand:1": "#pile-r", "wishes:1": "#wish-from", "card:r7": "#deck"}
    passing = list(tree(shown(state, Look(arrivals=come))["passing"]))
    assert [element.get("data-from") for element in passing] == ["#pile-r", "#wish-from"]
    assert all(element.get("aria-hidden") == "true" for element in passing), "the log tells it"
    assert shown(state)["passing"] == ""


def test_a_played_card_leaves_its_place_empty() -> None:
    state = fresh()
    state.play(state.parse(f"x{NAMES[state.cards.hands[0][0]]}"))
    hand = tree(shown(state)["hand"])
    assert len(list(hand.iter("button"))) == 7
    assert len([e for e in hand.iter("span") if "no-card" in classes(e)]) == 1


def test_nobody_elses_hand_is_on_the_page() -> None:
    state = fresh()
    page = "".join(shown(state).values())
    mine = set(state.cards.hands[0])
    for card in {*state.cards.hands[1], *state.cards.hands[2]} - mine:
        assert f'data-arg="{NAMES[card]}"' not in page


def test_light_is_where_it_is_given() -> None:
    look = Look(
        lifted=CARDS["r7"],
        lit=frozenset({"row:r", "pile:g", "deck"}),
        hint=frozenset({"row:b"}),
        refused=frozenset({"pile:y"}),
    )
    places = controls(shown(fresh(), look)["columns"])
    assert {name for name, place in places.items() if "lit" in classes(place)} == {"row-r", "pile-g", "deck"}
    assert {name for name, place in places.items() if "hinted" in classes(place)} == {"row-b"}
    assert {name for name, place in places.items() if "no" in classes(place)} == {"pile-y"}


def test_what_a_row_and_a_pile_answer_to_follows_what_is_asked() -> None:
    state = fresh()
    columns = controls(shown(state)["columns"])
    assert columns["row-r"].get("data-do") == columns["pile-r"].get("data-do") == "about"
    assert (columns["row-r"].get("data-arg"), columns["pile-r"].get("data-arg")) == ("row:r", "pile:r")
    lifted = controls(shown(state, Look(lifted=state.cards.hands[0][0]))["columns"])
    assert (lifted["row-r"].get("data-do"), lifted["row-r"].get("data-arg")) == ("lay", "r")
    assert (lifted["pile-r"].get("data-do"), lifted["pile-r"].get("data-arg")) == ("discard", "r")
    state.asks = "take"
    taking = controls(shown(state)["columns"])
    assert (taking["pile-g"].get("data-do"), taking["pile-g"].get("data-arg")) == ("take", "g")
    assert (taking["deck"].get("data-do"), taking["deck"].get("data-arg")) == ("take", "deck")
    state.asks = "bonus"
    stepping = controls(shown(state, Look(lit=frozenset({"row:b"})))["columns"])
    assert (stepping["row-b"].get("data-do"), stepping["row-b"].get("data-arg")) == ("step", "b")


@pytest.mark.parametrize(
    ("row", "fan", "label"),
    [
        ((3, 3), "33", "any card"),
        ((3, 3, 6, 7), "367", "7 or more"),
        ((9, 8, 5), "985", "5 or less"),
    ],
)
def test_a_row_shows_where_it_stands_and_what_fits_next(  # SP-12
    row: tuple[int, ...], fan: str, label: str
) -> None:
    state = fresh()
    state.cards.rows[0][3] = row
    slot = controls(shown(state)["columns"])["row-r"]
    assert text(slot) == said(slot) + fan + label
    assert f"stands at {row[-1]}, {len(row)} cards" in said(slot)


def test_a_card_that_fits_in_no_row_looks_and_reads_so() -> None:
    seen = Played(ENGLISH, 3, 11, asks("play", 64)).observe()
    cards = controls(regions(seen, PLAYERS, Look())["hand"])
    spare = [not fits(seen.rows[0][COLOUR_OF[card]], VALUE_OF[card]) for card in seen.hand]
    assert len(set(spare)) == 2, "some fit and some do not"
    shown_so = [cards[f"hand-{i}"] for i in range(len(seen.hand))]
    assert ["spare" in classes(card) for card in shown_so] == spare
    assert ["only to discard" in card.get("aria-label", "") for card in shown_so] == spare


def test_the_first_step_on_a_path_is_shown_before_its_card_is_laid() -> None:
    seen = fresh().observe(0)
    lifted = next(move.what for move in seen.legal_moves() if move.kind == LAY)
    expected = preview(seen, lifted)
    assert expected is not None
    assert (expected.path, expected.stone) == (COLOUR_OF[lifted], 1)


def test_piles_and_deck_say_what_they_hold() -> None:
    state = fresh()
    state.cards.piles[1] = (4, 9)
    columns = controls(shown(state)["columns"])
    assert said(columns["pile-b"]) == "The blue pile, 9 on top"
    assert said(columns["pile-g"]) == "The green pile, empty"
    assert said(columns["deck"]) == f"Draw pile, {len(state.cards.deck)} cards"
    words = {name: text(control).removeprefix(said(control)) for name, control in columns.items()}
    assert (words["pile-b"], words["pile-g"], words["deck"]) == ("9discards", "discards", "86draw")
    assert words["own"].endswith("rows"), "rows and piles have words of their own"


def test_an_answer_for_every_question() -> None:
    state = fresh()
    assert asked(state) == {"undo": None, "hint": None}
    lifted = Look(lifted=CARDS["r7"], lit=frozenset({"row:r"}))
    assert asked(state, lifted) == {"discard": "r", "lay": "r"}
    state.asks, state.laid = "figure", 2
    figures = [
        b.get("data-arg") for b in tree(shown(state)["asked"]).iter("button") if b.get("data-do") == "figure"
    ]
    assert figures == ["small", "large"]
    state.asks = "bonus"
    assert asked(state) == {"undo": None, "hint": None, "stay": None}
    state.asks = "take"
    assert asked(state) == {"undo": None, "hint": None, "take": "deck"}


def test_others_are_waited_for() -> None:
    state = fresh()
    state.to_act = 2
    regions = shown(state)
    assert regions["turn"] == "Bas&#x27;s turn"
    assert "Bas is playing" in text(tree(regions["asked"]))
    assert asked(state) == {"undo": None}
    current = [b.get("id") for b in tree(regions["others"]).iter("button") if b.get("aria-current")]
    assert current == ["chip-2"]


def test_the_main_button_says_what_will_happen() -> None:
    preview = Preview(3, 5, tile=4)
    look = Look(lifted=CARDS["r7"], lit=frozenset({"row:r"}), preview=preview)
    region = tree(shown(fresh(), look)["asked"])
    assert [text(b) for b in region.iter("button") if "main" in classes(b)] == ["Step to +2"]
    assert "wishing stone" in text(region)


def test_a_card_that_does_not_fit_can_only_be_discarded() -> None:
    region = tree(shown(fresh(), Look(lifted=CARDS["r7"]))["asked"])
    off = {b.attrib["data-do"]: "disabled" in b.attrib for b in region.iter("button")}
    assert off == {"discard": False, "lay": True}


def test_undo_is_there_only_when_it_can_be_done() -> None:
    assert "disabled" in controls(shown(fresh())["asked"])["do-undo"].attrib
    assert "disabled" not in controls(shown(fresh(), Look(can_undo=True))["asked"])["do-undo"].attrib


def test_a_chip_tells_all_that_is_public() -> None:
    state = fresh()
    state.cards.rows[1][0], state.wishes[1], state.points[1] = (2, 4), 3, 5
    chip = next(tree(shown(state)["others"]).iter("button"))
    assert said(chip).startswith(
        "Mira, 5 points on the track, 8 if it ended now, 3 wishing stones, 8 cards in hand. yellow: 2, 4; blue: no card yet"
    )
    pips = [text(e) for e in chip.iter("i") if "pip" in classes(e)]
    assert pips == ["4", "", "", "", ""]


def test_the_others_come_in_the_order_of_play() -> None:
    chips = [b.get("id") for b in tree(shown(fresh(), seat=1)["others"]).iter("button")]
    assert chips == ["chip-2", "chip-0"]


def test_the_sheet_holds_all_rows_all_piles_and_what_was_taken_openly() -> None:  # SP-8, SP-9
    state = fresh()
    state.cards.rows[2][4] = (10, 9, 1)
    state.cards.piles[0] = (7, 3)
    state.cards.known[1] = [CARDS["g5"]]
    state.cards.hands[1][0] = CARDS["g5"]
    sheet = text(tree(table.sheet(ENGLISH, state.observe(0), PLAYERS)))
    assert "purple: 10, 9, 1" in sheet
    assert "yellow: 7, 3" in sheet
    assert "still holds: green 5." in sheet


def test_if_it_ended_now_adds_up() -> None:
    state = fresh()
    state.stones[0], state.large[0], state.wishes[0], state.points[0] = [7, 1, 0, 0, 0], 1, 2, 4
    page = tree(if_it_ended_now(ENGLISH, state.observe(0), play.line_words))
    lines = [" ".join(e.itertext()) for e in page.iter("tr")]
    assert lines == [
        "Yellow, on +6 6",
        "Blue, large figure on \N{MINUS SIGN}4, doubled \N{MINUS SIGN}8",
        "2 wishing stones 2",
        "Points on the way 4",
        "Total 4",
    ]


def test_the_newest_turn_comes_first() -> None:
    log = [Entry(n % 3, f"Turn {n}.") for n in range(9)]
    latest = [text(e) for e in tree(just_now(ENGLISH, PLAYERS, log)).iter("li")]
    assert latest == ["Turn 8.", "Turn 7.", "Turn 6.", "Turn 5."]
    assert len(list(tree(log_sheet(ENGLISH, PLAYERS, log)).iter("li"))) == 9
    assert "Nothing has been played" in text(tree(just_now(ENGLISH, PLAYERS, [])))


def test_a_lifted_card_moves_nothing_else() -> None:
    game = Played(ENGLISH, 3, 11, asks("play", 40))
    seen = game.observe()
    card = seen.hand[0]
    letter = LETTERS[COLOUR_OF[card]]
    look = Look(card, frozenset({f"row:{letter}", f"pile:{letter}"}))
    before = regions(seen, game.players, Look())
    after = regions(seen, game.players, look)
    assert {name for name in before if before[name] != after[name]} == {"hand", "columns", "asked"}


# -- the curtain


def test_the_curtain_hides_everything_but_a_name() -> None:
    page = tree(curtain.frame(ENGLISH, "Mira", 1, [Entry(2, "Bas laid red 6.")]))
    assert text(next(page.iter("h1"))) == "Pass the device to Mira"
    assert [e.get("data-do") for e in with_attribute(page, "data-do")] == ["lift-curtain"]
    assert [text(each) for each in page.iter("li")] == ["Bas laid red 6."], "each turn has a line of its own"
    assert "All hands are hidden." in text(page)
    assert "#fig-large-1" in {use.get("href") for use in page.iter("use")}


def test_a_move_can_be_taken_back_from_behind_the_curtain_if_at_all() -> None:
    page = tree(curtain.frame(ENGLISH, "Mira", 1, can_undo=True))
    assert [e.get("data-do") for e in with_attribute(page, "data-do")] == ["lift-curtain", "undo"]


# -- the seats


NAMED = ("Anna", "Mira", "Bas", "Jo")


def seating(*kinds: str, first: int | None = None, wrong: bool = False) -> Element:
    sitting = Sitting(kinds, NAMED, first, wrong=wrong)
    return tree(filled(seats.frame(ENGLISH, GAME, NAMED), seats.regions(ENGLISH, GAME, sitting)))


def chosen(page: Element, action: str) -> list[str | None]:
    radios = [e for e in with_attribute(page, "data-do") if e.get("data-do") == action]
    return [e.get("data-arg") for e in radios if e.get("aria-checked") == "true"]


def test_every_seat_is_a_person_or_a_bot_of_some_level() -> None:
    page = seating("person", "relaxed", "sharp")
    assert chosen(page, "count") == ["3"]
    assert chosen(page, "seat") == ["0 person", "1 relaxed", "2 sharp"]
    inputs = [e.get("data-input") for e in page.iter("input")]
    assert inputs == ["name-0", "name-1", "name-2", "name-3", "seed"]


def test_an_empty_seat_offers_nothing() -> None:
    empty = seats.regions(ENGLISH, GAME, Sitting(("person", "steady"), NAMED))
    assert empty["kinds-2"] == empty["kinds-3"] == ""
    assert empty["kinds-1"]


def test_who_begins_can_be_chosen_or_left_to_the_deal() -> None:  # SP-7
    assert chosen(seating("person", "steady"), "first") == ["deal"]
    page = seating("person", "steady", first=1)
    assert chosen(page, "first") == ["1"]
    offered = [e.get("data-arg") for e in with_attribute(page, "data-do") if e.get("data-do") == "first"]
    assert offered == ["deal", "0", "1"]


def test_a_deal_that_is_no_number_is_refused_in_words() -> None:
    assert "A deal is a number" in text(seating("person", "steady", wrong=True))
    assert "A deal is a number" not in text(seating("person", "steady"))
