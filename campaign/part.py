"""What a part of the campaign is: cases by number, each of them a row of steps that can be left out one by one.

A seed names a case for ever. A case that fails is tried again with fewer and fewer steps, and the command that repeats
what is left is what a person is given.
"""

import re
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

from campaign.limit import TookTooLong, within

MOST_RUNS = 400  # of a case while it is made shorter
MOST_SECONDS = 30.0  # for that
ENOUGH = 5  # failures of a part that are told; more of them seldom tell more

Steps = Sequence[int] | None  # which steps of a case are taken, by number; None for all


class Part(Protocol):
    """One kind of case."""

    @property
    def name(self) -> str:
        """What it is called on the command line."""
        ...

    @property
    def unit(self) -> str:
        """What `run` counts, as the table says it."""
        ...

    @property
    def patience(self) -> float:
        """Seconds of the processor's time that one case may take."""
        ...

    def steps(self, seed: int) -> int:
        """How many steps the case has."""
        ...

    def run(self, seed: int, steps: Steps = None) -> int:
        """Try the case: how much was tried. Whatever it throws is a failure."""
        ...


@dataclass(frozen=True)
class Failure:
    """A case that failed, as short as it could be made."""

    part: str
    seed: int
    steps: tuple[int, ...] | None
    error: str
    trace: str = ""

    @property
    def command(self) -> str:
        """What repeats just this."""
        only = "" if self.steps is None else f" --only {','.join(map(str, self.steps)) or 'none'}"
        return f"PYTHONPATH=core:web python -m campaign {self.part} --seed {self.seed} --count 1{only}"

    def __str__(self) -> str:
        return f"✗ {self.part} {self.seed}: {self.error}\n{self.trace}  to repeat it: {self.command}"


@dataclass
class Tally:
    """What has been tried of a part."""

    cases: int = 0
    units: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count the other's cases too."""
        self.cases += other.cases
        self.units += other.units
        self.seconds += other.seconds
        self.failures += other.failures


def tried(
    part: Part,
    seeds: Sequence[int],
    steps: Steps = None,
    progress: Callable[[Tally], None] = lambda tally: None,
) -> Tally:
    """Try the cases, and make those that fail shorter."""
    tally, begun = Tally(), perf_counter()
    for seed in seeds:
        try:
            with within(part.patience):
                tally.units += part.run(seed, steps)
        except (Exception, TookTooLong) as error:
            if len(tally.failures) < ENOUGH:
                tally.failures.append(_failure(part, seed, steps, error))
        tally.cases += 1
        tally.seconds = perf_counter() - begun
        progress(tally)
    return tally


def _failure(part: Part, seed: int, steps: Steps, error: BaseException) -> Failure:
    found = _told(error)
    short = steps
    if not isinstance(error, TookTooLong):
        kept = list(range(part.steps(seed)) if steps is None else steps)
        short = shortest(kept, lambda fewer: _fails(part, seed, fewer) == _place(error))
    last = traceback.format_list(traceback.extract_tb(error.__traceback__)[-3:])
    return Failure(part.name, seed, None if short is None else tuple(short), found, "".join(last))


def _fails(part: Part, seed: int, steps: Sequence[int]) -> str:
    """Where the case with these steps fails; empty if it does not."""
    try:
        with within(part.patience):
            part.run(seed, steps)
    except (Exception, TookTooLong) as error:
        return _place(error)
    return ""


def _told(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


def _place(error: BaseException) -> str:
    """What makes two failures the same one: the kind of error, where it was thrown, and its words without numbers."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    words = re.sub(r"\W*\w*\d\w*", "", str(error))[:60]
    return f"{type(error).__name__} {place.filename} {place.name} {words if isinstance(error, AssertionError) else ''}"


def shortest(steps: Sequence[int], fails: Callable[[Sequence[int]], bool]) -> Sequence[int]:
    """A few of the steps with which it fails still: chunks are left out, first large ones, then small ones.

    >>> list(shortest(range(100), lambda steps: 7 in steps and 42 in steps))
    [7, 42]
    """
    kept, size, runs, until = list(steps), max(1, len(steps) // 2), 0, perf_counter() + MOST_SECONDS
    while kept and runs < MOST_RUNS and perf_counter() < until:
        at, found = 0, False
        while at < len(kept) and runs < MOST_RUNS and perf_counter() < until:
            fewer = kept[:at] + kept[at + size :]
            runs += 1
            if fails(fewer):
                kept, found = fewer, True
            else:
                at += size
        if size == 1 and not found:
            break
        size = max(1, size // 2)
    return kept
