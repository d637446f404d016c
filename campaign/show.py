"""How the campaign speaks: a line that grows while it runs, and a table at the end."""

import sys
from collections.abc import Mapping
from time import perf_counter
from types import TracebackType
from typing import Self

from campaign.part import Tally

EVERY = 0.5  # seconds between two lines on a screen
UNITS = {
    "games": "decisions", "games --light": "decisions", "players": "decisions", "players --light": "decisions",
    "hostile": "inputs", "page": "actions", "deaths": "deaths", "apart": "things",
    "pythons": "games", "hostile-inside": "inputs", "tabs": "killed tabs", "browsers": "killed browsers",
}  # fmt: skip


class Progress:
    """Tells how far a part is, on one line where that is a screen."""

    def __init__(self, name: str, count: int) -> None:
        self._name, self._count = name, count
        self._told = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if sys.stdout.isatty():
            print("\r\033[K", end="", flush=True)

    def __call__(self, tally: Tally) -> None:
        """Something more was tried."""
        if sys.stdout.isatty() and perf_counter() - self._told > EVERY:
            self._told = perf_counter()
            failed = f", {len(tally.failures)} failed" if tally.failures else ""
            print(f"\r\033[K  {self._name}: {tally.cases:,} of {self._count:,}{failed}", end="", flush=True)


def table(tallies: Mapping[str, Tally], goals: Mapping[str, tuple[int, int]] | None = None) -> int:
    """Print what was tried, every failure with the command that repeats it; 1 if there are any."""
    for tally in tallies.values():
        for failure in tally.failures:
            print(failure)
    print(
        f"{'':<16}{'cases':>11}{'tried':>26}{'failed':>8}{'seconds':>10}" + (f"{'goal':>11}" if goals else "")
    )
    for name, tally in tallies.items():
        tried = f"{tally.units:,} {UNITS[name]}"
        goal = f"{goals[name][0]:>11,}" if goals else ""
        print(f"{name:<16}{tally.cases:>11,}{tried:>26}{len(tally.failures):>8}{tally.seconds:>10,.0f}{goal}")
    return 1 if any(tally.failures for tally in tallies.values()) else 0
