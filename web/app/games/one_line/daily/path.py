"""The path: a stone for every day that was finished, in gold, silver or copper, week by week up to today."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from app.drawing.kit import medal, minus
from app.games.one_line.bests import CLASSIC
from app.games.one_line.daily.daily import Diary
from app.games.one_line.medals import medal as medal_for
from app.games.one_line.view.result import medal_name
from app.texts import Texts

WEEK = 7
LONGEST = 20 * WEEK  # days that are drawn; the calendar has those before
BOARDS = 6  # whose best lines are told
MEDALS = ("gold", "silver", "copper")
_STEP, _ROW, _STONE = 46, 50, 36


@dataclass(frozen=True, slots=True)
class Step:
    """A day on the path: the medal it brought, or none; missed, or forgiven as a day of rest."""

    number: int
    kind: str
    helped: bool = False  # whether a hint was used


def steps(diary: Diary, today: int) -> list[Step]:
    """The days from the first one that was finished up to today, the newest weeks if there are many."""
    done = [number for number, each in diary.items() if each.score is not None and number <= today]
    if not done:
        return []
    first = max(done[0], today - LONGEST + 1)
    return list(_walk(diary, range(first, today + 1)))


def _walk(diary: Diary, days: range) -> Iterator[Step]:
    rests = diary.rests
    for number in days:
        known = diary.get(number)
        if known is not None and known.score is not None:
            yield Step(number, medal_for(known.score), known.helped)
        elif number != days[-1]:  # today may still be drawn
            yield Step(number, "rest" if number in rests else "missed")


def path(t: Texts, walked: Sequence[Step], medals: Mapping[str, int], bests: Mapping[str, int]) -> str:
    """The stones, how many of each there are, and the best line on every board."""
    if not walked:
        nothing = escape(t("Each day you finish becomes a stone on your path."))
        return f'<p class="quiet">{nothing}</p>'
    counted = "".join(
        f'<li>{medal(name)}<b class="num">{medals.get(name, 0)}</b>'
        f'<span class="small quiet">{escape(medal_name(t, name))}</span></li>'
        for name in MEDALS
    )
    return f'<ul class="medal-counts">{counted}</ul>{_drawn(t, walked, medals)}{_bests(t, bests)}'


def counts(diary: Diary) -> Counter[str]:
    """How many days brought each medal."""
    return Counter(map(medal_for, diary.scores))


def _place(index: int) -> tuple[int, int]:
    """Where a day lies: every week is a row, and the path turns at its end."""
    row, column = divmod(index, WEEK)
    return _STEP * (column if row % 2 == 0 else WEEK - 1 - column) + _STEP // 2, _ROW * row + _ROW // 2


def _drawn(t: Texts, walked: Sequence[Step], medals: Mapping[str, int]) -> str:
    newest_first = list(reversed(walked))
    places = [_place(i) for i in range(len(newest_first))]
    trail = "M" + "L".join(f"{x} {y}" for x, y in places)
    stones = "".join(_stone(step, *place) for step, place in zip(newest_first, places, strict=True))
    said = ", ".join(f"{medal_name(t, name)}: {medals.get(name, 0)}" for name in MEDALS)
    if helped := sum(step.helped for step in walked):
        said += ". " + t.many("{n} day with a hint", "{n} days with a hint", helped)
    label = escape(t("Your path. {medals}", medals=said))
    high = places[-1][1] + _ROW // 2
    return (
        f'<svg class="day-path" viewBox="0 0 {_STEP * WEEK} {high}" role="img"'
        f' aria-label="{label}"><path class="day-trail" d="{trail}"/>{stones}</svg>'
    )


def _stone(step: Step, x: int, y: int) -> str:
    if step.kind in ("missed", "rest"):
        return f'<circle class="day-{step.kind}" cx="{x}" cy="{y}" r="{4 if step.kind == "missed" else 7}"/>'
    colour = "slab" if step.kind == "none" else step.kind
    half = _STONE // 2
    ring = f'<circle class="day-helped" cx="{x}" cy="{y}" r="{half + 3}"/>' if step.helped else ""
    return (
        f'{ring}<g class="k-{colour}"><use href="#medal-{step.kind}" x="{x - half}" y="{y - half}"'
        f' width="{_STONE}" height="{_STONE}"/></g>'
    )


def _bests(t: Texts, bests: Mapping[str, int]) -> str:
    """The best line on each board: the classic one, then the best of the others; each Sunday brings one more."""
    ordered = sorted(bests.items(), key=lambda each: (each[0] != CLASSIC, -each[1]))
    items = "".join(
        f'<div><dt>{escape(_named(t, board))}</dt><dd class="num">{minus(score)}</dd></div>'
        for board, score in ordered[:BOARDS]
    )
    title, others = escape(t("Your best by board")), len(ordered) - BOARDS
    more = escape(t.many("and {n} more board", "and {n} more boards", others)) if others > 0 else ""
    left = f'<p class="small quiet">{more}</p>' if more else ""
    return f'<h3>{title}</h3><dl class="day-figures">{items}</dl>{left}' if items else ""


def _named(t: Texts, board: str) -> str:
    return t("Classic board") if board == CLASSIC else t("Board {n}", n=board)
