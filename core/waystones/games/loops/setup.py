"""How a game of Loops begins (LO-5, LO-6, LO-19)."""

from waystones.deal import Deal
from waystones.errors import BadOption
from waystones.game import Options
from waystones.games.loops.rules import CHANCES, Loops
from waystones.games.loops.tiles import RACK, SET

# By the number of players: how many rounds the variant with rounds has, and how many tiles it leaves out (LO-19).
ROUNDS = {2: 13, 3: 9, 4: 7}
REMOVED = {2: 4, 3: 2, 4: 0}


def clean(players: int, options: Options) -> Options:
    """Check `first`, the seat that begins, counted from 0 (LO-6), and `rounds`, as many as LO-19 says or True."""
    for key in options:
        if key not in ("first", "rounds"):
            raise BadOption("option", option=key)
    if players not in ROUNDS:
        raise BadOption("players", players=players)
    if "first" in options and options["first"] not in map(str, range(players)):
        raise BadOption("first", first=options["first"])
    cleaned = {key: value for key, value in options.items() if (key, value) != ("rounds", "False")}
    if "rounds" in cleaned:
        if cleaned["rounds"] not in ("True", str(ROUNDS[players])):
            raise BadOption("rounds", rounds=cleaned["rounds"])
        cleaned["rounds"] = str(ROUNDS[players])
    return cleaned


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
