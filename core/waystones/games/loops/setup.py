"""How a game of Loops begins (LO-5, LO-6, LO-19)."""

from waystones.deal import Deal
from waystones.game import Options
from waystones.games.loops.about import ABOUT, ROUNDS
from waystones.games.loops.rules import CHANCES, Loops
from waystones.games.loops.tiles import RACK, SET

# Tiles that the variant with rounds leaves out, by the number of players (LO-19).
REMOVED = {2: 4, 3: 2, 4: 0}


def clean(players: int, options: Options) -> Options:
    """Check `first`, the seat that begins, and `rounds`: as many as LO-19 says, or True for the same (LO-6, LO-19)."""
    cleaned = {key: value for key, value in options.items() if (key, value) != ("rounds", "False")}
    if cleaned.get("rounds") == "True" and players in ROUNDS:
        cleaned["rounds"] = str(ROUNDS[players])
    return ABOUT.checked(players, cleaned)


def deal(players: int, seed: int, options: Options) -> Loops:
    """Mix the tiles, leave some out, fill the racks, then choose who begins."""
    chance = Deal(seed)
    bag = chance.shuffled(SET)
    first = chance.below(players)  # drawn even when it is chosen, so that both deal alike
    later = chance.below(CHANCES)
    rounds = int(options.get("rounds", 0))
    removed = tuple(bag.pop() for _ in range(REMOVED[players] if rounds else 0))
    racks = [[bag.pop() for _ in range(RACK)] for _ in range(players)]
    return Loops(bag, racks, int(options.get("first", first)), removed=removed, rounds=rounds, chance=later)
