"""What One Line asks where several sit down: on which board they draw, and who starts where."""

from collections.abc import Sequence
from html import escape

from app.drawing.choices import choice, group
from app.drawing.kit import Regions, figure
from app.games.one_line.view.board import picture
from app.games.one_line.view.boards import boards
from app.texts import Texts
from app.words import colour
from waystones.games.one_line.board import Board, name


def frame(t: Texts) -> str:
    """The questions, with their answers still empty."""
    words = escape(t("Board"))
    return (
        f'<section class="block on-board"><h2>{words}</h2><div class="choices" id="board-choices" role="radiogroup"'
        f' aria-label="{words}"></div><div class="seats-board" id="table-board"></div></section>'
        + group(t("Who starts where?"), "starts")
        + '<div class="seat-starts" id="seat-starts"></div>'
    )


def regions(t: Texts, board: Board, starts: str, names: Sequence[str]) -> Regions:
    """The board with the starts that are taken. `starts` has a digit for each seat; empty where the deal decides (OL-24)."""
    chosen = [board.starts[int(digit) - 1] for digit in starts]
    whether = choice(t("The deal decides"), "start", "deal", not starts, "start-deal")
    whether += choice(t("We choose"), "start", "choose", bool(starts), "start-choose")
    rows = "".join(_start(t, board, seat, names[seat], mine) for seat, mine in enumerate(starts))
    return {
        "board-choices": boards(t, board),
        "table-board": picture(board, t("The chosen board"), starts=chosen),
        "starts": whether,
        "seat-starts": f'<ul class="seats">{rows}</ul>' if rows else "",
    }


def _start(t: Texts, board: Board, seat: int, who: str, mine: str) -> str:
    """One seat with the starts that it can take."""
    label = escape(t("Start of {name}", name=who))
    choices = "".join(
        choice(
            f"{colour(t, board.colours[field])} {name(field)}",  # two may have one colour
            "start",
            f"{seat} {i}",
            str(i) == mine,
            f"start-{seat}-{i}",
        )
        for i, field in enumerate(board.starts, 1)
    )
    return (
        f'<li class="seat">{figure(seat, large=True)}<b>{escape(who)}</b>'
        f'<div class="choices kinds" role="radiogroup" aria-label="{label}">{choices}</div></li>'
    )
