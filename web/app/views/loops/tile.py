"""A tile as it lies on the board or on a rack."""

from waystones.games.loops.tiles import NAMES, VALUE_OF

_FACES = 6  # art.loop_tiles draws so many
# From this value on a tile's lines are curled, by its number of line ends.
_CURLED = {2: 3, 3: 5, 4: 6}


def drawing(tile: int, seed: int) -> str:
    """The tile on a ground of 100: face, ink, value."""
    shape, value = NAMES[tile][:-1], VALUE_OF[tile]
    kind = "curled" if value >= _CURLED[len(shape)] else "plain"
    return (
        f'<use href="#loop-tile-{seed % _FACES}"/><use href="#loop-{shape}-{kind}"/>'
        f'<text class="loop-value" x="14.5" y="30">{value}</text>'
    )


def picture(tile: int, seed: int = 0, kind: str = "") -> str:
    """The tile as a picture of its own; the words for it stand beside."""
    named = f" {kind}" if kind else ""
    return (
        f'<svg class="loop-tile{named}" viewBox="0 0 100 100" aria-hidden="true">{drawing(tile, seed)}</svg>'
    )
