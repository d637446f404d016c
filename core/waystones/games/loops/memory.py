"""What players remember of tiles that lie face down: a seat that passed could lay nothing, one that swapped knows what went back.

Nobody sees which place of a rack a laid tile comes from. So what is remembered of a rack is how many of its tiles it
has had all the time at least, and it is forgotten tile by tile as the rack is played.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from waystones.games.loops.tiles import ENDS_OF

TRIES = 4  # to deal by what is remembered, before it is dealt without
OUT = -1  # the place of the tiles that are out of the game, beside the seats


class Passed(NamedTuple):
    """A seat kept its rack and passed: those tiles have none of the shapes that there was room for (LO-13)."""

    seat: int
    shapes: int  # one bit for each, as `mosaic.FITTING` has them
    held: int  # how many of those tiles the seat still has, at least


class PutBack(NamedTuple):
    """A seat swapped: the tiles went into the bag, and nobody who has not drawn since can have them (LO-13)."""

    seat: int
    tiles: tuple[int, ...]  # as far as they have not turned up since; only the seat itself knows them
    held: tuple[int, ...]  # by seat, how many tiles of its rack it has had since before, at least


class Memory(NamedTuple):
    """All that is remembered of passes and swaps. It never changes: each event makes a new one, so that copies of a game share it."""

    passed: tuple[Passed, ...] = ()
    put_back: tuple[PutBack, ...] = ()  # the last one last

    def after_pass(self, seat: int, shapes: int, size: int) -> "Memory":
        """The seat passed with so many tiles, when there was room for those shapes."""
        before = [each for each in self.passed if each.seat == seat and each.held == size]
        for each in before:
            shapes |= each.shapes
        others = tuple(each for each in self.passed if each.seat != seat)
        return Memory((*others, Passed(seat, shapes, size)) if size else others, self.put_back)

    def after_swap(self, seat: int, tiles: Sequence[int], sizes: Sequence[int]) -> "Memory":
        """The seat put those tiles back, when the racks had those sizes; what it draws is told by `after_draw`."""
        passed = tuple(each for each in self.passed if each.seat != seat)
        before = [each._replace(held=_with(each.held, seat, 0)) for each in self.put_back]
        return Memory(passed, (*before, PutBack(seat, tuple(tiles), tuple(sizes))))

    def after_draw(self, seat: int, tiles: Iterable[int]) -> "Memory":
        """The seat drew those tiles: they may be the ones that it put back."""
        put_back = self.put_back
        for tile in tiles:
            put_back = _without(put_back, tile, [each.seat == seat for each in put_back])
        return self if put_back is self.put_back else self._replace(put_back=put_back)

    def after_lay(self, seat: int, tile: int, size: int) -> "Memory":
        """The seat, which had so many tiles, laid that one: its oldest for all we know."""
        if not self.passed and not self.put_back:
            return self
        passed = (
            each._replace(held=each.held - 1) if each.seat == seat and not _has(each.shapes, tile) else each
            for each in self.passed
        )
        drawn_since = [each.seat != seat and each.held[seat] < size for each in self.put_back]
        put_back = _without(self.put_back, tile, drawn_since)
        return Memory(
            tuple(each for each in passed if each.held),
            tuple(
                each._replace(held=_with(each.held, seat, max(0, each.held[seat] - 1))) for each in put_back
            ),
        )

    def of(self, seat: int) -> "Memory":
        """What the seat can remember."""
        return self._replace(put_back=tuple(each for each in self.put_back if each.seat == seat))


class _Place(NamedTuple):
    """A place to deal an unseen tile to: whose it is, which shapes it cannot have, and which put-back tiles it cannot be."""

    where: int
    shapes: int
    put_back: int  # one bit for each

    def takes(self, tile: int, group: int) -> bool:
        return not _has(self.shapes, tile) and not self.put_back & group


def dealt(memory: Memory, unseen: Sequence[int], sizes: dict[int, int], rng: Random) -> dict[int, list[int]]:
    """The unseen tiles, dealt so that nothing that is remembered speaks against it: by seat, or OUT, so many each.

    Places that few tiles can take come first. Should that ever lead nowhere, the tiles are dealt as if nothing were
    remembered.
    """
    places = _places(memory, sizes)
    marked = _marked(memory, unseen)
    for _ in range(TRIES if memory != Memory() else 0):
        rng.shuffle(marked)
        places.sort(key=lambda place: sum(place.takes(*each) for each in marked))
        if found := _filled(places, marked[:]):
            return found
    plain = list(unseen)
    rng.shuffle(plain)
    return {where: [plain.pop() for _ in range(size)] for where, size in sizes.items()}


def _filled(places: Iterable[_Place], left: list[tuple[int, int]]) -> dict[int, list[int]] | None:
    """A tile for every place; None if a place finds none."""
    found: dict[int, list[int]] = {}
    for place in places:
        mine = next((each for each in left if place.takes(*each)), None)
        if mine is None:
            return None
        left.remove(mine)
        found.setdefault(place.where, []).append(mine[0])
    return found


def _places(memory: Memory, sizes: dict[int, int]) -> list[_Place]:
    found = []
    for where, size in sizes.items():
        passed = [each for each in memory.passed if each.seat == where]
        for place in range(size):
            shapes = 0
            for each in passed:
                shapes |= each.shapes if place < each.held else 0
            put_back = sum(
                1 << number
                for number, each in enumerate(memory.put_back)
                if where == OUT or place < each.held[where]
            )
            found.append(_Place(where, shapes, put_back))
    return found


def _marked(memory: Memory, unseen: Sequence[int]) -> list[tuple[int, int]]:
    """The tiles, each with the bit of the swap that put it back, or 0."""
    left, found = list(unseen), []
    for number, each in enumerate(memory.put_back):
        for tile in each.tiles:
            left.remove(tile)
            found.append((tile, 1 << number))
    return found + [(tile, 0) for tile in left]


def _has(shapes: int, tile: int) -> bool:
    return bool(shapes >> ENDS_OF[tile] & 1)


def _with(held: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*held[:seat], number, *held[seat + 1 :])


def _without(put_back: tuple[PutBack, ...], tile: int, may_be: Sequence[bool]) -> tuple[PutBack, ...]:
    """The tiles put back, without one that may have turned up: of several alike the last that went back."""
    for number in reversed(range(len(put_back))):
        each = put_back[number]
        if may_be[number] and tile in each.tiles:
            tiles = list(each.tiles)
            tiles.remove(tile)
            return (*put_back[:number], each._replace(tiles=tuple(tiles)), *put_back[number + 1 :])
    return put_back
