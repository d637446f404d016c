"""Programs that a test starts, and that end with it."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

PATIENCE = 240  # seconds; on a machine that is busy otherwise a browser gets little time
Found = TypeVar("Found")


@contextmanager
def running(command: Sequence[str], log: Path, env: Mapping[str, str] | None = None) -> Iterator[None]:
    """Run a program for as long as the block does; what it says goes to the log."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command,
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "C.UTF-8", **(env or {})},
        )
        try:
            yield
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def awaited(what: str, look: Callable[[], Found | None]) -> Found:
    """Look until there is something."""
    end = time.monotonic() + PATIENCE
    while (found := look()) is None:
        assert time.monotonic() < end, f"waited {PATIENCE} seconds for {what}"
        time.sleep(0.05)
    return found
