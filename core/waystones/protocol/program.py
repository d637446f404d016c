"""A player that is another program: it is told what its seat may know, and asked for a move."""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from types import TracebackType
from typing import Any, Self

from waystones.errors import WaystonesError
from waystones.game import Observation
from waystones.protocol import VERSION
from waystones.protocol.position import written


class ProgramFailed(WaystonesError):
    """A program that ended, kept silent for too long or said what is no answer."""


class Program:
    """One running program. Use it with `with`, or close it."""

    def __init__(self, command: str, budget: str = "", patience: float = 60.0) -> None:
        self.command, self.budget, self.patience = command, budget, patience
        self.told: list[str] = []  # its `info` lines about the last move
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except (OSError, ValueError) as error:
            raise ProgramFailed(f"{command!r} cannot be started: {error}") from error
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            self.games = self._greeted()
        except ProgramFailed:
            self.close()
            raise

    def _greeted(self) -> list[str]:
        """The games that it says it plays."""
        self._send("waystones")
        greeting = self._until("waystonesok")
        spoken = [line.split()[-1] for line in greeting if line.startswith("id protocol ")]
        if spoken != [str(VERSION)]:
            raise ProgramFailed(f"{self.command!r} does not speak version {VERSION} of the protocol")
        return [line.split()[1] for line in greeting if line.startswith("plays ")]

    def choose(self, observation: Observation[Any], game: str) -> str:
        """Its move, as notation."""
        self._send(f"position {json.dumps(written(game, observation), separators=(',', ':'))}")
        self._send(f"go {self.budget}".strip())
        *told, answer = self._until("bestmove")
        self.told = [line for line in told if line.startswith("info")]
        words = answer.split()
        if len(words) != 2:
            raise ProgramFailed(f"{self.command!r} answered {answer[:60]!r}")
        return words[1]

    def close(self) -> None:
        """Ask it to quit, and end it if it does not."""
        with contextlib.suppress(ProgramFailed):
            self._send("quit")
        with contextlib.suppress(OSError):
            assert self._process.stdin
            self._process.stdin.close()
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _listen(self) -> None:
        """Collect what it says, so that a silent program can be waited for with patience."""
        assert self._process.stdout
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def _send(self, line: str) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise ProgramFailed(f"{self.command!r} has ended") from error

    def _until(self, word: str) -> list[str]:
        """All lines up to the one that begins with the word."""
        found: list[str] = []
        while not found or found[-1].partition(" ")[0] != word:
            try:
                line = self._lines.get(timeout=self.patience)
            except queue.Empty:
                raise ProgramFailed(f"{self.command!r} said nothing for {self.patience:g} seconds") from None
            if line is None:
                raise ProgramFailed(f"{self.command!r} ended without an answer")
            if line.startswith("error"):
                raise ProgramFailed(f"{self.command!r}: {line[:200]}")
            found.append(line)
        return found
