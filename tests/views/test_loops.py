"""What Loops shows: tiles whose lines really join, squares that say what they are, words for everything."""

import re

import pytest

from app.games.loops import rules, words
from app.games.loops.game import GAME
from app.games.loops.view import board, play
from app.games.loops.view.look import Look
from app.pages.view import seats
from app.pages.view.seats import Sitting
from tests.loops.positions import game
from tests.loops.positions import play as played
from tests.views.markup import ENGLISH, text, tree, with_attribute
from tools.gallery_loops import PLAYERS
from tools.paths import ROOT
from waystones import Event, Refusal
from waystones.games.loops.about import ROUNDS
from waystones.games.loops.board import BONUS, NAMES, SQUARES
from waystones.games.loops.patterns import PATTERNS
from waystones.games.loops.rules import ENDED_BY
from waystones.games.loops.tiles import SHAPE_NAMES
from waystones.pieces import loop_tiles
from waystones.review.reason import Contrast, reasons

PAGE = tree(rules.frame(ENGLISH))
WRITTEN = (ROOT / "docs" / "rules" / "loops.md").read_text(encoding="utf-8")
SIDES = {(50.0, -1.0): "n", (101.0, 50.0): "e", (50.0, 101.0): "s", (-1.0, 50.0): "w"}


# -- the art


def ends(strokes: tuple[str, ...]) -> set[tuple[float, float]]:
    """Every point in which a stroke begins or ends."""
    found = set()
    for stroke in " ".join(strokes).split("M")[1:]:
        numbers = [float(each) for each in re.findall(r"-?\d*\.?\d+", stroke)]
        start = (numbers[0], numbers[1])
        if "H" in stroke:
            end = (numbers[-1], start[1])
        elif "V" in stroke:
            end = (start[0], numbers[-1])
        else:
            end = (numbers[-2], numbers[-1])
        found |= {start, end}
    return found


def turned(point: tuple[float, float], degrees: int) -> tuple[float, float]:
    x, y = point[0] - 50, point[1] - 50
    for _ in range(degrees // 90):
        x, y = -y, x
    return x + 50, y + 50


@pytest.mark.parametrize("shape", SHAPE_NAMES)
@pytest.mark.parametrize("kind", ["plain", "curled"])
def test_the_ink_of_a_tile_reaches_the_sides_that_its_shape_says_and_no_others(shape: str, kind: str) -> None:
    turn, plain, curled = loop_tiles._SHAPES[shape]
    reached = {turned(point, turn) for point in ends(curled if kind == "curled" else plain)}
    assert {side for point, side in SIDES.items() if point in reached} == set(shape)


# -- the board


def test_every_square_is_a_button_that_says_what_it_is() -> None:
    seen = game("ns1 ns2", "ew1", board="nes4-g6").observe(0)
    shown = board.regions(ENGLISH, seen)
    for square, name in NAMES.items():
        [button] = tree(shown[f"sq-{name}"]).iter("button")
        assert (button.tag, button.get("data-arg"), button.get("data-drop")) == (
            "button",
            name,
            f"square:{name}",
        )
        label = button.get("aria-label") or ""
        assert label.startswith(name)
        assert (f"times {BONUS[square]}" in label) == (BONUS[square] > 1)
    assert "4, lines up, right, down" in shown["sq-g6"]


def test_just_one_square_can_be_reached_by_the_tab_key() -> None:
    shown = board.regions(ENGLISH, game("ns1", "ew1").observe(0), Look(cursor=SQUARES["b3"]))
    reached = [name for name, html in shown.items() if 'tabindex="0"' in html]
    assert reached == ["sq-b3"]


def test_the_window_shows_all_tiles_of_earlier_turns_and_a_square_round_them() -> None:
    state = game("ns1 ns2", "ew1", board="ns4-g6")
    assert board.window(state.observe(0)) == (5, 4, 7, 7, 6, 5)
    played(state, "ns1-g8")
    assert board.window(state.observe(0)) == (5, 4, 7, 7, 6, 5), "not before the turn is over"
    played(state, "end")
    assert board.window(state.observe(0)) == (5, 4, 7, 8, 6, 7)


def test_the_window_stays_on_the_board() -> None:
    state = game("ns1", "ew1", board="es1-a1 nw1-m13")
    assert board.window(state.observe(0))[:4] == (0, 0, 12, 12)


def test_the_last_turn_is_told_by_tiles_and_points() -> None:
    state = played(game("ns1 ns2", "ew1 ns3", centre="ns4"), "ns1-g6 ns2-g8 end")
    shown = board.regions(ENGLISH, state.observe(0))
    assert "fresh" in shown["sq-g6"]
    assert ">+5<" in shown["sq-g6"]
    assert ">+6<" in shown["sq-g8"]
    assert "fresh" not in shown["sq-g7"]
    played(state, "ns3-g5")
    shown = board.regions(ENGLISH, state.observe(1))
    assert "just-laid" in shown["sq-g5"]
    assert "fresh" not in shown["sq-g6"], "now the turn going on is outlined"


# -- the table


@pytest.mark.parametrize(
    ("moves", "rack", "title", "button"),
    [
        ("", "ns1 ns2 ns3 ns4", "Lay up to three tiles", "End the turn"),
        ("ns1-g6", "ns1 ns2 ns3 ns4", "2 more tiles, if you like", "End the turn: +5"),
        ("ns1-g6 ns2-g8", "ns1 ns2 ns3 ns4", "1 more tile, if you like", "End the turn: +11"),
        ("ns1-g6 ns2-g8 ns3-g9", "ns1 ns2 ns3 ns4", "That was your turn", "End the turn: +19"),
        ("", "ew1 ew2", "Nothing fits", "Swap all"),
    ],
)
def test_what_is_asked_and_what_the_dark_button_does(moves: str, rack: str, title: str, button: str) -> None:
    state = played(game(rack, "ns1", centre="ns4"), moves)
    shown = play.regions(ENGLISH, state.observe(0), PLAYERS[:2])
    assert text(tree(f"<div>{shown['asked']}</div>")).startswith(title)
    dark = [e for e in tree(f"<div>{shown['acts']}</div>").iter("button") if "main" in e.get("class", "")]
    assert [text(e) for e in dark] == [button]


def test_with_an_empty_bag_one_can_only_pass() -> None:
    shown = play.regions(ENGLISH, game("ew1", "ns1", centre="ns4", bag="").observe(0), PLAYERS[:2])
    assert 'data-do="pass"' in shown["acts"]


def test_every_players_points_and_tiles_are_told_and_who_is_to_act() -> None:
    shown = play.regions(ENGLISH, game("ns1 ns2", "ns1", centre="ns4").observe(1), PLAYERS[:2])
    chips = list(tree(f"<ul>{shown['players']}</ul>").iter("button"))
    assert [text(chip) for chip in chips] == ["Anna 0 2 tiles on the rack", "Mira 0 1 tile on the rack"]
    assert [chip.get("aria-current") for chip in chips] == ["true", None]
    assert "Anna is playing" in shown["asked"]


def test_unseen_tiles_are_counted() -> None:
    seen = game("ns1 ns1", "ew1", centre="nesw5").observe(0)
    sheet = tree(f"<div>{play.unseen(ENGLISH, seen)}</div>")
    counts = [int(text(e).rstrip("×")) for e in sheet.iter("b")]
    assert sum(counts) == 81 - 3


# -- words


def test_every_refusal_of_the_engine_has_words() -> None:
    source = "".join(
        (ROOT / "core" / "waystones" / "games" / "loops" / f"{name}.py").read_text()
        for name in ("rules", "mosaic")
    )
    codes = set(re.findall(r'Refusal\([^,]+, "(\w+)"', source)) | {"bag_empty"}
    assert len(codes) > 10
    for code in codes:
        said = words.refusal(ENGLISH, Refusal("LO-8", code, {"side": "n"}))
        assert said.endswith(".")


@pytest.mark.parametrize(
    ("side", "said"),
    [("n", "from above"), ("e", "from the right"), ("s", "from below"), ("w", "from the left")],
)
def test_a_blocked_line_is_pointed_at(side: str, said: str) -> None:
    assert said in words.refusal(ENGLISH, Refusal("LO-9", "blocks", {"side": side}))


def test_a_turn_is_told_with_its_sum_first() -> None:
    state = played(game("ns3 ns2", "ns1", centre="ns4"), "")
    events = [event for move in ("ns3-g6", "ns2-g5", "end") for event in state.play(state.parse(move))]
    told = words.events(ENGLISH, [seen for e in events if (seen := e.seen_by(1))], ["Ada", "Bas"], 1)
    assert told == "Ada: 2 tiles, 14 points. 3 + 4 = 7. 2 × 2 + 3 = 7."
    own = words.events(ENGLISH, [seen for e in events if (seen := e.seen_by(0))], ["Ada", "Bas"], 0)
    assert own.startswith("You: 2 tiles")


@pytest.mark.parametrize("kind", ["swapped", "passed"])
def test_other_events_name_whose_they_are(kind: str) -> None:
    event = Event(kind, 1, {"number": 5})
    assert words.event(ENGLISH, event, ["Ada", "Bas"]).startswith("Bas")
    assert words.event(ENGLISH, event, ["Ada", "Bas"], 1).startswith("You")


@pytest.mark.parametrize("reason", sorted(ENDED_BY))
def test_every_end_has_its_words(reason: str) -> None:
    assert words.event(ENGLISH, Event("over", None, {"reason": reason}), []).endswith(".")


def test_something_unknown_has_no_words() -> None:
    with pytest.raises(ValueError, match="flew"):
        words.event(ENGLISH, Event("flew", 0), ["Ada"])
    with pytest.raises(ValueError, match="because"):
        words.refusal(ENGLISH, Refusal("LO-8", "because"))


# -- the rules page


def rule_items() -> dict[str, str]:
    return {e.attrib["id"]: text(e) for e in with_attribute(PAGE, "id") if e.attrib["id"].startswith("LO-")}


def test_the_numbers_on_the_page_are_those_of_the_engine() -> None:
    bonus = sum(BONUS[square] > 1 for square in NAMES)
    assert f"{bonus} of them bonus squares" in rule_items()["LO-4"]
    for players, rounds in ROUNDS.items():
        number = {2: "two", 3: "three", 4: "four"}[players]
        assert re.search(rf"\b{rounds} for {number}\b", rule_items()["LO-19"])
        sitting = Sitting(("person",) * players, ("A", "B", "C", "D"))
        assert f"{rounds} rounds" in seats.regions(ENGLISH, GAME, sitting)["length"]


# -- a hint and a review


def test_what_a_hint_and_a_review_say_names_no_square_since_none_is_labelled() -> None:
    telling, state, column = GAME.review(), game("ns4 ns1", "ew1"), "ns1-g6 ns1-g5 ns2-g4 ns2-g3"
    assert telling.choice(ENGLISH, state.observe(0), ["ns4-g6", "ns1-g5", "end"]) == "lay 4, 1 for 15 points"
    opened, missed = game("ns3 ew1", "ew2", board=column), game("es4 ew1", "ew2", board=f"{column} ns3-g2")
    told = []
    for now, turns in ((opened, ("ns3-g2 end", "ew1-h7 end")), (missed, ("ew1-h7 end", "es4-g1 end"))):
        seen = now.observe(0)
        made, better = (tuple(seen.parse(move) for move in turn.split()) for turn in turns)
        told += [
            telling.reason(ENGLISH, each, []) for each in reasons(PATTERNS, Contrast(seen, made, better))
        ]
    assert "It opens a square that counts 4 times, to whoever comes next." in told
    assert "The other turn uses a square that counts 4 times." in told
    assert not [words for words in told if re.search(r"\b[a-m]\d", words)]
