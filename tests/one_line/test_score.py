"""Scoring, OL-13 to OL-23.

The tests play on the *snake* board: one line of 61 places, down column a, up b, down c and so on, on which
every card carries the line five places further. Numbers are put on the places that a test needs.
"""

import pytest

from tests.one_line.boards import (
    SNAKE,
    SNAKE_CARD,
    along_snake,
    game,
    pass_until_over,
    play,
    points,
    snake_board,
)
from tests.portrait import portrait
from waystones.game import ScoreLine
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.score import MEDALS, half


def snake_game(numbers: dict[int, int], starts: list[int], rounds: int = 15) -> OneLine:
    """A game on the snake: numbers by the place they are on, a seat at each of the starts."""
    board = snake_board(" ".join(f"{SNAKE[place]}={number}" for place, number in numbers.items()))
    return game(board, " ".join([SNAKE_CARD] * rounds), " ".join(SNAKE[place] for place in starts))


def number_lines(state: OneLine, seat: int = 0) -> list[tuple[int, int]]:
    return [(line.values["number"], line.points) for line in state.score_lines(seat) if line.kind == "number"]


# --- All player counts


@pytest.mark.rule("OL-15")
@pytest.mark.parametrize("starts", [[0], [0, 60]], ids=["solo", "table"])
def test_several_numbers_reached_in_one_round_are_all_scored(starts: list[int]) -> None:
    state = snake_game({1: 3, 3: 6, 5: 8}, starts)
    play(state, along_snake(0, 5), *["pass"] * (len(starts) - 1))
    assert points(state) == {3: 3, 6: 6, 8: 8}
    assert number_lines(state) == [(3, 3), (6, 6), (8, 8)]


@pytest.mark.rule("OL-16")
def test_each_field_not_reached_costs_a_point_and_the_start_counts_as_reached() -> None:
    state = pass_until_over(snake_game({}, [0]))
    assert state.score_lines(0) == [ScoreLine("unreached", -60, {"fields": 60})]
    assert state.scores() == [-60]


@pytest.mark.rule("OL-16")
def test_number_fields_not_reached_cost_a_point_too() -> None:
    state = pass_until_over(play(snake_game({3: 2, 50: 10}, [0]), along_snake(0, 5)))
    assert state.scores() == [2 - 55]


@pytest.mark.rule("OL-16")
def test_a_line_through_all_fields_loses_nothing() -> None:
    state = snake_game({60: 10}, [0])
    for place in range(0, 60, 5):
        play(state, along_snake(place, place + 5))
    assert state.scores() == [10]


# --- Two to four players


@pytest.mark.rule("OL-13")
def test_the_first_to_reach_a_number_scores_it_in_full() -> None:
    state = play(snake_game({5: 7}, [0, 60]), along_snake(0, 5), "pass")
    assert points(state, 0) == {7: 7}


@pytest.mark.rule("OL-13")
def test_all_who_reach_it_first_in_the_same_round_score_it_in_full() -> None:
    state = play(snake_game({5: 7}, [0, 10, 60]), along_snake(0, 5), along_snake(10, 5), "pass")
    assert points(state, 0) == points(state, 1) == {7: 7}


@pytest.mark.rule("OL-13")
def test_at_a_table_a_higher_number_before_it_does_not_halve_a_number() -> None:
    state = play(snake_game({2: 9, 4: 3}, [0, 60]), along_snake(0, 5), "pass")
    assert points(state) == {9: 9, 3: 3}


@pytest.mark.rule("OL-14")
def test_who_reaches_it_in_a_later_round_scores_half_rounded_up() -> None:
    first_and_second = snake_game({5: 7}, [0, 10])
    play(first_and_second, along_snake(0, 5), "pass", "pass", along_snake(10, 5))
    assert points(first_and_second, 1) == {7: 4}
    the_other_way_round = snake_game({5: 7}, [0, 10])
    play(the_other_way_round, "pass", along_snake(10, 5), along_snake(0, 5), "pass")
    assert points(the_other_way_round, 0) == {7: 4}
    assert points(the_other_way_round, 1) == {7: 7}


@pytest.mark.rule("OL-14")
def test_half_is_rounded_up() -> None:
    assert {number: half(number) for number in range(2, 11)} == {
        2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5,
    }  # fmt: skip


@pytest.mark.rule("OL-17")
def test_the_highest_total_wins() -> None:
    state = pass_until_over(play(snake_game({5: 7}, [0, 60]), along_snake(0, 4), along_snake(60, 55)))
    assert state.scores() == [-56, -55]
    assert state.winners() == [1]


@pytest.mark.rule("OL-17")
def test_a_tie_has_several_winners() -> None:
    state = snake_game({}, [0, 20, 60], rounds=1)
    play(state, along_snake(0, 5), along_snake(20, 21), along_snake(60, 55))
    assert state.scores() == [-55, -59, -55]
    assert state.winners() == [0, 2]


@pytest.mark.rule("OL-18")
def test_the_worked_example_for_several_players() -> None:
    # The second seat comes from the far end of the snake and is first at 2, 5, 7 and 10; both are at 9 in the
    # same round. The first seat stops ten places short of the far end, where the 4 is.
    on_the_way = {4: 3, 9: 6, 14: 8, 30: 9, 35: 2, 40: 5, 45: 7, 50: 10, 56: 4}
    state = snake_game(on_the_way, [0, 60])
    for place in range(0, 50, 5):
        second = along_snake(60 - place, 55 - place) if place < 30 else "pass"
        play(state, along_snake(place, place + 5), second)
    pass_until_over(state)
    assert points(state, 0) == {3: 3, 6: 6, 8: 8, 9: 9, 2: 1, 5: 3, 7: 4, 10: 5}
    assert sum(points(state, 0).values()) == 39
    assert state.score_lines(0)[-1] == ScoreLine("unreached", -10, {"fields": 10})
    assert state.scores()[0] == 29


# --- Announcing, with several players


@pytest.mark.rule("OL-23")
def test_the_numbers_reached_are_announced_when_the_round_ends() -> None:
    state = snake_game({5: 7, 55: 8}, [0, 60])
    during = state.play(state.parse(along_snake(0, 5)))
    assert [event.kind for event in during] == ["drawn"]
    at_the_end = state.play(state.parse(along_snake(60, 55)))
    announced = [
        seen
        for event in at_the_end
        if event.kind == "number"
        for seat in (0, 1)
        if (seen := event.seen_by(seat))
    ]
    assert [(seen.seat, seen.facts["number"], seen.facts["points"]) for seen in announced] == [
        (0, 7, 7),
        (0, 7, 7),
        (1, 8, 8),
        (1, 8, 8),
    ]


@pytest.mark.rule("OL-23")
def test_everybody_knows_what_is_still_worth_its_full_points() -> None:
    state = play(snake_game({5: 7, 6: 8}, [0, 10]), along_snake(0, 5), "pass")
    worth = state.observe(1).worth(state.parse(along_snake(10, 5)))
    assert [(each.number, each.points) for each in worth] == [(8, 8), (7, 4)]


@pytest.mark.rule("OL-23")
def test_routes_of_finished_rounds_are_open_to_all_and_nothing_of_an_open_round_is() -> None:
    state = play(snake_game({}, [0, 60]), along_snake(0, 5), along_snake(60, 57))
    before = state.copy()
    play(state, along_snake(5, 8))
    seen = state.observe(1)
    assert [len(route) for route in seen.routes] == [6, 4]
    otherwise = play(before, along_snake(5, 10))
    assert portrait(otherwise.observe(1)) == portrait(seen)
    assert [len(route) for route in state.observe(0).routes] == [9, 4], "one knows one's own stretch"


@pytest.mark.rule("OL-23")
def test_the_log_tells_others_nothing_of_an_open_round_but_that_it_was_drawn() -> None:
    state = snake_game({1: 7}, [0, 60])
    passing, drawing = state.copy(), state.copy()
    [passed], [drawn] = passing.play(passing.parse("pass")), drawing.play(drawing.parse(along_snake(0, 5)))
    assert passed.seen_by(1) == drawn.seen_by(1)
    mine = drawn.seen_by(0)
    assert mine is not None
    assert mine.facts == {"stretch": along_snake(0, 5)}


# --- Solo


@pytest.mark.rule("OL-19")
def test_alone_a_number_scores_in_full_if_no_higher_number_was_reached_before() -> None:
    state = play(snake_game({1: 2, 3: 5, 7: 6, 9: 10}, [0]), along_snake(0, 5), along_snake(5, 10))
    assert points(state) == {2: 2, 5: 5, 6: 6, 10: 10}


@pytest.mark.rule("OL-19")
def test_alone_a_number_after_a_higher_one_scores_half_rounded_up() -> None:
    state = play(snake_game({1: 10, 3: 9, 7: 6, 9: 7}, [0]), along_snake(0, 5), along_snake(5, 10))
    assert points(state) == {10: 10, 9: 5, 6: 3, 7: 4}


@pytest.mark.rule("OL-20")
def test_the_worked_example_for_one_player() -> None:
    state = snake_game({3: 4, 8: 7, 13: 5, 18: 9}, [0])
    play(state, along_snake(0, 5), along_snake(5, 10), along_snake(10, 15), along_snake(15, 20))
    assert number_lines(state) == [(4, 4), (7, 7), (5, 3), (9, 9)]


@pytest.mark.rule("OL-21")
def test_within_a_round_numbers_count_in_the_order_in_which_the_line_enters_them() -> None:
    rising = play(snake_game({6: 4, 9: 9}, [5]), along_snake(5, 10))
    assert number_lines(rising) == [(4, 4), (9, 9)]
    falling = play(snake_game({6: 9, 9: 4}, [5]), along_snake(5, 10))
    assert number_lines(falling) == [(9, 9), (4, 2)]


@pytest.mark.rule("OL-21")
def test_and_that_is_from_the_end_being_extended_outwards_at_the_other_end_too() -> None:
    # The first round leaves the start one way, so the second grows at the start itself, the other way.
    rising = play(snake_game({9: 4, 7: 9}, [10]), along_snake(10, 15), along_snake(10, 5))
    assert number_lines(rising) == [(4, 4), (9, 9)]
    falling = play(snake_game({9: 9, 7: 4}, [10]), along_snake(10, 15), along_snake(10, 5))
    assert number_lines(falling) == [(9, 9), (4, 2)]


@pytest.mark.rule("OL-22")
def test_the_top_medal_starts_above_forty_and_the_others_below_it() -> None:
    scores = range(35, 46)
    assert [score for score in scores if score >= MEDALS["gold"]] == [score for score in scores if score > 40]
    assert MEDALS["gold"] > MEDALS["silver"] > MEDALS["copper"]
