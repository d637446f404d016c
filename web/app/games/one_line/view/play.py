"""The play screen of One Line: board, card, what is still to come, and what the line has earned."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from html import escape

from app.drawing.kit import Regions, bar, begins, button, does, screen, tool
from app.games.one_line.view import board as table
from app.games.one_line.view.board import NOTHING, Draft, Look
from app.games.one_line.view.cards import chips, counts, numbers
from app.texts import Texts
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch

DRY, TICK, COUNTS = (
    200,
    45,
    8,
)  # ms until ink is dry, ms that a score stands while it is counted, how many there are


def frame(t: Texts, note: str = "") -> str:
    """The screen with its regions empty; `note` says which game this is, where there is room for it.

    What follows a colon in it is what the game asks for: that has room everywhere.
    """
    which, colon, goals = note.partition(": ")
    aside = f'<span class="bar-note">{escape(which)}</span>' if note else ""
    if colon:
        aside = f'<span class="bar-goals"><span class="aside">{escape(which)}: </span>{escape(goals)}</span>'
    tools = aside + tool(t("Hint"), "hint", "hint") + tool(t("Menu"), "menu", "menu")
    stage = (
        f'<button type="button" class="corner top left" id="score" data-steady=""{does("log")}></button>'
        f'<div class="corner top right" id="round" data-steady=""></div>{table.frame(t)}'
        '<div class="corner bottom left" id="left" data-steady=""></div><div class="corner bottom right" id="numbers" data-steady=""></div>'
    )
    dock = '<div id="card" data-steady=""></div><div id="to-come" data-steady=""></div><div class="acts" id="acts" data-steady=""></div>'
    top, label = bar(t, t("One Line"), tools), escape(t("Card and actions"))
    body = (
        f'{top}<div id="coach"></div><div class="stage"><div class="fit">{stage}</div></div>'
        f'<section class="dock" aria-label="{label}">{dock}</section>'
    )
    return screen("play", body, "sheet")


def regions(
    t: Texts,
    seen: OneLineObservation,
    draft: Draft = NOTHING,
    lit: frozenset[int] = frozenset(),
    *,
    cursor: int | None = None,
    hint: tuple[int, ...] = (),
    fresh: frozenset[int] = frozenset(),
    sure: bool = False,
    refused: int | None = None,
    pointed: Mapping[int, int] | None = None,
    coach: str = "",
    sheet: str = "",
) -> Regions:
    """All that a seat may know now.

    `hint` is a suggested line, `fresh` the fields of the round just inked, `sure` asks once more before a pass, and
    `refused` is the field that was tapped in vain. `pointed` says which fields the coach points at, with their points.
    """
    lost = seen.lost()
    cut = seen.lost(Stretch(draft.end, draft.fields)) - lost if draft.end is not None else frozenset[int]()
    look = Look(seen.route, seen.start, draft, lit, cursor, hint, fresh, lost, cut, refused, pointed or {})
    used = tuple(seen.board.colours[field] for field in draft.fields)
    lost_numbers = _numbers_in(seen, lost) if lost else frozenset[int]()
    return {
        **table.regions(t, seen.board, look),
        "score": _score(t, seen, sum(draft.gives.values())),
        "round": _round(t, seen.round, seen.rounds),
        "left": _left(t, seen.left - len(draft.fields), len(lost), len(cut)),
        "numbers": numbers(t, seen.numbers, draft.gives, seen.spent, lost_numbers),
        "card": _card(t, seen.round, seen.rounds, seen.card, used),
        "to-come": _to_come(t, tuple(seen.to_come.items())),
        "acts": _acts(t, len(draft.fields), sure),
        "coach": coach,
        "sheet": sheet,
    }


def _score(t: Texts, seen: OneLineObservation, more: int) -> str:
    """The points so far, counted up from what they were before the last round, and what the draft would add."""
    gained = sum(each.points for each in seen.reached if each.round == seen.round - 1)
    gain = f'<span class="gain-note">+{more}</span>' if more else ""
    label = escape(t("points so far"))
    # With the round in its id it is another element after each, and counts anew.
    return (
        f'<span class="big" id="points-{seen.round}">{_counted(seen.points, gained)}{gain}</span>'
        f'<span class="label">{label}</span>'
    )


@lru_cache(maxsize=2)
def _counted(points: int, gained: int) -> str:
    """The points; before them, once the ink is dry, those that lie between."""
    if not gained:
        return str(points)
    steps = min(gained, COUNTS)
    between = "".join(
        f'<span class="tick" aria-hidden="true"{begins(DRY + TICK * (step - 1))}>{points - gained + gained * step // steps}</span>'
        for step in range(1, steps)
    )
    before = f'<span class="tick before" aria-hidden="true">{points - gained}</span>'
    return f'<span class="ticks">{before}{between}<span class="shows"{begins(DRY + TICK * (steps - 1))}>{points}</span></span>'


@lru_cache(maxsize=2)  # the same for as long as a round lasts, and asked for with every field that is drawn
def _round(t: Texts, now: int, rounds: int) -> str:
    """Round n of 15, and a tally of notches in fives."""
    notches = ""
    for i in range(rounds):
        x, state = 4 + i * 7.4 + i // 5 * 5, "gone" if i < now - 1 else "now" if i == now - 1 else "ahead"
        top, length = (4, 16) if state == "now" else (7, 11)
        bend = 0.8 if i % 2 else -0.8
        notches += f'<path class="{state}" d="M{x:.1f} {top}q{bend} {length // 2} 0 {length}"/>'
    title = escape(t("Round {n} of {all}", n=now, all=rounds))
    return (
        f'<span class="strong">{title}</span>'
        f'<svg class="tally" viewBox="0 0 124 24" aria-hidden="true">{notches}</svg>'
    )


def _left(t: Texts, left: int, lost: int, cut: int) -> str:
    """The fields not reached yet; how many of them are lost, and how many the draft would cut off."""
    kind = "label"
    if cut:
        kind, words = "label warns", t.many("cuts off {n} field", "cuts off {n} fields", cut)
    elif lost:
        words = t("{open} open, {lost} lost", open=left - lost, lost=lost)
    else:
        words = t.many("field left, minus 1", "fields left, minus 1 each", left)
    return f'<span class="big second">{left}</span><span class="{kind}">{escape(words)}</span>'


def _numbers_in(seen: OneLineObservation, fields: Collection[int]) -> frozenset[int]:
    """The numbers on these fields."""
    return frozenset(number for field, number in seen.board.numbers.items() if field in fields)


@lru_cache(maxsize=8)  # a finger that goes to and fro asks for the same few
def _card(t: Texts, now: int, rounds: int, card: tuple[str, ...], used: tuple[str, ...]) -> str:
    about = t("Use each field of the card at most once, in any order, from one end of your line.")
    title = t("Card {n} of {all}", n=now, all=rounds)
    return (
        f'<h2 class="card-title">{escape(title)}</h2>'
        f'<p class="card-note quiet">{escape(about)}</p>{chips(t, card, used, dealt=now)}'
    )


@lru_cache(maxsize=2)
def _to_come(t: Texts, to_come: tuple[tuple[str, int], ...]) -> str:
    label = escape(t("Still to come"))
    return f'<span class="counts-label">{label}</span>{counts(t, dict(to_come))}'


@lru_cache(maxsize=16)
def _acts(t: Texts, drawn: int, sure: bool) -> str:
    passing = t("Sure?") if sure else t("Pass")
    ink = t.many("Ink {n} field", "Ink {n} fields", drawn) if drawn else t("Draw on the board")
    return (
        button(t("Back one step"), "back-step", glyph="undo", bare=True, off=not drawn, id="do-back")
        + button(passing, "pass", kind="armed" if sure else "", off=bool(drawn), id="do-pass")
        + button(ink, "confirm", kind="main", glyph="check" if drawn else "", off=not drawn, id="do-confirm")
    )
