"""Home: one tap to be playing, what was left unfinished, and the other ways in."""

from collections.abc import Collection, Sequence
from html import escape
from typing import TYPE_CHECKING

from app.drawing.dates import day_of_week
from app.drawing.kit import Regions, button, does, emblem, filled, icon, medal, screen, still
from app.drawing.ways import Way, along
from app.game import Game
from app.games import games
from app.games.one_line.daily.today import invitation, occasion, onward, sentence, standing
from app.games.one_line.medals import medal as medal_for
from app.games.one_line.view.board import picture
from app.texts import Texts
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.score import GREAT

if TYPE_CHECKING:
    from app.games.one_line.daily.today import LineOfTheDay
    from app.keeping.saves import Save

# The trail from stone to stone: winding up a high page, or along where the stones stand in one row.
_TRAILS = {
    "winding": "M352 -22C330 14 296 -4 262 34 222 78 170 8 96 66 20 126 60 178 128 176 190 174 214 150 264 180 310 208 316 224 352 240",
    "level": "M352 -22C344 30 316 40 290 84 262 128 214 60 172 76 130 92 110 116 60 96 20 84 6 128 -10 176",
}


LETTERS_ON_HOME = 2  # besides the game that is offered first; all stand in the list of games


def ways(t: Texts) -> list[Way]:
    """The stones along the trail, one for each game: who can play, and how."""
    return [_way(t, game) for game in games().values()]


def _way(t: Texts, game: Game) -> Way:
    action, arg = game.leads_to
    sign = f"open-{game.id}" if game.has_days else ""
    return Way(
        game.stone, game.emblem, game.name(t), game.note(t), action, arg or game.id, game.brief(t), sign
    )


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
    t: Texts,
    unfinished: "Sequence[Save]" = (),
    today: "LineOfTheDay | None" = None,
    *,
    new: bool = False,
    waiting: Collection[str] = (),
) -> Regions:
    """What belongs to this player: today's line, and other unfinished games, newest first.

    Whoever is `new` here is offered a guided game; at the games whose deal of the day is `waiting`, a sign says so.
    """
    line = today.line if today else ()
    return {
        "todays-board": _board(t, line, today),
        "day": escape(day_of_week(t, today.date) if today else t("Calendar")),
        "best": (escape(standing(t, today)) if today else "")
        or _gold(t, occasion(t, today) if today else ""),
        "streak": escape(sentence(onward(t, today))) if today else "",
        "today": invitation(t, today) if today else button(t("Draw it"), "daily", kind="main"),
        "resume": _resume(t, unfinished) if unfinished else _offer(t) if new else "",
        **{f"open-{game.id}": _sign(t, game, waiting) for game in games().values() if game.has_days},
    }


def _sign(t: Texts, game: Game, waiting: Collection[str]) -> str:
    """That today's deal of a game is open."""
    said = escape(t("Today's deal is open"))
    return f'{icon("days")}<span class="aside">{said}</span>' if game.id in waiting else ""


def first_paint(t: Texts) -> str:
    """Home as it is before anything is known of the player, for the page as it is built."""
    return still(filled(frame(t), regions(t, new=True)))


def _hero(t: Texts) -> str:
    title = escape(t("Today's line"))
    free = button(t("Free line"), "play", kind="flat", id="do-play")
    label = escape(t("Calendar"))
    days = f'<button type="button" class="hero-day"{does("calendar")}>{icon("days")}<span class="aside">{label} </span><span id="day"></span></button>'
    return (
        f'<section class="hero"><div class="hero-words">{days}<h2>{title}</h2><p class="best" id="best"></p>'
        f'<div id="today"></div>{free}</div><button type="button" class="hero-board" id="todays-board"{does("daily")}></button>'
        f'<p class="hero-streak small quiet" id="streak"></p></section>'
    )


def _board(t: Texts, line: "Sequence[int]", today: "LineOfTheDay | None") -> str:
    """Today's board: empty with its start, with the line as far as it is drawn, or with its medal."""
    laid = today.board if today else CLASSIC
    board = picture(laid, t("Today's board"), line, start=today.start if today else None)
    done = today is not None and today.state == "done"
    return board + (
        f'<span class="hero-medal">{medal(medal_for(today.score))}</span>' if today and done else ""
    )


def _gold(t: Texts, occasion: str) -> str:
    """What is special about the day, and what there is to win, before today's line is begun."""
    gold = escape(t("Gold from {n} points", n=GREAT))
    special = f"{escape(occasion)}<br/>" if occasion else ""
    return f'{special}<span class="quiet">{gold}</span>'


def _resume(t: Texts, unfinished: "Sequence[Save]") -> str:
    """The game to go on with, and under it others that go on by letters: first those that wait for somebody here."""
    ordered = sorted(unfinished, key=_urgency)
    first = ordered[0]
    letters = [save for save in ordered[1:] if save.apart][:LETTERS_ON_HOME]
    others = len(ordered) - 1 - len(letters)
    words = escape(where(t, first))
    more = _more(t, others) if others else ""
    onward = button(t("Continue"), "continue", first.id, id="do-continue")
    return (
        f'{sign(first, "resume-stone")}<p class="grow"><b>{escape(named(t, first))}</b>'
        f'<span class="small quiet">{words}</span></p>{more}{onward}'
        + "".join(_letter(t, save) for save in letters)
    )


def _urgency(save: "Save") -> int:
    """What waits for somebody here comes first, what waits for others last; otherwise they stay as they were played."""
    if save.waits_elsewhere:
        return 1 if save.unsent else 3
    return 0 if save.apart else 2


def _letter(t: Texts, save: "Save") -> str:
    words = f"<b>{escape(named(t, save))}</b> <span>{escape(turn(t, save))}</span>"
    return (
        f'<button type="button" class="letter-row" id="letter-{save.id}"{does("continue", save.id)}>'
        f'{icon("link")}<span class="small grow">{words}</span></button>'
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
    shown = escape(t.many("{n} more", "{n} more", others))
    return f'<button type="button" class="stone-btn flat" id="do-more"{does("history")} aria-label="{words}" title="{words}">{shown}</button>'


def where(t: Texts, save: "Save") -> str:
    """Where an unfinished game stands: Round 6 of 15, 35 points; by letters, also whom it waits for."""
    stands = games()[save.game].standing(t, save.summary)
    return f"{turn(t, save)}. {stands}" if save.apart else stands


def turn(t: Texts, save: "Save") -> str:
    """Whom a game by letters waits for."""
    if not save.waits_elsewhere:
        return t("Your turn")
    name = save.seats[save.waits_for][0]
    return t("Letter to {name} not sent", name=name) if save.unsent else t("Waiting for {name}", name=name)


def named(t: Texts, save: "Save") -> str:
    """What a saved game is called."""
    return games()[save.game].kind_of(save.seats).name(t)


def sign(save: "Save", kind: str) -> str:
    """The sign of a saved game, for a place of that kind."""
    return emblem(games()[save.game].emblem, kind)


def _nav(t: Texts) -> str:
    links = (
        (t("Games"), "history", "log"),
        (t("Puzzles"), "puzzles", "hint"),
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
