"""Tables made for the tests, so that a test of a rule says all that it depends on.

Tiles are written nes4, a tile on its square nes4-g6. Where a test does not say what is in the bag, all its tiles run
from north to south.
"""

import waystones
from waystones.games.loops.board import SQUARES
from waystones.games.loops.moves import lay, read
from waystones.games.loops.rules import NOBODY, Loops
from waystones.games.loops.score import Laid
from waystones.games.loops.tiles import NAMES, TILES

PLENTY = "ns1 ns2 ns3 ns4 " * 10


def tiles(text: str) -> list[int]:
    """The tiles of a text."""
    return [TILES[name] for name in text.split()]


def game(
    *racks: str, centre: str = "nesw5", bag: str = PLENTY, rounds: int = 0, removed: str = "", board: str = ""
) -> Loops:
    """A game that is about to begin with these racks; the bag's first tile is drawn first; seat 0 begins."""
    dealt = Loops(
        [*tiles(bag)[::-1], TILES[centre]],
        [tiles(rack) for rack in racks],
        first=0,
        rounds=rounds,
        removed=tuple(tiles(removed)),
    )
    for word in board.split():
        move = read(word)
        dealt.mosaic.lay(move.square, move.tile)
        dealt.history.append(Laid(NOBODY, 0, move.square))
    return dealt


def play(state: Loops, *turns: str) -> Loops:
    """The same game with the moves made; a text holds one or more of them."""
    for turn in turns:
        for move in turn.split():
            state.play(state.parse(move))
    return state


def legal(state: Loops) -> set[str]:
    """The notation of all legal moves."""
    return {str(move) for move in state.legal_moves()}


def places(state: Loops, tile: str) -> set[str]:
    """The squares where the tile of the rack may be laid."""
    return {text.removeprefix(f"{tile}-") for text in legal(state) if text.startswith(f"{tile}-")}


def refused(state: Loops, text: str) -> str:
    """Why the move is not allowed, as text; empty when it is."""
    refusal = state.why_not(text)
    return str(refusal) if refusal else ""


def scored(state: Loops, text: str) -> list[int]:
    """What each tile of these moves scored."""
    events = [event for move in text.split() for event in state.play(state.parse(move))]
    return [event.facts["points"] for event in events if event.kind == "laid"]


def rack(state: Loops, seat: int = 0) -> str:
    """A seat's tiles in a row, in the order drawn."""
    return " ".join(NAMES[tile] for tile in state.racks[seat])


def on(state: Loops, square: str) -> str:
    """The name of the tile on the square."""
    return NAMES[state.mosaic.tiles[SQUARES[square]]]


def dealt(players: int = 2, seed: int = 0, **options: object) -> Loops:
    """A game as a seed deals it."""
    state = waystones.new("loops", players=players, seed=seed, **options)
    assert isinstance(state, Loops)
    return state


def fits(state: Loops, word: str) -> bool:
    """Whether the tile may be laid on the square, whoever has it."""
    move = read(word)
    assert move == lay(move.tile, move.square)
    return state.mosaic.fits(move.square, move.tile)
