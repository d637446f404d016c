"""How fast the rules are: random games and decisions, and the two calls that bots make most.

    python -m bench.engine [--game stone_paths] [--players 2] [--games 200] [--runs 5]

Run it from the project's root with `core` on the path, as `make bench-engine` does.
"""

import argparse
import random
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle, islice
from typing import Any

import waystones
from bench.ratio import RUNS, measure
from waystones import games
from waystones.games.loops.rules import Loops
from waystones.games.loops.turns import most_points, turns
from waystones.games.path_cards.judge import CardJudge

CALLS = 20_000
MIDDLE = (20, 50)  # tiles in the bag
WANTED = {("stone_paths", 2): 110_000, ("branching_paths", 2): 55_000}  # bots play whole games in their minds


def play(game: str, players: int, seed: int) -> list[waystones.State]:
    """A random game to the end: the states before each decision."""
    rng = random.Random(seed)
    state = waystones.new(game, players=players, seed=seed)
    passed = []
    while not state.is_over:
        passed.append(state.copy())
        state.play(rng.choice(state.legal_moves()))
    return passed


def decide(game: str, players: int, seeds: Iterable[int]) -> int:
    """Play a random game of each seed: the number of decisions made."""
    rng = random.Random(1)
    decisions = 0
    for seed in seeds:
        state = waystones.new(game, players=players, seed=seed)
        while not state.is_over:
            state.play(rng.choice(state.legal_moves()))
            decisions += 1
    return decisions


def calls(states: list[waystones.State], call: Callable[[waystones.State], object]) -> int:
    """Make the call on the states of real games in turn."""
    for state in islice(cycle(states), CALLS):
        call(state)
    return CALLS


def whole_turns(states: list[waystones.State]) -> int:
    """All ways to lay up to three tiles, at the beginning of turns in the middle of Loops."""
    middle = _middle(states)
    for state in middle:
        turns(state.mosaic, state.rack)
    return len(middle)


def _middle(states: list[waystones.State]) -> list[Loops]:
    return [
        state
        for state in states
        if isinstance(state, Loops) and not state.laid and MIDDLE[0] <= len(state.bag) <= MIDDLE[1]
    ]


def best_replies(states: list[waystones.State]) -> int:
    """The most points of a turn, as the expert looks for them, on the same positions."""
    middle = _middle(states)
    for state in middle:
        most_points(state.mosaic, state.rack)
    return len(middle)


def played_out(game: str, states: list[waystones.State]) -> int:
    """Games played on to the end by the judge, as bots do it in the mind, from every fiftieth state."""
    judge: CardJudge[Any, Any] = import_module(f"waystones.games.{game}.judge").Judge()
    begun: list[Any] = states[::50]
    for state in begun:
        twin = state.copy()
        while not twin.is_over:
            twin.apply(judge.choose(twin))
    return len(begun)


def show(game: str, players: int, games: int, runs: int) -> None:
    """Print the figures of one game as a table."""
    states = [state for seed in range(20) for state in play(game, players, seed)]
    seeds = range(games)

    def whole_games() -> int:
        decide(game, players, seeds)
        return len(seeds)

    works = {
        "random game": whole_games,
        "decision in it": lambda: decide(game, players, seeds),
        "copy": lambda: calls(states, lambda state: state.copy()),
        "legal_moves": lambda: calls(states, lambda state: state.legal_moves()),
        "observe": lambda: calls(states, lambda state: state.observe(0)),
    }
    if game == "loops":
        works["whole turns"] = lambda: whole_turns(states)
        works["best reply"] = lambda: best_replies(states)
    if find_spec(f"waystones.games.{game}.sight"):
        works["rollout"] = lambda: played_out(game, states)
    figures = measure(works, runs)
    print(f"{game}, {players} player(s), CPU time, median of {runs} runs; calls on {len(states)} states")
    print(f"{'':<16}{'µs each':>12}{'a second':>12}{'a loop':>12}")
    for name, figure in figures.items():
        print(f"{name:<16}{figure.seconds * 1e6:>12,.2f}{figure.per_second:>12,.1f}{figure.per_loop:>12,.1f}")
    if (game, players) in WANTED:
        print(f"{'':<16}wanted: {WANTED[game, players]:,} decisions a loop")


def main() -> None:
    """Print the figures of one game, or of each in turn."""
    options = argparse.ArgumentParser(description="How fast the rules are, as multiples of a fixed loop.")
    options.add_argument("--game", choices=waystones.GAMES, help="only this one")
    options.add_argument("--players", type=int, help="as few as the game allows, if not said")
    options.add_argument("--games", type=int, default=200, help="random games in one run")
    options.add_argument("--runs", type=int, default=RUNS, help="the median of this many is shown")
    wish = options.parse_args()
    for game in [wish.game] if wish.game else waystones.GAMES:
        show(game, wish.players or games.about(game).players[0], wish.games, wish.runs)


if __name__ == "__main__":
    main()
