"""Tables made for the tests, so that a test of a rule says all that it depends on.

Cards are written r7, tiles by path and stone: `r4=clover b3=wish g5=3`. Where a test does not say what lies in the
draw pile, all its cards are purple; a test that lays purple cards says so.
"""

import waystones
from waystones.games.path_cards.cards import CARDS, COLOURS, LETTERS, NAMES
from waystones.games.path_cards.table import Cards
from waystones.games.stone_paths.board import CLOVER, END, NO_TILE, START, WISHING_STONE
from waystones.games.stone_paths.rules import StonePaths

PLENTY = "p1 p2 p3 p4 p5 p6 p7 p8 p9 " * 20
TILES = {"wish": WISHING_STONE, "clover": CLOVER, "1": 1, "2": 2, "3": 3}


def cards(text: str) -> list[int]:
    """The cards of a text."""
    return [CARDS[name] for name in text.split()]


def game(*hands: str, deck: str = PLENTY, tiles: str = "", aside: str = "") -> StonePaths:
    """A game that is about to begin with these hands; the deck's first card is drawn first; seat 0 begins."""
    laid = [[NO_TILE] * (END + 1) for _ in COLOURS]
    for place, tile in (word.split("=") for word in tiles.split()):
        laid[LETTERS.index(place[0])][int(place[1])] = TILES[tile]
    dealt = Cards(cards(deck)[::-1], [cards(hand) for hand in hands], tuple(cards(aside)))
    return StonePaths(dealt, [tuple(path) for path in laid], first=0)


def place(state: StonePaths, seat: int, stones: str, large: str = "") -> StonePaths:
    """The same game with a seat's figures moved: `r7 b2` puts them on red's stone 7 and blue's stone 2."""
    for word in stones.split():
        path = LETTERS.index(word[0])
        state.in_goal += int(word[1]) >= 7
        state.stones[seat][path] = int(word[1])
    if large:
        state.large[seat] = LETTERS.index(large)
    return state


def play(state: StonePaths, *turns: str) -> StonePaths:
    """The same game with the moves made; a text holds one or more of them."""
    for turn in turns:
        for move in turn.split():
            state.play(state.parse(move))
    return state


def legal(state: StonePaths) -> set[str]:
    """The notation of all legal moves."""
    return {str(move) for move in state.legal_moves()}


def refused(state: StonePaths, text: str) -> str:
    """Why the move is not allowed, as text; empty when it is."""
    refusal = state.why_not(text)
    return str(refusal) if refusal else ""


def happened(state: StonePaths, text: str) -> list[str]:
    """What the last of these moves caused, by kind of event."""
    *before, last = text.split()
    play(state, *before)
    return [event.kind for event in state.play(state.parse(last))]


def stones(state: StonePaths, seat: int = 0) -> dict[str, int]:
    """Where the seat's figures are that have left the start stone."""
    return {
        letter: stone for letter, stone in zip(LETTERS, state.stones[seat], strict=True) if stone != START
    }


def row(state: StonePaths, letter: str, seat: int = 0) -> list[int]:
    """The values in a seat's row."""
    return list(state.cards.rows[seat][LETTERS.index(letter)])


def pile(state: StonePaths, letter: str) -> list[int]:
    """The values on a discard pile, the top one last."""
    return list(state.cards.piles[LETTERS.index(letter)])


def hand(state: StonePaths, seat: int = 0) -> str:
    """A seat's hand in a row, sorted."""
    return " ".join(NAMES[card] for card in sorted(state.cards.hands[seat]))


def dealt(players: int = 2, seed: int = 0, **options: object) -> StonePaths:
    """A game as a seed deals it."""
    state = waystones.new("stone_paths", players=players, seed=seed, **options)
    assert isinstance(state, StonePaths)
    return state
