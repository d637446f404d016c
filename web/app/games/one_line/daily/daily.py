"""The line of the day: one deal for every calendar day, on Sundays on a board of its own. What became of each stands in
its diary (`keeping/diary.py`).

>>> deal(332).options, deal(333).options, deal(326).options
({}, {'board': '333'}, {})
"""

from collections.abc import Iterable
from dataclasses import replace

from app.keeping.diary import FIRST_DAY, LAST_DAY, SEEDS, Diary, Try, day, number
from waystones import Record

__all__ = ["FIRST_DAY", "LAST_DAY", "NO_DAY", "SEEDS", "Diary", "Try", "day", "number"]

BUCKET = 5  # points that share a bar of the histogram
LOWEST, HIGHEST = 0, 50  # what lies beyond shares the outermost bars
NO_DAY = 0
# Sundays before that day stay on the classic board: they were drawn there.
OTHER_BOARDS_FROM = number("2026-11-29")


def deal(number: int) -> Record:
    """The deal of a day. Nothing else says what a day deals."""
    options = {"board": number} if is_on_other_board(number) else {}
    return Record.new("one_line", seed=SEEDS + number, **options)


def is_on_other_board(number: int) -> bool:
    """Whether the day's line lies on a board that belongs to this day alone: on Sundays."""
    return number >= OTHER_BOARDS_FROM and (number - OTHER_BOARDS_FROM) % 7 == 0


def number_of(record: Record, today: int) -> int:
    """The number of the day whose deal this is; NO_DAY if it is none, or one that has not come yet anywhere."""
    found = number_of_cards(record, today)
    return found if found and replace(record, moves=()) == deal(found) else NO_DAY


def number_of_cards(record: Record, today: int) -> int:
    """The number of the day that has these cards on this board, whoever draws and from whatever start."""
    found = record.seed - SEEDS
    if record.game != "one_line" or not 1 <= found <= today + 1:
        return NO_DAY
    same_board = without_start(record) == without_start(deal(found))
    return found if same_board else NO_DAY


def without_start(record: Record) -> dict[str, str]:
    """The record's options, whatever start was chosen."""
    return {name: value for name, value in record.options.items() if name != "start"}


def histogram(scores: Iterable[int]) -> list[tuple[int, int]]:
    """How many scores fell into each stretch of points: its first score and the count."""
    counts = dict.fromkeys(range(LOWEST, HIGHEST + 1, BUCKET), 0)
    for score in scores:
        counts[min(max(score, LOWEST), HIGHEST) // BUCKET * BUCKET] += 1
    return list(counts.items())
