"""What a figure finds on the stone it comes to, BP-11 to BP-15."""

import pytest

from tests.branching_paths.positions import figures, game, place, wishes
from tests.path_cards.table import cards, hand, happened, legal, pile, play, refused, row
from waystones.games.branching_paths.board import CARD, CLOVER, NO_TILE
from waystones.games.branching_paths.rules import BranchingPaths


def coming_to_c1(tiles: str, small: str = "b1", others: str = "") -> BranchingPaths:
    """Seat 0 holds a red card that leads from b1 to c1; seat 1 stands there too and holds another."""
    state = game("r5 y1 y2", "r7 b8 b9", tiles=tiles)
    return place(place(state, 0, f"{small} {others}"), 1, "b1")


# --- BP-11: what stays and what is taken


@pytest.mark.rule("BP-11")
@pytest.mark.parametrize(("tile", "answer"), [("3", ""), ("clover", "stay"), ("card", "keep")])
def test_points_clovers_and_card_tiles_stay(tile: str, answer: str) -> None:
    state = coming_to_c1(f"c1={tile}")
    before = state.tiles
    play(state, "r5", answer)
    assert state.tiles == before


@pytest.mark.rule("BP-11")
def test_a_wishing_tile_is_taken_by_the_first_to_come_and_counts_as_a_wishing_stone() -> None:
    state = coming_to_c1("c1=wish-p d1=wish-y")
    assert happened(state, "r5") == ["laid", "stepped", "wishing_tile"]
    assert wishes(state) == "p"
    assert state.tiles[state.board.stone("c1")] == NO_TILE
    assert state.tiles[state.board.stone("d1")] != NO_TILE, "and no other"
    assert happened(state, "deck r7") == ["laid", "stepped"]
    assert wishes(state, 1) == ""


# --- BP-12: points


@pytest.mark.rule("BP-12")
@pytest.mark.parametrize("points", [2, 3])
def test_points_are_scored_by_everybody_who_comes(points: int) -> None:
    state = play(coming_to_c1(f"c1={points}"), "r5")
    assert state.points == [points, 0]
    assert play(state, "deck r7").points == [points, points]


@pytest.mark.rule("BP-12")
def test_points_are_not_doubled_for_the_large_figure() -> None:
    state = place(game("r5", "b7", tiles="c1=3"), 0, large="b1")
    assert play(state, "r5").points == [3, 0]


# --- BP-13: clovers


@pytest.mark.rule("BP-13")
def test_a_clover_moves_any_own_figure_to_any_next_stone_whatever_its_colour() -> None:
    state = play(coming_to_c1("c1=clover", others="b4"), "r5")
    assert legal(state) == {
        "stay",
        *("small-c1-d1", "small-c1-d2", "small-b4-c4", "small-b4-c5"),
        *(f"{size}-start-a{place}" for size in ("small", "large") for place in (1, 2, 3, 4)),
    }
    assert figures(play(state, "small-c1-d2")) == "b4 d2"
    assert state.asks == "take"


@pytest.mark.rule("BP-13")
def test_it_starts_a_figure_from_the_start_field_too_and_leads_onto_end_stones() -> None:
    assert figures(play(coming_to_c1("c1=clover"), "r5 large-start-a4")) == "A4 c1"
    state = coming_to_c1("c1=clover", others="h1")
    assert figures(play(state, "r5 small-h1-i1")) == "c1 i1"


@pytest.mark.rule("BP-13")
def test_no_card_is_needed_and_it_can_be_declined() -> None:
    state = play(coming_to_c1("c1=clover"), "r5")
    assert happened(state, "stay") == ["stayed"]
    assert (figures(state), hand(state)) == ("c1", "y1 y2")
    assert state.asks == "take"


@pytest.mark.rule("BP-13")
def test_chains_go_on() -> None:
    state = coming_to_c1("c1=clover d1=clover a4=clover e2=3", others="")
    play(state, "r5 small-c1-d1 large-start-a4 small-d1-e2")
    assert figures(state) == "A4 e2"
    assert state.points[0] == 3
    assert state.asks == "take"


@pytest.mark.rule("BP-13")
def test_it_lapses_if_nothing_can_move() -> None:
    state = game("p5", "b7", tiles="i1=clover")
    place(state, 0, "h1 i2 i3 i4", large="i5").in_goal = 0
    assert happened(state, "p5") == ["laid", "stepped", "clover", "lapsed"]
    assert state.asks == "take"


@pytest.mark.rule("BP-13")
def test_before_the_move_is_made_or_declined_no_card_can_be_taken() -> None:
    state = play(coming_to_c1("c1=clover"), "r5")
    assert refused(state, "deck") == "BP-13 bonus_move move=draw"
    assert refused(state, "small-c1-e2") == "BP-6 not_next from=c1 stone=e2"
    assert refused(play(state, "stay"), "small-c1-d1") == "BP-16 take_a_card move=step"


# --- BP-14: card tiles


@pytest.mark.rule("BP-14")
def test_a_card_tile_offers_the_top_card_of_any_own_row_or_a_card_of_the_hand_or_nothing() -> None:
    state = coming_to_c1("c1=card")
    state.cards.rows[0][0] = (3, 7)
    play(state, "r5")
    assert legal(state) == {"keep", "off-r", "off-y", "xy1", "xy2"}
    assert refused(state, "off-b") == "BP-14 empty_row row=blue"
    assert refused(state, "xb8") == "SP-8 not_in_hand card=b8"
    assert refused(state, "deck") == "BP-14 card_tile move=draw"


@pytest.mark.rule("BP-14")
def test_the_top_card_of_a_row_goes_on_its_discard_pile_and_figures_stay() -> None:
    state = coming_to_c1("c1=card")
    state.cards.rows[0][3] = (1, 3)
    assert happened(state, "r5 off-r") == ["lifted"]
    assert (row(state, "r"), pile(state, "r")) == ([1, 3], [5])
    assert figures(state) == "c1"


@pytest.mark.rule("BP-14")
def test_a_card_of_the_hand_goes_on_its_discard_pile() -> None:
    state = coming_to_c1("c1=card")
    assert happened(state, "r5 xy2") == ["discarded"]
    assert (hand(state), pile(state, "y")) == ("y1", [2])


@pytest.mark.rule("BP-14")
def test_it_can_be_declined() -> None:
    state = coming_to_c1("c1=card")
    assert happened(state, "r5 keep") == ["kept"]
    assert (row(state, "r"), hand(state)) == ([5], "y1 y2")
    assert state.asks == "take"


@pytest.mark.rule("BP-14")
@pytest.mark.parametrize(
    ("values", "fit"),
    [
        ((), "0 1 2 3 4 5 6 7 8 9 10"),  # nothing is left: the row starts anew
        ((3,), "0 1 2 3 4 5 6 7 8 9 10"),  # one value, or equal ones: the direction is open again
        ((3, 3), "0 1 2 3 4 5 6 7 8 9 10"),
        ((3, 4), "4 5 6 7 8 9 10"),  # it still rises, from what is left
        ((9, 6), "0 1 2 3 4 5 6"),
    ],
)
def test_a_row_that_loses_its_top_card_is_judged_by_what_remains(values: tuple[int, ...], fit: str) -> None:
    state = game("y0", "b7", tiles="c2=card")
    place(state, 0, "b2")
    top = 5 if not values or values[0] < 5 else 2
    for value in (*values, top):
        state.cards.hands[0] += cards(f"r{value}")
        state.cards.lay(0, cards(f"r{value}")[0])
    state.cards.hands[0] += cards("p1")
    play(state, "p1 small-b2-c2 off-r")
    fits = {card for card in state.cards.fitting[0] if 33 <= card < 44}
    assert fits == {33 + int(value) for value in fit.split()}


@pytest.mark.rule("BP-14")
def test_the_tile_stays_and_serves_again() -> None:
    state = play(coming_to_c1("c1=card"), "r5 keep deck", "r7")
    assert state.asks == "shed"
    assert (state.tiles[state.board.stone("c1")], 4) == (CARD, CLOVER)


# --- BP-15: wishing stacks


def coming_to_c3() -> BranchingPaths:
    """c3 is blue and bears the green wishing stones; the joker b3 leads there."""
    return place(place(game("b5 b6", "b7 b8"), 0, "b3 b3"), 1, "b3")


@pytest.mark.rule("BP-15")
def test_one_wishing_stone_is_taken_from_the_stack() -> None:
    state = play(coming_to_c3(), "b5")
    assert happened(state, "small-b3-c3") == ["stepped", "wishing_stone"]
    assert (wishes(state), state.stacks) == ("g", [5, 5, 4, 5, 5])
    assert state.asks == "take"


@pytest.mark.rule("BP-15")
def test_coming_again_with_another_figure_takes_another() -> None:
    state = play(coming_to_c3(), "b5 small-b3-c3 deck", "b7 small-b3-c3 deck", "b6 small-b3-c3")
    assert (wishes(state, 0), wishes(state, 1), state.stacks[2]) == ("gg", "g", 2)


@pytest.mark.rule("BP-15")
def test_an_empty_stack_gives_nothing() -> None:
    state = coming_to_c3()
    state.stacks[2] = 0
    assert happened(state, "b5 small-b3-c3") == ["stepped", "stack_empty"]
    assert (wishes(state), state.stacks[2]) == ("", 0)


@pytest.mark.rule("BP-15")
def test_what_was_taken_is_public_knowledge() -> None:
    state = play(coming_to_c3(), "b5 small-b3-c3")
    for seat in (0, 1):
        assert state.observe(seat).wishes == ((0, 0, 1, 0, 0), (0, 0, 0, 0, 0))
        assert state.observe(seat).stacks == (5, 5, 4, 5, 5)
