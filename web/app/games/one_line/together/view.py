"""One Line with several lines: who sits there, everybody's boards, and the account at the end."""

from collections.abc import Sequence
from html import escape

from app.drawing import kit
from app.drawing.kit import bar, button, does, figure, minus, screen, tool
from app.drawing.players import Player, Players, level, verdict
from app.games.one_line.view.board import picture
from app.games.one_line.view.cards import pebble
from app.keeping.figures import SENT
from app.texts import Texts
from waystones import ScoreLine
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.score import Reached


def strip(t: Texts, seen: OneLineObservation, players: Players, *, in_turn: bool = True) -> str:
    """Who sits there, with the points so far and the numbers of the last round; a tap shows all boards.

    Where they draw `in_turn`, whose turn it is stands out.
    """
    label = escape(t("Everybody's lines"))
    chips = "".join(_chip(t, seen, seat, player, in_turn=in_turn) for seat, player in enumerate(players))
    return f'<button type="button" class="table-strip" id="do-table"{does("table")} title="{label}"><span class="aside">{label}: </span>{chips}</button>'


def _chip(t: Texts, seen: OneLineObservation, seat: int, player: Player, *, in_turn: bool) -> str:
    points = sum(each.points for each in seen.all_reached[seat])
    now = " now" if in_turn and seen.to_act == seat and not seen.is_over else ""
    return (
        f'<span class="table-chip{now}">{figure(seat)}<span class="table-name">{escape(player.name)}</span>'
        f'<b class="num">{points}</b>{_pebbles(t, _fresh(seen, seat))}</span>'
    )


def _pebbles(t: Texts, reached: Sequence[Reached]) -> str:
    """Numbers as pebbles, full or half, with words for people who cannot see them."""
    shown = "".join(
        f'<svg class="chip-pebble" viewBox="-12 -12 24 24" aria-hidden="true">{pebble(each.number, each.points)}</svg>'
        for each in reached
    )
    said = ", ".join(
        t("{number} for half", number=each.number) if each.half else t("{number} in full", number=each.number)
        for each in reached
    )
    return f'{shown}<span class="aside">{escape(said)}</span>' if reached else ""


def last_round(t: Texts, seen: OneLineObservation, players: Players) -> str:
    """Who reached which numbers in the round that was finished last (OL-23); empty before there is one."""
    if seen.round == 1:
        return ""
    title = escape(t("After round {n} of {all}", n=seen.round - 1, all=seen.rounds))
    items = ""
    for seat, player in enumerate(players):
        if fresh := _fresh(seen, seat):
            items += f"<li>{figure(seat)}<b>{escape(player.name)}</b>{_pebbles(t, fresh)}</li>"
    nobody = escape(t("No number was reached."))
    return f'<p class="small">{title}</p><ul class="announced">{items or f"<li>{nobody}</li>"}</ul>'


def _fresh(seen: OneLineObservation, seat: int) -> list[Reached]:
    """What the seat reached in the round that was finished last."""
    return [each for each in seen.all_reached[seat] if each.round == seen.round - 1]


def boards(t: Texts, seen: OneLineObservation, players: Players, totals: Sequence[int] | None = None) -> str:
    """Everybody's line as far as this seat may know it (OL-23), with the points so far or the `totals`."""
    items = ""
    for seat, player in enumerate(players):
        points = totals[seat] if totals else sum(each.points for each in seen.all_reached[seat])
        route = seen.routes[seat]
        label = t("{name}: {n} of {all} fields", name=player.name, n=len(route), all=len(seen.board.colours))
        who = f"{player.name} ({level(t, player.level)})" if player.level not in ("", SENT) else player.name
        items += (
            f'<figure class="table-board">{picture(seen.board, label, route, seen.starts[seat])}'
            f'<figcaption>{figure(seat)}<span class="grow">{escape(who)}</span><b class="num">{minus(points)}</b></figcaption></figure>'
        )
    return f'<div class="table-boards">{items}</div>'


def sheet(t: Texts, seen: OneLineObservation, players: Players) -> str:
    """Everybody's boards over the own one."""
    return kit.sheet(t, t("Everybody's lines"), boards(t, seen, players))


def result(
    t: Texts,
    seen: OneLineObservation,
    players: Players,
    lines: Sequence[Sequence[ScoreLine]],
    winners: Sequence[int],
    id: str,
    *,
    alone: Sequence[int] = (),
    knew: bool = False,
) -> str:
    """The account: who has won, number by number and field by field, and all boards.

    A duel has what each line gives `alone`; it is sent back by who drew last, and on by everybody else. Who `knew` its
    cards before is reminded of it.
    """
    totals = [sum(line.points for line in each) for each in lines]
    caption, corner = escape(t("What gave what")), escape(t("Counted"))
    heads = "".join(
        f'<th scope="col">{figure(seat)}<span>{escape(player.name)}</span></th>'
        for seat, player in enumerate(players)
    )
    full, half = (_row(t, lines, half=half) for half in (False, True))
    missed = "".join(f'<td class="num minus">{minus(each[-1].points)}</td>' for each in lines)
    total = "".join(
        f'<td class="num{" won" if seat in winners else ""}">{minus(points)}</td>'
        for seat, points in enumerate(totals)
    )
    in_full, in_half, left, summed = t("In full"), t("Half, after another"), t("Not reached"), t("Total")
    figures = "".join(figure(seat, large=True) for seat in winners)
    title, won = (
        escape(verdict(t, players, winners)),
        t.many("{n} point", "{n} points", totals[winners[0]]),
    )
    fair = t("You knew these cards: they had been dealt on this device before.") if knew else ""
    reminder = f'<p class="small">{escape(fair)}</p>' if knew else ""
    onward = (
        button(
            t("Send it on") if players[-1].level else t("Send it back"),
            "send",
            f"duel {id}",
            kind="main",
            glyph="share",
        )
        if alone
        else button(t("Rematch"), "rematch", id, kind="main")
    )
    again = button(t("Rematch"), "play", "to-send") if alone else button(t("Home"), "home")
    acts = again + button(t("Replay"), "replay", id) + button(t("Review"), "review", id) + onward
    body = (
        bar(t, t("One Line"), tool(t("Send this game"), "share", "share", id))
        + f'<div class="lines-account"><section class="stones-verdict" role="status"><span class="winners">{figures}</span>'
        + f'<div><h2>{title}</h2><p class="quiet">{escape(won.replace("-", chr(0x2212)))}</p>{reminder}</div></section>'
        + f'<table class="ledger score-sheet"><caption class="aside">{caption}</caption>'
        + f'<thead><tr><th scope="col"><span class="aside">{corner}</span></th>{heads}</tr></thead>'
        + f'<tbody><tr><th scope="row">{escape(in_full)}</th>{full}</tr><tr><th scope="row">{escape(in_half)}</th>{half}</tr>'
        + f'<tr><th scope="row">{escape(left)}</th>{missed}</tr></tbody>'
        + f'<tfoot><tr><th scope="row">{escape(summed)}</th>{total}</tr>{_alone(t, alone)}</tfoot></table>{_why(t, alone)}{boards(t, seen, players, totals)}'
        + f'<div class="result-acts">{acts}</div></div>'
    )
    return screen("lines-result", body, "sheet", "finale")


def _alone(t: Texts, alone: Sequence[int]) -> str:
    """What each line of a duel gives by itself."""
    cells = "".join(f'<td class="num quiet">{minus(points)}</td>' for points in alone)
    name = escape(t("Drawn alone"))
    return f'<tr><th scope="row">{name}</th>{cells}</tr>' if alone else ""


def _why(t: Texts, alone: Sequence[int]) -> str:
    """Why that differs from what it gives here (OL-13, OL-14)."""
    words = t("In a duel a number gives half to who reaches it in a later round than somebody else.")
    order = t("Alone it gives half after a higher one.")
    return f'<p class="small quiet">{escape(words)} {escape(order)}</p>' if alone else ""


def _row(t: Texts, lines: Sequence[Sequence[ScoreLine]], *, half: bool) -> str:
    cells = ""
    for each in lines:
        mine = [line for line in each if line.kind == "number" and bool(line.values["half"]) is half]
        mine.sort(key=lambda line: line.values["number"])
        reached = [Reached(line.values["number"], 0, line.points) for line in mine]
        points = sum(line.points for line in mine)
        cells += f'<td class="num"><span class="table-numbers">{_pebbles(t, reached)}</span>{points}</td>'
    return cells
