"""Reviews kept with the games: what each decision cost, luck and play, which puzzles were solved. Unfinished ones are kept too.

A review is found by what the game was, its record and the seat, so that it outlives a backup and another id.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from zlib import crc32

from app.reading import members
from waystones.review.luck import Luck
from waystones.review.weighing import Weighed
from waystones.review.written import read, read_luck, written, written_luck

if TYPE_CHECKING:
    from app.keeping.saves import Saves

REVIEWS = "reviews"  # where they lie on the shelf
KEPT = 16  # reviews: each takes up to ten thousand letters


@dataclass
class Review:
    """What is known so far of one seat's game."""

    weighed: dict[int, Weighed] = field(default_factory=dict)  # by how many moves had been made
    luck: Luck | None = None
    best: tuple[int, ...] = ()  # One Line: the best that could still be reached before each round
    solved: set[int] = field(default_factory=set)  # puzzles, by the moves that had been made

    @property
    def in_order(self) -> list[Weighed]:
        """The decisions in the order of the game."""
        return [self.weighed[ply] for ply in sorted(self.weighed)]

    def to_store(self) -> dict[str, object]:
        """The reviews as plain data, for storage."""
        return {
            "weighed": [written(each) for each in self.in_order],
            "luck": written_luck(self.luck) if self.luck else None,
            "best": list(self.best),
            "solved": sorted(self.solved),
        }

    @classmethod
    def read(cls, stored: object) -> "Review":
        """The review that was kept; an empty one if that cannot be read, so that it is worked out again."""
        try:
            kept = members(stored)
            weighed = [read(each) for each in kept["weighed"]]
            luck = read_luck(kept["luck"]) if kept["luck"] else None
            best, solved = tuple(kept["best"]), set(kept["solved"])
            if not all(type(each) is int for each in (*best, *solved)):
                return cls()
        except (ValueError, TypeError, KeyError):
            return cls()
        return cls({each.ply: each for each in weighed}, luck, best, solved)


def key(record: str, seat: int) -> str:
    """The key of a review: the record and the seat."""
    return f"{crc32(record.encode()):08x}-{seat}"


def kept_review(saves: "Saves", record: str, seat: int) -> Review:
    """The review of the game as far as it got."""
    return Review.read(_page(saves.page(REVIEWS)).get(key(record, seat)))


def keep_review(saves: "Saves", record: str, seat: int, review: Review) -> None:
    """Keep the review as the newest, and drop the oldest."""
    name = key(record, seat)
    others = {each: data for each, data in _page(saves.page(REVIEWS)).items() if each != name}
    saves.keep_page(REVIEWS, dict([*others.items(), (name, review.to_store())][-KEPT:]))


def merged_reviews(here: object, there: object) -> dict[str, object]:
    """The reviews of both; of two reviews of one game the one that has got further."""
    mine, theirs = _page(here), _page(there)

    def further(name: str) -> object:
        both = [page[name] for page in (mine, theirs) if name in page]
        return max(both, key=lambda data: len(Review.read(data).weighed))

    return {name: further(name) for name in [*dict.fromkeys([*theirs, *mine])][-KEPT:]}


def _page(found: object) -> dict[str, object]:
    return (
        {name: data for name, data in found.items() if isinstance(name, str)}
        if isinstance(found, dict)
        else {}
    )
