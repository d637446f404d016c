"""What a seed deals may never change: links are kept for years."""

import random

import pytest

from tests.one_line.boards import dealt as dealt_game
from tests.second_shuffle import shuffled
from waystones.deal import MAX_SEED, Deal
from waystones.games.one_line.board import COLOUR_LETTERS


def test_python_still_draws_the_numbers_that_every_deal_rests_on() -> None:
    drawn = {seed: random.Random(seed).random() for seed in (0, 7, MAX_SEED)}
    assert drawn == {0: 0.8444218515250481, 7: 0.32383276483316237, MAX_SEED: 0.09425040007102303}


def test_a_shuffle_worked_out_on_paper() -> None:
    # Seed 7 draws 0.32, 0.15, 0.65, 0.07, 0.54. Of 6 that is place 1: b goes last, f takes its place: afcdeb.
    # Of 5, place 0: efcdab. Of 4, place 2: efdcab. Of 3, place 0: dfecab. Of 2, place 1: f stays where it is.
    assert "".join(Deal(7).shuffled("abcdef")) == "dfecab"


SHUFFLED_15 = {
    0: [13, 1, 0, 8, 9, 6, 11, 2, 7, 4, 14, 3, 5, 10, 12],
    1: [13, 8, 14, 1, 12, 7, 0, 6, 10, 4, 5, 3, 9, 11, 2],
    7: [9, 10, 1, 7, 6, 13, 12, 14, 11, 3, 5, 0, 8, 2, 4],
    2026: [0, 11, 9, 13, 12, 3, 8, 4, 5, 2, 14, 10, 6, 7, 1],
    MAX_SEED: [5, 10, 6, 8, 7, 9, 12, 13, 0, 4, 11, 14, 2, 3, 1],
}


@pytest.mark.parametrize(("seed", "order"), SHUFFLED_15.items())
def test_the_order_of_fifteen_things_for_some_seeds(seed: int, order: list[int]) -> None:
    assert Deal(seed).shuffled(range(15)) == order


@pytest.mark.parametrize("seed", [0, 1, 7, 2026, 10**9, MAX_SEED])
@pytest.mark.parametrize("size", [0, 1, 2, 3, 15, 110])
def test_the_shuffle_does_what_its_other_telling_does(seed: int, size: int) -> None:
    assert Deal(seed).shuffled(range(size)) == shuffled(random.Random(seed).random, range(size))


def test_every_order_is_about_as_likely() -> None:
    seen = dict.fromkeys(["abc", "acb", "bac", "bca", "cab", "cba"], 0)
    for seed in range(6000):
        seen["".join(Deal(seed).shuffled("abc"))] += 1
    assert all(900 < times < 1100 for times in seen.values()), seen


def test_a_shuffle_leaves_what_it_was_given_alone() -> None:
    things = [1, 2, 3, 4, 5]
    Deal(3).shuffled(things)
    assert things == [1, 2, 3, 4, 5]


def test_below_covers_every_number_and_no_other() -> None:
    chance = Deal(1)
    assert {chance.below(4) for _ in range(200)} == {0, 1, 2, 3}


# One Line as dealt: which start, then the fifteen cards in order (letters as on the board; a is grey).
ONE_LINE_DEALS = {
    0: "start=3 ybgr barp garp ygaar ybrrp ygrp yybar bbgrp yggap bgar ybga bgapp yarp ybap ybgp",
    1: "start=2 ybgr ygaar ybga barp ybgp yggap garp ygrp ybap bgar yarp bgapp ybrrp yybar bbgrp",
    7: "start=1 ybrrp ybap barp yggap ygrp ybgr ybgp ybga yybar bgapp yarp garp ygaar bbgrp bgar",
    2026: "start=1 garp yybar ybrrp ybgr ybgp bgapp ygaar bgar yarp bbgrp ybga ybap ygrp yggap barp",
    MAX_SEED: "start=4 yarp ybap ygrp ygaar yggap ybrrp ybgp ybgr garp bgar yybar ybga bbgrp bgapp barp",
}

LETTERS = {colour: letter for letter, colour in COLOUR_LETTERS.items()}


@pytest.mark.parametrize(("seed", "dealt"), ONE_LINE_DEALS.items())
def test_one_line_deals_these_cards_for_ever(seed: int, dealt: str) -> None:
    state = dealt_game(players=1, seed=seed)
    start = 1 + state.board.starts.index(state.starts[0])
    cards = ["".join(LETTERS[colour] for colour in card) for card in state.cards]
    assert " ".join([f"start={start}", *cards]) == dealt
