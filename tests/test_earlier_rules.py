"""Records and links that were written before rules changed (LO-13, LO-20) still open.

`tests/kept/loops-0.1.0.json` holds games that version 0.1.0 has played, each with its record, what everybody had scored
and, where it was over by the rules of then, its link: once everybody in turn had swapped or passed, whether all lines
were closed (now the game is over before) or not (now it would go on).
"""

import json
from pathlib import Path
from typing import Any

import pytest

from waystones import BadLink, BadRecord, Record
from waystones.game import State
from waystones.link import Link

BEFORE: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "kept" / "loops-0.1.0.json").read_text()
)
SENT = [name for name, game in BEFORE.items() if "link" in game]


@pytest.mark.rule("LO-13", "LO-20")
@pytest.mark.parametrize("name", BEFORE)
def test_a_record_of_then_is_played_through_with_the_same_points(name: str) -> None:
    before = BEFORE[name]
    record = Record.parse(before["record"])
    state = record.state()
    assert state.scores() == before["scores"]
    written = before["record"].split("\n")[1:]
    assert list(record.moves) == written[: len(record.moves)]
    assert set(written[len(record.moves) :]) <= {"swap", "pass"}, "only what changed nothing is left out"
    assert Record.parse(str(record)) == record


@pytest.mark.rule("LO-13", "LO-20")
@pytest.mark.parametrize("name", SENT)
def test_a_link_of_then_holds_the_same_game(name: str) -> None:
    link = Link.parse(BEFORE[name]["link"])
    assert (link.kind, link.record) == ("game", Record.parse(BEFORE[name]["record"]))
    assert Link.parse(str(link)) == link
    if "closed" not in name or "not" in name:
        assert str(link) == BEFORE[name]["link"], "and is written as it was"


@pytest.mark.rule("LO-20")
@pytest.mark.parametrize("name", BEFORE)
def test_a_game_that_was_over_then_is_known_to_have_been(name: str) -> None:
    state = Record.parse(BEFORE[name]["record"]).state()
    assert state.was_over == (name != "going on after a swap")
    assert state.is_over == (state.was_over and "not closed" not in name)


def stuck(*, passing: bool) -> State:
    """A game in which somebody could lay nothing while there were tiles in the bag, and what came of it."""
    record = Record.parse(BEFORE["bag after a swap"]["record"])
    ply = record.moves.index("swap")
    state = record.state(ply)
    made = list(record.moves[:ply])
    state.play(state.parse("pass" if passing else "swap"))
    made.append("pass" if passing else "swap")
    while not state.is_over:
        move = state.legal_moves()[0]
        made.append(str(move))
        state.play(move)
    link = Link.of(Record(record.game, record.players, record.seed, record.options, tuple(made)), "game")
    assert Link.parse(str(link)) == link
    return state


@pytest.mark.rule("LO-13")
@pytest.mark.parametrize("passing", [False, True])
def test_a_game_with_a_pass_that_was_not_possible_then_can_be_sent_too(passing: bool) -> None:
    assert stuck(passing=passing).is_over


def test_moves_after_the_end_are_left_out_only_where_the_rules_of_then_had_them() -> None:
    closed, ended = BEFORE["closed 2"]["record"], BEFORE["bag"]["record"]
    for more in ("\nend", "\nns1-g6"):
        with pytest.raises(BadRecord):
            Record.parse(closed + more)
    with pytest.raises(BadRecord):
        Record.parse(ended + "\npass")


def test_a_game_that_was_never_over_is_no_finished_game() -> None:
    with pytest.raises(BadLink):
        Link.of(Record.parse(BEFORE["going on after a swap"]["record"]), "game")
