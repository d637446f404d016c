"""Everything that is kept as one file, and such a file brought back: whatever `written` writes, `restore` reads."""

import json
from collections.abc import Callable, Mapping
from typing import TypeVar

from app.keeping import fitting
from app.keeping.figures import all_to_text, read_all, together
from app.keeping.save import NewerSave, Save, is_id
from app.keeping.settings import Settings
from app.keeping.shelf import ASIDE, Shelf
from app.platform import MAX_FILE
from app.reading import from_json
from waystones import BadRecord

VERSION = 1  # how a backup file is written
GAME = "game/"
# Notes of the page to itself about this visit or the next: no part of what a player would bring elsewhere.
ENDING = "ending"
SAFE_START = "safe-start"
ANSWER = "answer"  # the code of a connection, on its way from one tab to another
PASSING = (ENDING, SAFE_START, ANSWER)

Page = TypeVar("Page")
# What games keep beside their saves, by name: how two such pages, one of them from a backup, become one.
Merges = Mapping[str, Callable[[object, object], object]]


class BadBackup(Exception):
    """The file is not a backup of this page."""


def written(shelf: Shelf) -> str:
    """Everything on the shelf as one text."""
    items = {key: shelf.read(key) for key in shelf.names() if key not in PASSING}
    return json.dumps({"waystones-backup": VERSION, "items": items}, indent=1)


def restore(shelf: Shelf, text: str, merges: Merges, new_id: Callable[[], str]) -> int:
    """Bring everything back beside what is here; returns how many games the browser keeps now that it did not before.

    BadBackup changes nothing. What cannot be read is set aside, and nothing that is here is lost by it.
    """
    items = _items(text)
    here = {shelf.read(key) for key in shelf.names(GAME)}
    kept = 0
    for key, value in items.items():
        name = key.removeprefix(ASIDE)  # a game that was set aside may be one that can be read after all
        if name.startswith(GAME) and value not in here and _is_game(name, value):
            kept += _restore_game(shelf, name, value, new_id)
        elif name != key:
            shelf.put_aside(name, value)
        elif not key.startswith(GAME):
            _restore_page(shelf, key, value, merges)
        elif value not in here:
            _set_aside(shelf, key, value)
    return kept


def _items(text: str) -> dict[str, str]:
    """The keys and values of a backup, all checked before any is used."""
    try:
        data = from_json(text) if len(text) <= MAX_FILE else None
    except ValueError as error:
        raise BadBackup from error
    if not isinstance(data, dict) or data.get("waystones-backup") != VERSION:
        raise BadBackup
    items = data.get("items")
    if not isinstance(items, dict) or not all(isinstance(value, str) for value in items.values()):
        raise BadBackup
    return {key: value for key, value in items.items() if key not in PASSING}


def _is_game(key: str, value: str) -> bool:
    """Whether the text is a game that can be opened, here or in a later version."""
    id = key.removeprefix(GAME)
    try:
        fitting.check(Save.read(id if is_id(id) else "unnamed", value))
    except NewerSave:
        return True
    except BadRecord as error:
        return error.code == "newer"
    except ValueError:
        return False
    return True


def _restore_game(shelf: Shelf, key: str, value: str, new_id: Callable[[], str]) -> bool:
    """Put a game back; a game that is here under the same id stays, and the other comes beside it."""
    is_free = is_id(key.removeprefix(GAME)) and shelf.read(key) is None
    return shelf.write(key if is_free else f"{GAME}{new_id()}", value)


def _restore_page(shelf: Shelf, key: str, value: str, merges: Merges) -> None:
    """Bring back a page that lies beside the games, merged with the one here where that is possible."""
    if key in merges or key in ("figures", "settings"):
        try:
            there = from_json(value)
            merged = _merged(shelf, key, there, merges)
        except ValueError:
            _set_aside(shelf, key, value)
        else:
            shelf.write(key, merged)
    elif shelf.read(key) is None:  # of a later version, which will know what it is
        shelf.write(key, value)


def _merged(shelf: Shelf, key: str, there: object, merges: Merges) -> str:
    """The page here and the page of the backup as one; ValueError if the latter is nonsense."""
    if key == "figures":
        return all_to_text(together(_here(shelf, key, read_all) or {}, read_all(there)))
    if key != "settings":
        merged = merges[key](_here(shelf, key, lambda data: data), there)
        return json.dumps(merged, separators=(",", ":"))
    if not isinstance(there, dict):
        raise ValueError("not settings")
    chosen = _here(shelf, key, Settings.read) or Settings()
    for name, value in there.items():
        chosen = chosen.with_choice(name, value)
    return json.dumps(chosen.to_store())


def _here(shelf: Shelf, key: str, read: Callable[[object], Page]) -> Page | None:
    """What the shelf has under the key; nonsense is set aside, and None returned."""
    text = shelf.read(key)
    try:
        return None if text is None else read(from_json(text))
    except ValueError:
        shelf.set_aside(key)
        return None


def _set_aside(shelf: Shelf, key: str, value: str) -> None:
    shelf.put_aside(key, value)
    shelf.troubles.add("aside")
