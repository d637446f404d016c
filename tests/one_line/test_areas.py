"""Sets of fields: the quick way to ask what lies beside, within reach and in a corner, against the plain one."""

from random import Random

import pytest

from waystones.games.one_line.areas import ALL, BIT, around, with_few_ways, within_reach
from waystones.games.one_line.board import NEAR

FIELDS = range(len(BIT))


def area(*fields: int) -> int:
    return sum(BIT[field] for field in fields)


def test_around_a_field_are_its_neighbours() -> None:
    for field in FIELDS:
        assert around(BIT[field]) == area(*NEAR[field])


@pytest.mark.parametrize("seed", range(10))
def test_within_reach_is_what_steps_over_free_fields_lead_to(seed: int) -> None:
    rng = Random(seed)
    free = set(rng.sample(FIELDS, 35))
    home = rng.choice([field for field in FIELDS if field not in free])
    seen = [home]
    for field in seen:  # grows while it is walked through
        seen += [near for near in NEAR[field] if near in free and near not in seen]
    assert within_reach(BIT[home], area(*free)) == area(*seen[1:])


@pytest.mark.parametrize("seed", range(10))
def test_fields_with_few_ways_are_counted_by_their_neighbours(seed: int) -> None:
    ways = set(Random(seed).sample(FIELDS, 25))
    count = [sum(near in ways for near in NEAR[field]) for field in FIELDS]
    dead_ends, narrows = with_few_ways(ALL, area(*ways))
    assert dead_ends == area(*(field for field in FIELDS if count[field] <= 1))
    assert narrows == area(*(field for field in FIELDS if count[field] == 2))


@pytest.mark.parametrize("steps", [1, 2, 5, 30])
def test_within_reach_in_so_many_steps(steps: int) -> None:
    rng = Random(steps)
    free = set(rng.sample(FIELDS, 45))
    home = rng.choice([field for field in FIELDS if field not in free])
    seen = {home}
    for _ in range(steps):
        seen |= {near for field in seen for near in NEAR[field] if near in free}
    assert within_reach(BIT[home], area(*free), steps) == area(*(seen - {home}))
