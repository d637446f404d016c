"""A limit on the time that something takes: the processor's time, so that a busy machine fails nothing."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time
from types import FrameType

CAN_INTERRUPT = hasattr(signal, "setitimer")  # in Pyodide nothing can


class TookTooLong(BaseException):
    """It hung. No `except Exception` on its way takes it for something else."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """TookTooLong if what is done inside takes longer, in the midst of it where that is possible."""
    began = process_time()
    if CAN_INTERRUPT:
        before = signal.signal(signal.SIGPROF, _interrupt)
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        if CAN_INTERRUPT:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)
    if process_time() - began > seconds:
        raise TookTooLong(f"{process_time() - began:.1f} s")


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise TookTooLong("it was still busy")
