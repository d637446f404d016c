"""How a game of Stone Paths begins (SP-4, SP-6, SP-7)."""

from waystones.deal import Deal
from waystones.game import Options
from waystones.games.path_cards.table import Cards
from waystones.games.stone_paths.about import ABOUT
from waystones.games.stone_paths.board import laid_tiles
from waystones.games.stone_paths.rules import StonePaths


def clean(players: int, options: Options) -> Options:
    """Check `first`, the seat that begins (SP-7)."""
    return ABOUT.checked(players, options)


def deal(players: int, seed: int, options: Options) -> StonePaths:
    """Shuffle the cards and the tiles, then choose who begins."""
    chance = Deal(seed)
    cards = Cards.dealt(players, chance)
    tiles = laid_tiles(chance)
    first = chance.below(players)  # drawn even when it is chosen, so that both deal alike
    return StonePaths(cards, tiles, int(options.get("first", first)))
