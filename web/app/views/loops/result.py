"""The end of a game of Loops: who has won, everybody's turns and best tile, the board, and the ways on."""

from collections.abc import Sequence
from html import escape

from app.loops import words
from app.table.words import points
from app.texts import Texts
from app.views.cairns import figure
from app.views.kit import Regions, bar, button, screen, tool
from app.views.loops import board
from app.views.loops.tile import picture
from app.views.players import Players, verdict
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.tiles import NAMES


def frame(t: Texts, seen: LoopsObservation, players: Players, winners: Sequence[int], id: str) -> str:
    """The whole screen; nothing on it changes but the sheet above it. `id` names the game."""
    body = (
        bar(t, t("Loops"), tool(t("Send this game"), "share", "share", id))
        + f'<div class="loops-account"><section class="stones-verdict" role="status">{_verdict(t, seen, players, winners)}</section>'
        + f'<section class="loops-sheet">{_sheet(t, seen, players, winners)}</section>'
        + f'<figure class="loops-final">{board.picture_of(t, seen)}</figure>'
        + f'<div class="result-acts">{_acts(t, id)}</div></div>'
    )
    return screen("loops-result", body, "sheet")


def regions(sheet: str) -> Regions:
    """What lies over the screen."""
    return {"sheet": sheet}


def _verdict(t: Texts, seen: LoopsObservation, players: Players, winners: Sequence[int]) -> str:
    """Who has won, with how much, and why it ended."""
    figures = "".join(figure(seat, large=True) for seat in winners)
    best = points(t, seen.scores()[winners[0]])
    title, note = (
        escape(verdict(t, players, winners)),
        escape(f"{best}. {words.ended(t, seen.ended_by)}"),
    )
    return f'<span class="winners">{figures}</span><div><h2>{title}</h2><p class="quiet">{note}</p></div>'


def _sheet(t: Texts, seen: LoopsObservation, players: Players, winners: Sequence[int]) -> str:
    """A line for each player: tiles laid, the best of them, the total."""
    caption, name, laid = escape(t("What gave what")), escape(t("Player")), escape(t("Tiles"))
    best, total = escape(t("Best tile")), escape(t("Total"))
    rows = ""
    for seat in range(seen.players):
        lines = seen.score_lines(seat)
        top = max(lines, key=lambda line: line.points, default=None)
        shown = (
            f'{picture(NAMES.index(top.values["tile"]), seat)}<span class="small">{escape(words.sum_of(top.values))}</span>'
            if top
            else "\N{EN DASH}"
        )
        won = " won" if seat in winners else ""
        rows += (
            f'<tr><th scope="row">{figure(seat)}{escape(players[seat].name)}</th><td class="num">{len(lines)}</td>'
            f'<td class="best-tile">{shown}</td><td class="num{won}">{seen.scores()[seat]}</td></tr>'
        )
    return (
        f'<table class="ledger loops-ledger"><caption class="aside">{caption}</caption><thead><tr><th scope="col">{name}</th>'
        f'<th scope="col">{laid}</th><th scope="col">{best}</th><th scope="col">{total}</th></tr></thead><tbody>{rows}</tbody></table>'
    )


def _acts(t: Texts, id: str) -> str:
    return (
        button(t("Home"), "home")
        + button(t("Replay"), "replay", id)
        + button(t("Rematch"), "rematch", id, kind="main")
    )
