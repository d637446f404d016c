"""The drawings in the rules of Stone Paths: made from the same stones, tiles and figures as the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.drawing.kit import figure, filled, minus, signed, still
from app.drawing.players import Player
from app.games.path_cards.view.pieces import wishes
from app.games.path_cards.words import wishing_stones
from app.games.stone_paths import words
from app.games.stone_paths.view import board
from app.texts import Texts
from app.words import colour
from waystones.drawing import standing
from waystones.games.path_cards.cards import COLOURS
from waystones.games.path_cards.figures import SMALL_FIGURES
from waystones.games.stone_paths.about import PLAYERS
from waystones.games.stone_paths.board import CLOVER, ROW_VALUES, WISHING_STONE
from waystones.games.stone_paths.places import shape
from waystones.games.stone_paths.score import WISHES, figure_points
from waystones.games.stone_paths.setup import deal

YELLOW, BLUE, GREEN, RED, PURPLE = range(len(COLOURS))

_DEAL = 11  # a board with tiles of every kind low and high
_GAP = 66.0
_SMALL, _LARGE = 30.0, 42.0
_TILES = (
    (1, "tile-1"),
    (2, "tile-2"),
    (3, "tile-3"),
    (WISHING_STONE, "tile-wishing_stone"),
    (CLOVER, "tile-clover"),
)


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone in a drawing: its path and number, the tile on it, and who stands there."""

    path: int
    number: int
    tile: str = ""
    stands: str = ""  # small, large, or a ghost of one that may come
    lit: bool = False


def colours(t: Texts) -> str:
    """The five stones with their names."""
    items = "".join(
        f'<li><svg class="k-{name}" viewBox="-30 -19 60 40" aria-hidden="true"><use href="#path-stone-{i}"/><use href="#on-{name}"/></svg>'
        f"{escape(colour(t, name))}</li>"
        for i, name in enumerate(COLOURS)
    )
    return f'<ul class="legend">{items}</ul>'


def tiles(t: Texts) -> str:
    """The five kinds of tiles with their names."""
    items = "".join(
        f'<li><svg class="tile-sample k-slab" viewBox="-14 -14 28 29" aria-hidden="true"><use href="#{name}"/></svg>'
        f"{escape(words.tile(t, tile))}</li>"
        for tile, name in _TILES
    )
    return f'<ul class="legend">{items}</ul>'


def table(t: Texts) -> str:
    """The board before the first turn."""
    seen = deal(2, _DEAL, {}).observe(0)
    nobody = [Player("")] * seen.players  # all figures wait on the start stone, where nobody is named
    return still(filled(board.frame(t), board.regions(t, seen, nobody)))


def figures(label: str) -> str:
    """Four small figures and a large one, of each player."""
    sets = "".join(
        f"<span>{figure(seat, large=True)}{figure(seat) * SMALL_FIGURES}</span>"
        for seat in range(PLAYERS[-1])
    )
    return f'<div class="figure-sets" role="img" aria-label="{escape(label)}">{sets}</div>'


def _stretch(label: str, stones: Sequence[Stone], under: Sequence[int] = ()) -> str:
    """Stones side by side, with their row values below them, or else what is given."""
    width = _GAP * len(stones)
    drawn = "".join(_stone(each, _GAP * (i + 0.5)) for i, each in enumerate(stones))
    values = under or [ROW_VALUES[each.number] for each in stones]
    for i, value in enumerate(values):
        kind = "row-value minus" if value < 0 else "row-value"
        drawn += f'<text class="{kind}" x="{_GAP * (i + 0.5):g}" y="88">{signed(value)}</text>'
    return f'<svg class="stretch" viewBox="0 14 {width:g} 80" role="img" aria-label="{escape(label)}">{drawn}</svg>'


def _stone(each: Stone, x: float) -> str:
    name = COLOURS[each.path]
    mark = "" if each.tile else f'<use href="#on-{name}"/>'
    on_it = f'<use href="#{each.tile}" x="{-12 if each.stands else 0}"/>' if each.tile else ""
    ring = '<use href="#stone-ring"/>' if each.lit else ""
    large = each.stands.startswith("large")
    walker = ""
    if each.stands:
        walker = standing(0, large, 12 if each.tile else 0, 10.5, _LARGE if large else _SMALL)
        if each.stands.endswith("ghost"):
            walker = f'<g class="ghost-figure">{walker}</g>'
    return (
        f'<g class="k-{name}" transform="translate({x:g} 48)"><use href="#path-stone-{shape(each.path, each.number)}"/>'
        f"{mark}{ring}{on_it}{walker}</g>"
    )


# The stretches below are cut out of the board: stones that are dark there carry a tile here.
FIRST_STEPS = (
    Stone(PURPLE, 1),
    Stone(PURPLE, 2, tile="tile-2"),
    Stone(PURPLE, 3, stands="small"),
    Stone(PURPLE, 4, lit=True),
)
CLOVERS = (
    Stone(GREEN, 4),
    Stone(GREEN, 5, tile="tile-clover", stands="small"),
    Stone(GREEN, 6, stands="small ghost", lit=True),
    Stone(GREEN, 7),
)
AT_THE_END = (Stone(YELLOW, 7, stands="small"), Stone(BLUE, 8, stands="large"), Stone(RED, 2, stands="small"))


def first_steps(label: str) -> str:
    """A figure that three cards of its colour have brought to the third stone."""
    return _stretch(label, FIRST_STEPS)


def clover(label: str) -> str:
    """A figure that has come to a clover, and may go on."""
    return _stretch(label, CLOVERS)


def scoring(label: str) -> str:
    """Figures on stones of several paths, each with the points it scores."""
    return _stretch(
        label, AT_THE_END, [figure_points(each.number, each.stands == "large") for each in AT_THE_END]
    )


def wishing_scale(t: Texts) -> str:
    """What so many wishing stones are worth."""
    items = ""
    for count, points in enumerate(WISHES):
        more = t("or more") if count == len(WISHES) - 1 else ""
        said = escape(wishing_stones(t, count) + f" {more}" * bool(more))
        kind = " minus" if points < 0 else ""
        shown = f'<span class="small quiet" aria-hidden="true">{escape(more)}</span>' if more else ""
        items += f'<li><span class="aside">{said}: </span>{wishes(count)}{shown}<b class="num{kind}">{minus(points)}</b></li>'
    return f'<ol class="wish-scale">{items}</ol>'
