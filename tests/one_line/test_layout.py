"""Boards by seed: the same one for ever, each its own. That they keep OL-1 to OL-5 is checked in test_board.py."""

import pytest

import waystones
from waystones import BadOption, Record
from waystones.deal import Deal
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.layout import board, sample
from waystones.games.one_line.rules import OneLine

# Never to be changed: links and saves hold nothing but the number.
GOLDEN = {
    0: {
        "columns": "gapyr rbrbgb gpypray pyagyprg rgrbabypr pbpyrgba argpbay ybaryg apbga",
        "numbers": "g3=2 d4=3 d6=4 a1=5 i4=6 g7=7 e1=8 a5=9 i1=10",
        "starts": "d5 f5 f4 e6",
    },
    7: {
        "columns": "pgrgy rbayrp aprbabg ryaypyar pabgbrbgb yrpygary gabapbg pypbry agrgp",
        "numbers": "c4=2 f3=3 g4=4 g7=5 d1=6 i3=7 g1=8 b1=9 c7=10",
        "starts": "f4 d5 e6 d4",
    },
    9007199254740991: {
        "columns": "ragbp ypbygb rbyrapa ygagpryg gaybraprp pbrgybgy ayabrap pgpgby rbyar",
        "numbers": "c5=2 f4=3 g5=4 a3=5 g7=6 i3=7 e9=8 i1=9 b6=10",
        "starts": "f5 d5 e6 d4",
    },
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_number_gives_the_same_board_for_ever(seed: int) -> None:
    assert sample(Deal(seed)).written() == GOLDEN[seed]


def test_every_number_gives_a_board_of_its_own() -> None:
    boards = [board(str(seed)) for seed in range(40)]
    assert len({each.colours for each in boards}) == len(boards)
    assert all(each.id == str(seed) for seed, each in enumerate(boards))


def test_a_game_is_played_on_the_board_it_names() -> None:
    state = waystones.new("one_line", seed=7, board=12)
    assert isinstance(state, OneLine)
    assert state.board == board("12")
    classic = waystones.new("one_line", seed=7)
    assert isinstance(classic, OneLine)
    assert classic.board is CLASSIC
    assert classic.cards == state.cards, "the deal is another matter"


def test_the_record_names_it_and_says_nothing_of_the_classic_one() -> None:
    assert str(Record.new("one_line", seed=7, board=12)) == "waystones/1 one_line players=1 seed=7 board=12"
    assert str(Record.new("one_line", seed=7, board="classic")) == "waystones/1 one_line players=1 seed=7"
    record = Record.new("one_line", seed=7, board=12)
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize("wrong", ["", "007", "-1", "1.5", "x", "9007199254740992", "٣", "9" * 40])
def test_what_is_no_board(wrong: str) -> None:
    with pytest.raises(BadOption):
        waystones.new("one_line", seed=7, board=wrong)
