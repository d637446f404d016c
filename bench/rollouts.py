"""How many games bots play in their minds in a second, beside an earlier commit of this repository.

    PYTHONPATH=core python -m bench.rollouts [--against 96e1d2c] [--runs 5]

Both trees are measured in turn, each in a process of its own and from the same positions, in CPU time. A game in the
mind is a path game played on by the judge, a line drawn on by the Walker, and in Loops the best reply to a turn.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import waystones

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 1.0  # of CPU time for each game and tree in a run, at least
GAMES = 20  # played at random for their positions
APART = 50  # moves from one position to the next
MIDDLE = 3  # moves in Loops, of which there are fewer
BEFORE_EXPERTS = "96e1d2c"


def positions(game: str, players: int, apart: int) -> list[Any]:
    """States of games played at random; whatever they ask, their mover has a choice."""
    found = []
    for seed in range(GAMES):
        rng, state, made = random.Random(seed), waystones.new(game, players=players, seed=seed), 0
        while not state.is_over:
            if made % apart == 0:
                found.append(state.copy())
            state.play(rng.choice(sorted(state.legal_moves(), key=str)))
            made += 1
    return found


def path_game(game: str) -> Callable[[Any], object]:
    """Play a state on to its end."""
    judge = import_module(f"waystones.games.{game}.judge").Judge()

    def played_on(state: Any) -> None:
        twin = state.copy()
        while not twin.is_over:
            twin.apply(judge.choose(twin))

    return played_on


def one_line() -> Callable[[Any], object]:
    """Draw a line on, as the Walker does and did under another name."""
    walker_of = import_module("waystones.games.one_line.walker").Walker
    line_of = import_module("waystones.games.one_line.line").Line.of

    def drawn_on(state: Any) -> None:
        walker = walker_of(state.board)
        draw = walker.drawn_on if hasattr(walker, "drawn_on") else walker.walked
        draw(line_of(state.routes[0], state.reached[0]), state.cards[state.round - 1 :])

    return drawn_on


def loops() -> Callable[[Any], object]:
    """Find the best reply; once that was to list all turns."""
    turns = import_module("waystones.games.loops.turns")
    find = getattr(turns, "best_turn", None) or (
        lambda mosaic, rack: max(turns.turns(mosaic, rack), default=None)
    )
    return lambda state: find(state.mosaic, state.rack)


def measured() -> dict[str, float]:
    """Games in the mind a second, in whichever tree this runs."""
    works = {
        "stone_paths": (path_game("stone_paths"), positions("stone_paths", 2, APART)),
        "branching_paths": (path_game("branching_paths"), positions("branching_paths", 2, APART)),
        "one_line": (one_line(), positions("one_line", 1, 1)),
        "loops": (loops(), positions("loops", 2, MIDDLE)),
    }
    found = {}
    for game, (work, states) in works.items():
        done, begin = 0, process_time()
        while process_time() - begin < SECONDS or done % len(states):
            work(states[done % len(states)])
            done += 1
        found[game] = done / (process_time() - begin)
    return found


def in_tree(core: Path) -> dict[str, float]:
    """The same in another process, with the engine of that tree."""
    run = subprocess.run(
        [sys.executable, "-m", "bench.rollouts", "--here"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(core)},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def main() -> None:
    """Print the figures of both trees, and how many times as many there are now."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--against", default=BEFORE_EXPERTS, help="an earlier commit")
    options.add_argument("--runs", type=int, default=5)
    options.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    wish = options.parse_args()
    if wish.here:
        print(json.dumps(measured()))
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = ["git", "-C", str(ROOT), "archive", wish.against, "core"]
        packed = subprocess.run(archive, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as tree:
            tree.extractall(folder, filter="data")
        runs = [(in_tree(Path(folder) / "core"), in_tree(ROOT / "core")) for _ in range(wish.runs)]
    print(f"{'':<16}{wish.against:>10}{'now':>10}{'times':>8}   median of {wish.runs}, a second of CPU time")
    for game in runs[0][0]:
        then, now = median(old[game] for old, _ in runs), median(new[game] for _, new in runs)
        times = median(new[game] / old[game] for old, new in runs)
        print(f"{game:<16}{then:>10.0f}{now:>10.0f}{times:>8.2f}")


if __name__ == "__main__":
    main()
