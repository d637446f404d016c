"""How long letters are: whole games of two, of each kind, with names of a usual length.

    PYTHONPATH=core:web python -m bench.letters [games]

Plays games between two bots of each level that any game has, and games at random, and prints how many characters the
letter of the whole game has: the code alone, which is added to the page's address. Exits with 1 if one is too long.
"""

import argparse
import random
import sys

from waystones import Record, Session, bot, games
from waystones.letter import NUMBERS, Letter

LONGEST = 300
NAMES = ("Annemarie", "Sebastiaan")


def letter_of_a_game(game: str, seed: int, level: str = "") -> Letter:
    """The letter of a whole game of two, played by bots of the level, or at random without one."""
    session, rng = Session(Record.new(game, 2, seed)), random.Random(seed)
    player = bot(game, level, seed) if level else None
    while not session.is_over:
        legal = session.state.legal_moves()
        session.play(player.choose(session.observe(session.to_act)) if player else rng.choice(legal))
    seats = tuple((name, "") for name in NAMES)
    return Letter(NUMBERS - 1, session.record, seats, frozenset({0}), edition=1)


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="?", type=int, default=20, help="how many of each")
    count = parser.parse_args().games
    longest = 0
    for about in games.abouts().values():
        if 2 not in about.players:
            continue
        for level in (about.levels[0], ""):
            sizes = [len(str(letter_of_a_game(about.id, 900_000 + seed, level))) for seed in range(count)]
            longest = max(longest, *sizes)
            who = f"{level} bots" if level else "at random"
            print(f"{about.id:16} {who:13} {min(sizes):4} to {max(sizes):3}, mean {sum(sizes) / count:.0f}")
    print(f"longest {longest}, at most {LONGEST}")
    return int(longest > LONGEST)


if __name__ == "__main__":
    sys.exit(main())
