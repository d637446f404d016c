"""What a seat may know, and what it may not."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.path_cards.table import everywhere, in_the_middle, with_other_hidden_cards
from tests.portrait import portrait
from tests.stone_paths.positions import cards, dealt, game, legal, play
from waystones.games.path_cards.cards import BACK, CARDS, PACK
from waystones.games.path_cards.moves import DECK, DISCARDS, LAYS
from waystones.games.stone_paths.moves import LARGE, SMALL
from waystones.games.stone_paths.rules import StonePaths


def middle_of_a_game(players: int, seed: int) -> StonePaths:
    """A table after a few rounds."""
    return in_the_middle(dealt, players, seed)


@settings(max_examples=50)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), luck=st.integers(0, 10_000))
def test_tables_that_differ_only_in_hidden_cards_look_the_same(players: int, seed: int, luck: int) -> None:
    state = middle_of_a_game(players, seed)
    for seat in range(players):
        other = with_other_hidden_cards(state, seat, luck)
        assert everywhere(other) == everywhere(state)
        assert portrait(other.observe(seat)) == portrait(state.observe(seat))


def test_but_they_really_are_different_tables() -> None:
    state = middle_of_a_game(2, 5)
    assert portrait(with_other_hidden_cards(state, 0, 1)) != portrait(state)


@settings(max_examples=50)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), luck=st.integers(0, 10_000))
def test_an_imagined_table_has_all_cards_and_what_the_seat_knows(players: int, seed: int, luck: int) -> None:
    state = middle_of_a_game(players, seed)
    for seat in range(players):
        seen = state.observe(seat)
        imagined = seen.imagine(random.Random(luck))
        assert everywhere(imagined) == everywhere(state)
        assert imagined.cards.hands[seat] == state.cards.hands[seat]
        assert portrait(imagined.observe(seat)) == portrait(seen)


def test_one_sees_the_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = game("r1 b2", "y5 y6 y7", "g1")
    seen = state.observe(0)
    assert seen.hand == tuple(cards("b2 r1"))
    assert seen.hand_sizes == (2, 3, 1)
    assert not set(cards("y5 y6 y7 g1 p1")) & set(everything_shown(seen._state))


def everything_shown(state: StonePaths) -> list[int]:
    hands = [card for hand in state.cards.hands for card in hand]
    return [card for card in [*hands, *state.cards.deck, *state.cards.aside] if card != BACK]


def test_what_another_took_from_a_discard_pile_is_known_until_it_is_played() -> None:
    state = play(game("r7 b2 b3", "y5 y6 y7", deck="p1 p2 p3 p4 p5"), "xr7 deck", "xy5 pile-r")
    assert state.observe(0).known == ((), tuple(cards("r7")))
    for luck in range(20):
        assert cards("r7")[0] in state.observe(0).imagine(random.Random(luck)).cards.hands[1]
    play(state, "xb2 deck", "xy6 deck")
    assert state.observe(0).known[1] == tuple(cards("r7")), "still in the hand"
    play(state, "xb3 deck", "xr7")
    assert state.observe(0).known[1] == ()


def test_a_card_laid_might_have_been_the_known_one() -> None:
    state = play(game("r7 b2 b3", "y5 r7"), "xr7 deck", "xy5 pile-r", "xb2 deck", "r7")
    assert state.observe(0).known[1] == (), "the other red 7 may be in the hand, but nobody knows"


def test_the_unseen_cards_are_all_cards_but_those_that_lie_open_or_are_in_the_own_hand() -> None:
    state = dealt(3, 4)
    seen = state.observe(1)
    mine = list(seen.hand)
    expected = sorted(PACK)
    for card in mine:
        expected.remove(card)
    assert list(seen.unseen) == expected


def test_one_can_act_only_in_ones_own_turn() -> None:
    state = game("r1 b2", "y5 y6 y7")
    assert {str(move) for move in state.observe(0).legal_moves()} == legal(state)
    assert state.observe(1).legal_moves() == []


@pytest.mark.parametrize(
    ("moves", "move", "kinds"),
    [
        ("", "r1", ["laid"]),
        ("r1", "large", ["stepped", "clover"]),
        ("r1 large", "+r", ["stepped", "points"]),
        ("", "xb2", ["discarded"]),
        ("xb2", "deck", []),
    ],
)
def test_what_a_move_would_cause_can_be_seen_before_making_it(
    moves: str, move: str, kinds: list[str]
) -> None:
    state = play(game("r1 b2", "y5 y6 y7", tiles="r1=clover r2=2"), moves)
    before = portrait(state)
    seen = state.observe(0)
    assert [event.kind for event in seen.preview(state.parse(move))] == kinds
    assert portrait(state) == before
    assert portrait(seen) == portrait(state.observe(0))


def test_why_a_move_is_not_allowed_can_be_asked_without_the_state() -> None:
    state = play(game("r1 b2", "y5"), "xb2")
    refusal = state.observe(0).why_not(state.parse("pile-b"))
    assert str(refusal) == "SP-19 just_discarded pile=blue"


def test_everything_open_is_the_same_for_all() -> None:
    state = middle_of_a_game(3, 8)
    one, other = state.observe(0), state.observe(2)
    for name in (
        "rows",
        "piles",
        "stones",
        "large",
        "wishes",
        "points",
        "tiles",
        "known",
        "hand_sizes",
        "deck_left",
    ):
        assert getattr(one, name) == getattr(other, name)
    for name in ("turn", "first", "to_act", "asks", "laid", "discarded", "in_goal", "players", "is_over"):
        assert getattr(one, name) == getattr(state, name)
    assert one.deck_left == len(state.cards.deck)
    assert one.scores() == state.scores()
    assert one.score_lines(1) == state.score_lines(1)


def test_what_a_card_would_change_is_known_before_it_is_laid() -> None:
    seen = game("r5 r7 g1", "b2").observe(0)
    assert seen.gain(LAYS[CARDS["r5"]], SMALL) == -4  # SP-22
    assert seen.gain(LAYS[CARDS["r5"]], LARGE) == -8
    assert seen.gain(DISCARDS[CARDS["g1"]], DECK) == 0, "what is drawn is not known"


def test_a_wishing_stone_changes_more_than_its_step() -> None:
    state = game("r5 r7", "b2", tiles="r2=wish")
    play(state, "r5 small deck xb2 deck")
    assert state.observe(0).gain(LAYS[CARDS["r7"]]) == (-3 - -4) + (-3 - -4)  # SP-22, SP-23
