"""The drawings in the rules of Branching Paths: made from the same stones, tiles and figures as the game."""

from html import escape

from app.drawing.kit import filled, still
from app.drawing.players import Player
from app.games.branching_paths import words
from app.games.branching_paths.view import board
from app.games.path_cards.view import pieces
from app.texts import Texts
from waystones.games.branching_paths import wishes
from waystones.games.branching_paths.board import CARD, CLOVER, WISH
from waystones.games.branching_paths.score import DIFFERENT
from waystones.games.branching_paths.setup import deal
from waystones.games.path_cards.cards import COLOURS

BLUE = COLOURS.index("blue")

_DEAL = 7
_KINDS = {2: "tile-2", 3: "tile-3", CLOVER: "tile-clover", CARD: "web-tile-card"}


def table(t: Texts) -> str:
    """The board before the first turn."""
    seen = deal(2, _DEAL, {"first": "0"}).observe(0)
    players = (Player("Anna"), Player("Bas"))
    return still(filled(board.frame(t), board.regions(t, seen, players)))


def tiles(t: Texts) -> str:
    """The kinds of tiles, and a stack, with their names."""
    items = "".join(_item(f'<use href="#{name}"/>', words.tile(t, kind)) for kind, name in _KINDS.items())
    items += _item(wishes.tile(BLUE, 0, 0, 1), words.tile(t, WISH + BLUE))
    items += _item(wishes.stack(BLUE, 5, -4, 0), words.stack(t, BLUE, 5))
    return f'<ul class="legend">{items}</ul>'


def _item(drawn: str, name: str) -> str:
    return f'<li><svg viewBox="-20 -17 40 36" aria-hidden="true">{drawn}</svg>{escape(name)}</li>'


def joker(t: Texts) -> str:
    """A joker stone."""
    stone = '<g class="k-slab"><use href="#web-stone-3"/><use href="#joker-rim"/><use href="#on-joker"/></g>'
    label = escape(t("joker"))
    return f'<svg class="joker-stone" viewBox="-34 -22 68 46" role="img" aria-label="{label}">{stone}</svg>'


def colours_scale(t: Texts) -> str:
    """What different colours of wishing stones score."""
    items = ""
    for count, points in enumerate(DIFFERENT):
        said = escape(t.many("{n} colour of wishing stones", "{n} colours of wishing stones", count))
        items += (
            f'<li><span class="aside">{said}: </span>{pieces.wishes(count)}<b class="num">{points}</b></li>'
        )
    return f'<ol class="wish-scale">{items}</ol>'
