"""The players' figures: four cairns told apart by their pattern, the same in every game."""

from html import escape

_BOXES = {False: (23.2, 29.0), True: (26.0, 41.0)}


def figure(seat: int, *, large: bool = False, label: str = "") -> str:
    """A figure on its own; without a label it says nothing to a screen reader."""
    width, height = _BOXES[large]
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="figure{" large" if large else ""}" viewBox="0 0 {width:g} {height:g}" {said}>'
        f'<use href="#{figure_id(seat, large)}"/></svg>'
    )


def figure_id(seat: int, large: bool) -> str:
    """The figure's name in the sprite."""
    return f"fig-{'large' if large else 'small'}-{seat}"


def standing(seat: int, large: bool, x: float, y: float, height: float, kind: str = "") -> str:
    """A figure inside a drawing, with its foot at a point."""
    width = height * _BOXES[large][0] / _BOXES[large][1]
    named = f' class="{kind}"' if kind else ""
    return (
        f'<use{named} href="#{figure_id(seat, large)}" x="{x - width / 2:.1f}" y="{y - height:.1f}"'
        f' width="{width:.1f}" height="{height:g}"/>'
    )
