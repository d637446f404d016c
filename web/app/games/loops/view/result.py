"""The end of a game of Loops: the points by what gave them, who has won, the best tiles, the board, and the ways on."""

from collections.abc import Sequence
from html import escape

from app.drawing.kit import Regions, bar, figure, screen, tool
from app.drawing.players import Players
from app.games.loops import words
from app.games.loops.view import board
from app.games.loops.view.tile import picture
from app.table.view import ending
from app.table.view.score_sheet import Sheet
from app.texts import Texts
from waystones import ScoreLine
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.tiles import NAMES


def _sorted(lines: Sequence[ScoreLine]) -> dict[str, ScoreLine]:
    """Every tile's points come from three things (LO-14, LO-15); each of them summed over all tiles."""
    own = sum(line.values["value"] for line in lines)
    multiplied = sum(line.values["value"] * line.values["bonus"] for line in lines)
    parts = {
        "line-tiles": own,
        "line-squares": multiplied - own,
        "line-joined": sum(line.points for line in lines) - multiplied,
    }
    return {name: ScoreLine(name, points) for name, points in parts.items()}


def _label(t: Texts, line: str) -> str:
    match line:
        case "line-tiles":
            return escape(t("Tiles laid"))
        case "line-squares":
            return escape(t("Green squares"))
    return escape(t("Tiles joined"))


SHEET = Sheet(("line-tiles", "line-squares", "line-joined"), _label, _sorted, lambda t, seat, line: "")


def frame(t: Texts, seen: LoopsObservation, players: Players, id: str) -> str:
    """The screen with its regions empty. `id` names the game."""
    body = (
        bar(t, t("Loops"), tool(t("Send this game"), "share", "share", id))
        + '<div class="loops-account"><section class="stones-verdict" id="verdict" role="status"></section>'
        + f'<section class="loops-sheet">{SHEET.table(t, seen, players)}{_best(t, seen, players)}</section>'
        + f'<section class="story" id="story"></section><figure class="loops-final">{board.picture_of(t, seen)}</figure>'
        + f"{ending.acts(t, id)}</div>"
    )
    return screen("loops-result", body, "sheet")


def regions(
    t: Texts, seen: LoopsObservation, players: Players, winners: Sequence[int], counted: int | None = None
) -> Regions:
    """The sheet with so many cells counted (None: all), and the verdict once all are."""
    ended, totals = words.ended(t, seen.ended_by), SHEET.totals(seen, counted)
    done = SHEET.is_done(seen, counted)
    return {
        **SHEET.regions(t, seen, winners, counted),
        "verdict": ending.judged(t, players, winners, totals, ended) if done else ending.counting(t),
    }


def _best(t: Texts, seen: LoopsObservation, players: Players) -> str:
    """A line for each player: tiles laid, and the best of them."""
    caption, name, laid = escape(t("Best tile of each player")), escape(t("Player")), escape(t("Tiles"))
    best = escape(t("Best tile"))
    rows = ""
    for seat in range(seen.players):
        lines = seen.score_lines(seat)
        top = max(lines, key=lambda line: line.points, default=None)
        shown = (
            f'{picture(NAMES.index(top.values["tile"]), seat)}<span class="small">{escape(words.sum_of(top.values))}</span>'
            if top
            else "\N{EN DASH}"
        )
        rows += (
            f'<tr><th scope="row">{figure(seat)}{escape(players[seat].name)}</th><td class="num">{len(lines)}</td>'
            f'<td class="best-tile">{shown}</td></tr>'
        )
    return (
        f'<table class="ledger loops-ledger"><caption class="aside">{caption}</caption><thead><tr><th scope="col">{name}</th>'
        f'<th scope="col">{laid}</th><th scope="col">{best}</th></tr></thead><tbody>{rows}</tbody></table>'
    )
