"""A line that somebody sent to be drawn: who drew what, how it is done, and one button."""

from dataclasses import dataclass
from html import escape

from app.drawing.kit import Regions, button, icon
from app.games.one_line.rules_drawings import how
from app.games.one_line.view.board import picture
from app.sending.signed import Signature
from app.texts import Texts
from waystones.games.one_line.board import Board


@dataclass(frozen=True, slots=True)
class SentLine:
    """A deal for one, as it stands on this device: the day it belongs to, 0 for none, and its state: new, begun or done."""

    board: Board
    start: int
    day: int = 0
    is_today: bool = False
    state: str = "new"


def title(t: Texts, line: SentLine, sender: Signature) -> str:
    """Who drew what."""
    points = "" if sender.points is None else t.many("{n} point", "{n} points", sender.points)
    points = points.replace("-", "\N{MINUS SIGN}")
    if points and line.day:
        which = _which(t, line)
        if sender.name:
            return t("{name} drew {points} on {line}", name=sender.name, points=points, line=which)
        return t("Can you beat {points} on {line}?", points=points, line=which)
    match bool(sender.name), bool(points):
        case True, True:
            drew = t("{name} drew {points}", name=sender.name, points=points)
        case True, False:
            drew = t("{name} sends you a line to draw", name=sender.name)
        case False, True:
            drew = t("Can you beat {points}?", points=points)
        case _:
            drew = t("A line for you to draw")
    return f"{drew}: {_which(t, line)}" if line.day else drew


def _which(t: Texts, line: SentLine) -> str:
    return t("today's line") if line.is_today else t("the line of day {n}", n=line.day)


def note(t: Texts, line: SentLine) -> str:
    """What drawing it would mean, said before anything is used up."""
    if line.state == "done":
        return t("You have drawn this one already.")
    if line.state == "begun":
        return t("You have begun this one.")
    if line.is_today:
        return t("This is your one try at today's line: the first one counts.")
    if line.day:
        return t("Your first try at this day counts.")
    return t("You get the same cards and the same start.")


def regions(t: Texts, line: SentLine, sender: Signature) -> Regions:
    """The board with its start, who drew what, the three pictures and the button."""
    words = {"done": t("See your line"), "begun": t("Go on")}.get(line.state, t("Draw yours"))
    begin = button(words, "accept", kind="main", glyph="go", id="do-accept")
    board = picture(line.board, t("Your board with your start"), [line.start])
    pictures = how(t) if line.state == "new" else ""
    return {
        "found": f'<div class="grow"><h2>{escape(title(t, line, sender))}</h2>'
        f'<p class="found-fair">{icon("hint")}<span>{escape(note(t, line))}</span></p></div>'
        f'<div class="found-board">{board}</div><div class="pair">{begin}</div>',
        "told": pictures,
    }
