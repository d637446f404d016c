"""What was solved, kept under names that never change: counts, rows without a miss, days, and the puzzle that is open."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from waystones.puzzle import LEVELS, is_one, kinds

PAGE = "puzzles"  # on the shelf, and in backups
DAYS_KEPT = 60
MAX_COUNT = 10**6
MAX_TEXT = 20_000

Which = tuple[str, str, int]  # a puzzle: game, level and number


@dataclass(frozen=True)
class Count:
    """How puzzles of one game went."""

    tried: Mapping[str, int] = field(default_factory=dict)  # by level
    solved: Mapping[str, int] = field(default_factory=dict)  # at the first answer, without help; by level
    row: int = 0  # solved in a row, up to now
    longest: int = 0
    rush: int = 0  # most solved in three minutes
    days: tuple[str, ...] = ()  # dates whose puzzle was solved

    def after(self, level: str, *, solved: bool) -> "Count":
        """The counts with one more first answer."""
        row = self.row + 1 if solved else 0
        more = {**self.solved, level: self.solved.get(level, 0) + solved}
        tried = {**self.tried, level: self.tried.get(level, 0) + 1}
        return replace(self, tried=tried, solved=more, row=row, longest=max(row, self.longest))

    def with_day(self, date: str) -> "Count":
        """The counts with the puzzle of a day noted."""
        return replace(self, days=tuple(sorted({*self.days, date}))[-DAYS_KEPT:])


@dataclass(frozen=True)
class Begun:
    """A puzzle that is open: the moves made so far, what is half done, and whether an answer was given or help was had."""

    moves: tuple[str, ...] = ()
    over: bool = False
    draft: str = ""
    helped: bool = False


@dataclass(frozen=True)
class Solved:
    """How puzzles went, those that were begun, and those that are made ahead."""

    counts: Mapping[str, Count] = field(default_factory=dict)  # by game
    begun: Mapping[Which, Begun] = field(default_factory=dict)  # the last one of each game
    ready: Mapping[Which, str] = field(default_factory=dict)  # made ahead, as text

    def count(self, game: str) -> Count:
        """How puzzles of a game went."""
        return self.counts.get(game, Count())

    def with_count(self, game: str, count: Count) -> "Solved":
        """What was solved, with new counts for a game."""
        return replace(self, counts={**self.counts, game: count})

    def with_begun(self, which: Which, begun: Begun) -> "Solved":
        """With the puzzle that is open now; of each game only one is."""
        others = {each: found for each, found in self.begun.items() if each[0] != which[0]}
        return replace(self, begun={**others, which: begun})

    def with_ready(self, which: Which, text: str) -> "Solved":
        """With a puzzle made ahead; of each game and level only one is."""
        others = {each: found for each, found in self.ready.items() if each[:2] != which[:2]}
        return replace(self, ready={**others, which: text})

    def next_number(self, game: str, level: str) -> int | None:
        """The puzzle that lies ready."""
        return next((each[2] for each in self.ready if each[:2] == (game, level)), None)

    def merged(self, other: "Solved") -> "Solved":
        """What was solved here and there: the fuller account of each, nothing twice."""
        games = {*self.counts, *other.counts}
        counts = {game: _fuller(self.count(game), other.count(game)) for game in games}
        return Solved(counts, {**other.begun, **self.begun}, {**other.ready, **self.ready})

    def to_store(self) -> dict[str, object]:
        """As data for the shelf."""
        return {
            "counts": {
                game: {
                    "tried": dict(each.tried),
                    "solved": dict(each.solved),
                    "row": each.row,
                    "longest": each.longest,
                    "rush": each.rush,
                    "days": list(each.days),
                }
                for game, each in self.counts.items()
            },
            "begun": {
                address(which): {
                    "moves": list(each.moves),
                    "over": each.over,
                    "draft": each.draft,
                    "helped": each.helped,
                }
                for which, each in self.begun.items()
            },
            "ready": {address(which): text for which, text in self.ready.items()},
        }

    @classmethod
    def read(cls, found: object) -> "Solved":
        """What was kept, as far as it can be read."""
        counts = {
            game: _count(each) for game, each in _items(_part(found, "counts")).items() if game in kinds()
        }
        begun = {
            which: Begun(
                _texts(_part(each, "moves")),
                _part(each, "over") is True,
                draft if isinstance(draft := _part(each, "draft"), str) and len(draft) <= MAX_TEXT else "",
                _part(each, "helped") is True,
            )
            for text, each in _items(_part(found, "begun")).items()
            if (which := read_address(text))
        }
        ready = {
            which: each
            for text, each in _items(_part(found, "ready")).items()
            if (which := read_address(text)) and isinstance(each, str) and len(each) <= MAX_TEXT
        }
        return cls(counts, begun, ready)


def address(which: Which) -> str:
    """How a puzzle is called in addresses: one_line/easy/7."""
    return "/".join(map(str, which))


def read_address(text: str) -> Which | None:
    """The puzzle called so; None if there is none."""
    game, level, number = [*text.split("/"), "", "", ""][:3]
    if not (number.isascii() and number.isdigit() and len(number) < 10) or text.count("/") != 2:
        return None
    return (game, level, int(number)) if is_one(game, level, int(number)) else None


def find(text: str) -> Which | None:
    """The puzzle whose link stands in a message; None if none does."""
    link = re.search(r"#/puzzle/([a-z_/]+[0-9]+)", text)
    return read_address(link[1]) if link else None


def _fuller(one: Count, other: Count) -> Count:
    tried, solved = _more(one.tried, other.tried), _more(one.solved, other.solved)
    days = tuple(sorted({*one.days, *other.days}))[-DAYS_KEPT:]
    longest, rush = max(one.longest, other.longest), max(one.rush, other.rush)
    row = max(one, other, key=lambda each: sum(each.tried.values())).row
    return Count(tried, solved, row, longest, rush, days)


def _more(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {level: max(one.get(level, 0), other.get(level, 0)) for level in {**one, **other}}


def _count(found: object) -> Count:
    return Count(
        _by_level(_part(found, "tried")),
        _by_level(_part(found, "solved")),
        _number(_part(found, "row")),
        _number(_part(found, "longest")),
        _number(_part(found, "rush")),
        tuple(each for each in _texts(_part(found, "days")) if len(each) == 10)[-DAYS_KEPT:],
    )


def _by_level(found: object) -> dict[str, int]:
    return {level: _number(each) for level, each in _items(found).items() if level in LEVELS}


def _part(found: object, name: str) -> object:
    return found.get(name) if isinstance(found, dict) else None


def _items(found: object) -> dict[str, object]:
    return found if isinstance(found, dict) else {}


def _texts(found: object) -> tuple[str, ...]:
    return tuple(each for each in found if isinstance(each, str)) if isinstance(found, list) else ()


def _number(found: object) -> int:
    return found if type(found) is int and 0 <= found <= MAX_COUNT else 0
