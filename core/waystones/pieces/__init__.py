"""The pieces of the games: shapes that depend on no position, drawn once, for the page when it is built and for pictures."""

from waystones.pieces import hexes, loop_tiles, path_stones, web_stones


def pieces() -> list[str]:
    """Every piece, each with its id."""
    # Board stones are plain groups: a view moves them by a transform, and needs no box to fit them into.
    stones = [f'<g id="{name}">{body}</g>' for name, body in hexes.symbols().items()]
    return stones + path_stones.parts() + web_stones.parts() + loop_tiles.parts()
