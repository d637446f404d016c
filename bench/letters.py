"""How long letters and the codes of live play are: whole games of two, of each kind, with names of a usual length.

    PYTHONPATH=core:web python -m bench.letters [games]

Plays games between two bots of each level that any game has, and games at random, and prints how many characters the
letter of the whole game has: the code alone, which is added to the page's address. Exits with 1 if one is too long.
Then the codes by which devices are connected, with one to six addresses behind names, as browsers hide them.
"""

import argparse
import random
import re
import sys

from app.sending.calls import CALLS, MOST_PLACES, Call, End
from waystones import Record, Session, bot, games
from waystones.letter import NUMBERS, Letter

LONGEST = 300
NAMES = ("Annemarie", "Sebastiaan")
_PARTS = "(.{8})(.{4})(.{4})(.{4})(.{12})"


def letter_of_a_game(game: str, seed: int, level: str = "") -> Letter:
    """The letter of a whole game of two, played by bots of the level, or at random without one."""
    session, rng = Session(Record.new(game, 2, seed)), random.Random(seed)
    player = bot(game, level, seed) if level else None
    while not session.is_over:
        legal = session.state.legal_moves()
        session.play(player.choose(session.observe(session.to_act)) if player else rng.choice(legal))
    seats = tuple((name, "") for name in NAMES)
    return Letter(NUMBERS - 1, session.record, seats, frozenset({0}), edition=1)


def call_of(places: int, *, is_answer: bool) -> Call:
    """The code of a device that can be reached at so many places, with a name and a password as long as Chromium's."""
    hidden = tuple((f"{2**127 + place:032x}", 50_000 + place) for place in range(places))
    named = tuple(("-".join(re.findall(_PARTS, digits)[0]) + ".local", port) for digits, port in hidden)
    end = End("/" * 4, "/" * 24, "f" * 64, named)
    return Call(CALLS - 1, end, NAMES[0], is_answer=is_answer, game=NUMBERS - 1, seat=1)


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
    for is_answer, what in ((False, "call"), (True, "its answer")):
        sizes = [len(str(call_of(places, is_answer=is_answer))) for places in (1, 2, MOST_PLACES)]
        print(f"{what:16} 1, 2 and {MOST_PLACES} addresses: {', '.join(map(str, sizes))}")
    return int(longest > LONGEST)


if __name__ == "__main__":
    sys.exit(main())
