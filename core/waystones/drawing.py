"""What the drawings of all games share: figures that stand on a board, and numbers with a real minus sign.

A game draws its position in `games/<id>/drawing.py`, as text that names the pieces (waystones.pieces) by id and says
colours by class. The page adds what can be done and said; `waystones.picture` makes a picture of its own out of it.
"""

WISH_FROM = "wish-from"  # the id of the stone from which a wishing stone has just been taken
_BOXES = {False: (23.2, 29.0), True: (26.0, 41.0)}


def figure_box(large: bool) -> tuple[float, float]:
    """How wide and high a figure is drawn."""
    return _BOXES[large]


def figure_id(seat: int, large: bool) -> str:
    """The figure's name among the pieces."""
    return f"fig-{'large' if large else 'small'}-{seat}"


def standing(seat: int, large: bool, x: float, y: float, height: float, kind: str = "") -> str:
    """A figure inside a drawing, with its foot at a point."""
    width = height * _BOXES[large][0] / _BOXES[large][1]
    named = f' class="{kind}"' if kind else ""
    return (
        f'<use{named} href="#{figure_id(seat, large)}" x="{x - width / 2:.1f}" y="{y - height:.1f}"'
        f' width="{width:.1f}" height="{height:g}"/>'
    )


def minus(points: int) -> str:
    """A number with a real minus sign."""
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """What was won or lost: +7 or \N{MINUS SIGN}3."""
    return f"+{points}" if points > 0 else minus(points)
