"""The most that a line has given on each board: kept for longer than its game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from waystones import Record

if TYPE_CHECKING:
    from app.keeping.saves import Saves

PAGE = "line_bests"  # where they lie on the shelf, by the number of the board
CLASSIC = "classic"


def board_of(record: Record) -> str:
    """The number of the record's board; the classic one has a name."""
    return str(record.options.get("board", CLASSIC))


def bests(saves: "Saves") -> dict[str, int]:
    """The best score by board."""
    return read(saves.page(PAGE))


def read(stored: object) -> dict[str, int]:
    """The scores as they were stored; what is none is left out."""
    pages = stored if isinstance(stored, Mapping) else {}
    return {board: score for board, score in pages.items() if isinstance(board, str) and type(score) is int}


def note(saves: "Saves", record: Record, score: int) -> None:
    """Note a line that was drawn alone."""
    known, board = bests(saves), board_of(record)
    if score > known.get(board, score - 1):
        saves.keep_page(PAGE, known | {board: score})


def merged(here: object, there: object) -> dict[str, int]:
    """The better of both for every board."""
    ours, theirs = read(here), read(there)
    return {board: max(each[board] for each in (ours, theirs) if board in each) for board in ours | theirs}
