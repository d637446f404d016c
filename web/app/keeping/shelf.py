"""Keys and values that survive anything the browser does: full, blocked, evicted or shared storage.

What the browser will not keep is held in memory, so that play goes on. It is told (`troubles`) until it is kept, and
tried again with every other write, when the page is looked at again, and every now and then.
"""

from collections.abc import Callable
from contextlib import suppress

from app.platform import Platform, StorageFailure

PREFIX = "waystones/"
ASIDE = "aside/"
AGAIN = 30_000  # ms between two tries to keep what the browser would not have

# What becomes of a key that two tabs have written, one of them while nothing could be kept: called with the key and
# what this tab would keep; gives what to keep under the key, or None to leave the other tab's.
Settle = Callable[[str, str], str | None]


class Shelf:
    """The page's own part of the browser's storage."""

    def __init__(self, platform: Platform, settle: Settle = lambda key, value: value) -> None:
        self.troubles: set[str] = set()
        self._platform = platform
        self._settle = settle
        self._memory: dict[str, str | None] = {}  # what could not be kept; None for what could not be removed
        self._seen: dict[str, str | None] = {}  # what storage held when this tab last looked
        self._unread: set[str] = set()  # what could not be read when it was last asked for
        self._stuck: set[str] = set()  # what cannot be read, nor set aside for want of room
        self._is_blocked = False
        self._will_try_again = False
        # Called when `troubles` may have changed by themselves.
        self.retold: Callable[[], None] = lambda: None

    def names(self, start: str = "") -> list[str]:
        """The keys with this beginning, also those that only memory holds."""
        try:
            kept = [key.removeprefix(PREFIX) for key in self._platform.stored() if key.startswith(PREFIX)]
            self._is_blocked = False
        except StorageFailure:
            self._is_blocked = True
            kept = [key for key, value in self._seen.items() if value is not None]  # what it held before
        self._tell()
        held = {key for key, value in self._memory.items() if value is not None}
        gone = self._memory.keys() - held
        return sorted(key for key in held.union(kept) - gone if key.startswith(start))

    def held(self, start: str) -> int:
        """How many keys with this beginning only memory holds."""
        return sum(key.startswith(start) for key, value in self._memory.items() if value is not None)

    def read(self, key: str) -> str | None:
        """What the key holds, or None. Where storage cannot be read for a moment, what it held before."""
        if key in self._memory:
            return self._memory[key]
        try:
            value = self._seen[key] = self._load(key)
        except StorageFailure:
            self._unread.add(key)
            return self._seen.get(key)
        self._unread.discard(key)
        return value

    def glance(self, key: str) -> str | None:
        """What the key holds, only to look at: a change by another tab will still be noticed."""
        if key in self._memory:
            return self._memory[key]
        try:
            return self._load(key)
        except StorageFailure:
            return self._seen.get(key)

    def write(self, key: str, value: str) -> bool:
        """Keep the value: True if the browser has it, False if only memory does."""
        kept = self._put(key, value)
        if kept:
            self.try_again()
        else:
            self._tell()
            self._try_again_later()
        return kept

    def remove(self, key: str) -> None:
        """Forget the key."""
        self._memory.pop(key, None)
        self._seen.pop(key, None)
        self._unread.discard(key)
        self._stuck.discard(key)
        try:
            self._platform.forget(PREFIX + key)
            self._is_blocked = False
        except StorageFailure:
            self._memory[key] = None
            self._is_blocked = True
            self._try_again_later()
        self.try_again()

    def try_again(self) -> None:
        """Write what only memory holds, as far as the browser takes it now."""
        for key in list(self._memory):
            if key not in self._memory:
                continue  # settled together with another
            value = self._memory[key]
            if value is None:
                self._forget_at_last(key)
            else:
                self._put(key, value)
        self._tell()

    def changed_elsewhere(self, key: str) -> bool:
        """Whether another tab has written the key since this one last read or wrote it.

        A key that has gone was evicted or erased: writing it again harms nobody.
        """
        try:
            return self._is_changed(key)
        except StorageFailure:
            self._unread.add(key)  # nobody can tell now: ask again before anything is written there
            return False

    def set_aside(self, key: str) -> None:
        """Move a value that cannot be read to another key. Where there is no room for that, it stays."""
        try:
            value = self._load(key)
        except StorageFailure:
            return
        if value is None:
            return
        self.troubles.add("aside")
        if self.put_aside(key, value):
            self.remove(key)
        else:
            self._stuck.add(key)

    def put_aside(self, key: str, value: str) -> bool:
        """Keep a text that cannot be read beside those set aside before; True if the browser has it."""
        place = f"{ASIDE}{key}"
        number = 1
        try:
            while (there := self._load(place)) is not None and there != value:
                number += 1
                place = f"{ASIDE}{key}.{number}"
            self._platform.keep(PREFIX + place, value)
        except StorageFailure:
            return False
        self._seen[place] = value
        return True

    def _put(self, key: str, value: str) -> bool:
        """Give the value to the browser; hold it in memory if that will not have it."""
        try:
            if key in self._stuck and self._load(key) is not None:
                self.set_aside(key)  # what lies there is the only copy of it
                if key in self._stuck:
                    raise StorageFailure("no room to set it aside")
            # What lies there and was not read is not overwritten unseen, nor while nobody can look.
            is_known = key in self._seen and key not in self._memory and key not in self._unread
            if not is_known and self._is_changed(key):
                self._seen[key] = self._load(key)
                self._memory.pop(key, None)
                settled = self._settle(key, value)
                if settled is None:
                    return True
                value = settled
            self._platform.keep(PREFIX + key, value)
        except StorageFailure:
            self._hold(key, value)
            return False
        self._memory.pop(key, None)
        self._unread.discard(key)
        self._seen[key] = value
        self._is_blocked = False
        return True

    def _is_changed(self, key: str) -> bool:
        """Whether storage holds what this tab has neither read nor written; StorageFailure if nobody can tell."""
        value = self._load(key)
        return value is not None and value not in (self._seen.get(key), self._memory.get(key))

    def _hold(self, key: str, value: str) -> None:
        """Keep the value in memory, and notice whether the browser is only full, or lets nothing be read either."""
        self._memory[key] = value
        try:
            there = self._load(key)
        except StorageFailure:
            return
        if there is None:
            self._seen.setdefault(key, there)

    def _forget_at_last(self, key: str) -> None:
        with suppress(StorageFailure):
            self._platform.forget(PREFIX + key)
            del self._memory[key]

    def _try_again_later(self) -> None:
        if not self._will_try_again:
            self._will_try_again = True
            self._platform.later(AGAIN, self._now)

    def _now(self) -> None:
        self._will_try_again = False
        self.try_again()
        if self._memory:
            self._try_again_later()
        self.retold()

    def _tell(self) -> None:
        self.troubles -= {"full", "blocked"}
        if self._is_blocked:
            self.troubles.add("blocked")
        elif self._memory:
            self.troubles.add("full")

    def _load(self, key: str) -> str | None:
        try:
            value = self._platform.load(PREFIX + key)
        except StorageFailure:
            self._is_blocked = True
            self._tell()
            raise
        self._is_blocked = False
        self._tell()
        return value
