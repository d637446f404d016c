"""Keys and values that survive anything the browser does: full, blocked, evicted or shared storage.

What the browser will not keep is held in memory, so that play goes on; `troubles` says what the player should know.
"""

from app.platform import Platform, StorageFailure

PREFIX = "waystones/"
ASIDE = "aside/"


class Shelf:
    """The page's own part of the browser's storage."""

    def __init__(self, platform: Platform) -> None:
        self.troubles: set[str] = set()
        self._platform = platform
        self._memory: dict[str, str] = {}
        self._seen: dict[str, str | None] = {}

    def names(self, start: str = "") -> list[str]:
        """The keys that begin so, those that only memory holds among them."""
        try:
            kept = [key.removeprefix(PREFIX) for key in self._platform.stored() if key.startswith(PREFIX)]
        except StorageFailure:
            self.troubles.add("blocked")
            kept = []
        return sorted({key for key in (*kept, *self._memory) if key.startswith(start)})

    def read(self, key: str) -> str | None:
        """What the key holds, or None."""
        value = self._memory.get(key) or self._load(key)
        self._seen[key] = value
        return value

    def write(self, key: str, value: str) -> None:
        """Keep the value; in memory when the browser will not have it."""
        try:
            self._platform.keep(PREFIX + key, value)
            self._memory.pop(key, None)
            self.troubles.discard("full")
        except StorageFailure:
            self._memory[key] = value
            self._load(key)  # a browser that is only full still reads
            if "blocked" not in self.troubles:
                self.troubles.add("full")
        self._seen[key] = value

    def remove(self, key: str) -> None:
        """Forget the key."""
        self._memory.pop(key, None)
        self._seen.pop(key, None)
        try:
            self._platform.forget(PREFIX + key)
        except StorageFailure:
            self.troubles.add("blocked")

    def changed_elsewhere(self, key: str) -> bool:
        """Whether another tab has written the key since this one last read or wrote it.

        A key that has gone was evicted or erased: writing it again harms nobody.
        """
        if key not in self._seen or key in self._memory:
            return False
        value = self._load(key)
        return value is not None and value != self._seen[key]

    def set_aside(self, key: str) -> None:
        """Move what cannot be read out of the way without losing it."""
        value = self.read(key)
        if value is None:
            return
        place = f"{ASIDE}{key}"
        number = 1
        while (there := self.read(place)) is not None and there != value:
            number += 1
            place = f"{ASIDE}{key}.{number}"
        self.write(place, value)
        self.remove(key)
        self.troubles.add("aside")

    def _load(self, key: str) -> str | None:
        try:
            return self._platform.load(PREFIX + key)
        except StorageFailure:
            self.troubles.add("blocked")
            return None
