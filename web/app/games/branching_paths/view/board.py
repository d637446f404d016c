"""The board of Branching Paths: still stones and ways, and above them a region for each row, the light and the picks."""

from html import escape

from app.drawing.kit import Regions, does, drops, signed
from app.drawing.players import Players
from app.games.branching_paths import words
from app.games.branching_paths.view import traces
from app.games.branching_paths.view.look import NOTHING, Look, Moved, Way
from app.games.path_cards.view.pieces import seal
from app.games.path_cards.view.play import goal_count as count
from app.games.path_cards.words import figure
from app.texts import Texts
from app.words import capital, change, colour
from waystones.drawing import standing
from waystones.games.branching_paths.board import CLASSIC, JOKER, NO_STACK
from waystones.games.branching_paths.drawing import ROWS, figures_on, on_row, start, stones, ways
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.branching_paths.places import (
    LARGE,
    RAIL,
    ROW,
    SMALL,
    START_Y,
    VIEW_BOX,
    WIDTH,
    centre,
    move,
    row_y,
    slot,
    way,
)
from waystones.games.path_cards.cards import COLOURS

_PICK = 50.0  # the height of a place for the finger: a little more than a row, so that it is 44 px on small phones

Seen = BranchingPathsObservation


def frame(t: Texts, *, answers: bool = False) -> str:
    """The ways and stones, the rail of row values, and the layers above them, empty; in a window for low screens.

    Where the window does not show all, sight.js goes to what has `data-sight`. Where it `answers`, a tap says what is there.
    """
    label = escape(
        t("The board: stones in nine rows, joined by ways that fork. The top three rows are the goal.")
    )
    rows = "".join(f'<g id="row-of-{row}"></g>' for row in ROWS)
    return (
        f'<div class="web-window" data-window=""><svg class="paths-board web-board" viewBox="{VIEW_BOX}" role="group" aria-label="{label}">{ways()}'
        f'<g id="was-ways" class="layer"></g><g id="lit-ways" class="layer"></g>{stones()}<g id="was" class="layer"></g><g id="lit" class="layer"></g><g id="start"></g>{rows}<g id="ghost" class="layer"></g>{_touches() if answers else ""}<g id="ways"></g></svg></div>'
    )


def _touches() -> str:
    """Places for the finger over every stone, row value and the start: a tap says what is there. Others read the rows' labels."""
    board, places = CLASSIC, ""
    for row in ROWS:
        top = row_y(board, row) - ROW / 2
        asks = does("about", f"value:{row}")
        places += (
            f'<rect class="pick pick-area" x="0" y="{top:.1f}" width="{RAIL:g}" height="{ROW:g}"{asks}/>'
        )
        for stone in board.in_row(row):
            left, wide = slot(board, stone)
            asks = does("about", f"stone:{board.names[stone]}")
            places += f'<rect class="pick pick-area" x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{ROW:g}"{asks}/>'
    below = f'<rect class="pick pick-area" x="{RAIL:g}" y="{START_Y - 14:.1f}" width="{WIDTH - RAIL:g}" height="28"{does("about", "start")}/>'
    return f"<g>{places}{below}</g>"


def regions(t: Texts, seen: Seen, players: Players, look: Look = NOTHING) -> Regions:
    """What lies and stands on every row, which ways are lit, and what can be picked."""
    found = {f"row-of-{row}": _row(t, seen, players, row, look.moved) for row in ROWS}
    found["start"] = start(seen)
    found["was-ways"], found["was"] = traces.shown(seen.board, look.traces) if look.traces.turns else ("", "")
    found["lit-ways"] = _lit_ways(seen, look)
    found["lit"] = _lit(seen, look)
    found["ghost"] = _ghosts(seen, look) + _gains(seen, look)
    found["ways"] = _picks(t, seen, look)
    return found


def picture(t: Texts, seen: Seen, players: Players) -> str:
    """The board as it stands, to look at."""
    rows = "".join(_row(t, seen, players, row, None) for row in ROWS)
    label = escape(t("The board at the end"))
    return f'<svg class="paths-board web-board" viewBox="{VIEW_BOX}" role="group" aria-label="{label}">{ways()}{stones()}{start(seen)}{rows}</svg>'


def goal_count(t: Texts, seen: Seen) -> str:
    """How many figures are in the goal."""
    board = seen.board
    inside = [
        (seat, number == 0)
        for seat, figures in enumerate(seen.figures)
        for number, stone in enumerate(figures)
        if board.row[stone] >= board.goal
    ]
    return count(t, inside)


def _row(t: Texts, seen: Seen, players: Players, row: int, moved: Moved | None) -> str:
    """What lies and stands on one row, which reads as one thing."""
    label = escape(row_label(t, seen, players, row))
    sight = ' data-sight=""' if moved and seen.board.row[moved.end] == row else ""
    return f'<g role="img" aria-label="{label}"{sight}>{on_row(seen, row, moved)}</g>'


def row_label(t: Texts, seen: Seen, players: Players, row: int) -> str:
    """A row in words, from left to right: its stones, what lies on them, and who stands there."""
    board = seen.board
    parts = []
    for stone in board.in_row(row):
        its = board.colour[stone]
        name = t("joker") if its == JOKER else colour(t, COLOURS[its])
        lies = words.tile(t, seen.tiles[stone])
        if board.stack[stone] != NO_STACK:
            lies = words.stack(t, board.stack[stone], seen.stacks[board.stack[stone]])
        here = [
            t("your {figure}", figure=figure(t, large))
            if seat == seen.seat
            else t("{name}, {figure}", name=players[seat].name, figure=figure(t, large))
            for seat, large in figures_on(seen, stone)
        ]
        parts.append(", ".join([name] + [lies] * bool(lies) + here))
    return f"{signed(board.values[row - 1])}: {'; '.join(parts)}"


def _lit_ways(seen: Seen, look: Look) -> str:
    """Light along the ways that are open."""
    lines = "".join(f'<path d="{way(seen.board, each.origin, each.stone)}"/>' for each in _shown(look))
    return f'<g class="way-halo-out">{lines}</g><g class="way-halo">{lines}</g>' if lines else ""


def _lit(seen: Seen, look: Look) -> str:
    """Light round the stones that they lead to."""
    return "".join(
        f'<use href="#web-ring" transform="{move(seen.board, stone)}"/>' for stone in _targets(_shown(look))
    )


def _gains(seen: Seen, look: Look) -> str:
    """How the points would change at each of those stones; where several figures can go there, with the best of them."""
    parts = ""
    for stone in _targets(_shown(look)):
        x, y = centre(seen.board, stone)
        parts += seal(max(way.gain for way in _shown(look) if way.stone == stone), x + 24, y - 14)
    return parts


def _shown(look: Look) -> tuple[Way, ...]:
    """All ways that are open, or those to the chosen stone."""
    return look.to_target or look.ways


def _targets(ways: tuple[Way, ...]) -> list[int]:
    return list(dict.fromkeys(way.stone for way in ways))


def _ghosts(seen: Seen, look: Look) -> str:
    """A hint's figure where it would stand."""
    parts = ""
    for place in look.hint:
        kind, _, name = place.partition(":")
        if kind == "stone":
            x, y = centre(seen.board, seen.board.stone(name))
            large = "figure:large" in look.hint
            drawn = standing(seen.seat, large, x + 4, y + 13, LARGE if large else SMALL)
            parts += f'<g class="ghost-figure">{drawn}</g>'
    return parts


def _picks(t: Texts, seen: Seen, look: Look) -> str:
    """A place for the finger over each stone that is lit; keys can go there too."""
    parts = ""
    for stone in _targets(look.ways):
        left, wide = slot(seen.board, stone)
        name, middle = seen.board.names[stone], row_y(seen.board, seen.board.row[stone])
        gains = sorted({each.gain for each in look.ways if each.stone == stone}, reverse=True)
        brings = t(" or ").join(change(t, gain) for gain in gains)
        label = escape(f"{capital(pick_label(t, seen, stone))}, {brings}")
        area = f'<rect class="pick-area" x="{left:.1f}" y="{middle - _PICK / 2:.1f}" width="{wide:.1f}" height="{_PICK:g}"/>'
        parts += (
            f'<g class="pick" id="pick-{name}" role="button" tabindex="0" data-field="{stone}" data-sight="" aria-label="{label}"'
            f"{does('go', name)}{drops(f'stone:{name}')}>{area}</g>"
        )
    return parts


def pick_label(t: Texts, seen: Seen, stone: int) -> str:
    """What going to a stone would bring, in words."""
    board = seen.board
    lies = words.tile(t, seen.tiles[stone])
    if board.stack[stone] != NO_STACK:
        lies = words.stack(t, board.stack[stone], seen.stacks[board.stack[stone]])
    to = t("go to {stone}", stone=words.stone(t, board, stone))
    return f"{to}: {lies}" if lies else to
