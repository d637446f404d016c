"""One hidden drawing that holds every symbol of the page, so that views only name them."""

import re
from collections.abc import Iterable

from art import contours, stones
from waystones.pieces import pieces
from waystones.pieces.symbols import ICONS


def _symbol(name: str, ground: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="{ground}">{body}</symbol>'


def drawings() -> list[str]:
    """Every drawing of the page, each with its id."""
    parts = [
        _symbol(f"i-{name}", "0 0 24 24", f'<path class="sign-line" stroke-width="2.2" d="{path}"/>')
        for name, path in ICONS.items()
    ]
    parts += [_symbol(name, ground, body) for name, (ground, body) in stones.symbols().items()]
    parts += pieces()
    parts.append(_symbol("contours", f"0 0 {contours.WIDTH} {contours.HEIGHT}", contours.contours()))
    return parts


def sprite(parts: Iterable[str]) -> str:
    """The drawings, to stand once at the top of the page."""
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>{"".join(parts)}</defs></svg>'


def named_in(html: str, parts: Iterable[str]) -> list[str]:
    """Those of the drawings that the page names."""
    names = set(re.findall(r'<use[^>]* href="#([^"]+)"', html))
    return [part for part in parts if names.intersection(re.findall(r' id="([^"]+)"', part))]
