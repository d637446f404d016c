"""Rounds, OL-7, OL-11, OL-12 and OL-24: cards, passing, what is known of the cards, who starts where.

On the *columns* board a field's letter tells its colour: a and g yellow, b and h blue, c and i green, d grey,
e red, f purple. Cards are written in the letters y b g a r p, where a is grey.
"""

import pytest

import waystones
from tests.one_line.boards import columns_board, dealt, game, legal, pass_until_over, play, refused, route
from tests.portrait import portrait
from waystones import BadOption
from waystones.games.one_line.board import CARDS, NAMES

COLUMNS = columns_board()


# --- OL-7: fifteen cards, one a round, the same for all


@pytest.mark.rule("OL-7")
def test_each_of_the_fifteen_cards_is_revealed_in_a_round_of_its_own() -> None:
    state = dealt(players=1, seed=11)
    seen = []
    while not state.is_over:
        seen.append(state.card)
        state.play(state.parse("pass"))
    assert len(seen) == 15
    assert sorted(seen) == sorted(CARDS)


@pytest.mark.rule("OL-7")
def test_the_cards_are_shuffled() -> None:
    orders = {dealt(seed=seed).cards for seed in range(50)}
    assert len(orders) == 50
    assert {cards[0] for cards in orders} > {CARDS[0]}, "not one card comes first in every deal"


@pytest.mark.rule("OL-7")
def test_all_players_use_the_same_card_each_on_their_own_board() -> None:
    state = game(COLUMNS, "arp gab", "e4 e6")
    assert state.card == ("grey", "red", "purple")
    play(state, "e4-d4")
    assert (state.to_act, state.round) == (1, 1)
    assert state.card == ("grey", "red", "purple"), "still the card that the first player used"
    play(state, "e6-d5")
    assert (state.to_act, state.round) == (0, 2)
    assert state.card == ("green", "grey", "blue")
    assert (route(state, 0), route(state, 1)) == ("e4-d4", "e6-d5")


@pytest.mark.rule("OL-7")
def test_one_players_route_is_no_obstacle_to_another() -> None:
    state = play(game(COLUMNS, "arp rrap gab", "e4 e6"), "e4-d4", "pass", "pass", "e6-e5-d4-e4")
    assert (route(state, 0), route(state, 1)) == ("e4-d4", "e6-e5-d4-e4")


@pytest.mark.rule("OL-7")
def test_after_the_last_card_nothing_can_be_played() -> None:
    state = pass_until_over(game(COLUMNS, "gab gab"))
    assert state.legal_moves() == []
    assert state.card == ()
    assert refused(state, "pass") == refused(state, "e5-d5") == "OL-7 over"


# --- OL-11: passing


@pytest.mark.rule("OL-11")
def test_passing_is_always_allowed_and_leaves_the_route_alone() -> None:
    state = game(COLUMNS, "agb agb", "e5")
    assert "pass" in legal(state)
    assert len(legal(state)) > 1
    assert route(play(state, "pass")) == "e5"


@pytest.mark.rule("OL-11")
def test_who_cannot_extend_now_but_may_later_is_asked_and_can_only_pass() -> None:
    state = game(COLUMNS, "ybg ybg rap", "e5")
    assert legal(state) == {"pass"}
    play(state, "pass")
    assert legal(state) == {"pass"}
    play(state, "pass")
    assert "e5-d5" in legal(state)


@pytest.mark.rule("OL-11")
def test_when_no_card_to_come_can_extend_the_route_the_game_ends_without_asking() -> None:
    state = game(COLUMNS, "rap ybg yyb", "e5")
    events = state.play(state.parse("pass"))
    assert state.is_over
    assert state.legal_moves() == []
    assert [event.kind for event in events] == ["passed", "stuck", "over"]
    assert [list(card) for card in state.unused] == [
        ["yellow", "blue", "green"],
        ["yellow", "yellow", "blue"],
    ]
    assert events[-1].facts["unused"] == state.unused


@pytest.mark.rule("OL-11")
def test_it_also_ends_when_every_field_beside_both_ends_is_walked() -> None:
    # The corner a1 lies beside a2, b1 and b2. The line curls back to a2, which lies beside a1, a3, b2 and b3.
    state = game(COLUMNS, "bby yyb yby yby", "a1")
    assert [play(state, move).is_over for move in ("a1-b1-b2", "b2-b3-a3-a2")] == [False, True]
    assert len(state.unused) == 2


@pytest.mark.rule("OL-11")
def test_it_does_not_end_while_one_card_to_come_can_extend_one_end() -> None:
    state = play(game(COLUMNS, "rap ybg yyb ggr", "e5"), "pass")
    assert not state.is_over
    assert state.round == 2


@pytest.mark.rule("OL-11")
def test_at_a_table_the_one_who_is_stuck_is_passed_over_while_the_others_go_on() -> None:
    state = game(COLUMNS, "rap ybg ybg", "e5 a3")
    play(state, "pass", "pass")
    assert state.stuck == [True, False]
    assert (state.round, state.to_act) == (2, 1), "nobody asked the first seat"
    play(state, "a3-b3")
    assert (state.round, state.to_act) == (3, 1)
    events = state.play(state.parse("pass"))
    assert state.is_over
    assert [event.seat for event in events if event.kind == "passed"] == [1], "who was not asked did not pass"


@pytest.mark.rule("OL-11")
def test_a_game_that_ran_through_all_cards_leaves_none_unused() -> None:
    state = pass_until_over(game(COLUMNS, "rap rap rap", "e5"))
    assert state.unused == ()


# --- OL-12: known as a set


@pytest.mark.rule("OL-12")
def test_the_cards_revealed_are_known_and_those_to_come_are_known_as_a_set() -> None:
    state = play(dealt(seed=5), "pass", "pass")
    seen = state.observe(0)
    assert seen.card == state.cards[2]
    assert sorted(seen.cards_left) == sorted(state.cards[3:])
    assert seen.to_come == {
        colour: sum(card.count(colour) for card in state.cards[3:]) for colour in seen.to_come
    }


@pytest.mark.rule("OL-12")
def test_their_order_is_not_known() -> None:
    state = play(dealt(seed=5), "pass", "pass")
    other = state.copy()
    other.cards = (*state.cards[:3], *reversed(state.cards[3:]))
    assert other.cards != state.cards
    assert portrait(other.observe(0)) == portrait(state.observe(0))


@pytest.mark.rule("OL-12")
def test_a_different_open_card_is_seen_as_different() -> None:
    state = play(dealt(seed=5), "pass", "pass")
    other = state.copy()
    other.cards = (*state.cards[:2], *reversed(state.cards[2:]))
    assert portrait(other.observe(0)) != portrait(state.observe(0))


# --- OL-24: who starts where


@pytest.mark.rule("OL-24")
@pytest.mark.parametrize(("players", "start"), [(1, "3"), (2, "42"), (3, "314"), (4, "2143")])
def test_each_player_may_choose_a_start(players: int, start: str) -> None:
    state = dealt(players=players, seed=9, start=start)
    assert state.starts == tuple(state.board.starts[int(digit) - 1] for digit in start)
    assert [route(state, seat) for seat in range(players)] == [NAMES[field] for field in state.starts]


@pytest.mark.rule("OL-24")
def test_else_the_seed_assigns_the_starts_and_every_start_has_its_turn() -> None:
    for players in (1, 2, 3, 4):
        given = [dealt(players=players, seed=seed).starts for seed in range(60)]
        assert all(len(set(starts)) == players for starts in given)
        assert {starts[0] for starts in given} == set(dealt().board.starts)
        assert given == [dealt(players=players, seed=seed).starts for seed in range(60)]


@pytest.mark.rule("OL-24")
def test_choosing_the_start_does_not_change_the_cards() -> None:
    for seed in range(10):
        cards = dealt(seed=seed).cards
        assert [dealt(seed=seed, start=start).cards for start in (1, 2, 3, 4)] == [cards] * 4


@pytest.mark.rule("OL-24")
@pytest.mark.parametrize(
    ("players", "start"), [(1, "0"), (1, "5"), (1, ""), (1, "12"), (2, "1"), (2, "11"), (2, "1x"), (1, "²")]
)
def test_two_players_cannot_have_the_same_start_nor_one_that_is_not_there(players: int, start: str) -> None:
    with pytest.raises(BadOption) as caught:
        waystones.new("one_line", players=players, start=start)
    assert caught.value.code == "start"
