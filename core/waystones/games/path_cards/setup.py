"""How a path game begins: who may sit down, and who begins (SP-6, SP-7)."""

from waystones.errors import BadOption
from waystones.game import Options

PLAYERS = range(2, 5)


def clean(players: int, options: Options) -> Options:
    """Check `first`, the seat that begins, counted from 0 (SP-7)."""
    for key in options:
        if key != "first":
            raise BadOption("option", option=key)
    if players not in PLAYERS:
        raise BadOption("players", players=players)
    if "first" in options and options["first"] not in map(str, range(players)):
        raise BadOption("first", first=options["first"])
    return options
