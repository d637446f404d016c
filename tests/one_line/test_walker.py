"""The Walker: it plays by the rules, knows no more than it may, and plays well."""

from random import Random
from statistics import fmean

import pytest

from tests.one_line.boards import dealt
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import Stretch
from waystones.games.one_line.walker import Walker


def chosen(state: OneLine) -> Stretch:
    """What the Walker draws for the seat to act."""
    seen = state.observe(state.to_act)
    return Walker.at(seen).favourites(seen)[0]


def walk(state: OneLine, rounds: int = 15) -> OneLine:
    """The same game with the Walker's choice for so many rounds."""
    for _ in range(rounds):
        if not state.is_over:
            state.play(chosen(state))
    return state


def ramble(state: OneLine, rng: Random) -> OneLine:
    """The same game played to its end at random."""
    while not state.is_over:
        state.play(rng.choice(state.legal_moves()))
    return state


@pytest.mark.parametrize("start", range(1, 5))
def test_plays_whole_games_by_the_rules(start: int) -> None:
    for seed in range(5):
        assert walk(dealt(seed=seed, start=start)).is_over  # `play` refuses what the rules do not allow


def test_plays_every_seat_of_a_table() -> None:
    state = dealt(players=3, seed=4)
    while not state.is_over:
        state.play(chosen(state))
    assert min(len(route) for route in state.routes) > 30


@pytest.mark.rule("OL-12")
@pytest.mark.parametrize("rounds", [0, 3, 7, 11])
def test_the_order_of_the_cards_to_come_changes_nothing(rounds: int) -> None:
    for seed in range(5):
        state = walk(dealt(seed=seed), rounds)
        twin = state.copy()
        twin.cards = state.cards[: state.round] + state.cards[: state.round - 1 : -1]
        assert twin.cards != state.cards
        assert sorted(twin.cards) == sorted(state.cards)
        assert chosen(twin) == chosen(state)


def test_beats_random_play_clearly() -> None:
    deals = range(30)
    walked = [walk(dealt(seed=seed)).scores()[0] for seed in deals]
    rambled = [ramble(dealt(seed=seed), Random(seed)).scores()[0] for seed in deals]
    assert fmean(walked) > fmean(rambled) + 25
    assert sum(ours > chance for ours, chance in zip(walked, rambled, strict=True)) >= 28


def test_the_last_card_is_played_for_the_score() -> None:
    seen = 0
    for seed in range(20):
        state = walk(dealt(seed=seed), 14)
        if state.is_over:
            continue  # stuck before the last card
        seen += 1
        best = max(after.scores()[0] for after in all_ways_on(state))
        assert walk(state, 1).scores() == [best]
    assert seen > 5


def all_ways_on(state: OneLine) -> list[OneLine]:
    ways = []
    for move in state.legal_moves():
        ways.append(state.copy())
        ways[-1].play(move)
    return ways
