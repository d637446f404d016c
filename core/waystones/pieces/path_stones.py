"""Stone Paths: the stones of its paths, the start stone, the goal, what lies on them, and the figures that walk there.

Stones and tiles are drawn round their own origin, in board units; `games.stone_paths.places` lays the board out
with the same. A view moves them with a transform inside a group that carries the colour class.
"""

from waystones.pieces.shapes import around, blob, blob_points, num, smooth
from waystones.pieces.weather import crack, lichen, moss, pits, wear

SHAPES = 20  # so many different stones; more would only make the page longer
REACH = (28.2, 16.6)  # of a stone to each side and up or down
_DEPTH = 3.0
_ORIGIN = (0.0, 0.0)


def path_stone(seed: int) -> str:
    """One stone of a path: lower edge, face, worn rim, pits; cracks, lichen and moss now and then."""
    points = blob_points(_ORIGIN, REACH, seed)
    outline = smooth(points)
    lit = sorted(around(_ORIGIN, point, 0.84, 0.76) for point in points if point[1] < -REACH[1] * 0.2)
    parts = [
        f'<path class="edge" d="{outline}" transform="translate(0 {num(_DEPTH)})"/><path class="face" d="{outline}"/>',
        f'<path class="rim" stroke-dasharray="{wear(REACH[0], seed)}" d="{smooth(lit, closed=False)}"/>',
        pits(_ORIGIN, (REACH[0] * 0.86, REACH[1] * 0.78), seed, 6 + seed % 3),
    ]
    if seed % 2 == 0:
        parts.append(crack(_ORIGIN, REACH, seed, 0.9))
    if seed % 7 == 4:
        parts.append(lichen([(-19, -7, 2.8), (-14.5, -10, 1.6)], seed))
    if seed % 6 == 1:
        parts.append(moss((-25 if seed % 4 < 2 else 6, 18.2), 17, 5.4, seed))
    return "".join(parts)


def ring() -> str:
    """The light round a stone that a figure may come to."""
    outline = blob(_ORIGIN, (REACH[0] + 1.2, REACH[1] + 1.6), 3, wobble=0.015)
    return f'<path class="halo-out" d="{outline}"/><path class="halo" d="{outline}"/>'


# -- tiles: a pale disc with a dark sign, told apart by ring, leaf or number

_HEART = "M0-.3C-4.9-2.6-5.1-8.7-2.1-9-.9-9.1-.3-8.3 0-7.4.3-8.3.9-9.1 2.1-9 5.1-8.7 4.9-2.6 0-.3Z"
_CLOVER = (
    "".join(f'<path class="sign" transform="rotate({turn})" d="{_HEART}"/>' for turn in (45, 135, 225, 315))
    + '<path class="sign-line" stroke-width="1.8" d="M0 0c.5 3.6.2 6.6-2.1 9.3"/>'
)
_WISHING_STONE = (
    '<path class="sign" fill-rule="evenodd" d="M.5-8.4C5.5-8.6 8.8-4.9 8.5.3 8.3 5.5 4.6 8.6-.3 8.5-5.5 8.3-8.6 4.8-8.5-.3'
    '-8.3-5.3-4.5-8.3.5-8.4ZM1.9-3.3C-1-4.4-3.8-2.6-4.1.3-4.3 3.2-2.2 4.6.4 4.2 3 3.9 4.3 2.2 4.3 0 4.3-1.5 3.3-2.7 1.9-3.3Z"/>'
    '<path class="sign-cut" d="M-5.8-2.8C-5.2-4.3-4.2-5.3-2.8-5.9"/>'
)


def tile(sign: str, seed: int) -> str:
    """A path tile with its sign cut in."""
    outline = blob(_ORIGIN, (12.6, 11.9), seed, corners=9, wobble=0.04, squareness=2.1)
    return (
        f'<path class="edge" d="{outline}" transform="translate(0 1.6)"/>'
        f'<g class="tile"><path class="tile-face" d="{outline}"/>{sign}</g>'
    )


def socket() -> str:
    """The hollow of a dark stone whose wishing stone has been taken."""
    return f'<path class="socket" d="{blob(_ORIGIN, (10.8, 9.8), 6, corners=9, squareness=2.1)}"/>'


# -- figures are cairns: three stones and a head, or four and a peak; the pattern tells whose

_SMALL = (
    "M4.5 27.5C2 27.3 1.6 22.6 4.2 20.6 7 18.6 15 18.4 18.8 20.2 22.4 22 22 27.2 19 27.5Z",
    "M6.6 19.6C4.8 16.6 6.2 12 11.2 11.8 16.4 11.6 18.6 15.6 17 19.4 14 21 9.4 21 6.6 19.6Z",
    "M16.6 7A5 5 0 1 1 6.6 7 5 5 0 1 1 16.6 7Z",
)
_LARGE = (
    "M4 39.5C1 39 .6 33.6 4 31.2 8 28.6 18 28.6 22 31 25.6 33.4 25 39 22 39.5Z",
    "M6 30C3.6 26.4 5 21 12.6 20.8 20.4 20.6 22.6 26 20.6 30 16 32 10 32 6 30Z",
    "M8.4 20.6C6.4 17 7.8 11.6 13 11.4 18.6 11.2 20.2 16.6 18.4 20.4 15.2 22 11.4 22 8.4 20.6Z",
    "M8.4 10.6C6.6 6 9 3 12.4 1.2c.7-.4 1.4-.3 2 .2C18 4.4 19.4 7 17.8 10.6 15 12 11.4 12 8.4 10.6Z",
)
_SMALL_BANDS = "M5.4 17.2c4 1.5 8.4 1.5 12.4 0l.2-2.6c-4 1.4-9 1.4-12.6 0ZM3.4 24.8c5 1.2 12 1.2 17.4 0v-2.4c-5.4 1.2-12 1.2-17.2 0Z"
_LARGE_BANDS = (
    "M5 27.6c5 1.6 11 1.6 16.4 0l-.2-2.8c-5.4 1.5-11 1.5-16 0ZM3 36.4c6 1.4 14 1.4 20.4 0v-2.6c-6.4 1.4-14 1.4-20.2 0Z"
    "M8.2 17.6c3.4 1.3 7 1.3 10.4 0v-2.4c-3.4 1.2-7 1.2-10.4 0Z"
)
_SMALL_DOTS = "M11.6 7h0M7 23.6h0M11.6 24.2h0M16.2 23.6h0M11.6 16h0"
_LARGE_DOTS = "M13.2 7h0M8 35h0M13 35.6h0M18 35h0M10 26h0M16.4 26h0M13.2 16.4h0"

SMALL_BOX, LARGE_BOX = "0 0 23.2 29", "0 0 26 41"


def figure(seat: int, *, large: bool) -> str:
    """A figure of the seat: dark, bone, banded or dotted."""
    tone = "bone" if seat in (1, 2) else "peat"
    # Stone by stone from the ground up, so that each covers the rim of the one it lies on.
    body = "".join(f'<path class="{tone}" d="{stone}"/>' for stone in (_LARGE if large else _SMALL))
    if seat == 2:
        body += f'<path class="bands" d="{_LARGE_BANDS if large else _SMALL_BANDS}"/>'
    if seat == 3:
        body += f'<path class="dots" d="{_LARGE_DOTS if large else _SMALL_DOTS}"/>'
    return body


# -- the land

_START = [
    (8, 0), (22, -12), (110, -14), (180, -12), (270, -14), (340, -11), (352, 1), (336, 12), (180, 14), (26, 12)
]  # fmt: skip
_BORDER = "C60 -3 120 3 180 0S300 -3 358 0"


def start_stone() -> str:
    """The one big stone that all paths leave, as wide as the board."""
    outline = smooth([(float(x), float(y)) for x, y in _START])
    rim = smooth([(28, -9), (110, -11), (180, -9), (262, -11)], closed=False)
    return (
        f'<path class="edge" d="{outline}" transform="translate(0 4)"/><path class="face" d="{outline}"/>'
        f'<path class="rim" stroke-dasharray="{wear(60, 2)}" d="{rim}"/>'
        + pits((180, 0), (150, 9), 4, 12)
        + moss((300, 15.5), 34, 9, 4)
        + moss((60, 15.5), 20, 5.5, 9)
    )


def goal() -> str:
    """The goal area: a mossy field above a border that somebody has paced out. Its border is the origin."""
    return (
        f'<path class="goal-field" d="M2 0{_BORDER}V-118H2Z"/><path class="goal-border" d="M2 0{_BORDER}"/>'
    )


def standing_stone() -> str:
    """The tall stone that hides the hands between two turns, on a ground of 200 by 220."""
    sides = [
        (38, 196),
        (29, 120),
        (42, 44),
        (80, 6),
        (122, 10),
        (154, 56),
        (162, 126),
        (154, 196),
        (100, 204),
    ]
    points = [(float(x), float(y)) for x, y in sides]
    outline = smooth(points)
    rim = smooth([around((96, 110), point, 0.87, 0.9) for point in points[1:5]], closed=False)
    return (
        f'<path class="ground" d="{blob((98, 205), (94, 13), 3, corners=12, squareness=2)}"/>'
        f'<path class="edge" d="{outline}" transform="translate(0 5)"/><path class="face" d="{outline}"/>'
        f'<path class="rim" stroke-width="3" stroke-dasharray="{wear(150, 3)}" d="{rim}"/>'
        + pits((96, 110), (52, 80), 5, 22, 2)
        + lichen([(60, 66, 9), (70, 82, 5), (136, 58, 6), (130, 158, 12), (118, 174, 5), (54, 168, 7)], 4)
        + '<path class="crack" stroke-width="2" d="M122 24C116 42 128 58 122 74 117 86 125 92 120 106"/>'
        + moss((58, 206), 46, 13, 6)
        + moss((26, 205), 44, 18, 3)
        + moss((118, 204), 40, 11, 9)
    )


def emblem() -> str:
    """Three paths of stones and somebody far ahead: the sign of the game, on a grid of 64."""
    walked = ((12, 3), (32, 4), (52, 2))
    stones = "".join(
        blob((x, 55 - row * 12.4), (7.6, 4.6), x + row, corners=9, wobble=0.08, squareness=2.3)
        for x, length in walked
        for row in range(length)
    )
    return f'<path class="sign" d="{stones}"/><circle class="sign" cx="32" cy="7.5" r="4.6"/>'


ICONS = {
    "up": "M12 19V6M6.5 11 12 5.5l5.5 5.5",
    "down": "M12 5v13M6.5 13l5.5 5.5 5.5-5.5",
    "eye": "M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z",
    "people": "M9 11a3.4 3.4 0 1 0 0-6.8A3.4 3.4 0 0 0 9 11ZM2.8 19.5c.3-4 2.6-6 6.2-6s5.9 2 6.2 6M15.5 10.6a3 3 0 1 0-.6-5.7M17.4 13.6c2.3.5 3.6 2.4 3.8 5.4",
}


def _symbol(name: str, ground: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="{ground}">{body}</symbol>'


def parts() -> list[str]:
    """All of them, ready to stand in the sprite."""
    groups = {f"path-stone-{shape}": path_stone(shape) for shape in range(SHAPES)}
    groups |= {
        "stone-ring": ring(),
        "socket": socket(),
        "tile-clover": tile(_CLOVER, 4),
        "tile-wishing_stone": tile(_WISHING_STONE, 9),
        "start-stone": start_stone(),
        "goal": goal(),
    }
    for points in (1, 2, 3):
        groups[f"tile-{points}"] = tile(f'<text class="tile-points" y="5.6">+{points}</text>', 20 + points)
    found = [f'<g id="{name}">{body}</g>' for name, body in groups.items()]
    for seat in range(4):
        found.append(_symbol(f"fig-small-{seat}", SMALL_BOX, figure(seat, large=False)))
        found.append(_symbol(f"fig-large-{seat}", LARGE_BOX, figure(seat, large=True)))
    found += [
        _symbol(f"i-{name}", "0 0 24 24", f'<path class="sign-line" stroke-width="2.2" d="{path}"/>')
        for name, path in ICONS.items()
    ]
    return [
        *found,
        _symbol("wishing-stone", "-12 -12 24 24", f'<g transform="scale(1.3)">{_WISHING_STONE}</g>'),
        _symbol("standing-stone", "0 0 200 220", standing_stone()),
        _symbol("em-stone-paths", "0 0 64 64", emblem()),
    ]
