"""A choice among several: a group of buttons of which one is pressed in."""

from html import escape

from app.drawing.kit import does


def choice(label: str, action: str, arg: object, chosen: bool, id: str, note: str = "") -> str:
    """One choice; the one that is made is pressed in. A `note` stands behind its label, in small."""
    more = f' <span class="quiet">{escape(note)}</span>' if note else ""
    return (
        f'<button type="button" class="choice" id="{id}" role="radio" aria-checked="{str(chosen).lower()}"'
        f"{does(action, arg)}>{escape(label)}{more}</button>"
    )


def group(title: str, id: str, more: str = "") -> str:
    """A title with room for choices under it, and under `more`, what there is to say before."""
    words = escape(title)
    return (
        f'<section class="block"><h2>{words}</h2>{more}'
        f'<div class="choices" id="{id}" role="radiogroup" aria-label="{words}"></div></section>'
    )
