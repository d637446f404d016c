"""What was learnt about lines: it judges better than a glance, and knows no more than it may."""

from statistics import fmean

import pytest

from tests.one_line.boards import dealt
from waystones.games.one_line.areas import BIT
from waystones.games.one_line.board import CLASSIC, FIELDS
from waystones.games.one_line.experience import NUMBERS, SEEN, Experience, rows
from waystones.games.one_line.judge import ROUNDS
from waystones.games.one_line.learnt import ALONE, AT_TABLE
from waystones.games.one_line.line import Line
from waystones.games.one_line.walker import Walker


@pytest.mark.parametrize("text", [ALONE, AT_TABLE])
def test_there_is_a_weight_for_all_that_is_seen_in_every_round(text: str) -> None:
    assert [len(row) for row in rows(text)] == [len(SEEN)] * ROUNDS
    assert set(CLASSIC.numbers.values()) == set(NUMBERS)


def test_a_line_that_is_over_is_worth_what_it_gives() -> None:
    line = Line(BIT[0] | BIT[1], 0, 1, points=7, highest=4)
    assert Experience(CLASSIC).worth(line, 0) == 9


def test_a_line_that_is_shut_in_is_worth_less_than_one_that_can_go_on() -> None:
    field, *_, other = (FIELDS[name] for name in ("e5", "e4"))
    free = Line(BIT[field] | BIT[other], *sorted((field, other)))
    shut = free._replace(walked=free.walked | sum(BIT[each] for each in range(61)), points=-59)
    for rounds_left in range(1, ROUNDS + 1):
        assert Experience(CLASSIC).worth(free, rounds_left) > Experience(CLASSIC).worth(shut, rounds_left) + 3


def test_numbers_that_others_have_taken_promise_less() -> None:
    line = Line.of((FIELDS["e5"],))
    fresh, spent = Experience(CLASSIC, ()), Experience(CLASSIC, (8, 9, 10))
    assert fresh.worth(line, 10) > spent.worth(line, 10) + 3


def test_who_draws_by_it_draws_better_lines_than_by_a_glance() -> None:
    def score(kind: type[Walker] | type[Experience], seed: int) -> int:
        state = dealt(seed=seed)
        while not state.is_over:
            seen = state.observe(0)
            state.play(kind.at(seen).ranked(seen)[0])
        return state.scores()[0]

    deals = range(7000, 7040)
    assert fmean(score(Experience, seed) - score(Walker, seed) for seed in deals) > 1


def test_what_a_line_comes_to_looks_no_further_than_it_is_told() -> None:
    state = dealt(seed=3)
    experience, line = Experience(state.board), Line.of(state.routes[0])
    later = (*state.cards[:4], *reversed(state.cards[4:]))
    assert experience.drawn_on(line, state.cards, 4, 3) == experience.drawn_on(line, later, 4, 3)
    assert experience.drawn_on(line, state.cards, 15, 3) != experience.drawn_on(line, later, 15, 3)
