"""Lines as searches see them: they foretell what the rules then do."""

from random import Random

import pytest

from tests.one_line.boards import line_of, moments, snake_board
from waystones.games.one_line.board import NAMES, pocket
from waystones.games.one_line.line import Line, alone, at_table
from waystones.games.one_line.walk import Stretch


@pytest.mark.parametrize("seed", range(10))
def test_a_line_foretells_what_the_rules_then_do(seed: int) -> None:
    for state in moments(seed)[:-1]:
        for move in Random(seed).sample(state.legal_moves(), 1):
            after = state.copy()
            after.play(move)
            assert line_of(state).after(state.board, move) == line_of(after)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_card_makes_of_a_line_is_what_its_stretches_make(seed: int) -> None:
    for state in moments(seed)[:-1]:
        line = line_of(state)
        best: dict[object, int] = {}
        for move in state.legal_moves():
            after = line.after(state.board, move)
            best[after.shape] = max(after.points, best.get(after.shape, 0))
        grown = line.grown(state.board, pocket(state.card))
        assert {shape: after.points for shape, after in grown.items()} == best


def test_at_a_table_what_others_have_taken_counts_half() -> None:  # OL-13, OL-14
    board = snake_board(numbers="a2=9 a3=7 a4=8")
    stretch = Stretch.read("a1-a2-a3-a4")
    line = Line.of((NAMES.index("a1"),))
    assert line.after(board, stretch, at_table({9})).points == 5 + 7 + 8
    assert line.after(board, stretch, alone).points == 9 + 4 + 4
