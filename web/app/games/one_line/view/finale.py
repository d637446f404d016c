"""The last two seconds of a line: its ink dries, a light runs along it as it was drawn, and it is counted.

All of it is one drawing. What begins later says when (`kit.begins`), the style sheet says how it moves.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from app.drawing.kit import begins, does, minus
from app.games.one_line.view.board import seal
from app.texts import Texts
from waystones.games.one_line.drawing import inked_number, line, stone
from waystones.games.one_line.ink import POINTS, Step, steps, stroke
from waystones.games.one_line.observation import Because, OneLineObservation
from waystones.games.one_line.places import DRAWING_ORDER, MOVES, VIEW_BOX
from waystones.games.one_line.walk import Stretch

# Milliseconds after the last card: when the light sets out and when it has come to the end of the line, when the last
# field that was not reached has sunk, when the stone drops, and when all of it gives way to the account.
LIT, LINED, SUNK, DROPS, LASTS = 250, 1050, 1350, 1400, 2000
LANDS = DROPS + 200
TICKS = 12  # how often the score changes, at most, while fields sink


@dataclass(frozen=True, slots=True)
class Drawn:
    """A finished line, as it was drawn: its stretches in their order, each with the round that it belongs to."""

    seen: OneLineObservation
    stretches: Sequence[tuple[int, Stretch]]

    @property
    def fresh(self) -> frozenset[int]:
        """The fields that the last round has added."""
        return frozenset(self.stretches[-1][1].fields) if self.stretches else frozenset()

    def when(self, round_number: int) -> int:
        """When the light comes to the stretch of a round."""
        rounds = [each for each, _ in self.stretches]
        return LIT + (LINED - LIT) * rounds.index(round_number) // len(rounds)


def why(t: Texts, because: Because) -> str:
    """Why the line has ended, in a sentence."""
    match because:
        case "closed":
            return t("Both ends are closed.")
        case "colours":
            return t("No card that was left fits either end.")
        case "cards":
            return t("That was the last card.")
    return ""


def finale(t: Texts, drawn: Drawn, prize: str) -> str:
    """All of it, over the account; `prize` is what drops at the end, with its name. A tap ends it."""
    seen = drawn.seen
    words = escape(why(t, seen.over_because))
    fields = "".join(_field(seen, field, when) for field, when in _sinking(seen))
    return (
        f'<div class="finale"{does("skip")} aria-hidden="true"><p class="display finale-why">{words}</p>'
        f'<svg class="board" viewBox="{VIEW_BOX}" aria-hidden="true">{fields}{line(seen.board, seen.route, seen.start, drawn.fresh)}'
        f"{_light(drawn)}{_numbers(drawn)}{_costs(seen)}</svg>"
        f'<div class="finale-count"><p class="finale-score">{_score(drawn)}</p>{prize}</div></div>'
    )


def prize(stone: str, name: str) -> str:
    """What drops when all is counted, and its name."""
    return (
        f'<div class="finale-prize"><span class="finale-stone"{begins(DROPS)}>{stone}</span>'
        f'<p class="display finale-name"{begins(DROPS)}>{escape(name)}</p></div>'
    )


def _sinking(seen: OneLineObservation) -> Iterator[tuple[int, int]]:
    """Every field in the order of drawing, with the moment at which it sinks; 0 for those on the line."""
    left = [field for field in DRAWING_ORDER if field not in seen.route]
    for field in DRAWING_ORDER:
        yield field, LINED + (SUNK - LINED) * left.index(field) // len(left) if field in left else 0


def _field(seen: OneLineObservation, field: int, sinks: int) -> str:
    """A field: sunk, and if it was not reached, proud until then."""
    board = seen.board
    proud = f'<g class="sinks"{begins(sinks)}>{stone(board, field)}</g>' if sinks else ""
    return f'<g class="k-{board.colours[field]}" transform="{MOVES[field]}">{stone(board, field, sunk=True)}{proud}</g>'


def _costs(seen: OneLineObservation) -> str:
    """The minus on every field that was not reached."""
    cost = minus(-1)
    return "".join(
        f'<text class="finale-minus" x="{POINTS[field][0]:.1f}" y="{POINTS[field][1] + 5:.1f}"{begins(when)}>{cost}</text>'
        for field, when in _sinking(seen)
        if when
    )


def _light(drawn: Drawn) -> str:
    """The light on each stretch, in the direction in which it was drawn."""
    return "".join(
        f'<path class="gleam" pathLength="1" d="{stroke(_along(drawn.seen.route, stretch))}"{begins(drawn.when(number))}/>'
        for number, stretch in drawn.stretches
    )


def _along(route: Sequence[int], stretch: Stretch) -> list[Step]:
    """The stretch as it lies in the finished line."""
    first, last = route.index(stretch.end), route.index(stretch.fields[-1])
    if first > last:
        route, first, last = route[::-1], len(route) - 1 - first, len(route) - 1 - last
    return steps(route)[first:last]


def _numbers(drawn: Drawn) -> str:
    """The numbers in the order in which they were reached, each with what it gave."""
    board, parts = drawn.seen.board, ""
    fields = {number: field for field, number in board.numbers.items()}
    for reached in drawn.seen.reached:
        field, at = fields[reached.number], begins(drawn.when(reached.round))
        parts += f'<g class="pops"{at}>{inked_number(field, reached.number)}</g><g class="shows"{at}>{seal(field, reached.points)}</g>'
    return parts


def _score(drawn: Drawn) -> str:
    """Every score there is while it is counted, one above the other: each covers the one before."""
    seen = drawn.seen
    counted = [(0, 0)]  # when, and how much
    for reached in seen.reached:
        counted.append((drawn.when(reached.round), counted[-1][1] + reached.points))
    total, ticks = counted[-1][1], min(TICKS, seen.left)
    counted += [
        (LINED + (SUNK - LINED) * tick // ticks, total - seen.left * tick // ticks)
        for tick in range(1, ticks + 1)
    ]
    return "".join(f'<b class="num shows"{begins(when)}>{minus(points)}</b>' for when, points in counted)


def sounds(drawn: Drawn, prize: str = "") -> list[tuple[int, str, float]]:
    """What is heard: every number as high as it counts, and the sound of the `prize` when it has dropped."""
    numbers = [
        (drawn.when(reached.round), "points", 1 + reached.points / 10) for reached in drawn.seen.reached
    ]
    return [*numbers, (LANDS, prize, 1.0)] if prize else numbers
