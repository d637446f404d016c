"""One saved game: the record is the save; a draft, a lesson's step and what Home shows of it stand beside it."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from app.figures import BOT_LEVELS, SENT
from app.games import PLAYABLE

SCHEMA = 1
MAX_NAME = 20


_HEADER = re.compile(r"waystones/[0-9]+ [a-z_]+ ")
_DAY = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-[0-3][0-9]T")

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
    draft: str = ""
    lesson: int | None = None  # the step of a guided game
    finished: bool = False
    summary: Mapping[str, int] = field(default_factory=dict)  # for Home, which does not replay games
    seats: Seats = ()  # who sits where: a name, and a level if it is a bot
    daily: int | None = None  # the number of the day whose first try it is
    duel: str = ""  # the link whose lines are drawn against

    @property
    def game(self) -> str:
        """The game's id."""
        return self.record.split(" ", 2)[1]

    @property
    def screens(self) -> str:
        """Where its screens are: a line drawn alone and lines drawn by several have their own."""
        return "one_line_table" if self.game == "one_line" and self.seats else self.game

    @classmethod
    def read(cls, id: str, text: str) -> "Save":
        """Read a save's text; ValueError if it is none, NewerSave if it is beyond this version."""
        data = from_json(text)
        schema = data.pop("schema", None) if isinstance(data, dict) else None
        if type(schema) is int and schema > SCHEMA:
            raise NewerSave
        if schema != SCHEMA:
            raise ValueError("not a save")
        if not set(data) <= {each.name for each in fields(cls)} - {"id"}:
            raise ValueError("unknown fields")
        data["seats"] = _seats(data.get("seats", []))
        save = cls(id=id, **data)
        texts = (save.record, save.started, save.changed, save.draft, save.duel)
        if not all(isinstance(each, str) for each in texts) or not _HEADER.match(save.record):
            raise ValueError("not texts")
        if not _DAY.match(save.started) or not _DAY.match(save.changed):
            raise ValueError("not days")
        if not all(each is None or type(each) is int for each in (save.lesson, save.daily)):
            raise ValueError("not a number")
        if type(save.finished) is not bool:
            raise ValueError("not an end")
        if not isinstance(save.summary, dict) or not all(type(each) is int for each in save.summary.values()):
            raise ValueError("not a summary")
        if save.game not in PLAYABLE:
            raise NewerSave
        return save

    def text(self) -> str:
        """The save as text for the shelf."""
        data = {key: value for key, value in vars(self).items() if key != "id"}
        return json.dumps({"schema": SCHEMA, **data}, separators=(",", ":"))


def from_json(text: str) -> Any:
    """The text as data; ValueError if it is no JSON, or nested deeper than anything we write."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _seats(found: Any) -> Seats:
    """Who sits where; ValueError if that is nonsense."""
    for seat in found:
        name, level = seat
        if not isinstance(name, str) or len(name) > MAX_NAME or level not in ("", SENT, *BOT_LEVELS):
            raise ValueError("not a seat")
    return tuple((name, level) for name, level in found)
