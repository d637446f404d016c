"""Sets of fields as one number each: what a search looks at thousands of times a second.

>>> around(BIT[0]).bit_count()
3
"""

from functools import lru_cache

from waystones.games.one_line.board import PLACES, distance

# A set of fields is one number with a bit for each field. Columns lie ten bits apart, one more than the longest is
# high, so that each of the six directions is one shift, and what falls off a column lands on a bit of no field.
BIT: tuple[int, ...] = tuple(1 << 10 * (x + 4) + (y - x) // 2 + 4 for x, y in PLACES)
ALL = sum(BIT)

STEPS: tuple[tuple[int, ...], ...] = tuple(
    tuple(distance(one, other) for other in range(len(PLACES))) for one in range(len(PLACES))
)


def spread(fields: int) -> int:
    """Every place beside one of these, also places that are no fields."""
    return fields << 1 | fields >> 1 | fields << 9 | fields >> 9 | fields << 10 | fields >> 10


def around(fields: int) -> int:
    """Every field beside one of these."""
    return spread(fields) & ALL


BESIDE: tuple[int, ...] = tuple(around(bit) for bit in BIT)


def within_reach(fields: int, free: int, steps: int = len(BIT)) -> int:
    """The free fields that a line from these fields could still get to in so many steps, colours aside."""
    reach, edge = 0, fields
    while edge and steps:
        # The same as spread(edge), written out since this is where a search spends most of its time.
        edge = (edge << 1 | edge >> 1 | edge << 9 | edge >> 9 | edge << 10 | edge >> 10) & free
        free ^= edge
        reach |= edge
        steps -= 1
    return reach


@lru_cache(maxsize=8)  # while a line is drawn the same few are asked about, several times at each step
def lost(route: tuple[int, ...]) -> frozenset[int]:
    """The fields that the line can never enter, whatever the cards: off it, and joined to neither end by free fields.

    >>> from waystones.games.one_line.board import FIELDS
    >>> lost(tuple(FIELDS[name] for name in "b2 b1 c1".split()))
    frozenset()
    >>> lost(tuple(FIELDS[name] for name in "c3 b3 a2 b2 b1 c1".split())) == {FIELDS["a1"]}
    True
    """
    free = ALL & ~sum(BIT[field] for field in route)
    gone = free & ~within_reach(BIT[route[0]] | BIT[route[-1]], free)
    return frozenset(field for field, bit in enumerate(BIT) if gone & bit) if gone else frozenset()


def sides(fields: int) -> tuple[int, int, int]:
    """Those of the fields that have another one above, to the one side, and to the other: each pair is seen once."""
    return fields & fields << 1, fields & fields << 9, fields & fields << 10


def pairs(fields: int) -> int:
    """How many pairs of these fields lie side by side."""
    one, two, three = sides(fields)
    return one.bit_count() + two.bit_count() + three.bit_count()


def with_few_ways(fields: int, ways: int) -> tuple[int, int]:
    """Of the fields, those beside at most one of the ways, and those beside two."""
    one = two = three = 0  # the fields beside at least so many
    for side in (ways << 1, ways >> 1, ways << 9, ways >> 9, ways << 10, ways >> 10):
        three |= two & side
        two |= one & side
        one |= side
    return fields & ~two, fields & two & ~three
