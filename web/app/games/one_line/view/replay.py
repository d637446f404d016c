"""Watching a finished line grow again: the board at any round, a slider, and the rounds in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.drawing.kit import Regions, bar, button, minus, screen
from app.games.one_line.view.board import picture
from app.games.one_line.view.cards import numbers
from app.games.one_line.view.log import Round, rounds
from app.texts import Texts
from waystones.games.one_line.observation import OneLineObservation


@dataclass(frozen=True, slots=True)
class RoundsShown:
    """The game after so many of its rounds, and what the last of them added."""

    seen: OneLineObservation
    ply: int
    plies: int
    fresh: frozenset[int] = frozenset()


def frame(t: Texts, plies: int, id: str) -> str:
    """The screen with its regions empty."""
    label, words = escape(t("Round to show")), escape(t("Rounds"))
    slider = f'<input type="range" class="slider" id="ply" data-input="ply" min="0" max="{plies}" step="1" aria-label="{label}"/>'
    body = (
        bar(t, t("Replay"), back="result", arg=id)
        + '<div class="replay-table"><div class="replay-board" id="moment"></div>'
        + f'<section class="replay-side"><div class="replay-where" id="where"></div>{slider}'
        + '<div class="steps" id="steps"></div>'
        + f'<h2 class="aside">{words}</h2><div id="rounds"></div></section></div>'
    )
    return screen("replay", body)


def regions(t: Texts, moment: RoundsShown, played: Sequence[Round]) -> Regions:
    """The board at this moment and where that is in the game."""
    seen, ply = moment.seen, moment.ply
    label = t("The line after round {n}", n=ply) if ply else t("The start of the line")
    return {
        "moment": picture(seen.board, label, seen.route, seen.start, fresh=moment.fresh),
        "where": _where(t, moment),
        "steps": steps(t, moment.ply, moment.plies),
        "rounds": rounds(t, played, ply),
    }


def place(t: Texts, ply: int, last: int) -> str:
    """Where in the game this moment is."""
    words = t("After round {n} of {all}", n=ply, all=last) if ply else t("Before the first card")
    return f'<p class="strong">{escape(words)}</p>'


def _where(t: Texts, moment: RoundsShown) -> str:
    points = escape(t.many("point", "points", moment.seen.points))
    return (
        f'<div class="grow">{place(t, moment.ply, moment.plies)}'
        f'<p class="total"><span class="num">{minus(moment.seen.points)}</span> {points}</p></div>'
        f"{numbers(t, moment.seen.numbers)}"
    )


def steps(t: Texts, ply: int, last: int) -> str:
    """The buttons beside the slider."""
    return (
        button(t("To the start"), "ply", 0, glyph="first", bare=True, off=ply == 0, id="do-first")
        + button(
            t("Round before"), "ply", max(0, ply - 1), glyph="back", bare=True, off=ply == 0, id="do-before"
        )
        + button(
            t("Next round"),
            "ply",
            min(last, ply + 1),
            glyph="next",
            bare=True,
            off=ply == last,
            id="do-after",
        )
        + button(t("To the end"), "ply", last, glyph="last", bare=True, off=ply == last, id="do-last")
    )
