"""What a tile scores (LO-14 to LO-16)."""

import pytest

from tests.loops.positions import game, play, scored


@pytest.mark.rule("LO-14")
@pytest.mark.parametrize(
    ("square", "board", "bonus"),
    [("e7", "ew1-f7", 2), ("b6", "ns1-b7", 3), ("g1", "ns1-g2", 4), ("d1", "ns1-d2", 5), ("b2", "ns1-b3", 6)],
)
def test_a_bonus_square_multiplies_the_tiles_own_value_and_nothing_else(
    square: str, board: str, bonus: int
) -> None:
    tile = "ew3" if square == "e7" else "es3" if square in ("g1", "d1") else "ns3"
    state = game(tile, "ns1", board=board)
    assert scored(state, f"{tile}-{square}") == [3 * bonus + 1]


@pytest.mark.rule("LO-14")
def test_on_a_plain_square_a_tile_counts_its_value_once() -> None:
    assert scored(game("ns3", "ns1", centre="ns4"), "ns3-g6") == [3 + 4]


@pytest.mark.rule("LO-15")
def test_every_neighbour_that_a_line_joins_counts() -> None:
    # h6 is joined with g6 in the west, h5 in the north, i6 in the east and h7 in the south.
    state = game("nesw4", "ns1", board="nes7-g6 ns2-h5 nsw6-i6 new4-h7")
    assert scored(state, "nesw4-h6") == [4 + 7 + 2 + 6 + 4]


@pytest.mark.rule("LO-15")
def test_a_neighbour_without_a_joining_line_counts_nothing() -> None:
    state = game("ew2", "ns1", board="nes4-g6 ew3-h7")
    assert scored(state, "ew2-h6") == [2 + 4]


@pytest.mark.rule("LO-15")
def test_tiles_laid_earlier_in_the_turn_count_and_later_ones_do_not() -> None:
    state = game("ns2 ns3 ns4", "ns1", centre="ns4")
    assert scored(state, "ns2-g6 ns3-g5 ns4-g4") == [2 + 4, 3 * 2 + 2, 4 + 3]


@pytest.mark.rule("LO-15")
def test_a_neighbour_is_never_multiplied_and_the_rest_of_its_line_does_not_count() -> None:
    # g5 doubles what lies on it; g4 counts the 3 there once, and nothing of what lies further on.
    state = game("ns4", "ns1", board="ns2-g6 ns3-g5")
    assert scored(state, "ns4-g4") == [4 + 3]


@pytest.mark.rule("LO-16")
def test_the_worked_example_scores_28() -> None:
    # A 2 joined with a 7; a 3 between a 4 and a 5, joined with both; a 2 on a doubling square, joined with that 3
    # and touching a 5 without a line.
    state = game("ns2 new3 ns2", "ns1", centre="nesw7", board="ew4-d10 nsw5-f10 nes5-f9")
    assert scored(state, "ns2-g6 new3-e10 ns2-e9") == [9, 12, 4 + 3]
    assert state.scores() == [28, 0]
    (ended, *_) = state.play(state.parse("end"))
    assert ended.facts["points"] == 28


@pytest.mark.rule("LO-14", "LO-15")
def test_the_score_is_told_tile_by_tile_with_its_reasons() -> None:
    state = play(game("ns3 ns2", "ns1", centre="ns4"), "ns3-g6 ns2-g5 end")
    assert [(line.kind, line.points, dict(line.values)) for line in state.score_lines(0)] == [
        ("tile", 7, {"tile": "ns3", "square": "g6", "value": 3, "bonus": 1, "joined": ("ns4-g7",)}),
        ("tile", 7, {"tile": "ns2", "square": "g5", "value": 2, "bonus": 2, "joined": ("ns3-g6",)}),
    ]
    assert state.score_lines(1) == []


@pytest.mark.rule("LO-15")
def test_what_was_scored_stays_when_neighbours_come_later() -> None:
    state = play(game("ns3 ns2", "ns4", centre="ns4"), "ns3-g6 end ns4-g5 end")
    assert [line.points for line in state.score_lines(0)] == [7]
    assert state.scores() == [7, 4 * 2 + 3]
