"""A browser for tests: what is shown, said and kept stands in plain fields."""

import random
from collections.abc import Callable, Mapping

from app.platform import StorageFailure


class FakePlatform:
    """Keeps what the page does, and lets storage fail on demand."""

    def __init__(
        self, storage: dict[str, str] | None = None, languages: tuple[str, ...] = ("en-GB",)
    ) -> None:
        self.storage = {} if storage is None else storage
        self.frame = ""
        self.regions: dict[str, str] = {}
        self.said: list[str] = []
        self.attributes: dict[str, str] = {}
        self.address = ""
        self.visited: list[str] = []
        self.focused = ""
        self.values: dict[str, str] = {}
        self.files: dict[str, str] = {}
        self.chosen_file: str | None = None
        self.shared: list[str] = []
        self.shares = "copied"  # what becomes of a text that is shared
        self.sounds: list[str] = []
        self.shakes: list[tuple[int, ...]] = []
        self.marks: list[str] = []
        self.updated = False
        self.waiting: list[Callable[[], None]] = []
        self.asked_to_stay = 0
        self.has_worker = False
        self.errands: list[tuple[str, str, Callable[[float, str | None], None]]] = []
        self.dropped: list[int] = []
        self.full = False
        self.blocked = False
        self.clock = 0
        self.day = "2026-11-16"
        self.opened: Callable[[str], None] = lambda path: None
        self._languages = languages
        self._random = random.Random(1)

    def mount(self, frame: str, regions: Mapping[str, str]) -> None:
        self.frame = frame
        self.regions = {}
        self.patch(regions)

    def patch(self, regions: Mapping[str, str]) -> None:
        for region in regions:
            assert f'id="{region}"' in self.frame or region in ("notices", "toast"), f"no place for {region}"
        self.regions.update(regions)

    def focus(self, selector: str) -> None:
        self.focused = selector

    def scroll_to(self, id: str) -> None:
        self.focused = f"#{id}"

    def set_value(self, selector: str, value: str) -> None:
        self.values[selector] = value

    def say(self, text: str) -> None:
        self.said.append(text)

    def dress(self, attributes: Mapping[str, str]) -> None:
        self.attributes.update(attributes)

    def go(self, path: str, *, replace: bool = False) -> None:
        if not replace:
            self.visited.append(self.address)
        self.address = path
        self.opened(path)

    def rename(self, path: str) -> None:
        self.address = path

    def back(self) -> None:
        self.go(self.visited.pop() if self.visited else "", replace=True)

    def path(self) -> str:
        return self.address

    def page_address(self) -> str:
        return "https://example.org/waystones/"

    def save_picture(self, file_name: str, drawing: str) -> None:
        self.files[file_name] = drawing

    def share(self, text: str, done: Callable[[str], None]) -> None:
        self.shared.append(text)
        done(self.shares)

    def copy(self, text: str, done: Callable[[str], None]) -> None:
        self.share(text, done)

    def languages(self) -> list[str]:
        return list(self._languages)

    def now(self) -> str:
        self.clock += 1
        return f"{self.day}T09:{self.clock // 60:02}:{self.clock % 60:02}.000"

    def chance(self, limit: int) -> int:
        return self._random.randrange(limit)

    def stored(self) -> list[str]:
        self._check()
        return list(self.storage)

    def load(self, key: str) -> str | None:
        self._check()
        return self.storage.get(key)

    def keep(self, key: str, value: str) -> None:
        self._check()
        if self.full:
            raise StorageFailure("full")
        self.storage[key] = value

    def forget(self, key: str) -> None:
        self._check()
        self.storage.pop(key, None)

    def download(self, file_name: str, text: str) -> None:
        self.files[file_name] = text

    def pick_file(self, chosen: Callable[[str], None]) -> None:
        if self.chosen_file is not None:
            chosen(self.chosen_file)

    def ask_to_stay(self) -> None:
        self.asked_to_stay += 1

    def send_errand(self, kind: str, question: str, told: Callable[[float, str | None], None]) -> int:
        if not self.has_worker:
            return 0
        self.errands.append((kind, question, told))
        return len(self.errands)

    def drop_errand(self, number: int) -> None:
        self.dropped.append(number)

    def later(self, milliseconds: int, then: Callable[[], None]) -> None:
        self.waiting.append(then)

    def wait(self) -> None:
        """Let time pass until nothing more is due."""
        while self.waiting:
            self.waiting.pop(0)()

    def sound(self, name: str, pitch: float = 1.0) -> None:
        self.sounds.append(name)

    def vibrate(self, *pattern: int) -> None:
        self.shakes.append(pattern)

    def mark(self, name: str) -> None:
        self.marks.append(name)

    def activate_update(self) -> None:
        self.updated = True

    def _check(self) -> None:
        if self.blocked:
            raise StorageFailure("blocked")
