"""Home: one tap to be playing, what was left unfinished, and the other ways in."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from app.texts import Texts
from app.views.dates import day_of_week
from app.views.kit import Regions, button, does, filled, icon, screen, still
from app.views.one_line_board import picture
from app.views.today import invitation, standing
from app.views.ways import Way, along
from waystones.games.one_line.board import CLASSIC, FIELDS
from waystones.games.one_line.score import GREAT

if TYPE_CHECKING:
    from app.saves import Save
    from app.views.today import Today

# A line that shows at a glance what is played here: it starts in the middle and has picked up numbers on its way.
_SAMPLE = "c2 b1 c1 d2 e2 e1 f1 f2 e3 e4 e5 f5 g5 f6 g6 h6 i5 i4 i3"
# The trail from stone to stone: winding up a high page, or along where the stones stand in one row.
_TRAILS = {
    "winding": "M352 -22C330 14 296 -4 262 34 222 78 170 8 96 66 20 126 60 178 128 176 190 174 214 150 264 180 310 208 316 224 352 240",
    "level": "M352 -22C344 30 316 40 290 84 262 128 214 60 172 76 130 92 110 116 60 96 20 84 6 128 -10 176",
}
# So many figures in the goal end a path game. Home does not load one to know: starting up stays short.
_GOAL_FIGURES = 5


def ways(t: Texts) -> list[Way]:
    """The stones along the trail, one for each game: who can play, and where that asks for more than seats, how."""
    alone, at_a_table = t("1 to 4, bots, duels"), t("2 to 4, people or bots")
    one, two = t("1 to 4"), t("2 to 4")
    return [
        Way("broad", "one-line", title(t, "one_line"), alone, "one-line", brief=one),
        Way("tall", "stone-paths", title(t, "stone_paths"), at_a_table, "seats", "stone_paths", two),
        Way(
            "leaning",
            "branching-paths",
            title(t, "branching_paths"),
            at_a_table,
            "seats",
            "branching_paths",
            two,
        ),
        Way("round", "loops", title(t, "loops"), at_a_table, "seats", "loops", two),
    ]


def frame(t: Texts) -> str:
    """Home without what belongs to this player."""
    games, nav = along(_TRAILS, ways(t), t("The games")), _nav(t)
    body = (
        f'<header class="word"><svg class="cairn k-slab" viewBox="0 0 34 46" aria-hidden="true"><use href="#cairn"/></svg>'
        f'<h1>Waystones</h1></header>{_hero(t)}<section class="resume" id="resume"></section>'
        f"{games}{nav}"
    )
    return screen("home", body)


def regions(
    t: Texts, unfinished: "Sequence[Save]" = (), best: int | None = None, today: "Today | None" = None
) -> Regions:
    """What belongs to this player: today's line, unfinished games, newest first, and the best score.

    Whoever has neither a game nor a score is new here.
    """
    return {
        "day": escape(day_of_week(t, today.date) if today else t("Calendar")),
        "best": (escape(standing(t, today)) if today else "") or _best(t, best),
        "today": invitation(t, today) if today else button(t("Draw it"), "daily", kind="main"),
        "resume": _resume(t, unfinished) if unfinished else _offer(t) if best is None else "",
    }


def first_paint(t: Texts) -> str:
    """Home as it is before anything is known of the player, for the page as it is built."""
    return still(filled(frame(t), regions(t)))


def _hero(t: Texts) -> str:
    line = [FIELDS[name] for name in _SAMPLE.split()]
    board = picture(CLASSIC, t("A board with a line drawn over it"), line, start=CLASSIC.starts[0])
    title = escape(t("Today's line"))
    free = button(t("Free line"), "play", kind="flat", id="do-play")
    label = escape(t("Calendar"))
    days = f'<button type="button" class="hero-day"{does("calendar")}>{icon("days")}<span class="aside">{label} </span><span id="day"></span></button>'
    return (
        f'<section class="hero"><div class="hero-words">{days}<h2>{title}</h2><p class="best" id="best"></p>'
        f'<div id="today"></div>{free}</div><div class="hero-board">{board}</div></section>'
    )


def _best(t: Texts, best: int | None) -> str:
    if best is None:
        gold = escape(t("Gold from {n} points", n=GREAT))
        return f'<span class="quiet">{gold}</span>'
    words = escape(t("Your best:"))
    return f'{words} <b class="num">{best}</b>'


def _resume(t: Texts, unfinished: "Sequence[Save]") -> str:
    newest, others = unfinished[0], len(unfinished) - 1
    words = escape(where(t, newest))
    more = _more(t, others) if others else ""
    onward = button(t("Continue"), "continue", newest.id, id="do-continue")
    return (
        f'{emblem(newest.screens, "resume-stone")}<p class="grow"><b>{escape(title(t, newest.screens))}</b>'
        f'<span class="small quiet">{words}</span></p>{more}{onward}'
    )


def _offer(t: Texts) -> str:
    """The guided game, in the place of games to go on with."""
    first, about = escape(t("New here?")), escape(t("Two minutes."))
    onward = button(t("Learn by doing"), "learn", "one_line", id="do-learn")
    return (
        f'{emblem("learn", "resume-stone")}<p class="grow offered"><b>{first}</b><span class="small quiet">{about}</span></p>'
        f"{onward}"
    )


def _more(t: Texts, others: int) -> str:
    words = escape(t.many("{n} more unfinished game", "{n} more unfinished games", others))
    return f'<button type="button" class="stone-btn flat" id="do-more"{does("history")} aria-label="{words}" title="{words}">+{others}</button>'


def title(t: Texts, game: str) -> str:
    """The name of a game."""
    match game:
        case "one_line":
            return t("One Line")
        case "one_line_table":
            return t("One Line together")
        case "stone_paths":
            return t("Stone Paths")
        case "branching_paths":
            return t("Branching Paths")
        case "loops":
            return t("Loops")
    raise ValueError(game)


def emblem(game: str, kind: str) -> str:
    """The sign of a game, for a place of that kind."""
    name = game.removesuffix("_table").replace("_", "-")
    return f'<svg class="{kind} k-slab" viewBox="0 0 64 64" aria-hidden="true"><use href="#em-{name}"/></svg>'


def where(t: Texts, save: "Save") -> str:
    """Where an unfinished game stands: Round 6 of 15, 35 points."""
    now = save.summary
    if save.game in ("stone_paths", "branching_paths"):
        inside = now.get("goal", 0)
        return t(
            "Turn {n}, {inside} of {all} in the goal", n=now.get("turn", 1), inside=inside, all=_GOAL_FIGURES
        )
    if save.game == "loops":
        turn = t("Turn {n}, {left} in the bag", n=now.get("turn", 1), left=now.get("bag", 0))
        return turn + ", " + t.many("{n} point", "{n} points", now.get("points", 0))
    place = t("Round {n} of {all}", n=now.get("round", 1), all=now.get("rounds", 15))
    return place + ", " + t.many("{n} point", "{n} points", now.get("points", 0))


def _nav(t: Texts) -> str:
    links = (
        (t("Games"), "history", "log"),
        (t("Statistics"), "statistics", "figures"),
        (t("Link"), "link", "link"),
        (t("Rules"), "rules", "rules"),
        (t("Settings"), "settings", "settings"),
    )
    items = "".join(
        f'<a class="foot-link" href="#/{path}"{does(path)}>{icon(glyph)}{escape(words)}</a>'
        for words, path, glyph in links
    )
    return f'<nav class="foot">{items}</nav>'
