"""The result of a line: what gave what, the medal, the line beside the best one, and the cards that were left."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Literal

from app.drawing.kit import bar, button, medal, minus, screen, tool
from app.games.one_line.view import compare, finale
from app.games.one_line.view.cards import chips, pebble
from app.texts import Texts
from waystones import ScoreLine
from waystones.games.one_line.observation import OneLineObservation

First = Literal["duel", "share", "again"]  # what is best done next


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone of the journey: its place, what it is called and asks, and the one that follows if that is open."""

    place: int
    name: str
    following: int | None


@dataclass(frozen=True, slots=True)
class Award:
    """What the score is worth: gold, silver, copper or none, how far it is to the next one, and whom it beats."""

    medal: str
    following: str = ""
    missing: int = 0
    best: bool = False
    better_than: int = 0  # percent of the steady bot's games
    stone: Stone | None = None  # where the score is asked for by a stone of the journey
    next_line: str = ""  # of today's line: the days in a row, and when the next one comes


def frame(
    t: Texts,
    seen: OneLineObservation,
    lines: Sequence[ScoreLine],
    award: Award,
    id: str,
    note: str = "",
    first: First = "again",
) -> str:
    """The whole screen; only the two lines on it change. `id` names the game, for playing it again and watching it.

    `note` says which deal it was; `first` is the button that stands out.
    """
    score = sum(line.points for line in lines)
    which = f'<span class="bar-note">{escape(note)}</span>' if note else ""
    body = (
        bar(t, t("Your line"), which + tool(t("More ways to send"), "share", "menu", id))
        + f'<div class="result-table"><section class="verdict">{_verdict(t, score, award)}</section>'
        + f'<section class="account">{_ledger(t, lines, score)}</section>'
        + f'{compare.frame(t, seen.rounds, id)}{_unused(t, seen)}<div class="result-acts">{_acts(t, id, award.stone, first)}</div></div>'
    )
    return screen("result", body, "sheet", "finale")


def medal_name(t: Texts, name: str) -> str:
    """The medal in words."""
    match name:
        case "gold":
            return t("Gold stone")
        case "silver":
            return t("Silver stone")
        case "copper":
            return t("Copper stone")
    return t("No medal yet")


def _verdict(t: Texts, score: int, award: Award) -> str:
    name, unit = medal_name(t, award.medal), escape(t.many("point", "points", score))
    notes: list[str] = []
    if award.best:
        notes.append(t("Your best line so far."))
    match award.following:
        case "gold":
            notes.append(t.many("{n} more point for gold.", "{n} more points for gold.", award.missing))
        case "silver":
            notes.append(t.many("{n} more point for silver.", "{n} more points for silver.", award.missing))
        case "copper":
            notes.append(t.many("{n} more point for copper.", "{n} more points for copper.", award.missing))
        case _ if award.stone:
            notes.append(t("All three stones are won."))
        case _:
            notes.append(t("Above 40: that is great."))
    if award.better_than:
        beaten = escape(t("Better than {n}% of the steady bot's games.", n=award.better_than))
        beats = f' <span class="beats">{beaten}</span>'
    else:
        beats = ""
    onward = f'<p class="small next-line">{escape(award.next_line)}</p>' if award.next_line else ""
    return (
        f'{medal(award.medal)}<div><p class="total"><span class="num">{minus(score)}</span> {unit}</p>'
        f'<p class="display medal-name">{escape(name)}</p><p class="small quiet">{escape(" ".join(notes))}{beats}</p>{onward}</div>'
    )


def _ledger(t: Texts, lines: Sequence[ScoreLine], score: int) -> str:
    """Line by line what gave what: numbers in full, numbers in half, fields not reached, total."""
    full = [line for line in lines if line.kind == "number" and not line.values["half"]]
    half = [line for line in lines if line.kind == "number" and line.values["half"]]
    rows = ""
    if full:
        rows += _numbers(t("In full"), full)
    if half:
        rows += _numbers(t("Half, after a higher one"), half)
    for line in lines:
        if line.kind == "unreached":
            label = t.many("{n} field not reached", "{n} fields not reached", line.values["fields"])
            rows += _row(escape(label), line.points)
    total, caption = escape(t("Total")), escape(t("What gave what"))
    return (
        f'<table class="ledger"><caption class="aside">{caption}</caption><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">{total}</th><td class="num">{minus(score)}</td></tr></tfoot></table>'
    )


def _numbers(label: str, lines: Sequence[ScoreLine]) -> str:
    said = ", ".join(str(line.values["number"]) for line in lines)
    shown = "".join(
        f'<svg class="ledger-pebble" viewBox="-12 -12 24 24" aria-hidden="true">{pebble(line.values["number"], line.points)}</svg>'
        for line in lines
    )
    words = f'{escape(label)}<span class="aside">: {said}</span> <span class="pebbles">{shown}</span>'
    return _row(words, sum(line.points for line in lines))


def _row(label: str, points: int) -> str:
    return f'<tr><th scope="row">{label}</th><td class="num{" minus" if points < 0 else ""}">{minus(points)}</td></tr>'


def _unused(t: Texts, seen: OneLineObservation) -> str:
    """Why it ended before the last card, and which cards that left."""
    if not seen.unused:
        return ""
    why = escape(finale.why(t, seen.over_because) + " " + t("These cards were left:"))
    cards = "".join(f"<li>{chips(t, card)}</li>" for card in seen.unused)
    return (
        f'<section class="unused"><p class="small">{why}</p><ul class="unused-cards">{cards}</ul></section>'
    )


def _acts(t: Texts, id: str, stone: Stone | None, first: First) -> str:
    if stone:
        onward = (
            button(t("Stone {n}", n=stone.following + 1), "stone", stone.following, kind="main", glyph="go")
            if stone.following is not None
            else button(t("Again"), "stone", stone.place, kind="main")
        )
        path = button(t("The path"), "journey", glyph="back")
        again = button(t("Again"), "stone", stone.place, glyph="again") if stone.following is not None else ""
        return path + again + onward
    duel = t("Challenge") if first == "duel" else t("Duel")
    ways: dict[First, tuple[str, str, str, str]] = {
        "duel": (duel, "send", f"duel {id}", "link"),
        "share": (t("Share"), "send", f"result {id}", "share"),
        "again": (t("Play again"), "rematch", id, ""),
    }
    label, action, arg, glyph = ways.pop(first)
    others = "".join(button(label, action, arg, glyph=glyph) for label, action, arg, glyph in ways.values())
    return others + button(label, action, arg, kind="main", glyph=glyph)
