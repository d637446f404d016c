"""Games between devices: letters and live messages in bad weather, with strangers in between.

The evening, what can happen on it and what must hold at its end are the tests' own (tests/app/evening.py); here it is
told by a seed, over all games, seats and bots, from the first move or shortly before the last.
"""

import random

from campaign.part import Steps
from tests.app.evening import USUAL, Evening, begun
from waystones import games

LONGEST = 24  # things that happen on one evening


class Apart:
    """One evening: a game among two to four devices."""

    name, unit = "apart", "things"
    patience = 60.0

    def steps(self, seed: int) -> int:
        """How many things happen."""
        return random.Random(seed).randrange(6, LONGEST + 1)

    def run(self, seed: int, steps: Steps = None) -> int:
        """Let them happen."""
        rng = random.Random(seed)
        happening = range(rng.randrange(6, LONGEST + 1)) if steps is None else steps
        about = rng.choice([about for about in games.abouts().values() if max(about.players) > 1])
        players = rng.choice([number for number in about.players if number > 1])
        bots = {1: about.levels[0]} if players > 2 and rng.random() < 0.3 else {}
        from_the_end = rng.randrange(2, 12) if rng.random() < 0.3 else None
        evening = Evening(begun(about.id, players, seed, from_the_end=from_the_end), bots)
        for step in happening:
            chance = random.Random(seed * 64 + 1 + step)
            evening.happen(chance.choice(USUAL), chance)
        evening.end(live=rng.random() < 0.5)
        return len(happening)
