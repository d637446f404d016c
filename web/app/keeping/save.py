"""One saved game: the record is the save; a draft, a lesson's step and what Home shows of it stand beside it."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from app.keeping.figures import ELSEWHERE, SENT, is_bot
from app.reading import from_json, members
from waystones.games import abouts
from waystones.record import MAX_EDITION, MAX_MOVES

# 1 had no `handover`: tables kept it as their draft; 1 and 2 had no `order`; up to 3 no `practice`, and nobody elsewhere;
# up to 4 no `reached`.
SCHEMA = 5
MAX_NAME = 20
MAX_ORDER = 10**12
MAX_LESSON = 1_000
MAX_DAY = 9_999_999
MAX_POINTS = 10**6  # of anything in a summary

_ID = re.compile(r"[a-z0-9]{1,32}")
_HEADER = re.compile(r"waystones/[0-9]{1,6} [a-z_]{1,32} players=([0-9]{1,2}) ")
_ORDER = re.compile(r'"order":([0-9]{1,13})}\Z')
_MOMENT = re.compile(
    r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T[0-2][0-9]:[0-5][0-9](:[0-5][0-9](\.[0-9]{1,6})?)?"
)

Seats = tuple[tuple[str, str], ...]


class NewerSave(Exception):
    """The save was written by a later version of this page."""


@dataclass(frozen=True)
class Save:
    """One game on the shelf."""

    id: str
    record: str
    started: str
    changed: str
    draft: str = ""  # what is half done
    handover: str = ""  # whether the curtain has fallen, and what may be taken back
    lesson: int | None = None  # the step of a guided game
    finished: bool = False
    summary: Mapping[str, int] = field(default_factory=dict)  # for Home, which does not replay games
    seats: Seats = ()  # who sits where: a name, and a level if it is a bot
    daily: int | None = None  # the number of the day whose first try it is
    duel: str = ""  # the link whose lines are drawn against
    practice: bool = False  # taken up from some turn of a game that was over: it is not counted
    edition: int = 0  # of a game by letters: how often something that had been sent was taken back
    reached: int = 0  # how many turns people had had when that was done last
    posted: int = -1  # how many moves the last letter had; -1 before there was one
    ahead: int = 0  # how many moves at the end came by a letter and were not watched yet
    order: int = 0  # counts up as games are played on in turn: a clock can be set back, this cannot

    @property
    def game(self) -> str:
        """The game's id."""
        return self.record.split(" ", 2)[1]

    @property
    def once(self) -> bool:
        """Whether the game can be played only once: a day's try, an answer to a line that was sent, a game that others have too."""
        return self.daily is not None or bool(self.duel) or self.apart

    @property
    def apart(self) -> bool:
        """Whether somebody at this table is elsewhere: then it goes on by letters."""
        return any(level == ELSEWHERE for _, level in self.seats)

    @property
    def waits_for(self) -> int:
        """The seat of the person who is to decide, in a game by letters."""
        return self.summary.get("waits", 0)

    @property
    def waits_elsewhere(self) -> bool:
        """Whether somebody elsewhere is to decide."""
        return self.apart and self.seats[self.waits_for][1] == ELSEWHERE

    @property
    def unsent(self) -> bool:
        """Whether something was decided here, in a game by letters, that no letter has told yet."""
        return self.apart and self.posted < self.summary.get("decided", 0)

    @property
    def recency(self) -> tuple[int, str]:
        """The place in lists of games: the last played has the highest. Saves of older versions have only a date."""
        return self.order, self.changed

    @classmethod
    def read(cls, id: str, text: str) -> "Save":
        """Read a save's text; ValueError if it is no save, NewerSave if a later version wrote it.

        Whether it fits the moves of its record is asked when it is opened: see `fitting.py`.
        """
        data = members(from_json(text))
        schema = data.pop("schema", None)
        if type(schema) is int and schema > SCHEMA:
            raise NewerSave
        if type(schema) is not int or schema < 1 or not is_id(id):
            raise ValueError("not a save")
        if schema == 1:
            data = _from_first_schema(data)
        if not {"record", "started", "changed"} <= set(data) <= {each.name for each in fields(cls)} - {"id"}:
            raise ValueError("unknown fields")
        _check_header(data["record"])
        data["seats"] = _seats(data.get("seats", []))
        save = cls(id=id, **data)
        if save.game not in abouts():
            raise NewerSave
        _check(save)
        return save

    def text(self) -> str:
        """The save as text for the shelf."""
        data = {key: value for key, value in vars(self).items() if key != "id"}
        return json.dumps({"schema": SCHEMA, **data}, separators=(",", ":"))


def was_helped(summary: Mapping[str, int]) -> bool:
    """Whether a hint was used in a game with this summary."""
    return bool(summary.get("hints"))


def one_hint_more(summary: Mapping[str, int]) -> dict[str, int]:
    """The summary of a game that was just given a hint."""
    return {**summary, "hints": summary.get("hints", 0) + 1}


def lasting(summary: Mapping[str, int]) -> dict[str, int]:
    """What a summary keeps of a game however it goes on: the hints it was given, and that it is drawn `to_send`."""
    return {name: summary[name] for name in ("hints", "to_send") if summary.get(name)}


def order_in(text: str) -> int:
    """The `order` of a save's text, without reading the rest."""
    found = _ORDER.search(text)
    return min(int(found[1]), MAX_ORDER) if found else 0


def is_id(id: object) -> bool:
    """Whether the text can be the id of a game: ids stand in addresses, keys and markup."""
    return isinstance(id, str) and bool(_ID.fullmatch(id))


def _check_header(record: object) -> None:
    if not isinstance(record, str) or not _HEADER.match(record):
        raise ValueError("not a record")


def _check(save: Save) -> None:
    """ValueError unless everything in the save is of the kind it should be, and fits what is easily seen."""
    if not all(isinstance(each, str) for each in (save.draft, save.handover, save.duel)):
        raise ValueError("not texts")
    for moment in (save.started, save.changed):
        if not isinstance(moment, str) or not _MOMENT.fullmatch(moment):
            raise ValueError("not a moment")
    if type(save.finished) is not bool or type(save.practice) is not bool:
        raise ValueError("not an end")
    _check_number(save.order, 0, MAX_ORDER)
    _check_number(save.edition, 0, MAX_EDITION)
    _check_number(save.reached, 0, MAX_MOVES)
    _check_number(save.posted, -1, MAX_MOVES)
    _check_number(save.ahead, 0, MAX_MOVES)
    if save.lesson is not None:
        _check_number(save.lesson, -MAX_LESSON, MAX_LESSON)  # one that no course has is none
    if save.daily is not None:
        _check_number(save.daily, 1, MAX_DAY)
    if not isinstance(save.summary, dict):
        raise ValueError("not a summary")
    for number in save.summary.values():
        _check_number(number, -MAX_POINTS, MAX_POINTS)
    header = _HEADER.match(save.record)
    players = int(header[1]) if header else 0
    if (len(save.seats) or 1) != players:  # alone, nobody needs a name
        raise ValueError("not one seat for each player")
    for seat in (save.summary.get("seat", 0), save.waits_for):
        if not 0 <= seat < max(players, 1):
            raise ValueError("not a seat")


def _check_number(number: object, least: int, most: int) -> None:
    if type(number) is not int or not least <= number <= most:
        raise ValueError("not a number")


def _from_first_schema(data: dict[str, object]) -> dict[str, object]:
    """What the first version kept: only One Line had a draft, all other tables kept their hand-over in its place."""
    record = data.get("record")
    if isinstance(record, str) and not record.startswith("waystones/1 one_line "):
        data["handover"], data["draft"] = data.get("draft", ""), ""
    return data


def _seats(found: object) -> Seats:
    """Who sits where; ValueError if that is nonsense."""
    if not isinstance(found, list):
        raise ValueError("not seats")
    for seat in found:
        if not isinstance(seat, list) or len(seat) != 2:
            raise ValueError("not a seat")
        name, level = seat
        known = level in ("", SENT, ELSEWHERE) or is_bot(level)
        if not isinstance(name, str) or len(name) > MAX_NAME or not known:
            raise ValueError("not a seat")
    return tuple((name, level) for name, level in found)
