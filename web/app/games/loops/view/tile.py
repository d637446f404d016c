"""A tile as it lies on the board or on a rack."""

from waystones.games.loops.drawing import drawing


def picture(tile: int, seed: int = 0, kind: str = "") -> str:
    """The tile as a picture of its own; the words for it stand beside."""
    named = f" {kind}" if kind else ""
    return (
        f'<svg class="loop-tile{named}" viewBox="0 0 100 100" aria-hidden="true">{drawing(tile, seed)}</svg>'
    )
