"""What puzzles look like: the page with all of them, what is asked, and why an answer is the best."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import Regions, bar, button, emblem, icon, row, screen, sheet
from app.games import games
from app.puzzles.posed import PosedPuzzle
from app.puzzles.solved import Count, Solved, Which, address
from app.texts import Texts
from waystones.puzzle import LEVELS, Puzzle, Way, kinds


def level_name(t: Texts, level: str) -> str:
    """A level in words."""
    match level:
        case "easy":
            return t("Easy")
        case "medium":
            return t("Medium")
    return t("Hard")


def title(t: Texts, which: Which) -> str:
    """Which puzzle it is."""
    game, level, number = which
    return t(
        "Puzzle {n}, {game}, {level}",
        n=number,
        game=games()[game].name(t),
        level=level_name(t, level).lower(),
    )


# -- the page with all of them


def frame(t: Texts) -> str:
    """The screen with its region empty."""
    return screen("puzzles", bar(t, t("Puzzles")) + '<div class="reading" id="puzzles"></div>', "sheet")


def regions(t: Texts, solved: Solved, today: Sequence[Which]) -> Regions:
    """Each game's puzzles, and how they went."""
    lead = escape(t("One best answer each, proven. No end of them, and none needs a network."))
    blocks = "".join(_game(t, solved, which) for which in today)
    return {"puzzles": f'<p class="quiet">{lead}</p>{blocks}'}


def _game(t: Texts, solved: Solved, today: Which) -> str:
    game, count = games()[today[0]], solved.count(today[0])
    asks = {
        "one_line": t("Find the best end for the last cards."),
        "loops": t("Find the best turn from this rack."),
    }[game.id]
    done = _is_done(count, today)
    day = button(
        t("Puzzle of the day"),
        "day-puzzle",
        game.id,
        kind="flat" if done else "main",
        glyph="check" if done else "",
        id=f"do-day-{game.id}",
    )
    levels = "".join(
        button(_level(t, level, count), "new-puzzle", f"{game.id}/{level}", id=f"do-{game.id}-{level}")
        for level in LEVELS
    )
    begun = next((each for each, left in solved.begun.items() if each[0] == game.id and not left.over), None)
    onward = (
        button(
            t("Go on with puzzle {n}", n=begun[2]),
            "open-puzzle",
            address(begun),
            kind="flat",
            id=f"do-on-{game.id}",
        )
        if begun
        else ""
    )
    rush = button(t("Three-minute rush"), "rush", game.id, kind="flat", id=f"do-rush-{game.id}")
    return (
        f'<section class="block"><h2 class="figures-of">{emblem(game.emblem, "game-stone")}{escape(game.name(t))}</h2>'
        f"<p>{escape(asks)}</p>{_facts(t, count, today)}"
        f'<div class="puzzle-ways">{day}<div class="puzzle-levels">{levels}</div>{onward}{rush}</div></section>'
    )


def _level(t: Texts, level: str, count: Count) -> str:
    solved = count.solved.get(level, 0)
    return (
        f"{level_name(t, level)} \N{CHECK MARK}\N{NO-BREAK SPACE}{solved}" if solved else level_name(t, level)
    )


def _is_done(count: Count, today: Which) -> bool:
    return str(today[2]) in {each.replace("-", "") for each in count.days}


def _facts(t: Texts, count: Count, today: Which) -> str:
    """In a row, the longest row, and the best rush; nothing before the first puzzle."""
    if not count.tried and not count.rush:
        return ""
    facts = (
        (t("In a row"), count.row),
        (t("Longest"), count.longest),
        (t("Solved"), sum(count.solved.values())),
        (t("Best rush"), count.rush),
    )
    numbers = "".join(
        f'<div><dt>{escape(name)}</dt><dd class="num">{value}</dd></div>' for name, value in facts
    )
    words = escape(t("Today's puzzle is solved.")) if _is_done(count, today) else ""
    return f'<dl class="facts">{numbers}</dl>' + (f'<p class="small quiet">{words}</p>' if words else "")


# -- one puzzle


def making(t: Texts, which: Which) -> str:
    """What is shown while the puzzle is being made."""
    words = escape(t("Making a puzzle …"))
    sign = emblem(games()[which[0]].emblem, "rush-sign")
    body = (
        f'<section class="reading in-the-middle">{sign}<p class="quiet" role="status">{words}</p></section>'
    )
    return screen("puzzles", bar(t, title(t, which), back="puzzles") + body, "sheet")


def task(t: Texts, posed: PosedPuzzle, puzzle: Puzzle, *, undo: bool, clock: str = "") -> str:
    """What is asked, above the board."""
    back = button(t("Undo"), "undo", glyph="undo", bare=True, kind="flat", id="do-undo-move") if undo else ""
    return _panel(f'<p class="coach-words">{escape(posed.task)}</p>{clock}{back}')


def clock(t: Texts, left: int, solved: int) -> str:
    """The seconds that are left of a rush, and what has been solved in it."""
    count = escape(t.many("{n} solved", "{n} solved", solved))
    return (
        f'<b class="num puzzle-clock"><span>{left // 60}:{left % 60:02d}</span>'
        f'<span class="rush-count">{icon("check")}<span aria-hidden="true">{solved}</span>'
        f'<span class="aside">{count}</span></span></b>'
    )


def verdict(t: Texts, posed: PosedPuzzle, puzzle: Puzzle, way: Way) -> str:
    """How good the answer is; the best is told step by step only to a player who has found it."""
    words = escape(verdict_words(t, puzzle, way))
    found = way.points == puzzle.best.points
    rows = [(t("You"), way)]
    if found:
        rows += [(t("The most at each step"), puzzle.greed)]
    sign = icon("check") if found else ""
    told = f'<p class="coach-words"><span>{sign}<b>{words}</b></span></p>'
    return _panel(told + _table(posed, rows), "told")


def answer(t: Texts, posed: PosedPuzzle, puzzle: Puzzle) -> str:
    """The best way on, and why."""
    rows = [(t("The best"), puzzle.best), (t("The most at each step"), puzzle.greed)]
    return _panel(f'<p class="coach-words">{escape(why(t, posed, puzzle))}</p>{_table(posed, rows)}', "told")


def verdict_words(t: Texts, puzzle: Puzzle, way: Way) -> str:
    """How good an answer is."""
    missing = puzzle.best.points - way.points
    if missing:
        return t.many(
            "{n} point is missing: there is a way to {best}.",
            "{n} points are missing: there is a way to {best}.",
            missing,
            best=puzzle.best.points,
        )
    more = t.many("It is the only one.", "It is one of {n}.", puzzle.ways)
    return t("{n}: that is the best there is.", n=way.points) + " " + more


def why(t: Texts, posed: PosedPuzzle, puzzle: Puzzle) -> str:
    """Why the best way is better than the nearest one."""
    best, greed = puzzle.best, puzzle.greed
    first = next(
        (
            place
            for place, (one, other) in enumerate(zip(best.gains, greed.gains, strict=False))
            if one < other
        ),
        None,
    )
    ends = t(
        "The best gives {best}, the most at each step only {greed}.", best=best.points, greed=greed.points
    )
    if first is None:
        return ends
    gives_up = t.many(
        "{step} gives up {n} point, and more comes back.",
        "{step} gives up {n} points, and more comes back.",
        greed.gains[first] - best.gains[first],
        step=posed.step(first + 1),
    )
    return f"{ends} {gives_up}"


def onward(t: Texts, *, best: bool) -> str:
    """What can be done after an answer."""
    again = button(t("Again"), "again", glyph="again", bare=True, id="do-again")
    show = "" if best else button(t("Answer"), "show-best", id="do-best")
    send = button(t("Share"), "send-puzzle", glyph="share", bare=True, id="do-send") if best else ""
    return again + send + show + button(t("Next puzzle"), "next-puzzle", kind="main", id="do-next")


def menu(t: Texts, which: Which) -> str:
    """The sheet behind the menu button."""
    rows = (
        row(t("Rules"), "rules", "rules", which[0]),
        row(t("Start over"), "again", "again"),
        row(t("Hint"), "hint", "hint"),
        row(t("Show the best"), "show-best", "eye"),
        row(t("Another puzzle"), "next-puzzle", "go"),
        row(t("Send this puzzle"), "send-puzzle", "share"),
        row(t("Show as a code"), "code-puzzle", "code", note=t("To be scanned by another device")),
        row(t("Settings"), "settings", "settings"),
        row(t("All puzzles"), "puzzles", "home"),
    )
    return sheet(t, title(t, which), f'<div class="rows">{"".join(rows)}</div>')


def _panel(body: str, kind: str = "") -> str:
    classes = " ".join(filter(None, ("puzzle-panel", kind)))
    return f'<aside class="{classes}">{body}</aside>'


def _table(posed: PosedPuzzle, rows: Sequence[tuple[str, Way]]) -> str:
    """What each step gave, way by way."""
    steps = max(len(way.gains) for _, way in rows)
    head = "".join(
        f'<th scope="col"><span class="aside">{escape(posed.step(place + 1))}</span><span aria-hidden="true">{place + 1}</span></th>'
        for place in range(steps)
    )
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f'<td class="num">{gain}</td>' for gain in way.gains)
        + "<td></td>" * (steps - len(way.gains))
        + f'<td class="num strong">{way.points}</td></tr>'
        for name, way in rows
    )
    return f'<table class="puzzle-gains"><thead><tr><td></td>{head}<td></td></tr></thead><tbody>{body}</tbody></table>'


def all_kinds() -> list[str]:
    """The games that have puzzles and a room here."""
    return [game for game in kinds() if game in games()]


# -- the rush


def rush_over(t: Texts, game: str, answers: Sequence[bool], best: int) -> str:
    """The end of a rush: what was solved and missed, in order, and the `best` one before it."""
    solved = sum(answers)
    words = t.many("{n} puzzle solved in three minutes.", "{n} puzzles solved in three minutes.", solved)
    missed = t("{n} missed.", n=len(answers) - solved) if solved < len(answers) else ""
    record = t("Your best rush so far!") if solved > best else t("Your best: {n}", n=best) if best else ""
    marks = "".join(
        f'<li class="{"right" if right else "wrong"}">{icon("check" if right else "close")}</li>'
        for right in answers
    )
    body = (
        f'<section class="reading in-the-middle rush-over">{emblem(games()[game].emblem, "rush-sign")}<h2>{escape(words)}</h2>'
        f'<ul class="rush-answers" aria-hidden="true">{marks}</ul><p>{escape(" ".join(filter(None, (missed, record))))}</p>'
        '<div class="rush-onward" id="onward"></div></section>'
    )
    return screen("puzzles", bar(t, t("Three-minute rush"), back="puzzles") + body, "sheet")


def after_rush(t: Texts, game: str) -> str:
    """The ways on from there."""
    return (
        button(t("Another rush"), "rush", game, kind="main", id="do-rush")
        + button(t("Look at the last puzzle"), "open-puzzle", id="do-last", kind="flat")
        + button(t("All puzzles"), "puzzles", kind="flat", id="do-puzzles")
    )
