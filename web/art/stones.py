"""Standing stones: the menhirs of the home page, the cairn of the wordmark, the medals, and the emblems cut into them."""

import math

from waystones.pieces.shapes import Point, around, blob, blob_points, hexagon, num, rounded, smooth
from waystones.pieces.weather import crack, lichen, moss, pits, wear

# Each way in has a stone with its own silhouette, on a ground of 112 by 96.
MENHIRS: dict[str, tuple[int, list[Point]]] = {
    "broad": (3, [(14, 50), (20, 18), (46, 6), (76, 8), (98, 26), (104, 58), (92, 84), (58, 91), (26, 84)]),
    "leaning": (
        7,
        [(12, 74), (22, 40), (42, 16), (70, 5), (96, 14), (104, 42), (96, 72), (70, 91), (30, 92)],
    ),
    "low": (4, [(8, 60), (14, 28), (36, 10), (68, 7), (92, 18), (106, 48), (102, 78), (62, 92), (22, 87)]),
    "pointed": (
        5,
        [(11, 72), (19, 38), (38, 16), (57, 4), (74, 14), (95, 36), (103, 68), (88, 88), (56, 92), (24, 89)],
    ),
    "wide": (
        9,
        [(5, 66), (11, 37), (30, 18), (56, 12), (84, 15), (104, 35), (108, 64), (96, 86), (58, 92), (18, 87)],
    ),
    "round": (
        6,
        [(12, 54), (16, 26), (38, 9), (64, 6), (90, 20), (102, 46), (98, 76), (70, 92), (36, 90), (18, 76)],
    ),
    "split": (
        8,
        [
            (9, 62),
            (14, 30),
            (32, 9),
            (48, 13),
            (58, 24),
            (72, 10),
            (93, 20),
            (105, 50),
            (99, 80),
            (60, 92),
            (22, 87),
        ],
    ),
    "tall": (5, [(30, 88), (24, 52), (30, 18), (50, 3), (72, 8), (86, 30), (88, 62), (84, 88), (58, 92)]),
}
_MENHIR_CENTRE = (56.0, 50.0)

_HEX_EMBLEM = rounded([(32 + x, 32 + y) for x, y in hexagon(26, 0, 0)], 0.12)
_LINE_EMBLEM = "M19 40c3-8 8-3 11-9s-6-9 0-13 12 2 12 8-6 8-4 13 6 6 8 2"
_STARTS = [
    (32 + 17 * math.cos(math.pi / 3 * i + math.pi / 6), 32 + 17 * math.sin(math.pi / 3 * i + math.pi / 6))
    for i in range(6)
]


def _dots(points: list[Point], radius: float, cls: str) -> str:
    return "".join(
        f'<circle class="{cls}" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>' for x, y in points
    )


def _footprint(x: float, y: float, turn: int) -> str:
    """The sole and heel of a walker's boot."""
    return (
        f'<g transform="translate({num(x)} {num(y)}) rotate({turn})">'
        '<path class="sign" d="M-4.6-3C-6-8-4-13 0-13s6 5 4.6 10C4 .5-4 .5-4.6-3Z"/>'
        '<path class="sign" d="M-3.9 3.2C-1.5 4 1.5 4 3.9 3.2 5 8-1 12-3.2 9.5-4.3 8-4.3 5.5-3.9 3.2Z"/></g>'
    )


def _pile(x: float, cls: str, width: str) -> str:
    """A player's three stones on each other."""
    return "".join(
        f'<ellipse class="{cls}"{width} cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"/>'
        for y, rx, ry in ((47, 10.5, 6), (34.5, 8, 5), (23.5, 5.4, 4.4))
    )


_PAGE = rounded([(11, 16), (53, 16), (53, 55), (11, 55)], 0.14)
_FAR_HEX = rounded([(x, y) for x, y in hexagon(15, 0, 0)], 0.14)

# On a grid of 64, cut into their stone in the mark colour.
EMBLEMS = {
    "one-line": (
        f'<path class="sign-line" stroke-width="3.4" d="{_HEX_EMBLEM}"/>'
        f'<path class="sign-line" stroke-width="4.6" d="{_LINE_EMBLEM}"/>'
        + _dots([(19, 40.5), (46.4, 40.5)], 4.4, "sign")
    ),
    "day": (
        f'<path class="sign-line" stroke-width="3.4" d="{_PAGE}M11 26H53M22 10V18M42 10V18"/>'
        f'<path class="sign-line" stroke-width="4" transform="translate(10.5 21.5) scale(.66)" d="{_LINE_EMBLEM}"/>'
        + _dots([(23, 48.2), (41.2, 48.2)], 3.4, "sign")
    ),
    "puzzle": (
        f'<path class="sign-line" stroke-width="3.4" d="{_HEX_EMBLEM}"/>'
        '<path class="sign-line" stroke-width="4.6" d="M19 40c3-8 8-3 11-9"/>'
        + _dots([(19, 40.5)], 4.4, "sign")
        + _dots([(32.5, 22), (40, 20), (45, 28), (45.5, 38)], 2.5, "sign")
    ),
    "journey": (
        '<path class="sign-line" stroke-width="4.2" d="M14 51c12 1 17-8 10-15s2-15 13-12 16-3 13-13"/>'
        + _dots([(14, 51), (25, 37), (37, 24), (50, 11)], 5, "sign")
    ),
    "together": _pile(19, "sign", "") + _pile(45, "sign-line", ' stroke-width="3"'),
    "duel": (
        f'<path class="sign-line" stroke-width="3.2" transform="translate(19 43)" d="{_FAR_HEX}"/>'
        f'<path class="sign-line" stroke-width="3.2" transform="translate(45 21)" d="{_FAR_HEX}"/>'
        '<path class="sign-line" stroke-width="4.2" d="M19 43C30 44 22 31 31 31S34 20 45 21"/>'
        + _dots([(19, 43), (45, 21)], 4.4, "sign")
    ),
    "learn": _footprint(20, 50, 24)
    + _footprint(37, 41, 36)
    + _footprint(33, 22, 14)
    + _footprint(50, 16, 28),
    "starts": (
        f'<path class="sign-line" stroke-width="3.4" d="{_HEX_EMBLEM}"/><circle class="sign" cx="32" cy="32" r="3.2"/>'
        + _dots([_STARTS[0], _STARTS[2], _STARTS[3], _STARTS[5]], 5.4, "sign")
    ),
}


def menhir(shape: str) -> str:
    """A standing stone with its lichen, its crack and the moss at its foot."""
    seed, points = MENHIRS[shape]
    outline = smooth(points)
    rim = smooth([around(_MENHIR_CENTRE, point, 0.88) for point in points[1:5]], closed=False)
    narrow = shape == "tall"
    spots = (
        [(42.0, 26.0, 5.0), (47.0, 33.0, 2.6), (74.0, 70.0, 6.0), (68.0, 78.0, 3.0)]
        if narrow
        else [(30.0, 30.0, 6.0), (38.0, 38.0, 3.0), (86.0, 66.0, 7.0), (78.0, 74.0, 3.5), (84.0, 36.0, 3.0)]
    )
    return (
        f'<path class="edge" d="{outline}" transform="translate(0 5)"/><path class="face" d="{outline}"/>'
        f'<path class="rim" stroke-width="3" stroke-dasharray="{wear(60, seed)}" d="{rim}"/>'
        + pits(_MENHIR_CENTRE, (25 if narrow else 38, 34), seed, 13, 2)
        + lichen(spots, seed)
        + crack(_MENHIR_CENTRE, (30 if narrow else 42, 38), seed * 3, 1.4)
        + moss((12 + seed % 4 * 2, 92), 34, 11, seed)
        + moss((72 - seed % 3 * 3, 93), 20, 6, seed + 3)
    )


def _boulder(centre: Point, radii: Point, seed: int, depth: float) -> str:
    """One stone of a cairn."""
    points = blob_points(centre, radii, seed)
    outline = smooth(points)
    inner = [around(centre, point, 0.84, 0.72) for point in points]
    top = sorted(
        (point for point in inner if point[1] < centre[1] - radii[1] * 0.1), key=lambda point: point[0]
    )
    return (
        f'<path class="edge" d="{outline}" transform="translate(0 {num(depth)})"/><path class="face" d="{outline}"/>'
        f'<path class="rim" d="{smooth(top, closed=False)}"/>'
        + pits(centre, (radii[0] * 0.8, radii[1] * 0.7), seed, 3, 1.2)
    )


def cairn() -> str:
    """Three stones on each other, on a ground of 34 by 46: the sign of the house."""
    return (
        _boulder((17, 36), (15, 7), 3, 3)
        + _boulder((16, 23), (11, 6.4), 8, 2.5)
        + _boulder((18, 12), (7.5, 5.4), 5, 2)
        + moss((2, 43.4), 13, 5, 3)
    )


def medal(notches: int) -> str:
    """A round stone with a spiral and one to three notches, on a ground of 64; its colours are --f, --e, --l and --m."""
    outline = blob((32, 30), (27, 26), 40 + notches, corners=13, wobble=0.03, squareness=2.1)
    turns = [
        (32 + (1.5 + i * 0.29) * math.cos(i * 0.3), 26.5 + (1.5 + i * 0.29) * math.sin(i * 0.3))
        for i in range(48)
    ]
    cuts = "".join(f"M{num(32 + (i - (notches - 1) / 2) * 7)} 47.5v5.5" for i in range(notches))
    rim = smooth([(10.5, 24), (14.5, 14.5), (23, 8.2), (33, 6.6), (43, 9.2)], closed=False)
    return (
        f'<path class="edge" d="{outline}" transform="translate(0 4)"/><path class="face" d="{outline}"/>'
        f'<path class="rim" stroke-width="2" stroke-dasharray="{wear(24, notches)}" d="{rim}"/>'
        + pits((32, 30), (23, 21.5), notches + 4, 9, 1.7)
        + f'<path class="sign-line" stroke-width="3.2" d="{smooth(turns, closed=False)}"/>'
        f'<path class="sign-line" stroke-width="3" d="{cuts}"/>'
        + moss((1, 60), 21, 6.5, 5)
        + moss((45, 61), 12, 3.6, 9)
    )


def unmarked() -> str:
    """A stone still lying in the grass: what one takes home below the lowest medal."""
    outline = blob((32, 38), (26, 17), 47, corners=12, wobble=0.04, squareness=2.3)
    return (
        f'<path class="edge" d="{outline}" transform="translate(0 4)"/><path class="face" d="{outline}"/>'
        f'<path class="rim" stroke-width="2" stroke-dasharray="{wear(24, 4)}" d="M12 34C14 27 22 24.5 34 24.5"/>'
        + pits((32, 38), (21, 12.5), 6, 10, 1.7)
        + crack((32, 38), (24, 16), 7, 1.2)
        + moss((0, 60), 30, 10, 5)
        + moss((38, 61), 22, 7, 9)
    )


def symbols() -> dict[str, tuple[str, str]]:
    """All of them by id, each with the ground it is drawn on."""
    found = {f"menhir-{shape}": ("0 0 112 100", menhir(shape)) for shape in MENHIRS}
    found |= {
        f"medal-{name}": ("0 0 64 66", medal(i)) for i, name in enumerate(("copper", "silver", "gold"), 1)
    }
    found |= {f"em-{name}": ("0 0 64 64", body) for name, body in EMBLEMS.items()}
    return found | {"medal-none": ("0 0 64 66", unmarked()), "cairn": ("0 0 34 46", cairn())}
