"""Where the others have stepped since the own last turn: where a figure stood, where it came to, and an arrow between."""

from app.games.path_cards.view.look import Traces
from waystones.drawing import standing
from waystones.games.path_cards.cards import COLOURS
from waystones.games.stone_paths.board import START
from waystones.games.stone_paths.places import CENTRES, LARGE, SMALL, TRANSFORMS

_ASIDE = 27.0  # how far beside the middle of its stones an arrow runs


def shown(traces: Traces) -> tuple[str, str]:
    """What lies under the figures (where one stood, and the stone it came to), and the arrows above them."""
    walks: dict[tuple[int, int, bool], list[int]] = {}
    for event in traces.events("stepped"):
        facts = event.facts
        walk = walks.setdefault((event.seat or 0, COLOURS.index(facts["path"]), facts["large"]), [])
        walk.append(facts["stone"])
    under, arrows, on_path = "", "", [0] * len(COLOURS)
    for (seat, path, large), stones in walks.items():
        start, end = stones[0] - 1, stones[-1]
        under += f'<use href="#stone-ring" transform="{TRANSFORMS[path][end]}"/>'
        if start > START:
            x, y = CENTRES[path][start]
            under += (
                f'<g class="was-here">{standing(seat, large, x, y + 10.5, LARGE if large else SMALL)}</g>'
            )
        arrows += _arrow(path, start, end, -1 if on_path[path] % 2 else 1)
        on_path[path] += 1
    return under, f'<g class="was-case">{arrows}</g><g class="was-way">{arrows}</g>' if arrows else ""


def _arrow(path: int, start: int, end: int, side: int) -> str:
    """An arrow beside the stones of a path; two figures on one path have it on either side."""
    (x, low), (_, high) = CENTRES[path][start], CENTRES[path][end]
    low, high, x = low - (12 if start == START else -4), high + 2, x + side * _ASIDE
    bend = f"C{x + side * 4:.1f} {low - 8:.1f} {x + side * 4:.1f} {high + 8:.1f} {x:.1f} {high:.1f}"
    return f'<path d="M{x:.1f} {low:.1f}{bend}m{-side * 0.5 - 4:.1f} 5.5l4-5.5 5 4.5"/>'
