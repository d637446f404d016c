"""A turn: one card played, here mostly discarded, and one card taken. SP-8, SP-18, SP-19, SP-26."""

import pytest

from tests.stone_paths.positions import (
    cards,
    game,
    hand,
    legal,
    pile,
    play,
    refused,
    row,
    stones,
)
from waystones import BadNotation, IllegalMove
from waystones.games.stone_paths.rules import StonePaths

# --- SP-8: discarding


@pytest.mark.rule("SP-8")
def test_a_discarded_card_lies_face_up_on_the_pile_of_its_colour_and_does_nothing() -> None:
    state = play(game("r7 b2", "r3"), "xr7 deck", "xr3 deck", "xb2")
    assert (pile(state, "r"), pile(state, "b")) == ([7, 3], [2])
    assert (stones(state, 0), stones(state, 1)) == ({}, {})
    assert row(state, "r") == []


@pytest.mark.rule("SP-8")
def test_any_card_can_be_discarded_also_one_that_fits() -> None:
    state = play(game("r3 r7 r5 b1", "y0 y0"), "r3 small deck", "xy0 deck", "r7 deck", "xy0 deck")
    assert {"xr5", "xb1"} <= legal(state)
    assert "r5" not in legal(state)


@pytest.mark.rule("SP-8")
def test_a_card_that_one_does_not_hold_can_be_neither_discarded_nor_laid() -> None:
    state = game("r7", "b2")
    assert refused(state, "xb2") == "SP-8 not_in_hand card=b2"
    assert refused(state, "b2") == "SP-9 not_in_hand card=b2"


@pytest.mark.rule("SP-8")
def test_the_piles_may_be_looked_through_but_only_their_top_cards_taken() -> None:
    state = play(game("r7 b2", "r3"), "xr7 deck", "xr3 deck", "xb2")
    assert state.observe(1).piles == ((), (2,), (), (7, 3), ())
    play(state, "pile-r")
    assert hand(state) == "r3 p1"
    assert pile(state, "r") == [7]


@pytest.mark.rule("SP-8")
def test_the_cards_set_aside_stay_unknown_until_the_game_is_over() -> None:
    state = game("r7", "b2", deck="p1 p2", aside="g4 g5 y9")
    assert state.observe(0).aside == ()
    assert set(cards("g4 g5 y9")) <= set(state.observe(0).unseen)
    play(state, "xr7 deck", "xb2")
    assert state.observe(0).aside == state.observe(1).aside == ()
    [_, over] = state.play(state.parse("deck"))
    assert over.facts["aside"] == ("y9", "g4", "g5")
    assert over.reveals_to(0)
    assert over.reveals_to(1)
    assert state.observe(0).aside == state.observe(1).aside == tuple(sorted(state.cards.aside))


# --- SP-18: taking


@pytest.mark.rule("SP-18")
def test_the_top_card_of_the_draw_pile_or_of_any_discard_pile_can_be_taken() -> None:
    state = game("r7 b2 g3", "y5 y6", deck="p1 p2 p3 p4 p5")
    play(state, "xr7 deck", "xy5 deck", "xb2 deck", "xy6 deck")
    play(state, "xg3")
    assert legal(state) == {"deck", "pile-r", "pile-y", "pile-b"}
    play(state, "pile-y")
    assert hand(state, 0) == "y6 p1 p3"
    assert pile(state, "y") == [5]


@pytest.mark.rule("SP-18")
def test_cards_are_drawn_in_the_order_in_which_they_lie() -> None:
    state = play(game("r7", "y5", deck="p1 p2 p3 p4"), "xr7 deck", "xy5 deck")
    assert (hand(state, 0), hand(state, 1)) == ("p1", "p2")


@pytest.mark.rule("SP-18")
def test_nothing_can_be_taken_from_an_empty_pile() -> None:
    assert refused(play(game("r7", "y5"), "xr7"), "pile-b") == "SP-18 empty pile=blue"


@pytest.mark.rule("SP-18")
def test_exactly_one_card_is_played_before_exactly_one_is_taken() -> None:
    state = game("r7 b2", "y5")
    assert refused(state, "deck") == "SP-8 play_a_card move=draw"
    play(state, "xr7")
    assert refused(state, "xb2") == "SP-18 take_a_card move=discard"
    play(state, "deck")
    assert state.to_act == 1, "the turn is over"


@pytest.mark.rule("SP-18")
def test_the_hand_is_eight_again_after_every_turn() -> None:
    state = game(" ".join(f"b{value}" for value in range(8)), " ".join(f"g{value}" for value in range(8)))
    play(state, "b0 small")
    assert state.observe(1).hand_sizes == (7, 8)
    play(state, "deck", "xg3 deck", "xb7 pile-g")
    assert state.observe(1).hand_sizes == (8, 8)


@pytest.mark.rule("SP-18")
def test_what_came_from_the_draw_pile_only_its_owner_knows() -> None:
    state = play(game("r7", "y5", deck="p1 p2 p3"), "xr7")
    [drawn] = state.play(state.parse("deck"))
    mine, others = drawn.seen_by(0), drawn.seen_by(1)
    assert mine is not None
    assert others is not None
    assert dict(mine.facts) == {"card": "p1"}
    assert dict(others.facts) == {}
    assert drawn.reveals_to(0)
    assert not drawn.reveals_to(1)


@pytest.mark.rule("SP-18")
def test_what_came_from_a_discard_pile_all_know_and_nobody_learns_anything() -> None:
    state = play(game("r7", "y5"), "xr7 deck", "xy5")
    [taken] = state.play(state.parse("pile-r"))
    for seat in (0, 1):
        seen = taken.seen_by(seat)
        assert seen is not None
        assert dict(seen.facts) == {"card": "r7"}
        assert not taken.reveals_to(seat)


# --- SP-19: not the card just discarded


@pytest.mark.rule("SP-19")
def test_the_card_just_discarded_may_not_be_taken_back() -> None:
    state = play(game("r7", "r3 y5"), "xr7 deck", "xr3")
    assert refused(state, "pile-r") == "SP-19 just_discarded pile=red"
    assert legal(state) == {"deck"}


@pytest.mark.rule("SP-19")
def test_the_next_player_may_take_it_and_so_may_one_self_a_turn_later() -> None:
    state = play(game("r7 b1", "y5 y6"), "xr7 deck", "xy5")
    assert "pile-r" in legal(state)
    play(state, "deck", "xb1")
    assert "pile-r" in legal(state)


@pytest.mark.rule("SP-19")
def test_who_laid_a_card_may_take_from_every_pile() -> None:
    state = play(game("r7", "r3 y5"), "xr7 deck", "r3 small")
    assert legal(state) == {"deck", "pile-r"}


# --- SP-26: no game goes on for ever


def idle_turns(turns: int, players: int = 2) -> StonePaths:
    """A table that has discarded and taken from piles so many turns in a row."""
    state = game(*["y1 b1 y2 b2 g5 r5"] * players)
    play(state, *["xg5 deck"] * players)
    for turn in range(turns):
        letter, other = ("y", "b") if turn // players % 2 == 0 else ("b", "y")
        card = next(move for move in state.legal_moves() if str(move).startswith(f"x{letter}"))
        source = "pile-g" if turn < players else f"pile-{other}"
        play(state, str(card), source)
        assert state.idle == turn + 1
    return state


@pytest.mark.rule("SP-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_twelve_turns_that_brought_nothing_the_next_card_comes_from_the_draw_pile(players: int) -> None:
    almost = play(idle_turns(11, players), "xr5")
    assert len(legal(almost)) > 1
    state = play(idle_turns(12, players), "xr5")
    assert legal(state) == {"deck"}
    assert refused(state, "pile-y") == "SP-26 deck_only turns=12"
    play(state, "deck", "xr5")
    assert len(legal(state)) > 1, "and then it is free again"


@pytest.mark.rule("SP-26")
def test_that_holds_also_for_who_then_lays_a_card() -> None:
    state = play(idle_turns(12), "r5 small")
    assert legal(state) == {"deck"}


@pytest.mark.rule("SP-26")
@pytest.mark.parametrize("turn", ["r5 small pile-y", "xr5 deck"])
def test_a_laid_card_or_a_drawn_one_starts_the_count_anew(turn: str) -> None:
    assert play(idle_turns(11), turn).idle == 0


# --- notation


@pytest.mark.parametrize(
    "text",
    [
        "",
        "r",
        "7",
        "r11",
        "r07",
        "a3",
        "R7",
        "x r7",
        "xr",
        "+",
        "+a",
        "pile",
        "pile-a",
        "Deck",
        "STAY",
        "r7 ",
        "take-b",
    ],
)
def test_what_is_no_move_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        game("r7", "b2").parse(text)


def test_playing_what_is_refused_raises_the_refusal() -> None:
    state = play(game("r7 b2", "y5"), "xr7")
    with pytest.raises(IllegalMove, match=r"SP-19 just_discarded pile=red") as caught:
        state.play(state.parse("pile-r"))
    assert caught.value.refusal.values == {"pile": "red"}
