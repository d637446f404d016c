"""Everything that is kept: the games on the shelf, the settings, and a few pages beside them."""

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from app.keeping import backup, fitting
from app.keeping.backup import ENDING, SAFE_START, BadBackup, Merges
from app.keeping.figures import Figures, all_to_text, company, is_played, read_all, together
from app.keeping.save import MAX_NAME, MAX_ORDER, NewerSave, Save, Seats, order_in
from app.keeping.settings import Settings
from app.keeping.shelf import Shelf
from app.platform import Platform
from app.reading import from_json, members
from waystones import BadRecord, Record

__all__ = ["KEPT_FINISHED", "MAX_NAME", "SITTING", "BadBackup", "Merges", "Save", "Saves"]

KEPT_FINISHED = 20
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without those that look alike
ID_SIZE = 6
# The page with the last table of each game: by game, a list of [name, kind]. An empty name is one that the page gives.
SITTING = "sitting"


class Saves:
    """The games on the shelf, and the settings beside them."""

    def __init__(self, platform: Platform, pages: Merges | None = None) -> None:
        self._platform = platform
        self._pages = pages or {}
        self._shelf = Shelf(platform, self._settle)
        # The order and id of the game that was played on last, once known.
        self._last: tuple[int, str] | None = None
        # By id: the copies that were made of games which another tab went on with while this one could not write.
        self._copies: dict[str, str] = {}

    @property
    def troubles(self) -> set[str]:
        """What the player should be told: full, blocked, aside, tab."""
        return self._shelf.troubles

    @property
    def unkept(self) -> int:
        """How many games only this page holds, because the browser will not have them."""
        return self._shelf.held("game/")

    def try_again(self) -> None:
        """Write again what the browser refused before."""
        self._shelf.try_again()

    def when_retold(self, call: Callable[[], None]) -> None:
        """Call back when `troubles` have changed without the player doing anything."""
        self._shelf.retold = call

    def take_note_of_safe_start(self) -> None:
        """Tell the player if the last start failed, and all that was stored was set aside for this one."""
        if self._shelf.read(SAFE_START) is not None:
            self._shelf.remove(SAFE_START)
            self.troubles.add("safe")

    def settings(self) -> Settings:
        """The player's settings; those of a new player where they cannot be read."""
        return Settings.read(self._json("settings"))

    def keep_settings(self, settings: Settings) -> None:
        """Keep the player's settings."""
        self._shelf.write("settings", json.dumps(settings.to_store()))

    def page(self, name: str) -> object:
        """What lies beside the games under this name, as data; None if there is nothing that can be read."""
        return self._json(name)

    def keep_page(self, name: str, data: object) -> None:
        """Keep data beside the games."""
        self._shelf.write(name, json.dumps(data, separators=(",", ":")))

    def forget_page(self, name: str) -> None:
        """Remove a page that lies beside the games."""
        self._shelf.remove(name)

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
        return sorted(mine, key=lambda save: save.recency, reverse=True)

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
        except ValueError:
            self._shelf.set_aside(key)
            return None

    def open(self, id: str) -> Save | None:
        """A saved game that can be played on; None for one that cannot be read, which is set aside."""
        self._copies.pop(id, None)  # what is opened now is the game as it stands there
        save = self.peek(id)
        if save is None:
            return None
        try:
            fitting.check(save)
        except (BadRecord, ValueError) as error:
            if isinstance(error, BadRecord) and error.code == "newer":
                self.troubles.add("newer")
            else:
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
        practice: bool = False,
        to_send: bool = False,
        id: str = "",
    ) -> Save:
        """Put a new game on the shelf; under its own `id` if other devices have it too."""
        now = self._platform.now()
        save = Save(
            id or self._new_id(), str(record), now, now, lesson=lesson, seats=seats, daily=daily, duel=duel
        )
        summary = {"to_send": 1} if to_send else {}
        return self.write(replace(save, practice=practice, summary=summary))

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
        """Put a game out of a link on the shelf, unless it is there; it counts for nothing. `sent` says that somebody else sent it."""
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
            Save(
                self._new_id(),
                text,
                now,
                now,
                finished=finished,
                summary=summary,
                seats=seats,
                daily=daily,
                duel=duel,
            )
        )
        self._let_oldest_go()
        return save

    def write(self, save: Save) -> Save:
        """Keep the game as it is now. If another tab has gone on with it, keep a copy and leave that one alone."""
        save = self._mine(save)
        save = replace(save, changed=self._platform.now(), order=self._next_order(save.id))
        self._shelf.write(f"game/{save.id}", save.text())
        return save

    def _mine(self, save: Save) -> Save:
        """The save, or a copy under a new id if another tab has gone on with it."""
        save = replace(save, id=self._copies.get(save.id, save.id))
        return replace(save, id=self._new_id()) if self.check_tabs(save.id) else save

    def _next_order(self, id: str) -> int:
        """The place of the game that is played on now: after all others, where it stays while no other is."""
        if self._last is None:
            texts = ((key, self._shelf.glance(key) or "") for key in self._shelf.names("game/"))
            orders = ((order_in(text), key.removeprefix("game/")) for key, text in texts)
            self._last = max(orders, default=(0, ""))
        order, last = self._last
        if last != id:
            self._last = (min(order + 1, MAX_ORDER), id)
        return self._last[0]

    def other_tab(self) -> None:
        """Another tab has written: its games may have been played on since."""
        self._last = None

    def check_tabs(self, id: str) -> bool:
        """Whether another tab has gone on with the game; the player is told."""
        changed = self._shelf.changed_elsewhere(f"game/{id}")
        if changed:
            self.troubles.add("tab")
        return changed

    def finish(
        self,
        save: Save,
        kind: str,
        score: int,
        *,
        note: Callable[[Save], None] = lambda save: None,
        **more: int,
    ) -> Save:
        """Keep the finished game for replay, count it among those of its kind, and let the oldest finished ones go.

        `note` keeps what else the game leaves. A page that dies between two of these writes loses none of them: what
        is about to be done is noted first, and done by the next visit (see `end_what_was_cut_off`).
        """
        self._last = None
        summary = {**save.summary, "score": score, **more}
        ended = replace(save, finished=True, draft="", handover="", lesson=None, summary=summary)
        ended = self._mine(ended)
        figures = self.figures()
        if is_played(save.seats) and not save.practice:
            against, won = company(save.seats), bool(summary.get("won"))
            before = figures.get(kind, Figures())
            figures = figures | {kind: before.with_game(score, against, won=won)}
        self.keep_page(ENDING, {"id": ended.id, "figures": all_to_text(figures)})
        save = self.write(ended)
        self._shelf.write("figures", all_to_text(figures))
        note(save)
        self._shelf.remove(ENDING)
        self._let_oldest_go()
        return save

    def end_what_was_cut_off(self, note: Callable[[Save], None]) -> None:
        """Count and note the game that was just being finished when the page was closed, if there is one."""
        found = self._json(ENDING)
        if found is None:
            return
        with suppress(ValueError, TypeError, KeyError):
            ending = members(found)
            ended = self.open(ending["id"])
            if ended and ended.finished:
                counted = together(self.figures(), read_all(from_json(ending["figures"])))
                self._shelf.write("figures", all_to_text(counted))
                note(ended)
        self._shelf.remove(ENDING)

    def _let_oldest_go(self) -> None:
        """Keep the last finished games only."""
        for old in self.games(finished=True)[KEPT_FINISHED:]:
            self.remove(old.id)

    def remove(self, id: str) -> None:
        """Take a game off the shelf."""
        self._shelf.remove(f"game/{id}")

    def backup(self) -> str:
        """Everything on the shelf as one text."""
        return backup.written(self._shelf)

    def restore(self, text: str) -> int:
        """Put a backup's games back beside those that are here; returns how many are kept. BadBackup changes nothing."""
        self._last = None
        return backup.restore(self._shelf, text, self._pages, self._new_id)

    def _settle(self, key: str, mine: str) -> str | None:
        """Decide what to keep of a key that another tab has written while this one could not (see Shelf)."""
        if key.startswith("game/"):
            copy = self._copies[key.removeprefix("game/")] = self._new_id()
            self._shelf.write(f"game/{copy}", mine)
            self.troubles.add("tab")
            return None
        if key in self._pages:
            return json.dumps(self._pages[key](self._json(key), from_json(mine)), separators=(",", ":"))
        if key == "figures":
            return all_to_text(together(self.figures(), read_all(from_json(mine))))
        return mine

    def erase(self) -> None:
        """Forget everything."""
        for key in self._shelf.names():
            self._shelf.remove(key)
        self.troubles.clear()

    def _json(self, key: str) -> object:
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
            id = "".join(ID_LETTERS[self._platform.chance(len(ID_LETTERS))] for _ in range(ID_SIZE))
            if f"game/{id}" not in taken:
                return id
