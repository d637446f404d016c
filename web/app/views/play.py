"""The play screen of One Line: board, card, what is still to come, and what the line has earned."""

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from app.texts import Texts
from app.views import one_line_board as table
from app.views.cards import chips, counts, numbers
from app.views.kit import Regions, bar, button, does, row, screen, sheet, tool
from app.views.one_line_board import NOTHING, Draft, Look
from waystones.games.one_line.observation import OneLineObservation


def frame(t: Texts, note: str = "") -> str:
    """The screen with its regions empty; `note` says which game this is, where there is room for it."""
    aside = f'<span class="bar-note">{escape(note)}</span>' if note else ""
    tools = aside + tool(t("Hint"), "hint", "hint") + tool(t("Menu"), "menu", "menu")
    stage = (
        f'<button type="button" class="corner top left" id="score" data-steady=""{does("log")}></button>'
        f'<div class="corner top right" id="round"></div>{table.frame(t)}'
        '<div class="corner bottom left" id="left" data-steady=""></div><div class="corner bottom right" id="numbers" data-steady=""></div>'
    )
    dock = '<div id="card" data-steady=""></div><div id="to-come"></div><div class="acts" id="acts" data-steady=""></div>'
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
    coach: str = "",
    sheet: str = "",
) -> Regions:
    """All that a seat may know now.

    `hint` is a suggested line, `fresh` the fields of the round just inked, `sure` asks once more before a pass.
    """
    look = Look(seen.route, seen.start, draft, lit, cursor, hint, fresh)
    used = [seen.board.colours[field] for field in draft.fields]
    return {
        **table.regions(t, seen.board, look),
        "score": _score(t, seen.points, sum(draft.gives.values())),
        "round": _round(t, seen.round, seen.rounds),
        "left": _left(t, seen.left - len(draft.fields)),
        "numbers": numbers(t, seen.numbers, draft.gives, seen.spent),
        "card": _card(t, seen.round, seen.rounds, seen.card, used),
        "to-come": _to_come(t, tuple(seen.to_come.items())),
        "acts": _acts(t, len(draft.fields), sure),
        "coach": coach,
        "sheet": sheet,
    }


def menu(t: Texts, *, once: bool = False) -> str:
    """The sheet behind the menu button; a line that can be drawn `once` is not started over."""
    rows = (
        row(t("Rules"), "rules", "rules"),
        row(t("Rounds so far"), "log", "log"),
        row(t("Hint for this card"), "hint", "hint"),
        row(t("Settings"), "settings", "settings"),
        "" if once else row(t("Start this deal over"), "start-over", "again"),
        row(t("Give up"), "give-up", "flag"),
        row(t("Home"), "home", "home", note=t("The game is kept.")),
    )
    return sheet(t, t("One Line"), f'<div class="rows">{"".join(rows)}</div>')


def _score(t: Texts, points: int, more: int) -> str:
    gain = f'<span class="gain-note">+{more}</span>' if more else ""
    label = escape(t("points so far"))
    return f'<span class="big">{points}{gain}</span><span class="label">{label}</span>'


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


def _left(t: Texts, left: int) -> str:
    label = escape(t.many("field left, minus 1", "fields left, minus 1 each", left))
    return f'<span class="big second">{left}</span><span class="label">{label}</span>'


def _card(t: Texts, now: int, rounds: int, card: Sequence[str], used: Sequence[str]) -> str:
    about = t("Use each field of the card at most once, in any order, from one end of your line.")
    title = t("Card {n} of {all}", n=now, all=rounds)
    return (
        f'<h2 class="card-title">{escape(title)}</h2>'
        f'<p class="card-note quiet">{escape(about)}</p>{chips(t, card, used)}'
    )


@lru_cache(maxsize=2)
def _to_come(t: Texts, to_come: tuple[tuple[str, int], ...]) -> str:
    label = escape(t("Still to come"))
    return f'<span class="counts-label">{label}</span>{counts(t, dict(to_come))}'


def _acts(t: Texts, drawn: int, sure: bool) -> str:
    passing = t("Sure?") if sure else t("Pass")
    ink = t.many("Ink {n} field", "Ink {n} fields", drawn) if drawn else t("Draw on the board")
    return (
        button(t("Back one step"), "back-step", glyph="undo", bare=True, off=not drawn, id="do-back")
        + button(passing, "pass", kind="armed" if sure else "", off=bool(drawn), id="do-pass")
        + button(ink, "confirm", kind="main", glyph="check" if drawn else "", off=not drawn, id="do-confirm")
    )
