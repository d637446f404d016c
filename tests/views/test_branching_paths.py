"""Branching Paths as it is shown: the web, what can be picked, what lies face down, the rules and the score sheet."""

import random
import re
from itertools import combinations
from pathlib import Path

import pytest

from app.drawing.players import Player
from app.games.branching_paths import rules, words
from app.games.branching_paths.view import board, play
from app.games.branching_paths.view.look import Look, Moved, ways
from app.games.branching_paths.view.result import SHEET
from app.games.branching_paths.view.wishes import wishing_stones
from app.games.path_cards.view import play as card_table
from tests.branching_paths.positions import game, place
from tests.path_cards.table import play as played
from tests.views.markup import ENGLISH, text, tree, with_attribute
from waystones import Event, Refusal
from waystones.games.branching_paths import events as web_events
from waystones.games.branching_paths import rules as web_rules
from waystones.games.branching_paths.board import CLASSIC, NO_STACK, ROW_VALUES, START, TILES
from waystones.games.branching_paths.moves import KEEP, LIFTS, STAY
from waystones.games.branching_paths.places import HEIGHT, RAIL, ROW, WIDTH, centre, slot, way
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.branching_paths.score import DIFFERENT
from waystones.games.branching_paths.setup import deal
from waystones.games.branching_paths.wishes import stack
from waystones.games.path_cards import events as card_events
from waystones.games.path_cards import rules as card_rules
from waystones.games.path_cards.cards import CARDS
from waystones.games.path_cards.moves import DECK, DISCARDS, LAYS, PILES, Move

STONES = range(1, len(CLASSIC.names))
PLAYERS = (Player("Anna"), Player("Mira", "steady"))
NAMES = ["Anna", "Mira", "Bas"]


def numbers(said: str) -> list[int]:
    """The numbers in a text."""
    return [int(each) for each in re.findall(r"-?\d+", said.replace("\N{MINUS SIGN}", "-"))]


def picks(state: BranchingPaths, lifted: str = "") -> dict[str, str]:
    """The stones that can be picked, with what is said of them."""
    seen = state.observe(0)
    look = Look(ways=ways(seen, CARDS[lifted] if lifted else None))
    found = tree(f"<svg>{board.regions(ENGLISH, seen, PLAYERS, look)['ways']}</svg>")
    return {e.attrib["data-arg"]: e.attrib["aria-label"] for e in with_attribute(found, "data-do")}


# --- where things lie


def test_no_two_stones_touch_and_all_lie_on_the_board() -> None:
    for one, other in combinations(STONES, 2):
        (x, y), (other_x, other_y) = centre(CLASSIC, one), centre(CLASSIC, other)
        assert abs(x - other_x) >= 48 or abs(y - other_y) >= 40, (CLASSIC.names[one], CLASSIC.names[other])
    for stone in STONES:
        x, y = centre(CLASSIC, stone)
        assert x - 24.4 >= RAIL
        assert x + 24.4 <= WIDTH
        assert y - 18.2 >= 0
        assert y + 18.2 <= HEIGHT


def test_a_stone_is_large_enough_for_a_thumb_on_a_phone_of_360_by_740() -> None:
    # The board is 346 px wide there: see --rest in 57-branching-paths.css.
    scale = 346 / WIDTH
    for stone in STONES:
        assert slot(CLASSIC, stone)[1] * scale >= 44
    assert ROW * scale >= 44


def test_the_lines_of_no_two_ways_cross() -> None:
    def ends(origin: int, to: int) -> tuple[float, float]:
        points = [float(number) for number in re.findall(r"[\d.]+", way(CLASSIC, origin, to))]
        return points[0], points[-2]

    for row in range(9):
        lines = [
            ends(origin, to)
            for origin in ([START], CLASSIC.in_row(row))[row > 0]
            for to in CLASSIC.next[origin]
        ]
        for (one, to_one), (other, to_other) in combinations(lines, 2):
            assert (one - other) * (to_one - to_other) >= 0


# --- what is lit and said


def test_a_lifted_card_can_be_led_to_every_stone_that_the_engine_allows_and_no_other() -> None:
    chance = random.Random(3)
    for seed in range(8):
        state = deal(2, seed, {"first": "0"})
        for _ in range(chance.randrange(90)):
            state.play(chance.choice(state.legal_moves()))
        if state.is_over or state.to_act != 0 or state.asks != "play":
            continue
        for move in state.legal_moves():
            if move.kind != "lay":
                continue
            laid = state.copy()
            happened = laid.play(move)
            ahead = {event.facts["stone"] for event in happened if event.kind == "stepped"} or {
                str(step).rpartition("-")[2] for step in laid.legal_moves()
            }
            assert set(picks(state, str(move))) == ahead


def test_a_pick_says_where_it_leads_and_what_lies_there() -> None:
    state = place(game("y5 b5", "b7", tiles="b2=clover"), 0, "a1 b3")
    assert picks(state, "y5") == {
        "b2": "Go to yellow on \N{MINUS SIGN}2: clover, +1 point",
        "a3": "Go to yellow on \N{MINUS SIGN}3, \N{MINUS SIGN}3 points or \N{MINUS SIGN}6 points",
    }
    # From -2 to 0; one colour of wishing stones counts nothing yet (BP-19).
    assert picks(state, "b5")["c3"] == "Go to blue on 0: 5 green wishing stones, +2 points"


def test_nothing_can_be_picked_in_the_turn_of_another() -> None:
    state = played(place(game("y5 b5", "b7"), 0, "a1"), "xy5 deck")
    assert picks(state) == {}


def test_a_row_tells_its_stones_what_lies_on_them_and_who_stands_there() -> None:
    state = place(place(game("y5", "b7", tiles="b2=card b1=wish-r"), 0, "b1", large="b2"), 1, "b1")
    said = board.row_label(ENGLISH, state.observe(0), PLAYERS, 2)
    assert said == (
        "\N{MINUS SIGN}2: green, red wishing tile, your small figure, Mira, small figure; "
        "yellow, card tile, your large figure; joker; blue; red"
    )


def test_a_stack_shows_how_many_are_left() -> None:
    for left in range(6):
        drawn = stack(2, left, 0, 0)
        assert drawn.count("#wish-disc") == left
        assert f">{left}</text>" in drawn
    seen = game("y5", "b7").observe(0)
    shown = "".join(board.regions(ENGLISH, seen, PLAYERS).values())
    assert shown.count("#wish-disc") == 25 == 5 * sum(colour != NO_STACK for colour in CLASSIC.stack)


def test_the_last_step_is_shown_once_though_two_figures_are_alike() -> None:
    state = place(game("y5", "b7"), 0, "b2 b2")
    moved = Moved(0, CLASSIC.stone("a1"), CLASSIC.stone("b2"), large=False, points=2)
    shown = "".join(board.regions(ENGLISH, state.observe(0), PLAYERS, Look(moved=moved)).values())
    assert len(re.findall(r'class="stepped[^"]*"', shown)) == 1
    assert shown.count("won-points") == 1


@pytest.mark.parametrize("open_to_all", [True, False])
def test_wishing_stones_of_others_show_their_backs_only(open_to_all: bool) -> None:
    shown = wishing_stones(ENGLISH, [2, 0, 0, 1, 0], open=open_to_all)
    assert ("yellow" in shown) == open_to_all
    assert shown.count("#wish-back") == (0 if open_to_all else 3)
    assert wishing_stones(ENGLISH, [0] * 5, open=open_to_all) == ""


def test_what_is_asked_has_its_answers() -> None:
    def asked(state: BranchingPaths, look: Look | None = None) -> set[str]:
        seen, drawn = state.observe(0), look or Look()
        own = play.own(ENGLISH, seen, PLAYERS, drawn)
        regions = card_table.regions(ENGLISH, seen, PLAYERS, drawn, own)
        return {e.attrib["data-do"] for e in with_attribute(tree(regions["asked"]), "data-do")}

    state = place(game("y5 r5 b5", "b7", tiles="b2=clover c1=card"), 0, "a1 b1")
    assert asked(state) == {"undo", "hint"}
    assert asked(state, Look(lifted=CARDS["y5"])) == {"discard", "lay"}
    assert asked(played(state.copy(), "y5 small-a1-b2")) == {"undo", "hint", "stay"}
    tile = played(state.copy(), "r5")
    assert asked(tile) == {"undo", "hint", "keep"}
    assert asked(tile, Look(lifted=CARDS["b5"])) == {"discard"}
    assert asked(played(tile, "xb5")) == {"undo", "hint", "take"}


# --- words

EVERY_MOVE = (*LAYS, *DISCARDS, STAY, KEEP, *LIFTS, DECK, *PILES)


def everything_said() -> tuple[list[Event], dict[str, Refusal]]:
    """What happens and what is refused in a few games by chance."""
    happened: list[Event] = []
    refusals: dict[str, Refusal] = {}
    for seed in range(14):
        chance, state = random.Random(seed), deal(2 + seed % 2, seed, {})
        steps = [move for ways in CLASSIC.steps.small for moves in ways for move in moves]
        astray = [CLASSIC.steps.of(1, 30, False), CLASSIC.steps.of(START, 30, True)]
        tried: list[Move] = [*EVERY_MOVE, *steps, *astray]
        while not state.is_over:
            if chance.random() < 0.15:
                refusals |= {why.code: why for move in tried if (why := state.refusal(move))}
            keen = [move for move in state.legal_moves() if move.kind != "discard"]
            happened += state.play(chance.choice(keen or state.legal_moves()))
        refusals |= {why.code: why for move in tried if (why := state.refusal(move))}
    return happened, refusals


HAPPENED, REFUSALS = everything_said()


def test_every_refusal_of_the_engine_has_words_of_its_own() -> None:
    source = "".join(Path(str(file.__file__)).read_text("utf-8") for file in (web_rules, card_rules))
    codes = set(re.findall(r'Refusal\(\s*"[\w-]+"(?: if [^,]*)?, "(\w+)"', source))
    codes |= {code for _, code in BranchingPaths.NOT_ASKED.values()} - {"deck_only"}
    state = deal(2, 1, {})
    state.asks, state.idle = "take", card_rules.PATIENCE
    why = state.refusal(PILES[0])
    assert why
    known = REFUSALS | {why.code: why}
    assert codes <= set(known)
    said = {words.refusal(ENGLISH, each) for each in known.values()}
    assert len(said) == len(known)
    assert all(re.fullmatch(r"[A-Z0-9][^{}]+\.", sentence) for sentence in said)


def test_every_event_of_the_engine_has_words() -> None:
    source = "".join(Path(str(file.__file__)).read_text("utf-8") for file in (web_events, card_events))
    kinds = set(re.findall(r'Event\("(\w+)"', source)) | {"clover", "card_tile"}
    rare = [card_events.lapsed(0), web_events.stack_empty(0, "c3", 2)]
    assert {event.kind for event in (*HAPPENED, *rare)} == kinds
    for event in (*HAPPENED, *rare):
        for me in (0, 1):
            known = event.seen_by(me)
            assert known
            assert re.fullmatch(r"[A-Z0-9][^{}]+\.", words.event(ENGLISH, known, NAMES, me))


# --- rules and score


def rule_items() -> dict[str, str]:
    page = tree(rules.frame(ENGLISH))
    return {e.attrib["id"]: text(e) for e in with_attribute(page, "id") if e.attrib["id"].startswith("BP-")}


def test_the_rules_page_assumes_no_other_game() -> None:
    page = tree(rules.frame(ENGLISH))
    assert "Stone Paths" not in text(page)
    ids = [e.attrib["id"] for e in with_attribute(page, "id")]
    assert {"SP-1", "SP-5", "SP-6", "SP-7", "SP-8", "SP-9", "SP-12", "SP-26"} <= set(ids)
    assert ids.index("SP-12") < ids.index("BP-6"), "what a row is comes before what is done with it"


def test_the_rules_page_counts_as_the_engine_does() -> None:
    items = rule_items()
    assert numbers(items["BP-2"])[:9] == list(ROW_VALUES)
    assert numbers(items["BP-3"])[0] == len(TILES)
    assert numbers(items["BP-5"])[0] == len(STONES)
    assert [number for number in numbers(items["BP-19"]) if number > 1][:4] == list(DIFFERENT[2:])


def first_cell(line: str) -> int:
    """The points of the first seat on a line of the sheet, which stand behind what they are given for."""
    *_, points = next(tree(line).iter("td")).itertext()
    return numbers(points)[0]


def test_the_score_sheet_has_a_line_for_each_figure_that_set_out() -> None:
    state = place(game("y5", "b7"), 0, "i1 a1", large="f1")
    state.wishes[0] = [3, 1, 0, 0, 0]
    seen = state.observe(0)
    assert SHEET.used(seen) == [
        "line-large",
        "line-small-1",
        "line-small-2",
        "line-colours",
        "line-sets",
        "line-tiles",
    ]
    regions = SHEET.regions(ENGLISH, seen, [0])
    cells = {line: first_cell(regions[line]) for line in SHEET.used(seen)}
    assert cells == {
        "line-large": 16,
        "line-small-1": 12,
        "line-small-2": -3,
        "line-colours": 2,
        "line-sets": 10,
        "line-tiles": 0,
    }
    assert first_cell(regions["line-total"]) == 37
