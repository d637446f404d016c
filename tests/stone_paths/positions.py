"""Tables made for the tests, so that a test of a rule says all that it depends on.

Cards are written r7, tiles by path and stone: `r4=clover b3=wish g5=3`. Where a test does not say what lies in the
draw pile, all its cards are purple; a test that lays purple cards says so.
"""

import waystones
from tests.path_cards.table import (
    PLENTY,
    cards,
    hand,
    happened,
    laid,
    legal,
    pile,
    play,
    refused,
    row,
    set_out,
)
from waystones.games.path_cards.cards import COLOURS, LETTERS
from waystones.games.stone_paths.board import CLOVER, END, NO_TILE, START, WISHING_STONE
from waystones.games.stone_paths.rules import StonePaths

__all__ = [
    "cards",
    "dealt",
    "game",
    "hand",
    "happened",
    "laid",
    "legal",
    "pile",
    "place",
    "play",
    "refused",
    "row",
    "stones",
]

TILES = {"wish": WISHING_STONE, "clover": CLOVER, "1": 1, "2": 2, "3": 3}


def game(*hands: str, deck: str = PLENTY, tiles: str = "", aside: str = "") -> StonePaths:
    """A game that is about to begin with these hands; the deck's first card is drawn first; seat 0 begins."""
    laid = [[NO_TILE] * (END + 1) for _ in COLOURS]
    for place, tile in (word.split("=") for word in tiles.split()):
        laid[LETTERS.index(place[0])][int(place[1])] = TILES[tile]
    return StonePaths(set_out(hands, deck, aside), [tuple(path) for path in laid], first=0)


def place(state: StonePaths, seat: int, stones: str, large: str = "") -> StonePaths:
    """The same game with a seat's figures moved: `r7 b2` puts them on red's stone 7 and blue's stone 2."""
    for word in stones.split():
        path = LETTERS.index(word[0])
        state.in_goal += int(word[1]) >= 7
        state.stones[seat][path] = int(word[1])
    if large:
        state.large[seat] = LETTERS.index(large)
    return state


def stones(state: StonePaths, seat: int = 0) -> dict[str, int]:
    """Where the seat's figures are that have left the start stone."""
    return {
        letter: stone for letter, stone in zip(LETTERS, state.stones[seat], strict=True) if stone != START
    }


def dealt(players: int = 2, seed: int = 0, **options: object) -> StonePaths:
    """A game as a seed deals it."""
    state = waystones.new("stone_paths", players=players, seed=seed, **options)
    assert isinstance(state, StonePaths)
    return state
