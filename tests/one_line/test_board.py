"""The material, OL-1 to OL-6: every sentence about board and cards, checked on the data."""

from collections import Counter, deque
from itertools import combinations

import pytest

from tests.one_line.boards import card, dealt
from waystones.games.one_line.board import (
    CARDS,
    CENTRE,
    COLOURS,
    FIELDS,
    NAMES,
    NEAR,
    PLACES,
    Board,
    distance,
)
from waystones.games.one_line.layout import board as board_of
from waystones.games.one_line.rules import OneLine

BOARDS = ["classic", *map(str, range(10)), "9007199254740991"]
every_board = pytest.mark.parametrize("board", [*map(board_of, BOARDS)], ids=BOARDS)

ALL_FIELDS = range(len(NAMES))


def steps_from(field: int) -> list[int]:
    """How far every field lies, found by walking from neighbour to neighbour."""
    steps = {field: 0}
    to_visit = deque([field])
    while to_visit:
        at = to_visit.popleft()
        for near in NEAR[at]:
            if near not in steps:
                steps[near] = steps[at] + 1
                to_visit.append(near)
    return [steps[each] for each in ALL_FIELDS]


def above(field: int) -> int | None:
    """The field directly above, by its name."""
    name = NAMES[field]
    return FIELDS.get(f"{name[0]}{int(name[1]) - 1}")


def example_starts(board: Board) -> list[int]:
    """The starts that the source's example can begin from: yellow, directly below the 3."""
    [three] = [field for field, number in board.numbers.items() if number == 3]
    return [start for start in board.starts if board.colours[start] == "yellow" and above(start) == three]


@pytest.mark.rule("OL-1")
def test_the_board_is_a_hexagon_of_61_fields_with_five_along_each_side() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(NEAR) == 61
    rings = Counter(steps_from(CENTRE))
    assert rings == {0: 1, 1: 6, 2: 12, 3: 18, 4: 24}
    neighbours = Counter(len(near) for near in NEAR)
    assert neighbours == {6: 37, 4: 18, 3: 6}, "inside, along the six sides, at the six corners"
    corners = [field for field in ALL_FIELDS if len(NEAR[field]) == 3]
    nearest = {min(distance(one, other) for other in corners if other != one) for one in corners}
    assert nearest == {4}, "from corner to corner are five fields"


def test_being_neighbours_is_mutual_and_one_step() -> None:
    for field in ALL_FIELDS:
        for near in NEAR[field]:
            assert field in NEAR[near]
        assert [distance(field, other) for other in ALL_FIELDS] == steps_from(field)


@pytest.mark.rule("OL-1")
@every_board
def test_every_field_has_one_of_six_colours_number_fields_too(board: Board) -> None:
    assert len(board.colours) == 61
    assert set(board.colours) == set(COLOURS)
    assert len(COLOURS) == 6
    assert {board.colours[field] for field in board.numbers} <= set(COLOURS)


@pytest.mark.rule("OL-1")
@every_board
def test_nine_fields_carry_the_numbers_two_to_ten(board: Board) -> None:
    assert len(board.numbers) == 9
    assert sorted(board.numbers.values()) == [2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("OL-2")
def test_only_the_start_differs_between_the_four_boards() -> None:
    games = [dealt(players=1, seed=3, start=start) for start in (1, 2, 3, 4)]
    layouts = [(state.board.colours, state.board.numbers) for state in games]
    assert all(layout == layouts[0] for layout in layouts)
    assert len({state.starts for state in games}) == 4


@pytest.mark.rule("OL-3")
@every_board
def test_five_to_ten_lie_on_the_rim_and_two_to_four_near_the_centre(board: Board) -> None:
    for field, number in board.numbers.items():
        if number >= 5:
            assert distance(CENTRE, field) == 4, number
        else:
            assert distance(CENTRE, field) <= 2, number


@pytest.mark.rule("OL-3")
@every_board
def test_the_starts_are_four_different_neighbours_of_the_centre(board: Board) -> None:
    assert len(board.starts) == len(set(board.starts)) == 4
    assert set(board.starts) <= set(NEAR[CENTRE])


@pytest.mark.rule("OL-4")
@every_board
def test_ten_fields_of_each_colour_and_one_more_of_one(board: Board) -> None:
    assert sorted(Counter(board.colours).values()) == [10, 10, 10, 10, 10, 11]


@pytest.mark.rule("OL-4")
@every_board
def test_no_two_neighbours_share_a_colour(board: Board) -> None:
    alike = [
        (NAMES[field], NAMES[near])
        for field in ALL_FIELDS
        for near in NEAR[field]
        if field < near and board.colours[field] == board.colours[near]
    ]
    assert alike == []


@pytest.mark.rule("OL-4")
@every_board
def test_no_two_numbers_are_neighbours(board: Board) -> None:
    assert [pair for pair in combinations(board.numbers, 2) if pair[1] in NEAR[pair[0]]] == []


@pytest.mark.rule("OL-4")
@every_board
def test_start_fields_carry_no_number(board: Board) -> None:
    assert not set(board.starts) & board.numbers.keys()


@pytest.mark.rule("OL-4")
def test_hexes_stand_flat_side_up_with_one_field_directly_above_another() -> None:
    for field in ALL_FIELDS:
        over = above(field)
        if over is None:
            continue
        (x, y), (x_over, y_over) = PLACES[field], PLACES[over]
        assert over in NEAR[field]
        assert x_over == x
        assert y_over < y


@pytest.mark.rule("OL-4")
def test_the_colours_are_these_six() -> None:
    assert set(COLOURS) == {"yellow", "blue", "green", "grey", "red", "purple"}


@pytest.mark.rule("OL-5")
@every_board
def test_one_start_is_yellow_and_directly_below_the_three(board: Board) -> None:
    assert len(example_starts(board)) == 1


@pytest.mark.rule("OL-5")
@every_board
def test_blue_green_grey_yellow_leads_from_there_to_a_yellow_field_beside_the_six(board: Board) -> None:
    [six] = [field for field, number in board.numbers.items() if number == 6]
    walked = [
        [board.colours[field] for field in move.fields]
        for start in example_starts(board)
        for move in OneLine(board, (card("bgya"),), [start]).legal_moves()
        if move.fields and move.fields[-1] in NEAR[six]
    ]
    assert ["blue", "green", "grey", "yellow"] in walked


@pytest.mark.rule("OL-6")
def test_there_are_fifteen_cards_with_four_or_five_colour_fields() -> None:
    assert len(CARDS) == 15
    assert {len(each) for each in CARDS} == {4, 5}


@pytest.mark.rule("OL-6")
def test_the_cards_are_the_fifteen_ways_to_choose_four_of_six_colours() -> None:
    chosen = {frozenset(each) for each in CARDS}
    assert chosen == {frozenset(four) for four in combinations(COLOURS, 4)}


@pytest.mark.rule("OL-6")
def test_on_six_cards_one_colour_is_doubled_each_colour_once() -> None:
    doubled = [colour for each in CARDS for colour, times in Counter(each).items() if times > 1]
    assert sorted(doubled) == sorted(COLOURS)
    assert sorted(len(each) for each in CARDS) == [4] * 9 + [5] * 6
