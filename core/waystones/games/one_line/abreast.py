"""Many boards looked at in one go: sets of fields, one for each line, side by side in one long number.

Shifting and comparing numbers costs Python about the same whether they are short or long. So what `areas.py` finds of
one set of fields, such as what lies within reach, it finds of fifty in hardly more time. Each set has a lane of its own,
wide enough that whatever falls off a board lands on no field of the next.

>>> lanes = abreast([BIT[0], BIT[1] | BIT[2]])
>>> [list(each) for each in counts(2, lanes, spread(lanes) & everywhere(ALL, 2))]
[[1, 2], [3, 7]]
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from waystones.games.one_line.areas import ALL, BIT, spread, within_reach
from waystones.games.one_line.line import Line

LANE = 12  # bytes: the fields take 81 bits, and no step leads further than ten beyond them
ONES = bytes(byte.bit_count() for byte in range(256))
ADDED = int.from_bytes(
    b"\1" * LANE, "little"
)  # times this, the last byte of a lane is the sum of all of them


def abreast(sets: Iterable[int]) -> int:
    """The sets side by side, the first in the lowest lane."""
    return int.from_bytes(b"".join([fields.to_bytes(LANE, "little") for fields in sets]), "little")


TIP = tuple(bit.to_bytes(LANE, "little") for bit in BIT)


def tips(fields: Iterable[int]) -> int:
    """A single field in each lane."""
    return int.from_bytes(b"".join([TIP[field] for field in fields]), "little")


@lru_cache(maxsize=1024)
def everywhere(fields: int, lanes: int) -> int:
    """The same set in every lane."""
    return int.from_bytes(fields.to_bytes(LANE, "little") * lanes, "little")


def apart(lanes: int, fields: int) -> list[bytes]:
    """What each lane holds, as the bytes that it is written in: good for telling sets from each other."""
    text = fields.to_bytes(lanes * LANE, "little")
    return [text[at : at + LANE] for at in range(0, len(text), LANE)]


def counts(lanes: int, *kinds: int) -> list[bytes]:
    """How many fields each lane holds, for each kind of fields that is asked about."""
    text = b"".join([fields.to_bytes(lanes * LANE, "little") for fields in kinds])
    sums = int.from_bytes(text.translate(ONES), "little") * ADDED
    found = sums.to_bytes(len(text) + LANE, "little")[LANE - 1 : len(text) : LANE]
    return [found[at : at + lanes] for at in range(0, len(found), lanes)]


class Sight:
    """The free fields around some lines, whatever the cards."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lanes = len(lines)
        walked, ones, others, _, _ = zip(*lines, strict=True)
        one, other = tips(ones), tips(others)
        self.tips = one | other
        self.free = everywhere(ALL, self.lanes) ^ abreast(walked)
        self.beside = spread(one) & self.free, spread(other) & self.free  # by end

    def within(self, steps: int = len(BIT), nearer: int = 0) -> int:
        """What the lines could get to in so many steps more than to what is nearer; everything, if nothing is said."""
        return nearer | within_reach(nearer | self.tips, self.free ^ nearer, steps)
