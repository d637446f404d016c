"""Signs on a grid of 24: the symbol of each play colour, and the strokes of the interface."""

import math

from waystones.pieces.shapes import num

_RAYS = "".join(
    f"M{num(12 + 7.4 * math.cos(a))} {num(12 + 7.4 * math.sin(a))}L{num(12 + 10.6 * math.cos(a))} {num(12 + 10.6 * math.sin(a))}"
    for a in (math.pi / 4 * i for i in range(8))
)
_SWELL = "M2.5 {y}c2.4-3.4 4.7-3.4 7 0s4.7 3.4 7 0 3.4-2.6 5-1"
_WAVES = "".join(_SWELL.format(y=y) for y in (7.4, 13.4, 19.4))

# Six different ideas of a silhouette (rays, lines, a diagonal, a triangle, three dots, a crescent), so that each
# is told from the others at 11 px and without colour. `cut` is what is carved out of the shape.
COLOUR_SYMBOLS = {
    "yellow": f'<circle class="sign" cx="12" cy="12" r="4.9"/><path class="sign-line" stroke-width="2.5" d="{_RAYS}"/>',
    "blue": f'<path class="sign-line" stroke-width="2.7" d="{_WAVES}"/>',
    "green": (
        '<path class="sign" d="M4.2 19.8C1.6 10 8 2.8 21.2 2.8 21.4 15.6 14.4 22.6 4.2 19.8Z"/>'
        '<path class="sign-cut" d="M3 21.4 15.2 8.8M9.2 15.2 8.9 9.6M9.2 15.2l5.6.2"/>'
    ),
    "grey": (
        '<path class="sign" d="M1.4 20.6 9.2 4.6c.5-1 1.5-1 2 0l3 6 1.5-2.3c.5-.8 1.4-.7 1.9.2L22.6 20.6Z"/>'
        '<path class="sign-cut" d="M7.3 12l2 1.7 1.5-1.8 2.4 1.9"/>'
    ),
    "red": (
        '<circle class="sign" cx="6.7" cy="16.4" r="4.9"/><circle class="sign" cx="17.3" cy="16.4" r="4.9"/>'
        '<circle class="sign" cx="12" cy="7" r="4.9"/>'
    ),
    "purple": '<path class="sign" d="M14.8 2.4A10 10 0 1 0 21.8 15.4 8.3 8.3 0 0 1 14.8 2.4Z"/>',
}

ICONS = {
    "aid": "M6 3.5h12v17H6ZM9 8h6M9 12h6M9 16h3.5",
    "again": (
        "M4.5 10.5a7.6 7.6 0 0 1 13.4-3.3L19.5 9M19.5 4.5V9H15"
        "M19.5 13.5a7.6 7.6 0 0 1-13.4 3.3L4.5 15M4.5 19.5V15H9"
    ),
    "back": "M14.5 5 8 12l6.5 7",
    "bin": "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.4 11v5M13.6 11v5",
    "check": "M5 12.8 9.8 17.5 19.5 6.8",
    "close": "M6.5 6.5l11 11M17.5 6.5l-11 11",
    "figures": "M3.5 20h17M6.5 20v-6.5M12 20V5M17.5 20v-9.5",
    "days": "M4.5 6.5h15v13h-15ZM4.5 10.8h15M8.5 4v4M15.5 4v4M8.3 14h.1M12 14h.1M15.7 14h.1M8.3 16.9h.1M12 16.9h.1",
    "first": "M18 6l-6.5 6L18 18M9.5 6 3.5 12l6 6",
    "flag": "M6 21V4M6 5c4-2.6 7 2.2 12-.4v8.8c-5 2.6-8-2.2-12 .4",
    "go": "M5 12h13M12.5 6.5 18 12l-5.5 5.5",
    "hint": "M9.5 17.5h5M10.5 20.5h3M9.5 17.5c0-2-3-3.6-3-7.3a5.5 5.5 0 0 1 11 0c0 3.7-3 5.3-3 7.3",
    "home": "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10.2 19.5v-5h3.6v5",
    "keep": "M12 4v10.5M7.5 10.5 12 15l4.5-4.5M5 16v3.5h14V16",
    "last": "M6 6l6.5 6L6 18M14.5 6l6 6-6 6",
    "link": (
        "M10 14a4.3 4.3 0 0 0 6.2.3l3-3a4.3 4.3 0 0 0-6.1-6.1L11.6 6.7"
        "M14 10a4.3 4.3 0 0 0-6.2-.3l-3 3a4.3 4.3 0 0 0 6.1 6.1l1.5-1.5"
    ),
    "log": "M9 6.5h10.5M9 12h10.5M9 17.5h10.5M4.7 6.5h.1M4.7 12h.1M4.7 17.5h.1",
    "menu": "M5 7.2h14M5 12.2h14M5 17.2h9",
    "next": "M9.5 5 16 12l-6.5 7",
    "pause": "M8.5 5.5v13M15.5 5.5v13",
    "picture": "M4.5 5.5h15v13h-15ZM4.5 16l4.6-4.6 3.4 3.4 2.6-2.6 4.4 4.3M14.8 9h.1",
    "restore": "M12 15.5V5M7.5 9.5 12 5l4.5 4.5M5 16v3.5h14V16",
    "rules": (
        "M12 6.5C9.5 4.6 6.5 4.4 4 5v13.5c2.5-.6 5.5-.4 8 1.5 2.5-1.9 5.5-2.1"
        " 8-1.5V5c-2.5-.6-5.5-.4-8 1.5ZM12 6.5V20"
    ),
    "settings": (
        "M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z"
        "M8.5 14.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z"
    ),
    "code": "M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM14 14h.1M19 14h.1M16.5 16.7h.1M14 19.4h.1M19 19.4h.1",
    "live": "M3.5 6.5h5.5v11h-5.5ZM15 6.5h5.5v11H15ZM12 9v.1M12 12v.1M12 15v.1",
    "camera": "M3.5 8h4L9 5.5h6L16.5 8h4v10.5h-17ZM12 10a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z",
    "share": "M12 14.5V4M8 8l4-4 4 4M7 11H5v9h14v-9h-2",
    "undo": "M8.5 5.5 4.5 9.5l4 4M5 9.5h8.5a5.2 5.2 0 0 1 0 10.4H9",
    "watch": "M8 5.2v13.6L18.8 12Z",
    "warn": "M12 4.5 3.5 19h17ZM12 10v4.2M12 16.7v.1",
}
