"""Where a tile may be laid, and every way in which it may not (LO-8 to LO-11)."""

import pytest

from tests.loops.positions import fits, game, places, play, refused


@pytest.mark.rule("LO-8")
def test_a_tile_continues_a_line_of_a_tile_beside_it() -> None:
    state = game("ns2 ew2 nesw4", "ns1", centre="nes5")
    assert places(state, "ns2") == {"g6", "g8"}
    assert places(state, "ew2") == {"h7"}
    assert places(state, "nesw4") == {"g6", "g8", "h7"}


@pytest.mark.rule("LO-8")
def test_a_tile_laid_in_the_same_turn_can_be_continued() -> None:
    state = play(game("ns2 ns3", "ns1", centre="ns4"), "ns2-g6")
    assert places(state, "ns3") == {"g5", "g8"}


@pytest.mark.rule("LO-8")
def test_a_square_takes_one_tile() -> None:
    state = play(game("ns2 ns3", "ns1", centre="ns4"), "ns2-g6")
    assert refused(state, "ns3-g7") == "LO-8 taken square=g7"
    assert refused(state, "ns3-g6") == "LO-8 taken square=g6"


@pytest.mark.rule("LO-8")
def test_a_tile_needs_another_beside_it() -> None:
    state = game("ns2", "ns1", centre="nesw5")
    assert refused(state, "ns2-g5") == "LO-8 alone square=g5"
    assert refused(state, "ns2-h8") == "LO-8 alone square=h8", "corner to corner is not beside"


@pytest.mark.rule("LO-8")
def test_touching_a_tile_is_not_enough_without_continuing_a_line() -> None:
    state = game("ns2", "ns1", centre="ns4")
    assert refused(state, "ns2-h7") == "LO-8 continues_none square=h7"


@pytest.mark.rule("LO-9")
def test_a_tile_may_not_block_a_line() -> None:
    state = game("ns2", "ns1", centre="nesw5")
    assert refused(state, "ns2-h7") == "LO-9 blocks square=h7 side=w beside=g7"


@pytest.mark.rule("LO-9")
def test_a_tile_that_continues_one_line_may_not_block_another() -> None:
    # h6 meets the line that g6 sends east and the one that h7 sends north.
    state = game("sw2 ew2 ns2", "ns1", board="nes4-g6 new4-h7")
    assert refused(state, "ew2-h6") == "LO-9 blocks square=h6 side=s beside=h7"
    assert refused(state, "ns2-h6") == "LO-9 blocks square=h6 side=w beside=g6"
    assert fits(state, "sw2-h6")


@pytest.mark.rule("LO-9")
def test_its_own_line_may_not_run_into_a_tile_without_one_there() -> None:
    # h6 lies east of g6, which sends a line there, and north of h7, which does not.
    state = game("sw2 ew2", "ns1", board="nes4-g6 ew2-h7")
    assert refused(state, "sw2-h6") == "LO-9 runs_into square=h6 side=s beside=h7"
    assert fits(state, "ew2-h6")


@pytest.mark.rule("LO-10")
@pytest.mark.parametrize(
    ("board", "tile", "side", "fitting"),
    [
        ("ns2-c2", "ns3-c1", "n", "es3-c1"),
        ("ew2-l3", "ew3-m3", "e", "sw3-m3"),
        ("ns2-c12", "ns3-c13", "s", "ne3-c13"),
        ("ew2-b3", "ew3-a3", "w", "es3-a3"),
    ],
)
def test_no_line_may_end_at_the_edge(board: str, tile: str, side: str, fitting: str) -> None:
    state = game("ns3 ew3 es3 sw3 ne3", "ns1", board=board)
    assert refused(state, tile) == f"LO-10 edge square={tile[4:]} side={side}"
    assert refused(state, fitting) == ""


@pytest.mark.rule("LO-10")
def test_in_a_corner_only_the_bend_that_stays_on_the_board_fits() -> None:
    state = game("es3", "ns1", board="ew2-b1")
    fitting = {
        name
        for name in ("ns1", "ew1", "ne1", "es1", "sw1", "nw1", "nesw4", "esw3")
        if fits(state, f"{name}-a1")
    }
    assert fitting == {"es1"}


@pytest.mark.rule("LO-11")
def test_tiles_may_touch_where_neither_has_a_line() -> None:
    # h6 continues the line from g6; below it lies h7, which has no line there, and neither has ew2.
    state = game("ew2", "ns1", board="nes4-g6 ew3-h7")
    assert refused(state, "ew2-h6") == ""


@pytest.mark.rule("LO-5")
def test_only_tiles_of_the_own_rack_can_be_laid() -> None:
    state = game("ns2", "ns1", centre="ns4")
    assert refused(state, "ns1-g6") == "LO-5 not_in_rack tile=ns1"
    play(state, "ns2-g6")
    assert refused(state, "ns2-g8") == "LO-5 not_in_rack tile=ns2", "there was only one"
