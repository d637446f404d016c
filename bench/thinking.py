"""How long bots think about a decision, in CPU time: in this Python, and in Pyodide under node as in the page's worker.

    PYTHONPATH=core python -m bench.thinking [--positions 6] [--game loops]

Wanted in Pyodide: at most 0.4 s for sharp and 1.5 s for expert. What is printed are the mean and the longest, over
positions of games of steady players in which there is a choice.
"""

import argparse
import json
import subprocess
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any

import waystones
from waystones.bots import LEVELS

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = ROOT / "node_modules" / "pyodide" / "pyodide.mjs"
LEVELS_TIMED = ("sharp", "expert")
WANTED = {"sharp": 0.4, "expert": 1.5}
# Moves between two positions, by game, so that they lie all over it.
APART = {"one_line": 3, "stone_paths": 23, "branching_paths": 29, "loops": 11}


def positions(game: str) -> Any:
    """What the seat to act sees at some moments of games of steady players."""
    players = waystones.games.about(game).players[0]
    made = 0
    for seed in range(1, 1000):
        state = waystones.new(game, players=players, seed=seed)
        bots = [waystones.bot(game, "steady", seat) for seat in range(players)]
        while not state.is_over:
            made += 1
            if made % APART[game] == 0 and len(state.legal_moves()) > 1:
                yield state.observe(state.to_act)
            state.play(bots[state.to_act].choose(state.observe(state.to_act)))


def taken(game: str, count: int, clock: Callable[[], float]) -> dict[str, list[float]]:
    """The seconds of each decision, by level."""
    found: dict[str, list[float]] = {}
    for level in LEVELS_TIMED:
        found[level] = []
        for seen in islice(positions(game), count):
            bot, begin = waystones.bot(game, level, 1), clock()
            bot.choose(seen)
            found[level].append(clock() - begin)
    return found


def taken_in_pyodide(game: str, count: int) -> dict[str, list[float]]:
    """The same inside Pyodide, with the sources of this tree."""
    files = [*(ROOT / "core").rglob("*.py"), Path(__file__)]
    asked = {
        "sources": {str(path.relative_to(ROOT)): path.read_text() for path in files},
        "game": game,
        "count": count,
    }
    script = ROOT / "bench" / "thinking_inside.py"
    run = subprocess.run(
        ["node", "--no-warnings", ROOT / "tools" / "inside" / "run.mjs", PYODIDE, script],
        input=json.dumps(asked),
        capture_output=True,
        check=True,
        text=True,
    )
    found: dict[str, list[float]] = json.loads(run.stdout)
    return found


def main() -> None:
    """Print a table of both."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--game", choices=LEVELS)
    options.add_argument("--positions", type=int, default=6)
    wish = options.parse_args()
    print(f"{'':<26}{'CPython':>18}{'Pyodide':>18}{'wanted':>10}   mean and longest, seconds of CPU time")
    for game in [wish.game] if wish.game else waystones.GAMES:
        here, inside = taken(game, wish.positions, process_time), taken_in_pyodide(game, wish.positions)
        for level in LEVELS_TIMED:
            told = [f"{sum(each) / len(each):.2f} {max(each):.2f}" for each in (here[level], inside[level])]
            print(f"{game:<16}{level:<10}{told[0]:>18}{told[1]:>18}{WANTED[level]:>10}", flush=True)


if __name__ == "__main__":
    main()
