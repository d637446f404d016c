"""What a seat may know, and what it may not."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.branching_paths.positions import dealt, game, place
from tests.path_cards.table import cards, everywhere, in_the_middle, legal, play, with_other_hidden_cards
from tests.portrait import portrait
from waystones.games.branching_paths.board import CLASSIC
from waystones.games.branching_paths.rules import BranchingPaths

any_moment = given(players=st.integers(2, 4), seed=st.integers(0, 10_000), luck=st.integers(0, 10_000))


def middle_of_a_game(players: int, seed: int) -> BranchingPaths:
    """A table after a few rounds."""
    return in_the_middle(dealt, players, seed)


@settings(max_examples=50)
@any_moment
def test_tables_that_differ_only_in_hidden_cards_look_the_same(players: int, seed: int, luck: int) -> None:
    state = middle_of_a_game(players, seed)
    for seat in range(players):
        other = with_other_hidden_cards(state, seat, luck)
        assert everywhere(other) == everywhere(state)
        assert portrait(other.observe(seat)) == portrait(state.observe(seat))


@settings(max_examples=50)
@any_moment
def test_an_imagined_table_has_all_cards_and_what_the_seat_knows(players: int, seed: int, luck: int) -> None:
    state = middle_of_a_game(players, seed)
    for seat in range(players):
        seen = state.observe(seat)
        imagined = seen.imagine(random.Random(luck))
        assert everywhere(imagined) == everywhere(state)
        assert imagined.cards.hands[seat] == state.cards.hands[seat]
        assert portrait(imagined.observe(seat)) == portrait(seen)


def test_a_lifted_card_taken_by_another_is_known_to_be_in_that_hand() -> None:
    state = place(game("r5 y1", "b7 b8", deck="p1 p2 p3 p4", tiles="c1=card"), 0, "b1")
    play(state, "r5 off-r deck", "xb7 pile-r")
    assert state.observe(0).known[1] == tuple(cards("r5"))
    for luck in range(20):
        assert cards("r5")[0] in state.observe(0).imagine(random.Random(luck)).cards.hands[1]


def test_a_card_put_off_the_hand_is_seen_by_all() -> None:
    state = play(place(game("r5 y1", "b7 b8", tiles="c1=card"), 0, "b1"), "r5 xy1")
    assert state.observe(1).piles[0] == (1,)
    assert state.observe(1).unseen.count(cards("y1")[0]) == 1, "the other yellow 1"


def test_everything_open_is_the_same_for_all() -> None:
    state = middle_of_a_game(3, 8)
    one, other = state.observe(0), state.observe(2)
    for name in ("rows", "piles", "figures", "wishes", "stacks", "points", "tiles", "known", "hand_sizes"):
        assert getattr(one, name) == getattr(other, name)
    for name in ("turn", "first", "to_act", "asks", "laid", "discarded", "owed", "in_goal", "players"):
        assert getattr(one, name) == getattr(state, name)
    assert one.figures == tuple(map(tuple, state.figures))
    assert one.wishes == tuple(map(tuple, state.wishes))
    assert one.board is CLASSIC
    assert one.scores() == state.scores()


def test_the_steps_that_a_colour_would_allow_can_be_asked_before_a_card_is_laid() -> None:
    seen = place(game("y5", "b7"), 0, "a1", large="b1").observe(0)
    assert {str(move) for move in seen.ways(0)} == {"small-a1-b2", "small-start-a3"}
    assert {str(move) for move in seen.ways(3)} == {"large-b1-c1"}


@pytest.mark.parametrize(
    ("moves", "kinds"),
    [
        ("y5", ["laid"]),
        ("y5 small-a1-b2", ["stepped", "clover"]),
        ("y5 small-a1-b2 small-b2-c2", ["stepped", "points"]),
    ],
)
def test_what_a_move_would_cause_can_be_seen_before_making_it(moves: str, kinds: list[str]) -> None:
    state = place(game("y5 b2", "y7", tiles="b2=clover c2=2"), 0, "a1")
    *made, last = moves.split()
    for move in made:
        state.play(state.parse(move))
    before = portrait(state)
    seen = state.observe(0)
    events = seen.preview(state.parse(last))
    assert [event.kind for event in events] == kinds
    assert portrait(state) == before
    assert portrait(seen) == portrait(state.observe(0))


def test_one_can_act_only_in_ones_own_turn() -> None:
    state = middle_of_a_game(2, 3)
    assert {str(move) for move in state.observe(state.to_act).legal_moves()} == legal(state)
    assert state.observe(1 - state.to_act).legal_moves() == []
