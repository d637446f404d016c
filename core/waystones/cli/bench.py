"""How fast the rules are on this machine: random games, as multiples of a fixed loop of the same run."""

import random
from collections.abc import Callable

import waystones
from waystones import games
from waystones.cli.ratio import RUNS, measure
from waystones.cli.screen import Screen


def decisions(game: str, players: int, number: int) -> int:
    """Play that many random games: the number of decisions made."""
    rng = random.Random(1)
    made = 0
    for seed in range(number):
        state = waystones.new(game, players=players, seed=seed)
        while not state.is_over:
            state.play(rng.choice(state.legal_moves()))
            made += 1
    return made


def works(number: int, screen: Screen | None = None) -> dict[str, Callable[[], int]]:
    """For each game at its smallest table, the work of so many random games."""

    def work(game: str, players: int) -> Callable[[], int]:
        def run() -> int:
            if screen:
                screen.progress(f"{game} for {players}")
            return decisions(game, players, number)

        return run

    smallest = {about.id: about.players[0] for about in games.abouts().values()}
    return {f"{game} for {players}": work(game, players) for game, players in smallest.items()}


def bench(number: int, runs: int, screen: Screen) -> None:
    """Print the decisions of random games that fit into a CPU second, and into the loop."""
    figures = measure(works(number, screen), runs)
    screen.done()
    screen.show(f"Decisions in random games, CPU time, median of {runs} runs of {number} games:")
    screen.show(f"{'':<24}{'µs each':>12}{'a second':>12}{'a loop':>12}")
    for name, figure in figures.items():
        each, second, ratio = figure.seconds * 1e6, figure.per_second, figure.per_loop
        screen.show(f"{name:<24}{each:>12,.2f}{second:>12,.1f}{ratio:>12,.1f}")


__all__ = ["RUNS", "bench", "decisions", "works"]
