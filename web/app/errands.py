"""What takes long, in slices: a bot's decision, the best line of a deal. Done by the worker where there is one, between frames where not."""

import json
from collections.abc import Callable, Generator
from typing import Any

from app.platform import Platform
from waystones import Record, bot

# How far it is, from 0 to 1, after each slice; in the end the answer as text.
Slices = Generator[float, None, str]
SLICES = 3  # between two looks at whatever else there is to do


def move(record: str, seat: int, level: str) -> Slices:
    """What a bot of this level would do at the seat, in the game as it stands."""
    game = Record.parse(record)
    thinking = bot(game.game, level, game.seed).think(game.state().observe(seat))
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return str(done.value)
        yield 0.0


def best_line(record: str) -> Slices:
    """The best line for the deal of a finished game of One Line."""
    from app.one_line.best_line import search  # few errands need it

    return (yield from search(record))


KINDS: dict[str, Callable[..., Slices]] = {"move": move, "best_line": best_line}


class Running:
    """An errand on its way."""

    def __init__(self, kind: str, question: str) -> None:
        self._slices = KINDS[kind](**json.loads(question))

    def slice(self) -> tuple[float, str | None]:
        """Go on for a while: how far it is now, and the answer once there is one."""
        progress = 0.0
        try:
            for _ in range(SLICES):
                progress = next(self._slices)
        except StopIteration as done:
            return 1.0, str(done.value)
        return progress, None


def begin(kind: str, question: str) -> Running:
    """What the worker calls."""
    return Running(kind, question)


class Errand:
    """Something asked for. It can be dropped; then nothing comes of it."""

    def __init__(
        self,
        platform: Platform,
        done: Callable[[str], None],
        progress: Callable[[float], None] = lambda part: None,
    ) -> None:
        self._platform = platform
        self._done = done
        self._progress = progress
        self._dropped = False
        self._number = 0

    def start(self, kind: str, **question: Any) -> None:
        """Set out; `done` is called with the answer."""
        asked = json.dumps(question)

        def told(part: float, answer: str | None) -> None:
            if part < 0:  # the worker has died
                self._do_it_here(kind, asked)
            else:
                self._told(part, answer)

        self._number = self._platform.send_errand(kind, asked, told)
        if not self._number:
            self._do_it_here(kind, asked)

    def drop(self) -> None:
        """Stop caring."""
        self._dropped = True
        if self._number:
            self._platform.drop_errand(self._number)

    def _do_it_here(self, kind: str, question: str) -> None:
        self._number = 0
        running = Running(kind, question)

        def go_on() -> None:
            if not self._dropped:
                part, answer = running.slice()
                self._told(part, answer)
                if answer is None:
                    self._platform.later(0, go_on)

        self._platform.later(0, go_on)

    def _told(self, part: float, answer: str | None) -> None:
        if self._dropped:
            return
        if answer is None:
            self._progress(part)
        else:
            self._number = 0
            self._done(answer)
