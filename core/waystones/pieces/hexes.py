"""The 61 stones of One Line, proud and sunk, each round its own origin; and what lies on top of them.

A view places them with `<use href="#hex-12">` inside a group that is moved to the field and carries the colour
class. A selector does not reach into a `<use>`, so all colour comes through the custom properties that the
class sets: --f face, --e edge, --l lit rim, --m mark, --s sunk face.
"""

from waystones.pieces.shapes import around, blob, hexagon, polyline, rounded
from waystones.pieces.symbols import COLOUR_SYMBOLS
from waystones.pieces.weather import crack, lichen, moss, pits, wear

SIDE = 20.0  # the length of a field's side in board units; games.one_line.places lays the board out with the same
FIELDS = 61
_HEWN = 0.955  # a stone is a little smaller than its place, so that the joints show
_DEPTH = 2.6
_ORIGIN = (0.0, 0.0)


def proud(field: int) -> str:
    """A stone that stands: lower edge, face, worn rim, pits; cracks, moss and lichen now and then.

    Its face has an id of its own, hexs-12: alone, and in the sunk colour, it is what is left once the line has passed.
    """
    seed = field + 11
    corners = hexagon(SIDE * _HEWN, seed)
    outline = rounded(corners)
    left, right = around(_ORIGIN, corners[3], 0.97, 1), around(_ORIGIN, corners[0], 0.97, 1)
    edge = rounded([left, right, *((x, y + _DEPTH) for x, y in corners[1:3])])
    rim = polyline([around(_ORIGIN, corner, 0.87, 0.85) for corner in (*corners[3:], corners[0])])
    parts = [
        f'<path class="edge" d="{edge}"/><path id="hexs-{field}" class="face" d="{outline}"/>',
        f'<path class="rim" stroke-dasharray="{wear(SIDE, seed)}" d="{rim}"/>',
        pits(_ORIGIN, (SIDE * 0.78, SIDE * 0.68), seed, 5 + seed % 3),
    ]
    if seed % 3 == 0:
        parts.append(crack(_ORIGIN, (SIDE * 0.9, SIDE * 0.78), seed, 0.9))
    if seed % 7 == 4:
        parts.append(
            lichen([(-11, -9, 2.6), (-7.5, -12, 1.5)] if seed % 2 else [(11.5, 7.5, 2.4), (8, 11, 1.4)], seed)
        )
    if seed % 6 == 1:
        parts.append(moss((-13.5 if seed % 4 < 2 else 2.5, 17.4), 11, 4.2, seed))
    return "".join(parts)


def ring() -> str:
    """The light round a field that may come next; two-toned, so that it shows on all colours and in grey."""
    outline = rounded(hexagon(SIDE, 0, 0))
    return f'<path class="halo-out" d="{outline}"/><path class="halo" d="{outline}"/>'


def focus() -> str:
    """The keyboard's place: dashes inside the stone, where no neighbour covers them and no light could be meant."""
    outline = rounded(hexagon(SIDE * 0.8, 0, 0))
    return f'<path class="focus-ground" d="{outline}"/><path class="focus-dashes" d="{outline}"/>'


def refused() -> str:
    """The outline of a field that cannot come next."""
    outline = rounded(hexagon(SIDE, 0, 0))
    return f'<path class="refused-ground" d="{outline}"/><path class="refused" d="{outline}"/>'


def pointed() -> str:
    """The ring round a field that the coach points at."""
    outline = rounded(hexagon(SIDE, 0, 0))
    return f'<path class="pointed-ground" d="{outline}"/><path class="pointed" d="{outline}"/>'


def hatch() -> str:
    """Slanting strokes over a field that the line can no longer get to."""
    high = SIDE * _HEWN * 3**0.5 / 2  # from the middle to the upper side
    strokes = ""
    for x in (-24, -16, -8, 0, 8, 16, 24):
        # Along y = 2 (x0 - x), as far as the upper and lower sides and the slanting ones allow: |y| + 1.73 |x| <= 2 high
        ys = [y for y in _tenths(high) if abs(y) + 3**0.5 * abs(x - y / 2) <= 2 * high - 1]
        if ys:
            strokes += f"M{x - ys[0] / 2:.1f} {ys[0]:.1f}L{x - ys[-1] / 2:.1f} {ys[-1]:.1f}"
    return f'<path class="hatch" d="{strokes}"/>'


def _tenths(limit: float) -> list[float]:
    return [n / 10 for n in range(round(-10 * limit), round(10 * limit) + 1)]


def token(filled: str) -> str:
    """A pebble of the count of numbers: open, half or full."""
    outline = blob(_ORIGIN, (10.6, 10.2), 5, squareness=2.2)
    if filled == "full":
        return f'<path class="sign" d="{outline}"/>'
    # The lower part only, so that the figure above it stays clear.
    half = '<path class="sign" d="M-9.3 4.4A10.5 10.2 0 0 0 9.3 4.4Z"/>' if filled == "half" else ""
    return f'<path class="token" d="{outline}"/>{half}'


def alone(colour: str) -> str:
    """The colour's symbol as it sits on a field without a number."""
    return f'<g transform="translate(-9.2 -9.2) scale(.767)">{COLOUR_SYMBOLS[colour]}</g>'


def beside(colour: str) -> str:
    """The colour's symbol as it makes room for a number: below it and to the right."""
    return f'<g transform="translate(1.1 .9) scale(.52)">{COLOUR_SYMBOLS[colour]}</g>'


def coin() -> str:
    """The pale disc that carries a number which has not been reached."""
    return '<circle class="coin" cx="-4.2" cy="-3.8" r="9"/>'


def symbols() -> dict[str, str]:
    """The symbols of all hexes, by id."""
    found = {f"hex-{field}": proud(field) for field in range(FIELDS)}
    found |= {f"on-{colour}": alone(colour) for colour in COLOUR_SYMBOLS}
    found |= {f"by-{colour}": beside(colour) for colour in COLOUR_SYMBOLS}
    return found | {
        "ring": ring(),
        "focus": focus(),
        "refusal": refused(),
        "hatch": hatch(),
        "pointed-at": pointed(),
        "coin": coin(),
        **{f"token-{filled}": token(filled) for filled in ("open", "half", "full")},
    }
