"""A position as a picture of its own: SVG that needs nothing but itself, with the same position in words.

The drawing is the page's (`games/<id>/drawing.py`, `waystones.pieces`, the page's style sheets); here its pieces are
written out and painted, so that every viewer shows it and nothing of it meets what stands beside it in a notebook.
"""

from html import escape
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, Protocol

from waystones.cli.drawing import drawn
from waystones.cli.paint import PLAIN
from waystones.errors import BadOption
from waystones.game import Observation
from waystones.picture.painting import Painter

Theme = Literal["light", "dark"]


class Drawing(Protocol):
    """What `waystones.games.<id>.drawing` offers."""

    BOX: str  # left, top, width and height

    def position(self, seen: Observation) -> str:
        """What the seat sees of the board, as text that names pieces and says colours by class."""
        ...


def can_draw(game: str) -> bool:
    """Whether the game draws its board."""
    return find_spec(f"waystones.games.{game}.drawing") is not None


def svg(seen: Observation[Any], *, width: int = 480, theme: Theme = "light") -> str:
    """What a seat sees of the board, as SVG; BadOption if the game draws none."""
    game = seen.game
    if not can_draw(game):
        raise BadOption("picture", game=game)
    drawing: Drawing = import_module(f"waystones.games.{game}.drawing")
    painter = Painter(theme)
    x, y, wide, high = map(float, drawing.BOX.split())
    ground = (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" fill="{painter.value("--paper")}"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawing.BOX}" width="{width}" height="{width * high / wide:.0f}"'
        f' role="img" color="{painter.value("--ink")}"><title>{escape(title(seen))}</title><desc>{escape(words(seen))}</desc>'
        f"{ground}{painter.painted(drawing.position(seen))}</svg>"
    )


def title(seen: Observation[Any]) -> str:
    """The picture in one line: which game, and how everybody stands."""
    points = ", ".join(f"seat {seat}: {points}" for seat, points in enumerate(seen.scores()))
    return f"{seen.game.replace('_', ' ').title()}. {'Final points' if seen.is_over else 'Points'}: {points}"


def words(seen: Observation[Any]) -> str:
    """The position as text, for people who cannot see the picture."""
    return "\n".join(line.rstrip() for line in drawn(seen.game, seen, PLAIN))
