"""The line of the day: one deal for every calendar day. What became of each stands in its diary (`keeping/diary.py`)."""

from collections.abc import Iterable
from dataclasses import replace

from app.keeping.diary import FIRST_DAY, LAST_DAY, SEEDS, Diary, Try, day, number
from waystones import Record

__all__ = ["FIRST_DAY", "LAST_DAY", "NO_DAY", "SEEDS", "Diary", "Try", "day", "number"]

BUCKET = 5  # points that share a bar of the histogram
LOWEST, HIGHEST = 0, 50  # what lies beyond shares the outermost bars
NO_DAY = 0


def deal(number: int) -> Record:
    """The deal of a day."""
    return Record.new("one_line", seed=SEEDS + number)


def number_of(record: Record, today: int) -> int:
    """The number of the day whose deal this is; NO_DAY if it is none, or one that has not come yet anywhere."""
    found = number_of_cards(record, today)
    return found if found and replace(record, moves=()) == deal(found) else NO_DAY


def number_of_cards(record: Record, today: int) -> int:
    """The number of the day that has these cards on this board, whoever draws and from whatever start."""
    found = record.seed - SEEDS
    other_board = record.game != "one_line" or not set(record.options) <= {"start"}
    return NO_DAY if other_board or not 1 <= found <= today + 1 else found


def histogram(scores: Iterable[int]) -> list[tuple[int, int]]:
    """How many scores fell into each stretch of points: its first score and the count."""
    counts = dict.fromkeys(range(LOWEST, HIGHEST + 1, BUCKET), 0)
    for score in scores:
        counts[min(max(score, LOWEST), HIGHEST) // BUCKET * BUCKET] += 1
    return list(counts.items())
