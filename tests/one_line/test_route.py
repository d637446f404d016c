"""Drawing the line, OL-8 to OL-10: its ends, the card's colours, no field twice; and its notation.

On the *columns* board a field's letter tells its colour: a and g yellow, b and h blue, c and i green, d grey,
e red, f purple. Cards are written in the letters y b g a r p, where a is grey.
"""

import pytest

from tests.one_line.boards import columns_board, game, legal, play, refused, route
from waystones import BadNotation, IllegalMove

COLUMNS = columns_board()


# --- OL-8: one unbroken line that grows at one of its ends


@pytest.mark.rule("OL-8")
def test_the_route_begins_as_the_start_field_alone() -> None:
    state = game(COLUMNS, "gab", "e4 e6")
    assert (route(state, 0), route(state, 1)) == ("e4", "e6")


@pytest.mark.rule("OL-8")
def test_a_route_of_one_field_has_one_end() -> None:
    state = game(COLUMNS, "a", "e5")
    assert sorted(str(move) for move in state.legal_moves()) == ["e5-d4", "e5-d5", "pass"], (
        "each of them once"
    )


@pytest.mark.rule("OL-8")
def test_a_longer_route_can_grow_at_either_end() -> None:
    state = play(game(COLUMNS, "agb a", "e5"), "e5-d5-c5")
    assert legal(state) == {"e5-d4", "c5-d6", "pass"}


@pytest.mark.rule("OL-8")
def test_one_round_may_use_one_end_and_another_round_the_other() -> None:
    state = play(game(COLUMNS, "ag pby gabr", "e5"), "e5-d5-c5", "e5-f5-g4", "c5-b4")
    assert route(state) == "g4-f5-e5-d5-c5-b4"


@pytest.mark.rule("OL-8")
def test_one_round_may_not_use_both_ends() -> None:
    state = play(game(COLUMNS, "ag gapb", "e5"), "e5-d5-c5")
    assert refused(state, "e5-f5") == refused(state, "c5-b4") == ""
    assert refused(state, "e5-f5-b4") == "OL-8 not_beside field=b4 before=f5"


@pytest.mark.rule("OL-8")
def test_the_line_may_not_branch_off_inside_the_route() -> None:
    state = play(game(COLUMNS, "agb agb", "e5"), "e5-d5-c5")
    assert refused(state, "d5-c4") == "OL-8 not_an_end field=d5"


@pytest.mark.rule("OL-8")
def test_the_line_may_not_begin_away_from_the_route() -> None:
    assert refused(game(COLUMNS, "agb", "e5"), "c4-b4") == "OL-8 not_an_end field=c4"


@pytest.mark.rule("OL-8")
def test_only_fields_that_share_an_edge_follow_one_another() -> None:
    state = game(COLUMNS, "agpb", "e5")
    assert refused(state, "e5-c5") == "OL-8 not_beside field=c5 before=e5"
    assert refused(state, "e5-d5-b5") == "OL-8 not_beside field=b5 before=d5"
    assert refused(state, "e5-d3") == "OL-8 not_beside field=d3 before=e5"


# --- OL-9: each colour field of the card once


@pytest.mark.rule("OL-9")
def test_a_colour_on_the_card_is_used_at_most_once() -> None:
    state = game(COLUMNS, "agb", "e5")
    assert refused(state, "e5-d5") == ""
    assert refused(state, "e5-d5-d6") == "OL-9 colour_used field=d6 colour=grey"


@pytest.mark.rule("OL-9")
def test_a_colour_that_is_not_on_the_card_may_not_be_used() -> None:
    state = game(COLUMNS, "agb", "e5")
    assert refused(state, "e5-f5") == "OL-9 colour_missing field=f5 colour=purple"


@pytest.mark.rule("OL-9")
def test_a_doubled_colour_may_be_used_twice_but_not_three_times() -> None:
    state = game(COLUMNS, "aagb", "e5")
    assert refused(state, "e5-d5-d6") == ""
    assert refused(state, "e5-d5-d6-d7") == "OL-9 colour_used field=d7 colour=grey"


@pytest.mark.rule("OL-6", "OL-9")
def test_the_two_fields_of_a_doubled_colour_need_not_follow_one_another() -> None:
    state = game(COLUMNS, "rra", "d4")
    assert refused(state, "d4-e4-d3-e3") == ""


@pytest.mark.rule("OL-9")
def test_the_colours_may_come_in_any_order_and_any_number_of_them() -> None:
    state = game(COLUMNS, "gar", "e5")
    in_card_order_or_not = {"e5-d4-c3", "e5-d4-e4", "e5-e4-d4-c4", "e5-d4"}
    assert in_card_order_or_not <= legal(state)
    assert {len(move.fields) for move in state.legal_moves()} == {0, 1, 2, 3}


@pytest.mark.rule("OL-9")
def test_the_colours_used_count_for_this_round_only() -> None:
    state = play(game(COLUMNS, "a a", "e5"), "e5-d5")
    assert refused(state, "d5-d6") == ""


# --- OL-10: no field twice


@pytest.mark.rule("OL-10")
def test_the_line_may_not_enter_a_field_of_the_route() -> None:
    state = play(game(COLUMNS, "ar ar rr", "e5"), "e5-d5-e6")
    assert refused(state, "e6-d5") == "OL-10 walked field=d5"
    assert "e6-e7" in legal(state)
    assert not legal(state) & {"e6-e5", "e6-d5", "e5-e6", "e5-d5"}


@pytest.mark.rule("OL-8", "OL-10")
def test_the_line_may_not_close_into_a_ring() -> None:
    state = play(game(COLUMNS, "ar ar rr", "e5"), "e5-d5-e6")
    assert refused(state, "e6-e5") == "OL-8 other_end field=e5"
    assert refused(state, "e5-e6") == "OL-8 other_end field=e6"


@pytest.mark.rule("OL-10")
def test_the_line_may_not_enter_its_own_new_stretch() -> None:
    state = game(COLUMNS, "aarr", "e5")
    assert refused(state, "e5-d5-e6-d5") == "OL-10 walked field=d5"
    assert refused(state, "e5-d5-e5") == "OL-10 walked field=e5"
    assert not legal(state) & {"e5-d5-e6-d5", "e5-d5-e5"}
    assert "e5-d5-e6-d6" in legal(state)


@pytest.mark.rule("OL-10")
def test_parallel_stretches_in_neighbouring_fields_are_fine() -> None:
    state = play(game(COLUMNS, "aa rr", "e5"), "e5-d5-d6")
    assert refused(state, "d6-e7-e6") == "", "e6 lies beside e5, d5 and d6"


# --- notation and refusals


@pytest.mark.parametrize(
    "text",
    [
        "",
        "e5",
        "e5-",
        "-e5",
        "e5 d5",
        "E5-D5",
        "e5-d5 ",
        "e5--d5",
        "e5-d9",
        "e5-z1",
        "e05-d5",
        "PASS",
        "pass-e5",
    ],
)
def test_what_is_no_stretch_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        game(COLUMNS, "agb").parse(text)


def test_playing_what_is_refused_raises_the_refusal() -> None:
    state = game(COLUMNS, "agb")
    with pytest.raises(IllegalMove, match=r"OL-9 colour_missing field=f5 colour=purple") as caught:
        state.play(state.parse("e5-f5"))
    assert caught.value.refusal.rule == "OL-9"
    assert caught.value.refusal.values == {"field": "f5", "colour": "purple"}
