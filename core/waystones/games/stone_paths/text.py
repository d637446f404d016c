"""Stone Paths as lines of text: the five paths from left to right, and the cards below them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from waystones.games.path_cards import text as cards
from waystones.games.path_cards.cards import COLOURS
from waystones.games.path_cards.text import SEATS
from waystones.games.stone_paths.board import CLOVER, END, GOAL, NO_TILE, ROW_VALUES, WISHING_STONE
from waystones.games.stone_paths.observation import StonePathsObservation

if TYPE_CHECKING:
    from waystones.cli.paint import Paint

_TILES = {NO_TILE: ".", WISHING_STONE: "w", CLOVER: "+"}
_STONES = range(1, END + 1)

NOTATION = (
    f"{cards.NOTATION}; large or small sets a figure out; +b is one more step on the blue "
    "path, and stay is none."
)


def lines(observation: StonePathsObservation, paint: "Paint") -> Iterator[str]:
    """The paths with their tiles and figures, then the cards."""
    yield "stone     " + "".join(f"{stone:<7}" for stone in _STONES).rstrip()
    worth = [f"{ROW_VALUES[stone]}{' goal' * (stone == GOAL)}" for stone in _STONES]
    yield paint("  worth   " + "".join(f"{each:<7}" for each in worth).rstrip(), "faint")
    for path, colour in enumerate(COLOURS):
        stones = "".join(f"{_stone(observation, path, stone):<7}" for stone in _STONES)
        yield paint(f"  {colour:<8}{stones.rstrip()}", colour)
    yield paint("w wishing stone, + clover, 1-3 points; a to d figures, A to D large ones", "faint")
    yield from cards.lines(observation, paint)


def _stone(observation: StonePathsObservation, path: int, stone: int) -> str:
    """A stone's tile, and the figures on it."""
    tile = observation.tiles[path][stone]
    figures = [
        SEATS[seat].upper() if observation.large[seat] == path else SEATS[seat]
        for seat, stones in enumerate(observation.stones)
        if stones[path] == stone
    ]
    return f"{_TILES.get(tile, str(tile))} {''.join(figures)}"
