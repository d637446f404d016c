"""The same cases inside Pyodide, the Python that the page has: run by node, and compared with this one.

A line is said for each case, first that it is begun, then what came of it.
"""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

from campaign.hostile import Hostile
from campaign.part import ENOUGH, Failure, Tally, tried
from campaign.told import told
from tools.node import node_and_npm
from tools.paths import PYODIDE, ROOT

SCRIPT = Path(__file__).with_name("inside.mjs")
SLOWER = 8  # Python in WebAssembly takes so many times as long


class Patient(Hostile):
    """Hostile inputs with the patience that Pyodide needs."""

    patience = Hostile.patience * SLOWER


def say(part: str, seed: int, count: int) -> None:
    """What Pyodide calls: try the cases, and say what came of each."""
    for each in range(seed, seed + count):
        print(f"begin {each}", flush=True)
        if part == "pythons":
            text = told(each)
        else:
            failures = tried(Patient(), [each]).failures
            text = failures[0].error if failures else "held"
        print(f"end {each} {text}", flush=True)


def heard(part: str, seed: int, count: int) -> Iterator[tuple[int, str]]:
    """What Pyodide says of each case; of one that took it along, what node said at the end."""
    node, _ = node_and_npm()
    command = [node, "--no-warnings", str(SCRIPT), str(PYODIDE / "pyodide.mjs"), str(ROOT)]
    running = subprocess.Popen(
        [*command, part, str(seed), str(count)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    assert running.stdout
    assert running.stderr
    begun = seed
    with running:
        for line in running.stdout:
            word, _, rest = line.rstrip("\n").partition(" ")
            number, _, text = rest.partition(" ")
            if word == "begin":
                begun = int(number)
            elif word == "end":
                yield int(number), text
                begun = int(number) + 1
        complaint = running.stderr.read().strip()[-400:]
    if running.returncode or begun < seed + count:
        yield begun, f"Python died: {complaint}"


class Inside:
    """A part whose cases are tried in Pyodide, many with one start of it, because that takes seconds."""

    def __init__(self, name: str, part: str) -> None:
        self.name = name
        self._part = part

    def tried(self, seed: int, count: int, progress: Callable[[Tally], None] = lambda tally: None) -> Tally:
        """Try the cases of a batch."""
        tally, begun = Tally(), perf_counter()
        for each, text in heard(self._part, seed, count):
            expected = told(each) if self._part == "pythons" else "held"
            tally.cases += 1
            tally.units += 1
            tally.seconds = perf_counter() - begun
            if text != expected and len(tally.failures) < ENOUGH:
                tally.failures.append(
                    Failure(self.name, each, None, text[:300], f"  here: {expected[:300]}\n")
                )
            progress(tally)
        return tally
