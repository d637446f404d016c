"""A bot that thinks in slices between frames, so that the page stays awake."""

from collections.abc import Callable

from app.platform import Platform
from waystones import Observation, bot

SLICE = 3  # rollouts between two frames


class Thought:
    """One decision being thought over. It can be dropped; then nothing comes of it."""

    def __init__(self, platform: Platform, done: Callable[[str], None]) -> None:
        self._platform = platform
        self._done = done
        self._dropped = False

    def start(self, game: str, level: str, seed: int, observation: Observation) -> None:
        """Begin to think; `done` is called with the move's notation."""
        self._thinking = bot(game, level, seed).think(observation)
        self._platform.later(0, self._go_on)

    def drop(self) -> None:
        """Stop caring."""
        self._dropped = True

    def _go_on(self) -> None:
        if self._dropped:
            return
        try:
            for _ in range(SLICE):
                next(self._thinking)
        except StopIteration as finished:
            self._done(str(finished.value))
        else:
            self._platform.later(0, self._go_on)
