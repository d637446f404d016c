"""Whatever is played, these hold. The referee keeps its own books and shares no code with the rules."""

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.one_line.boards import dealt, legal
from tests.one_line.referee import Referee, beside
from tests.portrait import portrait
from waystones.deal import MAX_SEED
from waystones.games.one_line.board import NAMES, NEAR
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import PASS, ends, is_stuck


def drawn_picks(luck: int, plies: int) -> list[int]:
    """A pick for each ply: lists that Hypothesis draws itself are mostly too short to see a game's end."""
    rng = random.Random(luck)
    return [rng.randrange(2**32) for _ in range(plies)]


PICKS = st.builds(drawn_picks, luck=st.integers(0, 2**32), plies=st.integers(0, 60))

table = given(players=st.integers(1, 4), seed=st.integers(0, MAX_SEED), picks=PICKS)


def play_picks(state: OneLine, picks: list[int]) -> Referee:
    """Play the moves that the picks point at, with a referee beside the game, until either runs out."""
    referee = Referee(state.board, [NAMES[start] for start in state.starts])
    for pick in picks:
        if state.is_over:
            break
        moves = state.legal_moves()
        move = moves[pick % len(moves)]
        referee.draw(state.to_act, state.round, state.card, str(move))
        state.play(move)
    return referee


def test_the_referee_and_the_board_agree_on_who_is_beside_whom() -> None:
    for field, near in enumerate(NEAR):
        assert {NAMES[each] for each in near} == {name for name in NAMES if beside(NAMES[field], name)}


@table
def test_every_route_is_one_unbroken_line_without_a_field_twice(
    players: int, seed: int, picks: list[int]
) -> None:
    state = dealt(players=players, seed=seed)
    referee = play_picks(state, picks)
    for seat, route in enumerate(state.routes):
        names = [NAMES[field] for field in route]
        assert len(set(names)) == len(names)
        assert all(beside(one, other) for one, other in pairwise(names))
        assert NAMES[state.starts[seat]] in names
        if not state.drawn:
            assert names in (list(referee.routes[seat]), list(referee.routes[seat])[::-1])


@table
def test_the_referee_comes_to_the_same_score(players: int, seed: int, picks: list[int]) -> None:
    state = dealt(players=players, seed=seed)
    referee = play_picks(state, picks)
    while state.drawn:  # let the others pass, so that the round is shown and scored
        state.play(PASS)
    assert state.scores() == [referee.score(seat) for seat in range(players)]


@table
def test_all_that_the_referee_would_allow_is_offered(players: int, seed: int, picks: list[int]) -> None:
    state = dealt(players=players, seed=seed)
    play_picks(state, picks)
    if state.is_over:
        return
    assert legal(state) == {"pass", *_allowed(state)}


def _allowed(state: OneLine) -> set[str]:
    """Every stretch, found by trying each field of the whole board after each stretch found so far."""
    route = [NAMES[field] for field in state.routes[state.to_act]]
    tips = {route[0], route[-1]}
    found: set[str] = set()
    grown: set[tuple[str, ...]] = {(tip,) for tip in tips}
    while grown:
        grown = {
            (*way, name)
            for way in grown
            for name in NAMES
            if beside(way[-1], name)
            and name not in route
            and name not in way
            and _card_allows(state, (*way[1:], name))
        }
        found |= {"-".join(way) for way in grown}
    return found


def _card_allows(state: OneLine, names: tuple[str, ...]) -> bool:
    wanted = [state.board.colours[NAMES.index(name)] for name in names]
    return all(wanted.count(colour) <= state.card.count(colour) for colour in wanted)


@table
def test_the_game_lasts_fifteen_rounds_or_until_nobody_can_go_on(
    players: int, seed: int, picks: list[int]
) -> None:
    state = dealt(players=players, seed=seed)
    play_picks(state, picks)
    if state.is_over and state.unused:
        for route in state.routes:
            colours = {colour for card in state.unused for colour in card}
            free = [field for end in ends(route) for field in NEAR[end] if field not in route]
            assert not any(state.board.colours[field] in colours for field in free)
    if not state.is_over:
        assert not is_stuck(state.board, state.routes[state.to_act], state.cards[state.round - 1 :])


@table
def test_hidden_cards_and_open_stretches_change_no_observation(
    players: int, seed: int, picks: list[int]
) -> None:
    state = dealt(players=players, seed=seed)
    play_picks(state, picks)
    if state.is_over:
        return
    other = state.copy()
    other.cards = (*state.cards[: state.round], *sorted(state.cards[state.round :], reverse=True))
    for watcher in range(players):
        other.drawn = [drawn if seat == watcher else PASS for seat, drawn in enumerate(state.drawn)]
        assert portrait(other.observe(watcher)) == portrait(state.observe(watcher))
