"""How far the journey was walked: the best score on each stone, kept under a name that never changes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from waystones import Record
from waystones.games.one_line.journey import LENGTH, STONES, place_of

if TYPE_CHECKING:
    from app.keeping.saves import Saves

PAGE = "journey"  # on the shelf: {"best": {"12": 33}}, stones counted from 1
AHEAD = 2  # stones beyond those that were won that are open: whoever is stuck on one can go round it
MEDALS = ("none", "copper", "silver", "gold")
MOST = 200


@dataclass(frozen=True)
class Walked:
    """The best score on each stone that was played, by its place from 0."""

    best: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, saves: "Saves") -> "Walked":
        """What was walked on this device."""
        return cls.read(saves.page(PAGE))

    @classmethod
    def read(cls, found: object) -> "Walked":
        """What was kept, as far as it can be read."""
        best = found.get("best") if isinstance(found, dict) else None
        items = best.items() if isinstance(best, dict) else ()
        return cls(
            {
                int(number) - 1: score
                for number, score in items
                if number in NUMBERS and type(score) is int and -MOST <= score <= MOST
            }
        )

    def to_store(self) -> dict[str, object]:
        """As data for the shelf."""
        return {"best": {str(place + 1): score for place, score in sorted(self.best.items())}}

    def with_score(self, place: int, score: int) -> "Walked":
        """The same after one more game on a stone; only the best of a stone is kept."""
        return Walked({**self.best, place: max(score, self.best.get(place, score))})

    def merged(self, other: "Walked") -> "Walked":
        """What was walked here and there."""
        both = {*self.best, *other.best}
        return Walked({place: max(each.best.get(place, -MOST) for each in (self, other)) for place in both})

    def won(self, place: int) -> int:
        """How many of a stone's three were won."""
        return STONES[place].won(self.best[place]) if place in self.best else 0

    @property
    def all_won(self) -> int:
        """How many were won of all."""
        return sum(map(self.won, range(LENGTH)))

    def is_open(self, place: int) -> bool:
        """Whether the stone can be played: those that were won, and some ahead of them."""
        return place < LENGTH and place < sum(bool(self.won(each)) for each in range(LENGTH)) + AHEAD

    @property
    def following(self) -> int:
        """The stone to go on with: the first on which nothing was won, else the first that lacks one."""
        return next(
            (place for least in (1, 2, 3) for place in range(LENGTH) if self.won(place) < least), LENGTH - 1
        )


NUMBERS = frozenset(str(place + 1) for place in range(LENGTH))


def note(saves: "Saves", record: Record, score: int) -> None:
    """Keep what a game of the journey has reached; any other game leaves nothing here."""
    place = place_of(record)
    if place is not None:
        saves.keep_page(PAGE, Walked.of(saves).with_score(place, score).to_store())


def medal(place: int, score: int) -> str:
    """The best stone that a score has won there."""
    return MEDALS[STONES[place].won(score)]


def next_medal(place: int, score: int) -> tuple[str, int] | None:
    """The next better one and how many points it is away."""
    won = STONES[place].won(score)
    return (MEDALS[won + 1], STONES[place][won] - score) if won < len(STONES[place]) else None
