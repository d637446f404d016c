"""How a game of Branching Paths begins (BP-3, BP-4, SP-6, SP-7)."""

from waystones.deal import Deal
from waystones.game import Options
from waystones.games.branching_paths.about import ABOUT
from waystones.games.branching_paths.board import CLASSIC, laid_tiles
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards.table import Cards


def clean(players: int, options: Options) -> Options:
    """Check `first`, the seat that begins (SP-7)."""
    return ABOUT.checked(players, options)


def deal(players: int, seed: int, options: Options) -> BranchingPaths:
    """Shuffle the cards and the tiles, then choose who begins."""
    chance = Deal(seed)
    cards = Cards.dealt(players, chance)
    tiles = laid_tiles(CLASSIC, chance)
    first = chance.below(players)  # drawn even when it is chosen, so that both deal alike
    return BranchingPaths(cards, CLASSIC, tiles, int(options.get("first", first)))
