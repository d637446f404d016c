"""Boards by seed: layouts that keep OL-1 to OL-5, drawn by chance that never changes.

First the numbers and starts are laid, then the route of the source's example is painted between them, and the rest
of the colours are put right by exchanging two fields at a time.

>>> board("classic") is CLASSIC, board("7").id
(True, '7')
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from waystones.deal import MAX_SEED, Deal
from waystones.errors import BadOption
from waystones.games.one_line.board import (
    CENTRE,
    CLASSIC,
    COLOUR_LETTERS,
    FIELDS,
    HEIGHTS,
    NAMES,
    NEAR,
    Board,
    distance,
)

LETTERS = "".join(COLOUR_LETTERS)
RING = tuple(distance(field, CENTRE) for field in range(len(NAMES)))
RIM = tuple(field for field, ring in enumerate(RING) if ring == 4)
INNER = tuple(field for field, ring in enumerate(RING) if ring in (1, 2))  # OL-3 would allow the centre too
EXAMPLE = "bgay"  # the route of OL-5, after its yellow start


@lru_cache(maxsize=8)
def board(board_id: str) -> Board:
    """The classic board, or the one that belongs to a number; BadOption if it is neither."""
    if board_id == CLASSIC.id:
        return CLASSIC
    is_number = board_id.isascii() and board_id.isdigit() and len(board_id) <= len(str(MAX_SEED))
    if not is_number or board_id != str(int(board_id)) or int(board_id) > MAX_SEED:
        raise BadOption("board", board=board_id)
    return sample(Deal(int(board_id))).board(board_id)


class Layout:
    """A board in the making: a colour letter for each field, the field of each number, the starts."""

    def __init__(self, letters: list[str], places: dict[int, int], starts: list[int]) -> None:
        self.letters, self.places, self.starts = letters, places, starts

    def twin(self) -> "Layout":
        """A copy of the layout, to try a change on."""
        return Layout(self.letters[:], dict(self.places), self.starts[:])

    def board(self, board_id: str) -> Board:
        """The board as the engine reads it."""
        return Board.read(board_id, **self.written())

    def written(self) -> dict[str, str]:
        """The board as `board.py` writes it."""
        letters = iter(self.letters)
        return {
            "columns": " ".join("".join(next(letters) for _ in range(height)) for height in HEIGHTS),
            "numbers": " ".join(f"{NAMES[field]}={number}" for number, field in sorted(self.places.items())),
            "starts": " ".join(NAMES[start] for start in self.starts),
        }


def sample(chance: Deal) -> Layout:
    """A layout that keeps OL-1 to OL-5."""
    while True:
        places = _placed(chance)
        first = below(places[3])
        numbered = set(places.values())
        beside = [field for field in NEAR[CENTRE] if field not in numbered]
        if first not in beside:
            continue
        others = [field for field in chance.shuffled(beside) if field != first]
        routes = list(examples(first, numbered, places[6]))
        if len(others) >= 3 and routes:
            route = routes[chance.below(len(routes))]
            return Layout(painted(chance, (first, *route)), places, [first, *others[:3]])


def below(field: int) -> int | None:
    """The field straight below, if there is one."""
    return FIELDS.get(f"{NAMES[field][0]}{int(NAMES[field][1]) + 1}")


def _placed(chance: Deal) -> dict[int, int]:
    """The numbers by chance, small ones near the centre, large ones on the rim, no two side by side (OL-3, OL-4)."""
    while True:
        fields = [*chance.shuffled(INNER)[:3], *chance.shuffled(RIM)[:6]]
        if not any(near in fields for field in fields for near in NEAR[field]):
            return dict(zip(range(2, 11), fields, strict=True))


def examples(start: int, numbered: set[int], six: int) -> Iterator[tuple[int, ...]]:
    """Every way to walk the example of OL-5 from its start, past no number, to a field beside the 6."""
    ways: list[tuple[int, ...]] = [()]
    for way in ways:  # grows while it is walked through
        at = way[-1] if way else start
        if len(way) == len(EXAMPLE):
            if six in NEAR[at]:
                yield way
            continue
        ways += [
            (*way, near) for near in NEAR[at] if near not in numbered and near != start and near not in way
        ]


def painted(chance: Deal, route: tuple[int, ...]) -> list[str]:
    """Colours by OL-4, with the example's along its route: ten fields of each and one more, no neighbours alike.

    Any exchange of two fields is taken that does no harm, and now and then one that does, so that the colours cannot
    stay caught in a corner.
    """
    fixed = dict(zip(route, "y" + EXAMPLE, strict=True))
    pool = list(LETTERS * 10 + LETTERS[chance.below(len(LETTERS))])
    for letter in fixed.values():
        pool.remove(letter)
    mixed = iter(chance.shuffled(pool))
    letters = [fixed.get(field) or next(mixed) for field in range(len(NAMES))]
    loose = [field for field in range(len(NAMES)) if field not in fixed]
    while wrong := [field for field in loose if clashes(letters, (field,))]:
        one, other = wrong[chance.below(len(wrong))], loose[chance.below(len(loose))]
        before = clashes(letters, (one, other))
        swap(letters, one, other)
        if clashes(letters, (one, other)) > before and chance.below(100):
            swap(letters, one, other)
    return letters


def clashes(letters: list[str], fields: Iterable[int]) -> int:
    """How many neighbours of these fields share their colour (OL-4)."""
    return sum(letters[near] == letters[field] for field in fields for near in NEAR[field])


def swap(letters: list[str], one: int, other: int) -> None:
    """Exchange the colours of two fields."""
    letters[one], letters[other] = letters[other], letters[one]
