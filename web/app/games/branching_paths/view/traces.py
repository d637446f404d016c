"""Which ways the others have gone since the own last turn: the way, where a figure stood, and where it came to."""

from app.games.path_cards.view.look import Traces
from waystones.drawing import standing
from waystones.games.branching_paths.board import START, Board
from waystones.games.branching_paths.places import LARGE, SMALL, centre, move, way


def shown(board: Board, traces: Traces) -> tuple[str, str]:
    """The ways, under the stones; and above those the figures where they stood and the stones they came to."""
    ways, ends, stood = "", "", ""
    came_to: set[tuple[int | None, bool, int]] = set()
    for event in traces.events("stepped"):
        large, start = event.facts["large"], board.stone(event.facts["from"])
        stone = board.stone(event.facts["stone"])
        ways += f'<path d="{way(board, start, stone)}"/>'
        ends += f'<use href="#web-ring" transform="{move(board, stone)}"/>'
        if start != START and (event.seat, large, start) not in came_to:
            x, y = centre(board, start)
            drawn = standing(event.seat or 0, large, x + 3, y + 13, LARGE if large else SMALL)
            stood += f'<g class="was-here">{drawn}</g>'
        came_to.add((event.seat, large, stone))
    lines = f'<g class="was-case">{ways}</g><g class="was-way">{ways}</g>' if ways else ""
    return lines, ends + stood
