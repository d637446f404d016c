"""The players' figures: four cairns told apart by their pattern, the same in every game."""

from html import escape

from waystones import drawing

standing = drawing.standing


def figure(seat: int, *, large: bool = False, label: str = "") -> str:
    """A figure on its own; without a label it says nothing to a screen reader."""
    width, height = drawing.figure_box(large)
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="figure{" large" if large else ""}" viewBox="0 0 {width:g} {height:g}" {said}>'
        f'<use href="#{drawing.figure_id(seat, large)}"/></svg>'
    )
