"""A new line by choice: which board, which start field, and which deal."""

from html import escape

from app.drawing.choices import choice
from app.drawing.kit import Regions, bar, button, screen
from app.games.one_line.view.board import picture
from app.games.one_line.view.boards import boards
from app.texts import Texts
from app.words import colour
from waystones.games.one_line.board import CLASSIC, Board, name


def frame(t: Texts) -> str:
    """The screen with its regions empty."""
    board = escape(t("Board"))
    start, about = (
        escape(t("Where to start")),
        escape(t("Your line begins on one of four fields round the middle.")),
    )
    deal = escape(t("Deal number"))
    hint = escape(t("Empty for a new deal. With a friend's number you both get the same cards."))
    begin = button(t("Draw this line"), "begin", kind="main", glyph="go")
    body = (
        bar(t, t("A line by choice"), back="one-line")
        + f'<div class="new-table"><div class="new-board" id="starts"></div><section class="new-side"><h2>{board}</h2>'
        + f'<div class="choices" id="board-choices" role="radiogroup" aria-label="{board}"></div><h2>{start}</h2>'
        + f'<p class="quiet">{about}</p><div class="choices" id="start-choices" role="radiogroup" aria-label="{start}"></div>'
        + f'<label for="seed"><h2>{deal}</h2></label>'
        + '<input class="entry num" id="seed" data-input="seed" inputmode="numeric" autocomplete="off" maxlength="16"'
        + ' aria-describedby="seed-hint"/>'
        + f'<p class="small quiet" id="seed-hint">{hint}</p><p class="small minus" id="seed-wrong" role="alert"></p>{begin}</section></div>'
    )
    return screen("new", body)


def regions(t: Texts, board: Board = CLASSIC, start: int = 0, wrong: bool = False) -> Regions:
    """The board and the choice made: start 1 to 4, or 0 when the deal chooses."""
    places = board.starts
    shown = picture(
        board,
        t("The board with its four starts"),
        starts=places,
        chosen=places[start - 1] if start else None,
    )
    starts = choice(t("The deal chooses"), "start", 0, start == 0, "start-0")
    for i, field in enumerate(places, 1):
        starts += choice(colour(t, board.colours[field]), "start", i, start == i, f"start-{i}", name(field))
    return {
        "starts": shown,
        "board-choices": boards(t, board),
        "start-choices": starts,
        "seed-wrong": escape(t("A deal is a number, without letters.")) if wrong else "",
    }
