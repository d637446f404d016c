"""Random games here and in OpenSpiel's own Python games, in one run: decisions for a fixed loop (`make bench-libraries`).

Needs the extras, which `make adapters` installs.
"""

import importlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel

import waystones
from bench.ratio import measure
from waystones.adapters import openspiel, pettingzoo

DECISIONS = 2_000  # of one run
THEIRS = ("tic_tac_toe", "kuhn_poker", "block_dominoes", "liars_poker")


def engine(game: str) -> int:
    """Our game as it is."""
    chance, seed, done = random.Random(1), 0, 0
    while done < DECISIONS:
        state, seed = waystones.new(game, players=2, seed=seed), seed + 1
        while not state.is_over and done < DECISIONS:
            state.play(chance.choice(state.legal_moves()))
            done += 1
    return done


def spiel(game: Any) -> int:
    """A game by way of OpenSpiel, ours or theirs."""
    chance, done = random.Random(1), 0
    while done < DECISIONS:
        state = game.new_initial_state()
        while not state.is_terminal() and done < DECISIONS:
            if state.is_chance_node():
                state.apply_action(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                done += 1
    return done


def zoo(game: str) -> int:
    """Our game by way of PettingZoo, with what the agent sees at every step."""
    env, chance, done = pettingzoo.env(game), random.Random(1), 0
    while done < DECISIONS:
        env.reset(seed=done)
        while not all(env.terminations.values()) and done < DECISIONS:
            mask = env.last()[0]["action_mask"]
            env.step(chance.choice(mask.nonzero()[0].tolist()))
            done += 1
    return done


def works() -> dict[str, Callable[[], int]]:
    """Everything that is measured, by name."""
    assert openspiel.GAMES
    found: dict[str, Callable[[], int]] = {}
    for game in waystones.GAMES:
        found[f"{game}"] = partial(engine, game)
        found[f"{game}, OpenSpiel"] = partial(spiel, pyspiel.load_game(f"waystones_{game}", {"deals": 100}))
        found[f"{game}, PettingZoo"] = partial(zoo, game)
    for game in THEIRS:
        importlib.import_module(f"open_spiel.python.games.{game}")
        found[f"OpenSpiel's {game}"] = partial(spiel, pyspiel.load_game(f"python_{game}"))
    return found


def main() -> None:
    """Print the table."""
    print("decisions by chance, two players    for the loop   a CPU second")
    for name, figure in measure(works(), runs=3).items():
        if name != "loop":
            print(f"{name:36}{figure.per_loop:>12,.0f}{figure.per_second:>15,.0f}")


if __name__ == "__main__":
    main()
