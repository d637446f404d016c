"""Lines as searches see them: they foretell what the rules then do, and what they can never do."""

from random import Random

import pytest

from tests.one_line.boards import dealt, snake_board
from waystones.games.one_line.areas import ALL, BIT
from waystones.games.one_line.board import CENTRE, COLOURS, NAMES, NEAR, pocket
from waystones.games.one_line.judge import Judge
from waystones.games.one_line.line import Line, alone, at_table
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import Stretch


def line_of(state: OneLine, seat: int = 0) -> Line:
    return Line.of(state.routes[seat], state.reached[seat])


def moments(seed: int) -> list[OneLine]:
    """A game played at random, round by round."""
    rng, state = Random(seed), dealt(seed=seed)
    found = [state.copy()]
    while not state.is_over:
        state.play(rng.choice(state.legal_moves()))
        found.append(state.copy())
    return found


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


@pytest.mark.parametrize("seed", range(8))
def test_no_line_comes_to_more_than_its_most(seed: int) -> None:
    *before, last = moments(seed)
    reached = line_of(last).points + len(last.routes[0])
    judge = Judge(last.board)
    for state in before:
        reach = line_of(state).reach()
        to_come = state.cards[state.round - 1 :]
        room = sum(
            min(
                sum(
                    BIT[field] & reach > 0 for field, each in enumerate(state.board.colours) if each == colour
                ),
                sum(card.count(colour) for card in to_come),
            )
            for colour in COLOURS
        )
        assert judge.worth(line_of(state), reach, room, len(to_come)).most >= reached


def test_at_most_two_dead_ends_can_be_reached() -> None:
    # Every second field round the centre is free: three with no way on, and a line has two ends.
    free = sum(BIT[field] for field in NEAR[CENTRE][::2])
    line = Line(ALL & ~free, CENTRE, NAMES.index("a1"))
    assert line.reach() == free
    most = Judge(snake_board()).worth(line, free, room=3, rounds_left=3).most
    assert most == line.walked.bit_count() + 2
