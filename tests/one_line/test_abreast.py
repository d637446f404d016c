"""Many boards in one number: what is found of all at once is what is found of each alone."""

from random import Random

import pytest

from tests.one_line.boards import dealt
from waystones.games.one_line.abreast import LANE, Sight, abreast, apart, counts, everywhere
from waystones.games.one_line.areas import (
    ALL,
    BESIDE,
    BIT,
    around,
    sides,
    spread,
    with_few_ways,
    within_reach,
)
from waystones.games.one_line.board import pocket
from waystones.games.one_line.experience import Experience
from waystones.games.one_line.line import Line
from waystones.games.one_line.walker import Walker


def lines(seed: int) -> list[Line]:
    """All lines that a card can make of one drawn at random."""
    state, rng = dealt(seed=seed), Random(seed)
    for _ in range(rng.randrange(12)):
        state.play(rng.choice(state.legal_moves()))
        if state.is_over:
            return lines(seed + 100)
    line = Line.of(state.routes[0], state.reached[0])
    return list(line.grown(state.board, pocket(state.card)).values())


def read(lanes: int, fields: int) -> list[int]:
    return [int.from_bytes(each, "little") for each in apart(lanes, fields)]


def test_whatever_falls_off_a_board_lands_on_no_field_of_the_next() -> None:
    crowded = everywhere(ALL, 3)
    assert read(3, spread(crowded) & crowded) == [around(ALL)] * 3
    for place in range(3):
        only = [ALL if each == place else 0 for each in range(3)]
        assert read(3, spread(abreast(only)) & crowded) == [around(fields) for fields in only]


def test_sets_come_apart_as_they_were_put_abreast() -> None:
    sets = [Random(seed).getrandbits(8 * LANE) & ALL for seed in range(50)]
    assert read(len(sets), abreast(sets)) == sets
    assert [list(each) for each in counts(len(sets), abreast(sets), 0)] == [
        [fields.bit_count() for fields in sets],
        [0] * len(sets),
    ]


@pytest.mark.parametrize("seed", range(12))
def test_what_is_seen_of_all_is_what_is_seen_of_each(seed: int) -> None:
    some = lines(seed)
    sight, count = Sight(some), len(some)
    near = sight.within(2)
    reach = sight.within(nearer=near)
    tips = [BIT[line.one] | BIT[line.other] for line in some]
    free = [ALL & ~line.walked for line in some]
    alone = [within_reach(*each) for each in zip(tips, free, strict=True)]
    assert read(count, near) == [within_reach(*each, 2) for each in zip(tips, free, strict=True)]
    assert read(count, reach) == read(count, sight.within()) == alone
    dead_ends, narrows = with_few_ways(reach, reach | sight.tips)
    assert list(zip(read(count, dead_ends), read(count, narrows), strict=True)) == [
        with_few_ways(each, each | tip) for each, tip in zip(alone, tips, strict=True)
    ]
    for found, each in zip(
        zip(*(read(count, side) for side in sides(reach)), strict=True), alone, strict=True
    ):
        assert found == sides(each)
    assert read(count, sight.beside[0]) == [
        BESIDE[line.one] & each for line, each in zip(some, free, strict=True)
    ]


@pytest.mark.parametrize("rounds_left", [0, 1, 7])
def test_a_line_is_worth_the_same_among_others(rounds_left: int) -> None:
    for seed in range(6):
        some, board = lines(seed), dealt(seed=seed).board
        for judge in (
            Walker(board).judge,
            Walker(board, (8, 10)).judge,
            Experience(board),
            Experience(board, ()),
        ):
            alone = [judge.worths([line], rounds_left)[0] for line in some]
            assert judge.worths(some, rounds_left) == alone
