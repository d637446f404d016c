"""Sets of fields: the quick way to ask what lies beside, within reach and in a corner, against the plain one."""

from random import Random

import pytest

from waystones.games.one_line.areas import ALL, BIT, around, lost, with_few_ways, within_reach
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


def wander(rng: Random, length: int) -> list[int]:
    """A line that goes on from either end at random, as far as it can."""
    route = [rng.choice(FIELDS)]
    while len(route) < length:
        ways = [(end, near) for end in (0, -1) for near in NEAR[route[end]] if near not in route]
        if not ways:
            break
        end, field = rng.choice(ways)
        route.insert(0 if end == 0 else len(route), field)
    return route


def entered_by_some_line(route: tuple[int, ...]) -> set[int]:
    """Every field that a line which goes on from either end can enter: by drawing every such line."""
    found: set[int] = set()
    known: set[tuple[frozenset[int], int, int]] = set()
    lines = [route]
    for line in lines:  # grows while it is walked through
        longer = [(*line, field) for field in NEAR[line[-1]] if field not in line]
        longer += [(field, *line) for field in NEAR[line[0]] if field not in line]
        for each in longer:
            found |= {each[0], each[-1]}
            shape = (frozenset(each), each[0], each[-1])
            if shape not in known:
                known.add(shape)
                lines.append(each)
    return found


@pytest.mark.parametrize("seed", range(40))
def test_lost_is_what_no_line_can_ever_enter(seed: int) -> None:
    rng = Random(seed)
    route: list[int] = []
    while not 47 <= len(route) <= 56:  # long enough to draw every line that can follow
        route = wander(rng, rng.randint(47, 56))
    off = set(FIELDS) - set(route)
    assert lost(tuple(route)) == off - entered_by_some_line(tuple(route))


def test_a_line_of_one_field_has_lost_nothing() -> None:
    assert all(not lost((field,)) for field in FIELDS)


def test_what_is_lost_stays_lost() -> None:
    for seed in range(20):
        route = wander(Random(seed), 45)
        middle = len(route) // 2
        before: frozenset[int] = frozenset()
        for length in range(1, middle):
            now = lost(tuple(route[middle - length : middle + length]))
            assert before <= now
            before = now
