"""The own line beside the best one there was: both boards at the same round, moved by one slider."""

from dataclasses import dataclass
from html import escape

from app.drawing.kit import Regions, button, does, minus
from app.games.one_line.view.board import picture
from app.texts import Texts
from waystones.games.one_line.observation import OneLineObservation


@dataclass(frozen=True, slots=True)
class Side:
    """A line as it was after some round, what the last round added, and what it gave in the end."""

    seen: OneLineObservation
    score: int
    fresh: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Comparison:
    """Both lines after so many rounds, and how much of the search is done, in percent.

    A `passing` one is the best so far: the search goes on.
    """

    own: Side
    ply: int
    best: Side | None = None
    proven: bool = False
    passing: bool = False
    parting: int | None = None  # the round in which the two part
    fields: tuple[int, int] = (0, 0)  # how long they are in the end: the own one, the best one
    searched: int = 0


def frame(t: Texts, rounds: int, id: str) -> str:
    """The two boards and the slider, with their regions empty; `id` names the game, for its replay."""
    slider, replay, review = escape(t("Round to show")), escape(t("Replay")), escape(t("Review"))
    once_more = button(t("Try these cards again"), "again", id, kind="flat", glyph="again")
    return (
        '<section class="compare"><div class="lines"><figure class="line" id="own-line"></figure>'
        '<figure class="line" id="best-line"></figure></div><p class="told" id="told"></p>'
        '<div class="scrub-words"><p class="small quiet grow" id="compared"></p>'
        f'<button type="button" class="scrub-link"{does("replay", id)}><span class="link">{replay}</span></button>'
        f'<button type="button" class="scrub-link"{does("review", id)}><span class="link">{review}</span></button></div>'
        f'<div class="scrub">{_notches(rounds)}<input type="range" class="slider" id="ply" data-input="ply" min="0"'
        f' max="{rounds}" value="{rounds}" step="1" aria-label="{slider}" aria-describedby="compared"/></div>'
        f'<div class="once-more">{once_more}</div></section>'
    )


def _notches(rounds: int) -> str:
    """A notch for every round along the slider's track."""
    cuts = "".join(f"M{i} 0v1" for i in range(rounds + 1))
    return (
        f'<svg class="scrub-notches" viewBox="0 0 {rounds} 1" preserveAspectRatio="none" aria-hidden="true">'
        f'<path d="{cuts}"/></svg>'
    )


def regions(t: Texts, shown: Comparison) -> Regions:
    """The lines at this round, and what sets them apart."""
    best = shown.best
    found = t("Best line so far") if shown.passing else t("Best line found")
    name = t("Best possible") if shown.proven else found
    return {
        "own-line": _line(t, t("Your line"), shown.own),
        "best-line": _best(t, name, best, shown) if best else _search(t, shown.searched),
        "told": escape(_told(t, shown, best)) if best and not shown.passing else "",
        "compared": escape(_where(t, shown)),
    }


def _best(t: Texts, name: str, best: Side, shown: Comparison) -> str:
    """The best line; while a better one is looked for, with a bar in the place of its measure."""
    if not shown.passing:
        return _line(t, name, best)
    return _line(t, name, best, _bar(t, shown.searched))


def _line(t: Texts, name: str, side: Side, below: str = "") -> str:
    seen = side.seen
    fields = t.many("{n} field", "{n} fields", len(seen.route))
    points = t.many("{n} point", "{n} points", seen.points)
    measured = f'<p class="small quiet">{escape(fields)}, {escape(points)}</p>'
    board = picture(seen.board, f"{name}: {fields}, {points}", seen.route, seen.start, fresh=side.fresh)
    return (
        f'<figcaption class="line-name"><span>{escape(name)}</span> <b class="num">{minus(side.score)}</b></figcaption>'
        f"{board}{below or measured}"
    )


def _search(t: Texts, percent: int) -> str:
    words = escape(t("Looking for the best line"))
    return (
        f'<figcaption class="line-name"><span>{words}…</span></figcaption><div class="looking">'
        f'<svg class="lens" viewBox="0 0 64 64" aria-hidden="true"><use href="#em-one-line"/></svg>'
        f"{_bar(t, percent)}</div>"
    )


def _bar(t: Texts, percent: int) -> str:
    """How far the search is."""
    words = escape(t("Looking for the best line"))
    return f'<progress class="progress" id="searched" max="100" value="{percent}" aria-label="{words}"></progress>'


def _told(t: Texts, shown: Comparison, best: Side) -> str:
    """What sets the best line apart from the own one: where they part, and which is longer."""
    own, theirs = shown.fields
    if shown.own.score >= best.score:
        if shown.proven:
            return t("No line gives more on these cards. Well drawn!")
        return t("No better line was found for these cards. Well drawn!")
    parting = t("The two lines part in round {n}.", n=shown.parting or 1)
    if theirs == own:
        return parting + " " + t("Both are as long: the numbers make the difference.")
    return parting + " " + t("The best one walks {best} fields, yours {own}.", best=theirs, own=own)


def _where(t: Texts, shown: Comparison) -> str:
    all_rounds = shown.own.seen.rounds
    if shown.ply == all_rounds:
        return t("Drag to compare round by round")
    if not shown.ply:
        return t("Before the first card")
    return t("After round {n} of {all}", n=shown.ply, all=all_rounds)
