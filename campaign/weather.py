"""A browser in bad weather: storage that is full, small, blocked or flickers, a clock that jumps, a worker that is odd."""

import random
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from app.errands import Running
from app.platform import StorageFailure
from tests.app.fake import FakePlatform

MOODS = ("fine", "fine", "full", "blocked", "flickers", "small")
ROOM = 3_000  # letters where storage is small
FLICKERS = 0.3  # of all that is asked of storage
JUMPS = (-400 * 24 * 3600, -3600, -1, 0, 1, 3600, 24 * 3600, 400 * 24 * 3600)  # seconds
NOON = datetime(2026, 11, 16, 12)


@dataclass
class Sky:
    """What all tabs of a browser share: what is stored, how storage does, and the clock."""

    storage: dict[str, str] = field(default_factory=dict)
    mood: str = "fine"
    ahead: int = 0  # seconds that the clock is off
    seconds: int = 0
    dealt: random.Random = field(default_factory=lambda: random.Random(1))
    luck: random.Random = field(default_factory=lambda: random.Random(2))


class Stormy(FakePlatform):
    """One tab under a sky."""

    def __init__(self, sky: Sky, languages: tuple[str, ...] = ("en-GB",)) -> None:
        super().__init__(sky.storage, languages)
        self.sky = sky

    def now(self) -> str:
        """The clock goes on by a second each time it is looked at, and may be set."""
        self.sky.seconds += 1
        return (NOON + timedelta(seconds=self.sky.seconds + self.sky.ahead)).isoformat(
            timespec="milliseconds"
        )

    def chance(self, limit: int) -> int:
        """No two tabs throw the same dice."""
        return self.sky.dealt.randrange(limit)

    def keep(self, key: str, value: str) -> None:
        """Keep it, if there is room."""
        self._check()
        others = sum(len(name) + len(text) for name, text in self.storage.items() if name != key)
        if self.sky.mood == "full" or (
            self.sky.mood == "small"
            and others + len(key) + len(value) > ROOM + len(self.storage.get(key, ""))
        ):
            raise StorageFailure("full")
        self.storage[key] = value

    def _check(self) -> None:
        if self.sky.mood == "blocked" or (self.sky.mood == "flickers" and self.sky.luck.random() < FLICKERS):
            raise StorageFailure(self.sky.mood)

    def answer_one(self, rng: random.Random, slices: int) -> None:
        """The worker answers one of the last errands, perhaps again, perhaps one that nobody waits for any more."""
        if not self.errands:
            return
        kind, question, told = rng.choice(self.errands[-3:])
        running = Running(kind, question)
        for _ in range(slices):
            part, answer = running.slice()
            if answer is not None:
                told(part, answer)
                return
        told(0.1, None)
