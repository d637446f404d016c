"""Colours mixed as browsers mix them in `oklab`, a space in which the middle of two colours looks like their middle."""

from collections.abc import Sequence

_TO_CONES = ((0.4122214708, 0.5363325363, 0.0514459929), (0.2119034982, 0.6806995451, 0.1073969566), (0.0883024619, 0.2817188376, 0.6299787005))  # fmt: skip
_TO_LAB = ((0.2104542553, 0.7936177850, -0.0040720468), (1.9779984951, -2.4285922050, 0.4505937099), (0.0259040371, 0.7827717662, -0.8086757660))  # fmt: skip
_FROM_LAB = ((1.0, 0.3963377774, 0.2158037573), (1.0, -0.1055613458, -0.0638541728), (1.0, -0.0894841775, -1.2914855480))  # fmt: skip
_FROM_CONES = ((4.0767416621, -3.3077115913, 0.2309699292), (-1.2684380046, 2.6097574011, -0.3413193965), (-0.0041960863, -0.7034186147, 1.7076147010))  # fmt: skip

Three = Sequence[float]


def mixed(one: str, part: float, other: str) -> str:
    """So much of one colour, and for the rest another.

    >>> mixed("#ff0000", 1, "#0000ff"), mixed("#000000", 0.5, "#ffffff")
    ('#ff0000', '#636363')
    """
    lab = [part * a + (1 - part) * b for a, b in zip(_lab(one), _lab(other), strict=True)]
    light = _times(_FROM_CONES, [cone**3 for cone in _times(_FROM_LAB, lab)])
    return "#" + "".join(f"{round(255 * _shown(each)):02x}" for each in light)


def _lab(colour: str) -> Three:
    light = [_light(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5)]
    return _times(_TO_LAB, [max(cone, 0) ** (1 / 3) for cone in _times(_TO_CONES, light)])


def _times(rows: Sequence[Three], values: Three) -> list[float]:
    return [sum(a * b for a, b in zip(row, values, strict=True)) for row in rows]


def _light(shown: float) -> float:
    return shown / 12.92 if shown <= 0.04045 else ((shown + 0.055) / 1.055) ** 2.4


def _shown(light: float) -> float:
    light = min(max(light, 0), 1)
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
