"""Watching a game of Stone Paths again: the board at any step, a slider, the own hand, and the turns in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.stone_paths import words
from app.texts import Texts
from app.views.cairns import figure
from app.views.kit import Regions, bar, button, does, minus, screen
from app.views.players import Players
from app.views.stone_paths import board
from app.views.stone_paths.look import Look, Moved
from app.views.stone_paths.pieces import face, pips, wishes
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, VALUE_OF
from waystones.games.stone_paths.observation import StonePathsObservation


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after so many of its steps, as one seat saw it: what the last step was, and whose figure it moved."""

    seen: StonePathsObservation
    ply: int
    plies: int
    happened: str = ""
    moved: Moved | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn in the log: whose it was, what happened in words, and the step with which it ended."""

    seat: int
    words: str
    end: int


def frame(t: Texts, plies: int, id: str) -> str:
    """The screen with its regions empty."""
    label, turns, own = escape(t("Step to show")), escape(t("Turns")), escape(t("Your hand at this step"))
    players = escape(t("How everybody stands"))
    slider = f'<input type="range" class="slider" id="ply" data-input="ply" min="0" max="{plies}" step="1" aria-label="{label}"/>'
    body = (
        bar(t, t("Replay"), '<span class="goal-count" id="goal-count"></span>', back="result", arg=id)
        + f'<div class="replay-table"><div class="replay-board">{board.frame(t)}</div>'
        + f'<section class="replay-side"><div class="replay-turn" id="where"></div>{slider}<div class="steps" id="steps"></div>'
        + f'<ul class="replay-hand" id="hand" aria-label="{own}"></ul>'
        + f'<ul class="replay-players" id="players" aria-label="{players}"></ul>'
        + f'<h2 class="aside">{turns}</h2><ol class="replay-turns" id="turns" reversed=""></ol></section></div>'
    )
    return screen("replay", body)


def regions(t: Texts, moment: Moment, players: Players, played: Sequence[Turn]) -> Regions:
    """The game at this moment, and where that is among the turns."""
    seen, now = moment.seen, turn_at(played, moment.ply)
    return {
        **board.regions(t, seen, players, Look(moved=moment.moved)),
        "goal-count": board.goal_count(t, seen),
        "where": _where(t, moment, now, len(played)),
        "steps": _steps(t, moment),
        "hand": "".join(_card(t, card) for card in seen.hand),
        "players": "".join(_player(t, seen, players, seat) for seat in range(seen.players)),
        "turns": _turns(t, moment.ply, players, played),
    }


def turn_at(played: Sequence[Turn], ply: int) -> int:
    """The number of the turn that the step belongs to, from 1; 0 before the first step.

    >>> played = [Turn(0, "", 2), Turn(1, "", 5)]
    >>> [turn_at(played, ply) for ply in range(6)]
    [0, 1, 1, 2, 2, 2]
    """
    return sum(turn.end < ply for turn in played) + 1 if ply else 0


def _where(t: Texts, moment: Moment, now: int, turns: int) -> str:
    place = t("Turn {n} of {all}", n=now, all=turns) if now else t("Before the first turn")
    return f'<p class="strong">{escape(place)}</p><p class="small quiet">{escape(moment.happened)}</p>'


def _steps(t: Texts, moment: Moment) -> str:
    ply, last = moment.ply, moment.plies
    ways = (
        (t("To the start"), 0, "first", "do-first"),
        (t("Step before"), max(0, ply - 1), "back", "do-before"),
        (t("Next step"), min(last, ply + 1), "next", "do-after"),
        (t("To the end"), last, "last", "do-last"),
    )
    return "".join(
        button(label, "ply", to, glyph=glyph, bare=True, off=to == ply, id=id)
        for label, to, glyph, id in ways
    )


def _card(t: Texts, card: int) -> str:
    """A card of the own hand, to look at."""
    path, said = COLOUR_OF[card], escape(words.card(t, card))
    shown = face(path, VALUE_OF[card])
    return f'<li class="k-{COLOURS[path]}"><span class="aside">{said}</span><span class="replay-card" aria-hidden="true">{shown}</span></li>'


def _player(t: Texts, seen: StonePathsObservation, players: Players, seat: int) -> str:
    """A player with total, rows and wishing stones; whoever decides next is marked."""
    name, score = players[seat].name, seen.scores()[seat]
    if seat == seen.seat:
        name = t("{name} (you)", name=name)
    rows = "; ".join(words.row(t, path, row) for path, row in enumerate(seen.rows[seat]))
    said = escape(f"{words.points(t, score)}, {words.wishing_stones(t, seen.wishes[seat])}. {rows}")
    now = ' aria-current="true"' if seat == seen.to_act and not seen.is_over else ""
    return (
        f'<li{now}>{figure(seat)}<b class="grow">{escape(name)}</b><span class="aside">{said}</span>'
        f'{pips(seen.rows[seat])}{wishes(seen.wishes[seat])}<b class="num" aria-hidden="true">{minus(score)}</b></li>'
    )


def _turns(t: Texts, ply: int, players: Players, played: Sequence[Turn]) -> str:
    """The turns that are over by now, the last one first: it stays beside the slider, and nothing is told ahead."""
    over = [(number, turn) for number, turn in enumerate(played, 1) if turn.end <= ply]
    return "".join(_turn(t, players, turn, number, turn.end == ply) for number, turn in reversed(over))


def _turn(t: Texts, players: Players, turn: Turn, number: int, current: bool) -> str:
    """A turn of the log, which leads to its last step."""
    here = ' aria-current="step"' if current else ""
    said = escape(t("Turn {n}", n=number))
    return (
        f'<li class="replay-turn-of"{here}><button type="button" id="turn-{number}"{does("ply", turn.end)}>'
        f'<span class="round-n num" aria-hidden="true">{number}</span><span class="aside">{said}, {escape(players[turn.seat].name)}</span>'
        f'{figure(turn.seat)}<span class="grow small">{escape(turn.words)}</span></button></li>'
    )
