"""The best route: it is a real route, it is the best where that can be checked, and it never claims too much."""

from functools import cache
from itertools import pairwise
from statistics import fmean

import pytest

from tests.one_line.boards import columns_board, dealt, game, snake_board
from tests.one_line.exact import exact, small_game
from waystones.games.one_line.areas import ALL
from waystones.games.one_line.best import ALIKE, Beam, Best, Candidate, Progress, Trace, best, search
from waystones.games.one_line.board import CENTRE, CLASSIC, NAMES
from waystones.games.one_line.line import Line
from waystones.games.one_line.rules import OneLine

HURRIED = 300  # lines followed up where how good the route is does not matter

SMALL = range(20)


@cache
def small(seed: int) -> OneLine:
    """Twenty small games, on 11 to 30 fields, with decks as long as can be while every line can be looked at."""
    return small_game(seed, cards=5 if seed < 14 else 4, fields=11 + seed)


@cache
def optimum(seed: int) -> int:
    return exact(small(seed))


@pytest.mark.parametrize("seed", SMALL)
def test_on_a_small_board_it_finds_the_optimum(seed: int) -> None:
    assert best(small(seed)).score == optimum(seed)


@pytest.mark.parametrize("seed", SMALL)
def test_what_it_calls_proven_is_the_optimum_however_little_was_looked_at(seed: int) -> None:
    for effort in (4, 40, 400):
        found = best(small(seed), effort)
        assert found.score <= optimum(seed)
        if found.proven:
            assert found.score == optimum(seed)


def test_most_small_boards_are_proven() -> None:
    assert sum(best(small(seed)).proven for seed in range(8)) >= 6


@pytest.mark.parametrize("seed", range(4))
def test_its_moves_can_be_played_and_give_the_score(seed: int) -> None:
    state = dealt(seed=seed)
    found = best(state, HURRIED)
    assert len(found.moves) == 15
    for move in found.moves:
        if not state.is_over:  # a line that is stuck is not asked any more
            state.play(move)
    assert state.is_over
    assert state.scores() == [found.score]


def along_all_fields() -> OneLine:
    """A game whose cards lead along the whole snake."""
    return game(snake_board(numbers="a2=2 a3=3 i4=10"), " ".join(["ybgar"] * 12), "a1")


def test_a_line_over_every_field_is_proven_best() -> None:
    found = best(along_all_fields(), 800)
    assert found.score == 2 + 3 + 10
    assert found.proven


def test_no_way_leads_over_fields_that_no_card_shows() -> None:
    # Yellow are the columns a and g; nobody who walks on yellow alone comes from one to the other.
    state = game(columns_board(numbers="a2=2 g3=9"), " ".join(["yy"] * 8), "a1")
    found = best(state, 10)
    assert found.score == 2 + 5 - 61
    assert found.proven


def test_it_knows_the_cards_to_come_but_not_what_was_drawn() -> None:
    state = dealt(seed=3)
    fresh = best(state, HURRIED)
    state.play(state.legal_moves()[0])
    assert best(state, HURRIED) == fresh


def test_a_search_in_slices_tells_how_far_it_is() -> None:
    searching, told = search(dealt(seed=5), HURRIED), list[Progress]()
    while True:
        try:
            told.append(next(searching))
        except StopIteration as done:
            found: Best = done.value
            break
    assert len(told) > 15
    assert told[0].done == 0
    assert all(one.done <= other.done <= 1 and one.score <= other.score for one, other in pairwise(told))
    assert told[-1].score <= found.score
    assert found == best(dealt(seed=5), HURRIED)


def test_more_effort_gives_more_on_average() -> None:
    deals = range(6)
    little, more = ([best(dealt(seed=seed), effort).score for seed in deals] for effort in (60, 900))
    assert fmean(more) > fmean(little)


def progress(state: OneLine, effort: int) -> list[float]:
    return [each.done for each in search(state, effort)]


def test_where_much_less_is_found_than_the_board_holds_it_looks_a_third_time() -> None:
    assert progress(dealt(seed=5), 60)[-1] > 0.9


def test_where_enough_is_found_two_looks_are_all() -> None:
    assert progress(along_all_fields(), 800)[-1] < 0.7


# --- what is followed up


def candidate(hope: float, one: str, other: str, most: int = 99, highest: int = 0) -> Candidate:
    return Candidate(hope, most, Trace(Line(ALL, NAMES.index(one), NAMES.index(other), 0, highest), None))


def beam(score: int = 0) -> Beam:
    """One that has found a line of that many points."""
    made = Beam(CLASSIC, (), Line.of((CENTRE,)))
    made.best = Trace(Line(0, CENTRE, CENTRE, score), None)
    return made


def chosen(searching: Beam, grown: list[Candidate], width: int) -> list[Trace]:
    """What the search follows up, in one go."""
    choosing = searching.kept(grown, width, ALIKE)
    while True:
        try:
            next(choosing)
        except StopIteration as done:
            traces: list[Trace] = done.value
            return traces


def kept(grown: list[Candidate], width: int, score: int = 0) -> list[Candidate]:
    traces = chosen(beam(score), grown, width)
    return [each for each in grown if any(each.trace is trace for trace in traces)]


def test_of_lines_that_end_alike_a_few_come_first() -> None:
    alike = [candidate(50.0 + i, "a1", "a2") for i in range(ALIKE + 5)]
    other = [candidate(1.0, "b1", "b2"), candidate(2.0, "c1", "c2")]
    assert kept([*alike, *other], ALIKE + 2) == [*alike[5:], *other]
    assert kept([*alike, *other], ALIKE + 3) == [*alike[4:], *other], "the rest only where there is room"


def test_lines_with_another_highest_number_do_not_end_alike() -> None:
    alike = [candidate(50.0 + i, "a1", "a2") for i in range(ALIKE + 1)]
    higher = candidate(1.0, "a1", "a2", highest=7)
    assert kept([*alike, higher], ALIKE + 1) == [*alike[1:], higher]


def test_what_can_no_longer_win_is_not_followed_up() -> None:
    hopeless, equal, better = (candidate(9.0, "a1", "a2", most) for most in (40, 50, 51))
    assert kept([hopeless, equal, better], 10, score=50) == [better]


def test_the_most_that_was_dropped_is_remembered() -> None:
    searching = beam()
    grown = [candidate(3.0, "a1", "a2", 70), candidate(2.0, "b1", "b2", 80), candidate(1.0, "c1", "c2", 60)]
    chosen(searching, grown, 3)
    assert searching.dropped == 0
    assert searching.proven
    chosen(searching, grown, 1)
    assert searching.dropped == 80
    assert not searching.proven


def test_it_pauses_at_every_line_it_follows_up_and_while_it_puts_them_in_order() -> None:
    """Where there is no worker the page itself searches, between frames."""
    assert len(progress(dealt(seed=5), 600)) > 600
