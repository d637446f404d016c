"""Laying a card, leading a figure on with it, and filling the hand up again. BP-6 to BP-10 and BP-16."""

import pytest

from tests.branching_paths.positions import dealt, figures, game, place
from tests.path_cards.table import hand, happened, legal, pile, play, refused, row
from waystones import BadNotation
from waystones.games.branching_paths.rules import BranchingPaths

# --- BP-6: a card leads a figure on


@pytest.mark.rule("BP-6")
def test_a_card_brings_a_figure_from_the_start_field_to_the_first_stone_of_its_colour() -> None:
    state = play(game("g5 y1", "b7"), "g5")
    assert legal(state) == {"small-start-a2", "large-start-a2"}
    assert figures(play(state, "small-start-a2")) == "a2"
    assert row(state, "g") == [5]
    assert state.asks == "take"


@pytest.mark.rule("BP-6")
def test_a_card_leads_a_figure_one_stone_on_to_a_stone_of_its_colour() -> None:
    state = place(game("y5", "b7"), 0, "a1", large="b1")
    assert happened(state, "y5") == ["laid"], "a3 and b2 are yellow"
    assert legal(state) == {"small-a1-b2", "small-start-a3"}
    assert figures(play(state, "small-a1-b2")) == "B1 b2"


@pytest.mark.rule("BP-6")
def test_where_there_is_one_way_only_nothing_is_asked() -> None:
    state = place(game("r5", "b7"), 0, "b1")
    assert happened(state, "r5") == ["laid", "stepped"]
    assert figures(state) == "c1"
    assert state.asks == "take"


@pytest.mark.rule("BP-6")
def test_a_row_rises_or_falls_as_in_stone_paths() -> None:
    state = place(game("y3 y6 y5 b5", "b7 b6"), 0, "a1 a2 a3")
    play(state, "y3 small-a1-b2 deck", "xb7 deck", "y6 small-a2-b2 deck", "xb6 deck")
    assert refused(state, "y5") == "SP-12 does_not_fit card=y5 last=6 direction=1"
    assert "y5" not in legal(state)


@pytest.mark.rule("BP-6")
@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("small-a1-b2", ""),
        ("small-a1-b1", "BP-6 other_colour from=a1 stone=b1 colour=yellow"),
        ("small-a1-c2", "BP-6 not_next from=a1 stone=c2"),
        ("small-a1-a3", "BP-6 not_next from=a1 stone=a3"),
        ("small-start-b2", "BP-6 not_next from=start stone=b2"),
        ("large-a1-b2", "BP-8 no_figure from=a1 stone=b2 large=True"),
        ("small-a2-b2", "BP-8 no_figure from=a2 stone=b2 large=False"),
    ],
)
def test_a_figure_goes_one_stone_forward_along_a_way_and_nowhere_else(step: str, why: str) -> None:
    state = play(place(game("y5", "b7"), 0, "a1", large="b5"), "y5")
    assert refused(state, step) == why
    assert (step in legal(state)) == (not why)


@pytest.mark.rule("BP-6")
def test_until_the_way_is_chosen_nothing_else_can_be_done() -> None:
    state = play(game("g5 y1", "b7"), "g5")
    assert refused(state, "deck") == "BP-8 choose_a_way move=draw"
    assert refused(state, "xy1") == "BP-8 choose_a_way move=discard"


# --- BP-7: jokers


@pytest.mark.rule("BP-7")
@pytest.mark.parametrize("card", ["y5", "b5", "g5", "r5", "p5"])
def test_a_joker_is_entered_with_any_colour_laid_in_its_own_row(card: str) -> None:
    state = play(place(game(card, "b7"), 0, "a2"), card)
    assert "small-a2-b3" in legal(state) or figures(state) == "b3"
    if state.asks == "way":
        play(state, "small-a2-b3")
    assert figures(state) == "b3"
    assert row(state, card[0]) == [5]


@pytest.mark.rule("BP-7")
def test_the_card_must_fit_its_row_there_too() -> None:
    state = place(game("p2 p4 p3", "b7 b6"), 0, "a2")
    play(state, "p2 small-start-a4 deck", "xb7 deck", "p4 small-a2-b3 deck", "xb6 deck")
    assert refused(state, "p3").startswith("SP-12")


# --- BP-8: figures


@pytest.mark.rule("BP-8")
def test_figures_share_a_stone_also_those_of_one_player() -> None:
    state = place(place(game("y5 y6", "y7"), 0, "a1 a2"), 1, "a2")
    play(state, "y5 small-a1-b2 deck", "y7 small-a2-b2 deck", "y6 small-a2-b2")
    assert (figures(state, 0), figures(state, 1)) == ("b2 b2", "b2")


@pytest.mark.rule("BP-8")
def test_the_player_chooses_between_large_and_small_and_small_ones_on_a_stone_are_alike() -> None:
    state = play(place(game("y5", "b7"), 0, "a1 a1 a2", large="a1"), "y5")
    assert legal(state) == {"large-a1-b2", "small-a1-b2", "small-a2-b2", "small-a2-b3", "small-start-a3"}
    assert figures(play(state, "large-a1-b2")) == "B2 a1 a1 a2"


@pytest.mark.rule("BP-8")
def test_any_number_of_figures_may_follow_one_path() -> None:
    state = place(game("y1 y2 y3 y4 y5", "b1 b2 b3 b4"), 0, "a1 a1 a1 a1", large="a1")
    for value in range(1, 5):
        play(state, f"y{value} small-a1-b2 deck", f"xb{value} deck")
    play(state, "y5")
    assert figures(state) == "B2 b2 b2 b2 b2"


@pytest.mark.rule("BP-8")
def test_figures_never_move_back() -> None:
    state = place(game("b5", "b7"), 0, "b2")
    play(state, "b5")
    assert refused(state, "small-b2-a1") == "BP-6 not_next from=b2 stone=a1"


# --- BP-9: no card without a move


@pytest.mark.rule("BP-9")
def test_a_card_may_be_laid_only_if_a_figure_then_moves() -> None:
    state = place(game("r5 y5", "b7"), 0, "a1 a1 a1 a1", large="a1")
    assert legal(state) == {"y5", "xy5", "xr5"}, "nothing red lies ahead"
    assert refused(state, "r5") == "BP-9 no_way card=r5"
    assert refused(state, "xr5") == ""


# --- BP-10: end stones


@pytest.mark.rule("BP-10")
def test_a_figure_on_an_end_stone_gives_no_further_moves() -> None:
    state = game("p5 r5", "b7")
    place(state, 0, "i1 i1 i1 i1", large="i5").in_goal = 0
    assert legal(state) == {"xp5", "xr5"}
    assert refused(state, "p5") == "BP-9 no_way card=p5"


# --- BP-16: filling the hand up


def with_card_tile(hand_of_one: str, deck: str = "p1 p2 p3 p4") -> BranchingPaths:
    """Seat 0 comes to a card tile on c1 with its only red card."""
    return play(place(game(f"r5 {hand_of_one}", "b7 b8", deck=deck, tiles="c1=card"), 0, "b1"), "r5")


@pytest.mark.rule("BP-16")
def test_one_card_is_taken_after_a_card_is_laid_and_two_after_one_was_put_off_the_hand() -> None:
    state = play(with_card_tile("y1 y2"), "keep deck")
    assert (hand(state), state.to_act) == ("y1 y2 p1", 1)
    state = play(with_card_tile("y1 y2"), "xy1 deck")
    assert (state.asks, state.to_act, state.owed) == ("take", 0, 1)
    play(state, "deck")
    assert (hand(state), state.to_act, state.owed) == ("y2 p1 p2", 1, 1)


@pytest.mark.rule("BP-16")
def test_a_card_from_a_row_costs_no_card_of_the_hand() -> None:
    assert play(with_card_tile("y1 y2"), "off-r deck").to_act == 1


@pytest.mark.rule("BP-16")
@pytest.mark.parametrize(("answer", "letter", "colour"), [("off-r", "r", "red"), ("xy1", "y", "yellow")])
def test_a_card_put_on_a_pile_in_this_turn_covers_it_until_the_turn_ends(
    answer: str, letter: str, colour: str
) -> None:
    state = with_card_tile("y1 y2")
    state.cards.piles = [(9,), (), (), (8,), ()]
    play(state, answer)
    assert refused(state, f"pile-{letter}") == f"SP-19 just_discarded pile={colour}"
    if answer == "xy1":
        play(state, "pile-r")
        assert refused(state, "pile-y") == "SP-19 just_discarded pile=yellow", "not by the second take either"
    play(state, "deck", "xb7")
    assert f"pile-{letter}" in legal(state), "the next player may take it"


@pytest.mark.rule("BP-16")
def test_the_card_uncovered_by_the_first_take_may_be_the_second() -> None:
    state = with_card_tile("y1 y2")
    state.cards.piles = [(), (), (), (3, 8), ()]
    play(state, "xy1 pile-r pile-r")
    assert hand(state) == "y2 r3 r8"
    assert pile(state, "r") == []


@pytest.mark.rule("BP-16")
def test_if_the_first_take_is_the_last_card_of_the_draw_pile_the_second_is_not_taken() -> None:
    state = play(with_card_tile("y1 y2", deck="p1"), "xy1")
    assert happened(state, "deck") == ["drawn", "over"]
    assert state.is_over
    assert hand(state) == "y2 p1"


@pytest.mark.rule("BP-16")
def test_turns_that_only_take_from_piles_run_out_of_patience_but_laying_is_no_such_turn() -> None:
    state = place(game("g5 y1", "b7"), 0)
    state.cards.piles = [(9, 8), (), (), (8,), ()]
    state.idle = 5
    assert play(state, "g5 small-start-a2 pile-r").idle == 0


# --- notation


@pytest.mark.parametrize(
    "text",
    [
        "",
        "small",
        "small-",
        "small-a1",
        "small-a1-b9",
        "small-a1-start",
        "tall-a1-b2",
        "off",
        "off-a",
        "Keep",
        "a1-b2",
    ],
)
def test_what_is_no_move_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        dealt().parse(text)
