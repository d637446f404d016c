"""What years do to a stone: pits, cracks, a worn rim, lichen and moss. Each gives SVG text."""

import math
import random
from collections.abc import Sequence

from waystones.pieces.shapes import Point, blob, num, pair, smooth


def pits(centre: Point, radii: Point, seed: int, count: int, width: float = 1.5) -> str:
    """Small pits, away from the middle where the symbol sits; each is a dot of a round-capped stroke."""
    chance = random.Random(seed * 7 + 1)
    dots: list[str] = []
    for _ in range(count):
        angle, reach = chance.uniform(0, 2 * math.pi), chance.uniform(0.55, 1)
        dots.append(
            f"M{num(centre[0] + radii[0] * reach * math.cos(angle))} "
            f"{num(centre[1] + radii[1] * reach * math.sin(angle))}h0"
        )
    return f'<path class="pit" stroke-width="{num(width)}" d="{"".join(dots)}"/>'


def crack(centre: Point, radii: Point, seed: int, width: float = 1) -> str:
    """A hairline from the rim inwards, with one side branch."""
    chance = random.Random(seed * 5 + 2)
    angle = chance.choice([chance.uniform(-0.5, 0.5), chance.uniform(2.6, 3.6), chance.uniform(1.1, 2)])
    x, y = centre[0] + radii[0] * 0.97 * math.cos(angle), centre[1] + radii[1] * 0.94 * math.sin(angle)
    step, heading = min(radii) * 0.2, angle + math.pi
    path = f"M{pair((x, y))}"
    for i in range(3):
        heading += chance.uniform(-0.7, 0.7)
        x, y = x + step * math.cos(heading), y + step * math.sin(heading)
        path += f"L{pair((x, y))}"
        if i == 1:
            branch = heading + chance.choice((-0.9, 0.9))
            tip = (x + step * 0.7 * math.cos(branch), y + step * 0.7 * math.sin(branch))
            path += f"L{pair(tip)}M{pair((x, y))}"
    return f'<path class="crack" stroke-width="{num(width)}" d="{path}"/>'


def lichen(spots: Sequence[tuple[float, float, float]], seed: int) -> str:
    """Pale patches: x, y and radius of each."""
    patches = "".join(
        blob((x, y), (radius, radius * 0.8), seed + i, corners=7, wobble=0.16, squareness=2)
        for i, (x, y, radius) in enumerate(spots)
    )
    return f'<path class="lichen" d="{patches}"/>'


def moss(left: Point, width: float, height: float, seed: int) -> str:
    """A cushion of moss on a line that starts at `left`, with a few stalks."""
    chance = random.Random(seed)
    x, y = left
    humps = max(4, min(9, int(width / 6)))
    top = [
        (
            x + width * i / humps + chance.uniform(-1, 1) * width / 40,
            y - height * math.sin(math.pi * i / humps) * chance.uniform(0.65, 1.15),
        )
        for i in range(1, humps)
    ]
    foot = [
        (x + width * i / humps, y + height * 0.28 * chance.uniform(0.2, 1)) for i in range(humps - 1, 0, -1)
    ]
    dots, stalks = "", ""
    for _ in range(humps + 3):
        at = chance.uniform(0.1, 0.9)
        dots += (
            f"M{num(x + width * at)} {num(y - height * math.sin(math.pi * at) * chance.uniform(0.05, 0.8))}h0"
        )
    for _ in range(max(2, humps // 3)):
        at = chance.uniform(0.2, 0.8)
        root = (x + width * at, y - height * math.sin(math.pi * at) + 1)
        stalks += (
            f"M{pair(root)}q{num(chance.uniform(-1, 1))} {num(-height * 0.25)} "
            f"{num(chance.uniform(-1.5, 1.5))} {num(-height * 0.45)}"
        )
    return (
        f'<path class="moss" d="{smooth([left, *top, (x + width, y), *foot], tension=5)}"/>'
        f'<path class="moss-dots" stroke-width="{num(max(1.2, min(9, width / 12)))}" d="{dots}"/>'
        f'<path class="moss-stalks" stroke-width="{num(max(0.6, min(4, width / 30)))}" d="{stalks}"/>'
    )


def wear(length: float, seed: int) -> str:
    """The dashes of a worn rim: long strokes with short gaps where it has been rubbed off."""
    return " ".join(num(length * part) for part in (0.5 + seed % 5 * 0.17, 0.16, 0.9, 0.1))
