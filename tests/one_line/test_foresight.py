"""What is thought of a line whose cards to come are known: no line comes to more, and the better one has more hope."""

import pytest

from tests.one_line.boards import columns_board, line_of, moments, snake_board
from waystones.games.one_line.areas import ALL, BIT
from waystones.games.one_line.board import CENTRE, NAMES, NEAR, Board, read_cards
from waystones.games.one_line.foresight import Foresight, Prospect
from waystones.games.one_line.line import Line

FOUR_FIVE = NAMES.index("e4"), NAMES.index("e5")


def area(names: str) -> int:
    return sum(BIT[NAMES.index(name)] for name in names.split())


def seen(board: Board, words: str, free: str, ends: str, done: int = 0) -> Prospect:
    """What is thought of a line between the two ends that has walked all fields but the free ones."""
    one, other = sorted(map(NAMES.index, ends.split()))
    return Foresight(board, read_cards(words)).prospect(Line(ALL & ~area(free), one, other), done)


def gain(board: Board, words: str, free: str, ends: str, done: int = 0) -> int:
    """The most that it can still add."""
    return seen(board, words, free, ends, done).most - (ALL & ~area(free)).bit_count()


@pytest.mark.parametrize("seed", range(8))
def test_no_line_comes_to_more_than_its_most(seed: int) -> None:
    *before, last = moments(seed)
    reached = line_of(last).points + len(last.routes[0])
    foresight = Foresight(last.board, last.cards)
    for state in before:
        assert foresight.prospect(line_of(state), state.round - 1).most >= reached


def test_a_finished_line_is_worth_what_it_has() -> None:
    assert gain(columns_board(), "yy", "a1 a2", "a3 i5", done=1) == 0


def test_at_most_two_dead_ends_can_be_reached() -> None:
    # Every second field round the centre is free: three with no way on, and a line has two ends.
    free = " ".join(NAMES[field] for field in NEAR[CENTRE][::2])
    assert gain(snake_board(), "ybgarp ybgarp", free, "e5 a1") == 2


def test_a_colour_covers_no_more_fields_than_the_cards_show_it() -> None:
    assert gain(columns_board(), "yy yy", "a1 a2 a3 a4", "a5 i5") == 4
    assert gain(columns_board(), "yy yb", "a1 a2 a3 a4", "a5 i5") == 3


def test_the_last_card_leads_no_further_than_its_own_colours() -> None:
    # The column a is yellow, b is blue: without yellow nobody gets from a4 to the free fields of b.
    assert gain(columns_board(), "yy bb", "a3 b1 b2 b3", "a4 i5", done=1) == 0
    assert gain(columns_board(), "bb yy", "a3 b1 b2 b3", "a4 i5", done=1) == 1


def test_numbers_out_of_reach_promise_nothing() -> None:
    board = columns_board(numbers="a1=9 i1=10")
    assert gain(board, "yyyy yyyy", "a1 a2 a3 i1", "a4 e5") == 3 + 9


@pytest.mark.parametrize(
    ("better", "worse"),
    [  # free fields, and the two ends
        pytest.param(("a3 a4 b4", "a5 a2"), ("a2 a3 a4", "a5 a1"), id="open ground rather than a row"),
        pytest.param(("a3 a4 b4", "a5 a2"), ("a3 a4 b4", "a5 i5"), id="both ends open rather than one"),
        pytest.param(("a3 a4", "a5 a2"), ("a3 a4", "a5 b5"), id="no dead end"),
        pytest.param(("a3 a4", "a5 a2"), ("a3 a4 b4", "a5 a2"), id="walked rather than within reach"),
    ],
)
def test_of_two_lines_that_can_come_to_the_same_one_has_more_hope(
    better: tuple[str, str], worse: tuple[str, str]
) -> None:
    words = " ".join(["ybgarp"] * 14)
    one, other = seen(snake_board(), words, *better), seen(snake_board(), words, *worse)
    assert one.most == other.most
    assert one.hope > other.hope


def test_there_is_more_hope_where_the_very_next_card_leads_on() -> None:
    at_once, later = (seen(columns_board(), words, "a3 a4", "a5 a2") for words in ("yy bb", "bb yy"))
    assert at_once.most == later.most
    assert at_once.hope > later.hope


def test_a_high_number_behind_it_gives_a_line_hope() -> None:
    foresight = Foresight(columns_board(), read_cards("yy bb"))
    low, high = (foresight.prospect(Line(area("e4 e5"), *FOUR_FIVE, 12, each), 0) for each in (5, 9))
    assert low.most == high.most
    assert low.hope < high.hope
