"""What a seat scores and why, and what has just happened: beside the board where there is room, else in a sheet."""

from collections.abc import Sequence
from html import escape

from app.one_line.words import colour
from app.stone_paths import words
from app.texts import Texts
from app.views.cairns import figure
from app.views.kit import minus
from app.views.players import Players
from app.views.stone_paths.look import Entry
from app.views.stone_paths.pieces import reading
from waystones import ScoreLine
from waystones.games.stone_paths.observation import StonePathsObservation


def line_words(t: Texts, line: ScoreLine) -> str:
    """One reason for points: Blue, large figure on +2, doubled."""
    if line.kind == "figure":
        name = words.capital(colour(t, line.values["path"]))
        value = words.stone(line.values["stone"])
        if line.values["large"]:
            return t("{colour}, large figure on {value}, doubled", colour=name, value=value)
        return t("{colour}, on {value}", colour=name, value=value)
    if line.kind == "wishing_stones":
        return words.wishing_stones(t, line.values["stones"])
    return t("Points on the way")


def if_it_ended_now(t: Texts, seen: StonePathsObservation) -> str:
    """The own account, line by line."""
    rows = "".join(
        f'<tr><th scope="row">{escape(line_words(t, line))}</th>{points_cell(line.points)}</tr>'
        for line in seen.score_lines(seen.seat)
    )
    title, total = escape(t("If it ended now")), escape(t("Total"))
    return (
        f'<h2>{title}</h2><table class="ledger"><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">{total}</th>{points_cell(seen.scores()[seen.seat])}</tr></tfoot></table>'
    )


def points_cell(points: int) -> str:
    """Points in a table; minus is a sign and a colour."""
    return f'<td class="num{" minus" if points < 0 else ""}">{minus(points)}</td>'


def just_now(t: Texts, players: Players, log: Sequence[Entry]) -> str:
    """The last turns, newest first."""
    title = escape(t("Just now"))
    return f"<h2>{title}</h2>{turns(t, players, log[:-5:-1])}"


def turns(t: Texts, players: Players, log: Sequence[Entry]) -> str:
    """Turns in words."""
    if not log:
        nothing = escape(t("Nothing has been played yet."))
        return f'<p class="quiet">{nothing}</p>'
    items = "".join(
        f'<li class="turn">{figure(each.seat, label=players[each.seat].name)}<span class="grow">{escape(each.words)}</span></li>'
        for each in log
    )
    return f'<ol class="turns">{items}</ol>'


def log_sheet(t: Texts, players: Players, log: Sequence[Entry]) -> str:
    """The whole game in words, newest turn first."""
    return reading(t, t("Turns so far"), turns(t, players, log[::-1]))
