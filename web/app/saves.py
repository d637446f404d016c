"""Everything that is kept: the games on the shelf, the settings, and a few pages beside them."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from app.figures import Figures, company, is_played, read_all, together
from app.platform import Platform
from app.save import MAX_NAME, SCHEMA, NewerSave, Save, Seats, from_json
from app.settings import Settings
from app.shelf import ASIDE, Shelf
from waystones import BadRecord, Record

__all__ = ["KEPT_FINISHED", "MAX_NAME", "BadBackup", "Save", "Saves"]

KEPT_FINISHED = 20
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without those that look alike
MAX_BACKUP = 5_000_000
PAGES = ("settings", "figures", "daily", "duels")  # what lies on the shelf beside the games


class BadBackup(Exception):
    """The file is not a backup of this page."""


class Saves:
    """The games on the shelf, and the settings beside them."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._shelf = Shelf(platform)

    @property
    def troubles(self) -> set[str]:
        """What the player should be told: full, blocked, aside, tab."""
        return self._shelf.troubles

    def settings(self) -> Settings:
        """The player's settings; those of a new player where they cannot be read."""
        return Settings.read(self._json("settings"))

    def keep_settings(self, settings: Settings) -> None:
        """Keep the player's settings."""
        self._shelf.write("settings", json.dumps(settings.to_store()))

    def page(self, name: str) -> Any:
        """What lies beside the games under this name, as data; None if there is nothing that can be read."""
        return self._json(name)

    def keep_page(self, name: str, data: Any) -> None:
        """Keep data beside the games."""
        self._shelf.write(name, json.dumps(data, separators=(",", ":")))

    def figures(self) -> dict[str, Figures]:
        """What is known of all finished games, by game."""
        found = self._json("figures")
        try:
            return {} if found is None else read_all(found)
        except ValueError:
            self._shelf.set_aside("figures")
            return {}

    def figures_of(self, game: str) -> Figures:
        """What is known of all finished games of one kind."""
        return self.figures().get(game, Figures())

    def games(self, *, finished: bool) -> list[Save]:
        """The saved games, the last played first."""
        found = [self.peek(key.removeprefix("game/")) for key in self._shelf.names("game/")]
        mine = [save for save in found if save and save.finished is finished]
        return sorted(mine, key=lambda save: save.changed, reverse=True)

    def peek(self, id: str) -> Save | None:
        """A saved game as it stands on the shelf, without checking its moves."""
        key = f"game/{id}"
        text = self._shelf.read(key)
        if text is None:
            return None
        try:
            return Save.read(id, text)
        except NewerSave:
            self.troubles.add("newer")  # it stays where it is, for the version that can read it
            return None
        except (ValueError, TypeError):
            self._shelf.set_aside(key)
            return None

    def open(self, id: str) -> Save | None:
        """A saved game that can be played on; what cannot is set aside."""
        save = self.peek(id)
        if save is None:
            return None
        try:
            Record.parse(save.record)
        except BadRecord:
            self._shelf.set_aside(f"game/{id}")
            return None
        return save

    def new(
        self,
        record: Record,
        *,
        lesson: int | None = None,
        seats: Seats = (),
        daily: int | None = None,
        duel: str = "",
    ) -> Save:
        """Put a new game on the shelf."""
        now = self._platform.now()
        return self.write(
            Save(self._new_id(), str(record), now, now, lesson=lesson, seats=seats, daily=daily, duel=duel)
        )

    def bring_in(
        self,
        record: Record,
        *,
        seats: Seats = (),
        finished: bool = False,
        daily: int | None = None,
        duel: str = "",
        sent: bool = False,
    ) -> Save:
        """Put a game that was sent on the shelf, unless it is there; it counts for nothing. `sent` by somebody else?"""
        text = str(record)
        for save in self.games(finished=finished):
            if save.record == text:
                return save
        now = self._platform.now()
        own = next((seat for seat, (_, level) in enumerate(seats) if not level), 0)
        summary = {"score": record.state().scores()[own]} if finished else {}
        if finished and sent:
            summary["sent"] = 1
        save = self.write(
            Save(self._new_id(), text, now, now, "", None, finished, summary, seats, daily, duel)
        )
        self._let_oldest_go()
        return save

    def write(self, save: Save) -> Save:
        """Keep the game as it is now. If another tab has gone on with it, keep a copy and leave that one alone."""
        if self.check_tabs(save.id):
            save = replace(save, id=self._new_id())
        save = replace(save, changed=self._platform.now())
        self._shelf.write(f"game/{save.id}", save.text())
        return save

    def check_tabs(self, id: str) -> bool:
        """Whether another tab has gone on with the game; the player is told."""
        changed = self._shelf.changed_elsewhere(f"game/{id}")
        if changed:
            self.troubles.add("tab")
        return changed

    def finish(self, save: Save, score: int, **more: int) -> Save:
        """Keep the finished game for replay, count it, and let the oldest finished ones go."""
        summary = {**save.summary, "score": score, **more}
        save = self.write(replace(save, finished=True, draft="", lesson=None, summary=summary))
        if is_played(save.seats):
            against, won = company(save.seats), bool(summary.get("won"))
            # Lines drawn by several score otherwise than a line drawn alone: they have figures of their own.
            figures = self.figures_of(save.screens).with_game(score, against, won=won)
            self._keep_figures(self.figures() | {save.screens: figures})
        self._let_oldest_go()
        return save

    def _let_oldest_go(self) -> None:
        """Keep the last finished games only."""
        for old in self.games(finished=True)[KEPT_FINISHED:]:
            self.remove(old.id)

    def remove(self, id: str) -> None:
        """Take a game off the shelf."""
        self._shelf.remove(f"game/{id}")

    def backup(self) -> str:
        """Everything on the shelf as one text."""
        items = {key: self._shelf.read(key) for key in self._shelf.names()}
        return json.dumps({"waystones-backup": SCHEMA, "items": items}, indent=1)

    def restore(self, text: str) -> int:
        """Put a backup's games back beside those that are here; returns how many. BadBackup changes nothing."""
        items = _backup_items(text)
        restored = 0
        for key, value in items.items():
            if key == "figures":
                self._restore_figures(value)
                continue
            if key == "daily":
                self._restore_days(value)
                continue
            if key == "duels":
                self._restore_duels(value)
                continue
            if key.startswith("game/") and self._shelf.read(key) == value:
                continue
            if key.startswith("game/") and self._shelf.read(key) is not None:
                key = f"game/{self._new_id()}"  # noqa: PLW2901 - the game that is here stays; the other comes beside it
            restored += key.startswith("game/")
            self._shelf.write(key, value)
        return restored

    def _keep_figures(self, figures: Mapping[str, Figures]) -> None:
        stored = {game: each.to_store() for game, each in figures.items()}
        self._shelf.write("figures", json.dumps(stored, separators=(",", ":")))

    def _restore_figures(self, text: str) -> None:
        """Take over a backup's figures where it knows of more games; what cannot be read is set aside."""
        here = self.figures()
        self._shelf.write("figures", text)
        there = self.figures()
        self._keep_figures(together(here, there))

    def _restore_days(self, text: str) -> None:
        """Days that were played here and days that were played there: no try is lost, none counts twice."""
        from app.one_line.daily import Diary  # few restore, and it needs the calendar

        here = Diary.read(self.page("daily"))
        with suppress(ValueError):
            self.keep_page("daily", here.merged(Diary.read(from_json(text))).to_store())

    def _restore_duels(self, text: str) -> None:
        """Duels that were tried here and duels that were tried there: none is tried twice."""
        from app.one_line_table.noted import PAGE, Noted

        with suppress(ValueError):
            self.keep_page(PAGE, Noted.of(self).merged(Noted.read(from_json(text))).to_store())

    def erase(self) -> None:
        """Forget everything."""
        for key in self._shelf.names():
            self._shelf.remove(key)
        self.troubles.clear()

    def _json(self, key: str) -> Any:
        """The key's content as data; None, with the content set aside, if it is nonsense."""
        text = self._shelf.read(key)
        if text is None:
            return None
        try:
            return from_json(text)
        except ValueError:
            self._shelf.set_aside(key)
            return None

    def _new_id(self) -> str:
        taken = set(self._shelf.names("game/"))
        while True:
            id = "".join(ID_LETTERS[self._platform.chance(len(ID_LETTERS))] for _ in range(6))
            if f"game/{id}" not in taken:
                return id


def _backup_items(text: str) -> dict[str, str]:
    """The keys and values of a backup, all checked before any is used."""
    try:
        data = from_json(text) if len(text) <= MAX_BACKUP else None
    except ValueError as error:
        raise BadBackup from error
    if (
        not isinstance(data, dict)
        or data.get("waystones-backup") != SCHEMA
        or not isinstance(data.get("items"), dict)
    ):
        raise BadBackup
    items: dict[str, str] = data["items"]
    if not all(isinstance(value, str) for value in items.values()):
        raise BadBackup
    if not all(key in PAGES or key.startswith(("game/", ASIDE)) for key in items):
        raise BadBackup
    return items
