"""A finished line as a picture to keep: the board on its paper, and what it gave."""

from collections.abc import Sequence
from html import escape

from app.games.one_line.view.board import picture
from waystones.games.one_line.board import Board

_LEFT, _TOP, _WIDE, _HIGH = -160, -172, 320, 400
_STRIP = 30  # room for the trail


def poster(board: Board, route: Sequence[int], start: int, title: str, result: str, trail: str = "") -> str:
    """The whole picture; `title` says which line it is, `result` what it gave, and `trail` how it went, in signs."""
    label = escape(f"{title}. {result}")
    drawing = picture(board, label, route, start).replace(
        "<svg ", '<svg x="-143" y="-161" width="286" height="321" ', 1
    )
    high = _HIGH + (_STRIP if trail else 0)
    strip = f'<text class="poster-trail" x="0" y="240">{escape(trail)}</text>' if trail else ""
    return (
        f'<svg class="poster" viewBox="{_LEFT} {_TOP} {_WIDE} {high}" role="img" aria-label="{label}">'
        f'<rect class="poster-paper" x="{_LEFT}" y="{_TOP}" width="{_WIDE}" height="{high}"/>{drawing}'
        f'<text class="poster-title" x="0" y="186">{escape(title)}</text>'
        f'<text class="poster-result" x="0" y="211">{escape(result)}</text>{strip}</svg>'
    )
