"""Branching Paths: the stones of its web, jokers, wishing stones in stacks, the start field and the goal.

All are drawn round their own origin, in board units; `games.branching_paths.places` lays the board out with the
same. Tiles and figures are those of Stone Paths.
"""

from waystones.pieces.path_stones import tile
from waystones.pieces.shapes import around, blob, blob_points, num, smooth
from waystones.pieces.weather import crack, lichen, moss, pits, wear

SHAPES = 14  # so many different stones
REACH = (24.4, 18.2)  # of a stone to each side and up or down
_DEPTH = 3.0
_ORIGIN = (0.0, 0.0)


def web_stone(seed: int) -> str:
    """One stone of the web: lower edge, face, worn rim, pits; cracks, lichen and moss now and then."""
    points = blob_points(_ORIGIN, REACH, seed + 40)
    outline = smooth(points)
    lit = sorted(around(_ORIGIN, point, 0.84, 0.78) for point in points if point[1] < -REACH[1] * 0.2)
    parts = [
        f'<path class="edge" d="{outline}" transform="translate(0 {num(_DEPTH)})"/><path class="face" d="{outline}"/>',
        f'<path class="rim" stroke-dasharray="{wear(REACH[0], seed)}" d="{smooth(lit, closed=False)}"/>',
        pits(_ORIGIN, (REACH[0] * 0.84, REACH[1] * 0.8), seed, 5 + seed % 3),
    ]
    if seed % 3 == 0:
        parts.append(crack(_ORIGIN, REACH, seed, 0.9))
    if seed % 5 == 2:
        parts.append(lichen([(15, -9, 2.6), (18.5, -6, 1.5)], seed))
    if seed % 4 == 1:
        parts.append(moss((-22 if seed % 8 < 4 else 4, 20.2), 16, 5.4, seed))
    return "".join(parts)


def joker_rim() -> str:
    """The dashed line round a stone without a colour."""
    return f'<path class="joker-rim" d="{blob(_ORIGIN, (REACH[0] - 3.6, REACH[1] - 3.6), 45)}"/>'


_STAR = "M0-11C1-3.4 3.4-1 11 0 3.4 1 1 3.4 0 11-1 3.4-3.4 1-11 0-3.4-1-1-3.4 0-11Z"


def ring() -> str:
    """The light round a stone that a figure may come to."""
    outline = blob(_ORIGIN, (REACH[0] + 1.2, REACH[1] + 1.4), 3, wobble=0.015)
    return f'<path class="halo-out" d="{outline}"/><path class="halo" d="{outline}"/>'


def wishing_disc() -> str:
    """One wishing stone lying in a stack, in the colour of the group that it stands in."""
    return '<ellipse class="wish-side" cy="1.4" rx="11.6" ry="7.4"/><ellipse class="wish-face" rx="11.6" ry="7.2"/>'


def wishing_back() -> str:
    """A wishing stone that lies face down."""
    return '<circle class="wish-back" r="9"/><path class="wish-spiral" d="M.5.4C2.6-.6 1.6-3.4-.9-3-4-2.4-4 2.6-.6 4 3.4 5.4 6.4 1 5-2.4"/>'


def dot() -> str:
    """The grey dot of a stone whose wishing tile has been taken."""
    return '<circle class="grey-dot" r="5"/>'


_CARD = (
    '<path class="sign" d="M-5.6-8.2C-5.6-9-5-9.4-4.4-9.4H4.2C5-9.4 5.5-8.9 5.5-8.1V7.8C5.5 8.7 5 9.2 4.1 9.2H-4.2C-5.1 9.2-5.6 8.7-5.6 7.9Z"/>'
    '<path class="sign-cut" d="M0 4.8V-4.4M-3-1.6 0-4.8 3-1.6"/>'
)

_START = [
    (34, -4), (70, -13), (150, -15), (210, -13), (300, -15), (346, -4), (336, 11), (190, 14), (50, 12)
]  # fmt: skip
_BORDER = "C60 -3 120 3 180 0S300 -3 358 0"


def start_field() -> str:
    """The field that the four ways leave."""
    outline = smooth([(float(x), float(y)) for x, y in _START])
    rim = smooth([(74, -10), (150, -12), (210, -10), (290, -12)], closed=False)
    return (
        f'<path class="edge" d="{outline}" transform="translate(0 4)"/><path class="face" d="{outline}"/>'
        f'<path class="rim" stroke-dasharray="{wear(60, 4)}" d="{rim}"/>'
        + pits((190, 0), (130, 9), 6, 10)
        + moss((304, 14.5), 26, 8, 5)
        + moss((70, 15), 30, 8, 4)
    )


def goal() -> str:
    """The goal area: a mossy field above its border, which is the origin."""
    return (
        f'<path class="goal-field" d="M2 0{_BORDER}V-144H2Z"/><path class="goal-border" d="M2 0{_BORDER}"/>'
    )


def emblem() -> str:
    """Ways that fork from stone to stone: the sign of the game, on a grid of 64."""
    ways = "M32 54C32 44 32 40 24 34 17 29 14 24 13 12M32 46c0-9 6-10 12-16 5-5 7-10 7-18M32 40C33 30 32 22 32 12"
    stones = "".join(
        blob((x, y), (7.2, 5.2), i + 30, corners=9, wobble=0.07, squareness=2.2)
        for i, (x, y) in enumerate([(32, 56), (13, 11), (32, 9), (51, 11), (20, 31), (45, 29)])
    )
    return f'<path class="sign-line" stroke-width="3.6" d="{ways}"/><path class="sign" d="{stones}"/>'


def parts() -> list[str]:
    """All of them, ready to stand in the sprite."""
    groups = {f"web-stone-{shape}": web_stone(shape) for shape in range(SHAPES)}
    groups |= {
        "joker-rim": joker_rim(),
        "on-joker": f'<path class="sign" d="{_STAR}"/>',
        "web-ring": ring(),
        "wish-disc": wishing_disc(),
        "wish-back": wishing_back(),
        "grey-dot": dot(),
        "web-tile-card": tile(_CARD, 14),
        "web-tile-wish": tile("", 17),
        "start-field": start_field(),
        "web-goal": goal(),
    }
    found = [f'<g id="{name}">{body}</g>' for name, body in groups.items()]
    return [*found, f'<symbol id="em-branching-paths" viewBox="0 0 64 64">{emblem()}</symbol>']
