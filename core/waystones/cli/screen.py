"""Where the terminal is written to and read from, so that a test can sit in its place."""

import os
import sys
import time
from collections.abc import Callable, Iterable
from typing import TextIO

from waystones.bots import Thinking
from waystones.cli.paint import Paint, wants_colour
from waystones.game import M

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
_BLINK = 0.2  # seconds between two signs of life


class Screen:
    """Lines out, lines in, and a sign of life while something takes long."""

    def __init__(
        self,
        out: TextIO | None = None,
        err: TextIO | None = None,
        ask: Callable[[str], str] = input,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.out, self.err = out or sys.stdout, err or sys.stderr
        self.paint = Paint(colours=wants_colour(self.out, os.environ))
        self._ask, self._clock = ask, clock
        self._shown = 0.0

    def show(self, lines: str | Iterable[str]) -> None:
        """Write lines."""
        for line in [lines] if isinstance(lines, str) else lines:
            print(line, file=self.out)

    def ask(self, prompt: str) -> str | None:
        """The line that is typed; None when there will be no more."""
        self.out.flush()
        try:
            return self._ask(prompt)
        except EOFError:
            return None

    def clear(self) -> None:
        """Take what was shown out of sight, for the next player."""
        self.show(CLEAR if self.out.isatty() else "\n" * 40)

    def progress(self, text: str) -> None:
        """A line that is written over by the next one; only on a terminal, and not too often."""
        now = self._clock()
        if self.err.isatty() and now - self._shown >= _BLINK:
            self._shown = now
            print(f"\r{text[:78]:<78}", end="", file=self.err, flush=True)

    def done(self) -> None:
        """Wipe the progress line out."""
        if self.err.isatty() and self._shown:
            print(f"\r{'':<78}\r", end="", file=self.err, flush=True)
            self._shown = 0.0

    def wait_for(self, thinking: Thinking[M], who: str) -> M:
        """What the bot decides, with a sign of life on the way."""
        slices = 0
        while True:
            try:
                next(thinking)
            except StopIteration as decided:
                self.done()
                move: M = decided.value
                return move
            slices += 1
            self.progress(f"{who} thinks: {slices}")
