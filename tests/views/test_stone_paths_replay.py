from collections.abc import Sequence
from typing import NamedTuple

import pytest

from app.drawing.kit import Regions
from app.drawing.players import Entry
from app.games.stone_paths.view.look import movement
from app.table.replay import Moment
from app.table.view.replay import turn_at
from tests.views.markup import ENGLISH, classes, text, tree, with_attribute
from tools.gallery_reading import watched
from tools.gallery_stone_paths import PLAYERS
from waystones.games.path_cards.cards import NAMES
from waystones.games.stone_paths.observation import StonePathsObservation

THREE = PLAYERS[:3]


class At(NamedTuple):
    """A replay at one of its stops: the moment, all turns, and what is shown."""

    moment: Moment[StonePathsObservation]
    turns: Sequence[Entry]
    shown: Regions
    told: str
    frame: str


def at(stop: int | None, seat: int = 0) -> At:
    game = watched(ENGLISH, 3, 11)
    game.me = seat
    moment = game.moment(len(game.stops()) - 1 if stop is None else stop)
    return At(moment, game.turns(), game.regions(moment), game.told(moment), game.frame(moment.last))


def off(steps: str) -> dict[str, bool]:
    return {b.attrib["id"]: "disabled" in b.attrib for b in tree(steps).iter("button")}


def test_every_region_has_its_place() -> None:
    replay = at(20)
    root = tree(replay.frame)
    assert set(replay.shown) <= {e.attrib["id"] for e in with_attribute(root, "id")}


def test_the_slider_reaches_from_the_deal_to_the_last_step() -> None:
    replay = at(20)
    [slider] = tree(replay.frame).iter("input")
    assert (slider.get("data-input"), slider.get("min"), slider.get("max")) == (
        "ply",
        "0",
        str(replay.moment.last),
    )


def test_at_the_start_there_is_only_forward_and_at_the_end_only_back() -> None:
    assert off(at(0).shown["steps"]) == {
        "do-first": True,
        "do-before": True,
        "do-after": False,
        "do-last": False,
    }
    assert off(at(None).shown["steps"]) == {
        "do-first": False,
        "do-before": False,
        "do-after": True,
        "do-last": True,
    }


def test_the_buttons_lead_one_step_on_and_back() -> None:
    moment, _, shown, *_ = at(20)
    to = {b.attrib["id"]: b.attrib["data-arg"] for b in tree(shown["steps"]).iter("button")}
    assert to == {"do-first": "0", "do-before": "19", "do-after": "21", "do-last": str(moment.last)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_own_hand_is_shown(seat: int) -> None:
    moment, _, shown, *_ = at(41, seat)
    said = [text(e) for e in tree(shown["hand"]).iter("span") if "aside" in classes(e)]
    hand = [NAMES[card] for card in moment.seen.hand]
    assert [f"{words.split()[0][0]}{words.split()[1]}" for words in said] == hand
    other = at(41, (seat + 1) % 3).moment.seen.hand
    assert other != moment.seen.hand


def test_the_log_tells_what_is_over_and_nothing_ahead() -> None:
    turns = at(0).turns
    middle = next(i for i, turn in enumerate(turns) if i > 5 and turn.end - turns[i - 1].end > 1)
    for ply, told in ((0, 0), (turns[middle].end - 1, middle), (turns[middle].end, middle + 1)):
        shown = at(ply).shown
        items = list(tree(shown["turns"]).iter("li"))
        assert len(items) == told
        assert [e.get("aria-current") for e in items].count("step") == (ply == turns[middle].end)


def test_the_last_turn_stands_first_and_leads_to_its_end() -> None:
    _, turns, shown, *_ = at(None)
    first, *_, last = tree(shown["turns"]).iter("button")
    assert first.get("data-do") == "ply"
    assert (first.get("data-arg"), last.get("data-arg")) == (str(turns[-1].end), str(turns[0].end))
    assert turns[-1].words in text(first)


def test_where_we_are_is_said_in_turns() -> None:
    _, turns, shown, told, _ = at(20)
    assert f"Turn {turn_at(turns, 20)} of {len(turns)}" in text(tree(shown["where"]))
    assert told in text(tree(shown["where"]))
    assert "Before the first turn" in text(tree(at(0).shown["where"]))


def test_everybody_is_there_and_who_decides_next_is_marked() -> None:
    moment, _, shown, *_ = at(20)
    items = list(tree(shown["players"]).iter("li"))
    assert [player.name in text(item) for player, item in zip(THREE, items, strict=True)] == [True] * 3
    assert [i for i, item in enumerate(items) if item.get("aria-current")] == [moment.seen.to_act]
    assert not [e for e in tree(at(None).shown["players"]).iter("li") if e.get("aria-current")]


def test_a_step_is_shown_as_movement() -> None:
    steps = watched(ENGLISH, 3, 11).session.steps
    ply, moved = next((ply, moved) for ply, step in enumerate(steps, 1) if (moved := movement(step.events)))
    shown = at(ply).shown
    stepped = [e for name in shown if name.startswith("path-") for e in tree(shown[name]).iter("use") if "stepped" in classes(e)]  # fmt: skip
    assert len(stepped) == 1
    assert str(moved.seat) in stepped[0].attrib["href"]


def test_a_replay_asks_for_nothing_that_is_played() -> None:
    replay = at(20)
    whole = replay.frame + "".join(replay.shown.values())
    assert {e.attrib["data-do"] for e in with_attribute(tree(whole), "data-do")} == {"ply", "result"}
