"""How a game of Stone Paths begins (SP-4, SP-6, SP-7)."""

from waystones.deal import Deal
from waystones.errors import BadOption
from waystones.game import Options
from waystones.games.path_cards.table import Cards
from waystones.games.stone_paths.board import laid_tiles
from waystones.games.stone_paths.rules import StonePaths

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


def deal(players: int, seed: int, options: Options) -> StonePaths:
    """Shuffle the cards and the tiles, then choose who begins."""
    chance = Deal(seed)
    cards = Cards.dealt(players, chance)
    tiles = laid_tiles(chance)
    first = chance.below(players)  # drawn even when it is chosen, so that both deal alike
    return StonePaths(cards, tiles, int(options.get("first", first)))
