"""Watching a game again, as far as it is the same for all: the slider, the step buttons and the turns in words."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import bar, button, does, figure, screen
from app.drawing.players import Entry, Players
from app.texts import Texts


def frame(t: Texts, plies: int, id: str, *, note: str, board: str, held: str) -> str:
    """The screen with its regions empty; `note` stands in its bar, `held` is what the seat that looks has in hand."""
    turns_said, players = escape(t("Turns")), escape(t("How everybody stands"))
    body = (
        bar(t, t("Replay"), note, back="result", arg=id)
        + f'<div class="replay-table"><div class="replay-board">{board}</div>'
        + f'<section class="replay-side"><div class="replay-turn" id="where"></div>{slider(t, plies)}<div class="steps" id="steps"></div><div class="play-on" id="play-on"></div>'
        + held
        + f'<ul class="replay-players" id="players" aria-label="{players}"></ul>'
        + f'<h2 class="aside">{turns_said}</h2><ol class="replay-turns" id="turns" reversed=""></ol></section></div>'
    )
    return screen("replay", body)


def slider(t: Texts, plies: int) -> str:
    """Where the replay stands, to be pulled."""
    label = escape(t("Step to show"))
    return f'<input type="range" class="slider" id="ply" data-input="ply" min="0" max="{plies}" step="1" aria-label="{label}"/>'


def turn_at(played: Sequence[Entry], ply: int) -> int:
    """The number of the turn that the step belongs to, from 1; 0 before the first step.

    >>> played = [Entry(0, "", 2), Entry(1, "", 5)]
    >>> [turn_at(played, ply) for ply in range(6)]
    [0, 1, 1, 2, 2, 2]
    """
    return sum(turn.end < ply for turn in played) + 1 if ply else 0


def where(t: Texts, ply: int, played: Sequence[Entry], happened: str) -> str:
    """Which turn is shown, and what its last step was."""
    now = turn_at(played, ply)
    place = t("Turn {n} of {all}", n=now, all=len(played)) if now else t("Before the first turn")
    return f'<p class="strong">{escape(place)}</p><p class="small quiet">{escape(happened)}</p>'


def steps(t: Texts, ply: int, last: int) -> str:
    """The buttons that go a step or all the way."""
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


def playing(t: Texts, *, on: bool) -> str:
    """The button that lets the game play by itself, or holds it."""
    label, glyph = (t("Pause"), "pause") if on else (t("Play"), "watch")
    return button(label, "run", glyph=glyph, bare=True, kind="main", id="do-run")


def pace(t: Texts, times: int) -> str:
    """How fast it plays by itself, and faster with every press."""
    label = escape(t("Speed: {n} times", n=times))
    return (
        f'<button type="button" class="stone-btn num"{does("pace")} id="do-pace" aria-label="{label}" title="{label}">'
        f"{times}\N{MULTIPLICATION SIGN}</button>"
    )


def controls(t: Texts, steps: str, *, plays: bool, times: int) -> str:
    """Everything that moves the replay on, in one row."""
    return playing(t, on=plays) + steps + pace(t, times)


def play_on(t: Texts, turn: int) -> str:
    """The way back into the game, as another one: from the moment that is shown."""
    note = escape(t("Another game, not counted."))
    onward = button(t("Play on from turn {n}", n=turn), "play-on", glyph="go", id="do-play-on")
    return f'{onward}<span class="small quiet">{note}</span>'


def turns(t: Texts, ply: int, players: Players, played: Sequence[Entry]) -> str:
    """The turns that are over by now, the last one first: it stays beside the slider, and nothing is told ahead."""
    over = [(number, turn) for number, turn in enumerate(played, 1) if turn.end <= ply]
    return "".join(_turn(t, players, turn, number, turn.end == ply) for number, turn in reversed(over))


def _turn(t: Texts, players: Players, turn: Entry, number: int, current: bool) -> str:
    """A turn of the log, which leads to its last step."""
    here = ' aria-current="step"' if current else ""
    said = escape(t("Turn {n}", n=number))
    return (
        f'<li class="replay-turn-of"{here}><button type="button" id="turn-{number}"{does("ply", turn.end)}>'
        f'<span class="round-n num" aria-hidden="true">{number}</span><span class="aside">{said}, {escape(players[turn.seat].name)}</span>'
        f'{figure(turn.seat)}<span class="grow small">{escape(turn.words)}</span></button></li>'
    )
