"""The diary of the games of the day: which day has which number, and what became of each. No clock: the day is passed in.

A day is the player's own date as ISO text. The first try of a day counts, whenever it is finished; only a try that was
begun on its own day carries a streak on.

>>> number("2026-01-01"), number("2026-11-16")
(1, 320)
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta

from app.keeping.streak import Streak, streak, streaks

FIRST_DAY = date(2026, 1, 1)
SEEDS = 1_000_000_000  # the days' deals lie beyond those that a player is dealt by chance
LAST_DAY = (date.max - FIRST_DAY).days + 1

_NUMBER = re.compile(r"[1-9][0-9]{0,6}")
_DAY = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


def number(day: str) -> int:
    """The number of a day, from 1; less before the first one."""
    return (date.fromisoformat(day[:10]) - FIRST_DAY).days + 1


def day(number: int) -> str:
    """The day with this number."""
    return (FIRST_DAY + timedelta(days=number - 1)).isoformat()


@dataclass(frozen=True)
class Try:
    """A player's try of one day: the first, which is the one that counts."""

    number: int
    begun: str  # the player's date when it was begun
    id: str  # of its game on the shelf
    score: int | None = None  # once it is finished
    link: str = ""  # the finished line, for when the shelf has let it go
    helped: bool = False  # whether a hint was used
    won: bool | None = None  # against somebody, whether it was won

    @property
    def in_time(self) -> bool:
        """Whether the try was begun on its own day."""
        return self.begun == day(self.number)


class Diary(Mapping[int, Try]):
    """The tries by their day's number."""

    def __init__(self, tries: Iterable[Try] = ()) -> None:
        self._tries = {each.number: each for each in tries}

    def __getitem__(self, number: int) -> Try:
        return self._tries[number]

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(self._tries))

    def __len__(self) -> int:
        return len(self._tries)

    @classmethod
    def read(cls, stored: object) -> "Diary":
        """The diary as it was stored; what is no try is left out."""
        pages = stored if isinstance(stored, dict) else {}
        return cls(found for key, page in pages.items() if (found := _try(key, page)))

    def to_store(self) -> Mapping[str, Mapping[str, object]]:
        """The diary as plain data."""
        return {
            str(number): {"begun": each.begun, "id": each.id, "score": each.score, "link": each.link}
            | ({"helped": True} if each.helped else {})
            | ({} if each.won is None else {"won": each.won})
            for number, each in self._tries.items()
        }

    def begin(self, number: int, today: str, id: str) -> "Diary":
        """The diary with a try begun on the day; the same diary if the day has one."""
        return self if number in self else Diary([*self.values(), Try(number, today[:10], id)])

    def finish(
        self, number: int, score: int, link: str, *, helped: bool = False, won: bool | None = None
    ) -> "Diary":
        """The diary with the day's try finished; only the first end counts."""
        known = self[number]
        if known.score is not None:
            return self
        return Diary([*self.values(), replace(known, score=score, link=link, helped=helped, won=won)])

    def merged(self, other: "Diary") -> "Diary":
        """Both diaries as one: a finished try before an unfinished one, then what was begun first."""

        def rank(each: Try) -> tuple[bool, str]:
            return each.score is None, each.begun

        both = {*self, *other}
        return Diary(min((each[n] for each in (self, other) if n in each), key=rank) for n in both)

    @property
    def scores(self) -> list[int]:
        """The scores of all finished tries, by day."""
        return [each.score for each in self.values() if each.score is not None]

    def streak(self, today: int) -> Streak:
        """The days in a row up to now."""
        return streak(filter(self._counts, self), today)

    @property
    def longest_streak(self) -> int:
        """The most days in a row there ever were."""
        return max((each.days for each in streaks(filter(self._counts, self))), default=0)

    @property
    def rests(self) -> frozenset[int]:
        """Every missed day that was forgiven."""
        return frozenset(day for each in streaks(filter(self._counts, self)) for day in each.rests)

    def _counts(self, number: int) -> bool:
        found = self.get(number)
        return found is not None and found.in_time and found.score is not None


def _try(key: object, page: object) -> Try | None:
    """One page of a stored diary; None if it is none."""
    if not isinstance(page, dict) or not isinstance(key, str) or not _NUMBER.fullmatch(key):
        return None
    begun, id, score, link = (page.get(name) for name in ("begun", "id", "score", "link"))
    if not (isinstance(begun, str) and isinstance(id, str) and isinstance(link, str)):
        return None
    if not _DAY.fullmatch(begun) or not (score is None or type(score) is int):
        return None
    helped, won = page.get("helped") is True, page.get("won")
    known = won if isinstance(won, bool) else None
    return Try(int(key), begun, id, score, link, helped, known) if int(key) <= LAST_DAY else None
