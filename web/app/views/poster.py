"""A finished line as a picture to keep: the board on its paper, and what it gave."""

from collections.abc import Sequence
from html import escape

from app.views.one_line_board import picture
from waystones.games.one_line.board import Board

_LEFT, _TOP, _WIDE, _HIGH = -160, -172, 320, 400


def poster(board: Board, route: Sequence[int], start: int, title: str, result: str) -> str:
    """The whole picture; `title` says which line it is, `result` what it gave."""
    label = escape(f"{title}. {result}")
    drawing = picture(board, label, route, start).replace(
        "<svg ", '<svg x="-143" y="-161" width="286" height="321" ', 1
    )
    return (
        f'<svg class="poster" viewBox="{_LEFT} {_TOP} {_WIDE} {_HIGH}" role="img" aria-label="{label}">'
        f'<rect class="poster-paper" x="{_LEFT}" y="{_TOP}" width="{_WIDE}" height="{_HIGH}"/>{drawing}'
        f'<text class="poster-title" x="0" y="186">{escape(title)}</text>'
        f'<text class="poster-result" x="0" y="211">{escape(result)}</text></svg>'
    )
