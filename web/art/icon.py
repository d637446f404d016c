"""The app's icon: the tall stone by night, a line cut into it that leads to a yellow field.

    PYTHONPATH=web python -m art.icon > web/icons/app-icon.svg

It is full bleed, and what matters lies in the middle, so that a system may cut it to its own shape.
"""

import re

from art.contours import contours
from art.stones import MENHIRS
from waystones.pieces.shapes import around, hexagon, pair, rounded, smooth
from waystones.pieces.weather import crack, lichen, moss, pits

# A file of its own has no style sheet: every class of the drawing is painted here.
_PAINT = {
    "contour": 'fill="none" stroke="#2a3835" stroke-width="2.4"',
    "edge": 'fill="#7d8471"',
    "face": 'fill="#d9dccd"',
    "rim": 'fill="none" stroke="#f0f2e8" stroke-width="11" stroke-linecap="round"',
    "pit": 'fill="none" stroke="#8e967f" stroke-linecap="round" opacity=".55"',
    "crack": 'fill="none" stroke="#8e967f" stroke-linecap="round" stroke-linejoin="round" opacity=".8"',
    "lichen": 'fill="#eceee4"',
    "moss": 'fill="#7f9b45"',
    "moss-dots": 'fill="none" stroke="#56752f" stroke-linecap="round"',
    "moss-stalks": 'fill="none" stroke="#56752f" stroke-linecap="round"',
    "ground": 'fill="#34491f"',
    "lip": 'fill="none" stroke="#f0f2e8" stroke-width="31" stroke-linecap="round"',
    "line": 'fill="none" stroke="#1c2726" stroke-width="31" stroke-linecap="round"',
    "field": 'fill="#e9b62f" stroke="#1c2726" stroke-width="15" stroke-linejoin="round"',
}
_LINE = "M236 430C214 384 322 372 316 300 310 236 196 262 200 190 203 160 226 146 252 146"
_SUN = (276.0, 146.0)


def icon() -> str:
    """The whole file."""
    _, points = MENHIRS["tall"]
    stone = [(256 + (x - 56) * 4.1, 56 + y * 4.3) for x, y in points]
    centre = (256.0, 262.0)
    outline = smooth(stone)
    rim = smooth([around(centre, point, 0.86) for point in stone[1:4]], closed=False)
    field = rounded([(_SUN[0] + x, _SUN[1] + y) for x, y in hexagon(37, 3)])
    body = (
        f'<g transform="translate(-120 -60)">{contours()}</g>'
        '<path class="ground" d="M0 452C120 414 392 414 512 452V512H0Z"/>'
        f'<path class="edge" d="{outline}" transform="translate(0 15)"/><path class="face" d="{outline}"/>'
        f'<path class="rim" d="{rim}"/>'
        + pits(centre, (108, 150), 5, 16, 7)
        + lichen([(356, 300, 19), (342, 332, 9), (170, 372, 12)], 4)
        + crack(centre, (124, 170), 6, 5)
        + f'<path class="lip" d="{_LINE}" transform="translate(0 6)"/><path class="line" d="{_LINE}"/>'
        f'<path class="field" d="{field}"/>' + moss((88, 458), 190, 58, 6) + moss((318, 462), 104, 32, 9)
    )
    painted = re.sub(r'class="([\w-]+)"', lambda found: _PAINT[found[1]], body)
    box = f'viewBox="{pair((0, 0))} {pair((512, 512))}" width="512" height="512"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><rect width="512" height="512" fill="#1c2726"/>{painted}</svg>\n'


if __name__ == "__main__":
    print(icon(), end="")
