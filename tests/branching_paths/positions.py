"""Tables made for the tests, so that a test of a rule says all that it depends on.

Cards are written r7, tiles by their stone: `b2=clover c3=wish-r d4=3`. Unless a test brings a board of its own it is
played on the real one, whose beginning looks like this:

    c1 red     c2 purple   c3 blue (stack: green)   c4 purple   c5 yellow
    b1 green   b2 yellow   b3 joker                 b4 blue     b5 red
    a1 blue    a2 green    a3 yellow                a4 purple

a1 leads to b1 and b2, a2 to b2 and b3, a3 to b3 and b4, a4 to b4 and b5; b1 to c1, b2 to c2, b3 to c3, b4 to c4 and
c5, b5 to c5.
"""

import waystones
from tests.path_cards.table import PLENTY, set_out
from waystones.games.branching_paths.board import CARD, CLASSIC, CLOVER, NO_TILE, START, WISH, Board
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards.cards import LETTERS

TILES = {"clover": CLOVER, "card": CARD, "2": 2, "3": 3} | {
    f"wish-{letter}": WISH + colour for colour, letter in enumerate(LETTERS)
}


def game(
    *hands: str, deck: str = PLENTY, tiles: str = "", aside: str = "", board: Board = CLASSIC
) -> BranchingPaths:
    """A game that is about to begin with these hands; the deck's first card is drawn first; seat 0 begins."""
    laid = [NO_TILE] * len(board.names)
    for stone, tile in (word.split("=") for word in tiles.split()):
        laid[board.stone(stone)] = TILES[tile]
    return BranchingPaths(set_out(hands, deck, aside), board, tuple(laid), first=0)


def place(state: BranchingPaths, seat: int, small: str = "", large: str = "start") -> BranchingPaths:
    """The same game with a seat's figures moved: `c2 b1` puts two small ones there."""
    board = state.board
    stones = [board.stone(name) for name in (large, *small.split())]
    state.figures[seat][: len(stones)] = stones
    state.in_goal += sum(board.row[stone] >= board.goal for stone in stones)
    return state


def figures(state: BranchingPaths, seat: int = 0) -> str:
    """Where the seat's figures are that have left the start field, the large one first and in capitals."""
    names = [state.board.names[stone] for stone in state.figures[seat]]
    large = [names[0].upper()] if state.figures[seat][0] != START else []
    return " ".join([*large, *sorted(name for name in names[1:] if name != "start")])


def wishes(state: BranchingPaths, seat: int = 0) -> str:
    """The seat's wishing stones by colour, as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, state.wishes[seat], strict=True))


def dealt(players: int = 2, seed: int = 0, **options: object) -> BranchingPaths:
    """A game as a seed deals it."""
    state = waystones.new("branching_paths", players=players, seed=seed, **options)
    assert isinstance(state, BranchingPaths)
    return state
