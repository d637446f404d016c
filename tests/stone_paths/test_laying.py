"""Laying a card in its row and moving a figure by it, SP-9 to SP-13."""

import pytest

from tests.stone_paths.positions import cards, game, happened, legal, place, play, refused, row, stones
from waystones.games.stone_paths.rules import StonePaths


def only_yellow(turns: int) -> str:
    """A hand to discard from while the other seat is being tested."""
    return " ".join(["y0"] * turns)


# --- SP-9: laying


@pytest.mark.rule("SP-9")
def test_a_card_is_laid_in_ones_own_row_of_its_colour() -> None:
    state = play(game("r7 b2", "r3"), "r7 small deck", "r3 small deck", "b2 small deck")
    assert (row(state, "r", 0), row(state, "b", 0), row(state, "r", 1)) == ([7], [2], [3])


@pytest.mark.rule("SP-9")
def test_all_rows_with_all_their_values_are_seen_by_all() -> None:
    state = play(game("r1 r2 r4", only_yellow(2)), "r1 small deck", "xy0 deck", "r2 deck", "xy0 deck", "r4")
    for seat in (0, 1):
        assert state.observe(seat).rows[0][3] == (1, 2, 4)


# --- SP-10: the first card of a colour


@pytest.mark.rule("SP-10")
@pytest.mark.parametrize(("figure", "large"), [("small", -1), ("large", 3)])
def test_the_first_card_puts_a_figure_of_ones_choice_on_the_first_stone(figure: str, large: int) -> None:
    state = play(game("r7", "b2"), "r7")
    assert legal(state) == {"small", "large"}
    assert stones(state) == {}, "not before it has been chosen"
    play(state, figure)
    assert stones(state) == {"r": 1}
    assert state.large[0] == large
    assert state.asks == "take"


@pytest.mark.rule("SP-10")
def test_until_the_figure_is_chosen_nothing_else_can_be_done() -> None:
    state = play(game("r7 b1", "b2"), "r7")
    assert refused(state, "deck") == "SP-10 choose_a_figure move=draw"
    assert refused(state, "b1") == "SP-10 choose_a_figure move=lay"


@pytest.mark.rule("SP-10")
def test_the_figure_is_only_chosen_for_the_first_card() -> None:
    state = play(game("r7 r8", "y0"), "r7 small deck", "xy0 deck")
    assert refused(state, "large") == "SP-8 play_a_card move=figure"
    play(state, "r8")
    assert state.asks == "take"
    assert state.large[0] == -1


# --- SP-11: the further cards


@pytest.mark.rule("SP-11")
def test_each_further_card_moves_that_figure_one_stone_on() -> None:
    state = game("r1 r2 r9 b4", only_yellow(3))
    play(state, "r1 small deck", "xy0 deck", "r2 deck", "xy0 deck", "b4 large deck", "xy0 deck", "r9")
    assert stones(state) == {"r": 3, "b": 1}


@pytest.mark.rule("SP-11")
def test_figures_of_several_players_share_a_stone_and_do_not_get_in_each_others_way() -> None:
    state = play(game("r1 r2", "r9 r8"), "r1 small deck", "r9 small deck")
    assert stones(state, 0) == stones(state, 1) == {"r": 1}
    play(state, "r2 deck", "r8 deck")
    assert stones(state, 0) == stones(state, 1) == {"r": 2}


# --- SP-12: rows rise or fall


def lay_all(values: str) -> StonePaths:
    """One seat lays these red values in turn."""
    names = [f"r{value}" for value in values.split()]
    state = game(" ".join(names), only_yellow(len(names)))
    for number, name in enumerate(names):
        play(state, f"{name} small deck" if number == 0 else f"{name} deck", "xy0 deck")
    return state


@pytest.mark.rule("SP-12")
@pytest.mark.parametrize("values", ["3 3 6 7 7", "9 8 8 5 3", "0 10", "10 0", "5 5", "0 0 1 2 3 4 5 6"])
def test_rows_that_can_be_laid(values: str) -> None:
    assert row(lay_all(values), "r") == [int(value) for value in values.split()]


@pytest.mark.rule("SP-12")
@pytest.mark.parametrize(
    ("values", "card", "why"),
    [
        ("3 3 6 7 7", "r6", "SP-12 does_not_fit card=r6 last=7 direction=1"),
        ("3 6", "r5", "SP-12 does_not_fit card=r5 last=6 direction=1"),
        ("9 8 8 5 3", "r4", "SP-12 does_not_fit card=r4 last=3 direction=-1"),
        ("9 8 8", "r10", "SP-12 does_not_fit card=r10 last=8 direction=-1"),
        ("3 6", "r6", ""),
        ("3 6", "r10", ""),
        ("9 5", "r5", ""),
        ("9 5", "r0", ""),
    ],
)
def test_a_row_never_turns(values: str, card: str, why: str) -> None:
    state = lay_all(values)
    state.cards.hands[0] += cards(card)
    assert refused(state, card) == why
    assert (card in legal(state)) == (why == "")


@pytest.mark.rule("SP-12")
@pytest.mark.parametrize("values", ["4", "4 4"])
def test_equal_values_keep_the_direction_open(values: str) -> None:
    state = lay_all(values)
    state.cards.hands[0] += cards("r0 r4 r10")
    assert {"r0", "r4", "r10"} <= legal(state)


@pytest.mark.rule("SP-12")
def test_each_row_has_its_own_direction() -> None:
    state = game("r1 r5 b9 b2 r7 b0 b3", only_yellow(4))
    play(
        state,
        "r1 small deck",
        "xy0 deck",
        "r5 deck",
        "xy0 deck",
        "b9 small deck",
        "xy0 deck",
        "b2 deck",
        "xy0 deck",
    )
    assert {"r7", "b0"} <= legal(state)
    assert "b3" not in legal(state)


@pytest.mark.rule("SP-12")
def test_what_others_laid_does_not_matter() -> None:
    state = play(game("r1 r9", "r5 r3 r6"), "r1 small deck", "r5 small deck", "r9 deck", "r3 deck")
    assert row(state, "r", 1) == [5, 3]


# --- SP-13: cards on a finished path


def at_the_end(others: str, tiles: str = "") -> StonePaths:
    """A seat whose red figure holds the end stone, with a red row that has come to 4 and rises."""
    state = place(game("r4 r6 r2 r5", only_yellow(6), tiles=tiles), 0, f"r9 {others}", large="r")
    state.cards.rows[0][3] = (3, 4)
    state.cards.fitting[0] -= set(cards("r0 r1 r2 r3"))
    return state


@pytest.mark.rule("SP-13")
def test_a_card_on_a_finished_path_moves_another_figure_of_ones_choice() -> None:
    state = play(at_the_end("b2 g5"), "r4")
    assert legal(state) == {"+b", "+g", "stay"}
    play(state, "+g")
    assert stones(state) == {"r": 9, "b": 2, "g": 6}
    assert row(state, "r") == [3, 4, 4]
    assert state.asks == "take"


@pytest.mark.rule("SP-13")
def test_the_move_is_optional() -> None:
    state = play(at_the_end("b2 g5"), "r4 stay")
    assert stones(state) == {"r": 9, "b": 2, "g": 5}
    assert state.asks == "take"


@pytest.mark.rule("SP-13")
def test_the_card_must_still_fit() -> None:
    assert refused(at_the_end("b2"), "r2") == "SP-12 does_not_fit card=r2 last=4 direction=1"


@pytest.mark.rule("SP-13")
def test_the_tile_that_it_lands_on_is_carried_out() -> None:
    state = play(at_the_end("b2", tiles="b3=3"), "r4 +b")
    assert state.points[0] == 3
    state = play(at_the_end("b2", tiles="b3=clover"), "r4 +b")
    assert legal(state) == {"+b", "stay"}


@pytest.mark.rule("SP-13")
@pytest.mark.parametrize("others", ["", "b9"])
def test_if_no_other_figure_can_move_the_card_may_still_be_laid_and_the_move_lapses(others: str) -> None:
    state = at_the_end(others)
    assert happened(state, "r4") == ["laid", "finished", "lapsed"]
    assert state.asks == "take"
    assert row(state, "r") == [3, 4, 4]
