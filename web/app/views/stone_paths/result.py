"""The end of a game: everything counted one after another, the score track, who has won, and the ways on."""

from collections.abc import Sequence
from html import escape

from app.one_line.words import colour
from app.stone_paths import words
from app.texts import Texts
from app.views.cairns import figure
from app.views.kit import Regions, bar, button, minus, screen, tool
from app.views.players import Players, verdict
from app.views.stone_paths import board
from app.views.stone_paths.pieces import small_cards, symbol, wishes
from app.views.stone_paths.places import PATHS
from app.views.stone_paths.track import track
from waystones import ScoreLine
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS, VALUE_OF
from waystones.games.stone_paths.observation import StonePathsObservation

# The lines of the score sheet in the order in which they are counted.
LINES = (*(f"line-{letter}" for letter in LETTERS), "line-wishes", "line-tiles")


def counts(seen: StonePathsObservation) -> int:
    """How many cells there are to count, one after another."""
    return len(LINES) * seen.players


def frame(t: Texts, seen: StonePathsObservation, players: Players, id: str) -> str:
    """The screen with its regions empty. `id` names the game, for a rematch and for watching it."""
    caption, corner = escape(t("What gave what")), escape(t("Counted"))
    heads = "".join(
        f'<th scope="col">{figure(seat)}<span>{escape(player.name)}</span></th>'
        for seat, player in enumerate(players)
    )
    lines = "".join(f'<tr id="{line}"></tr>' for line in LINES)
    body = (
        bar(t, t("Stone Paths"), tool(t("Send this game"), "share", "share", id))
        + '<div class="stones-account"><section class="stones-verdict" id="verdict" role="status"></section>'
        + '<div class="stones-track" id="track"></div>'
        + f'<section class="stones-sheet"><table class="ledger score-sheet"><caption class="aside">{caption}</caption>'
        + f'<thead><tr><th scope="col"><span class="aside">{corner}</span></th>{heads}</tr></thead><tbody>{lines}</tbody>'
        + f'<tfoot><tr id="line-total"></tr></tfoot></table></section><figure class="stones-board">{board.picture(t, seen, players)}</figure>'
        + f'{_aside(t, seen)}<div class="result-acts">{_acts(t, id)}</div></div>'
    )
    return screen("stones-result", body, "sheet")


def regions(
    t: Texts,
    seen: StonePathsObservation,
    players: Players,
    winners: Sequence[int],
    reason: str,
    counted: int | None = None,
) -> Regions:
    """The sheet with so many cells counted (None: all), the running totals, and the verdict once all are."""
    known = [_by_line(seen.score_lines(seat)) for seat in range(seen.players)]
    shown = counts(seen) if counted is None else counted
    totals = [0] * seen.players
    found: Regions = {}
    for i, name in enumerate(LINES):
        cells = ""
        for seat in range(seen.players):
            number = i * seen.players + seat
            line = known[seat].get(name)
            if number < shown and line:
                totals[seat] += line.points
            cells += _cell(t, seat, line, number, shown, counting=counted is not None)
        found[name] = f'<th scope="row">{_label(t, i)}</th>{cells}'
    done = shown >= counts(seen)
    total = escape(t("Total"))
    sums = "".join(
        f'<td class="num{" minus" if points < 0 else ""}{" won" if done and seat in winners else ""}">{minus(points)}</td>'
        for seat, points in enumerate(totals)
    )
    found["line-total"] = f'<th scope="row">{total}</th>{sums}'
    found["track"] = track(t, players, totals)
    found["verdict"] = _verdict(t, seen.seat, players, winners, totals, reason) if done else _counting(t)
    return found


def _by_line(lines: Sequence[ScoreLine]) -> dict[str, ScoreLine]:
    """The score lines by the line of the sheet in which they are counted."""
    kinds = {"wishing_stones": "line-wishes", "tiles": "line-tiles"}
    return {kinds.get(line.kind) or f"line-{line.values['path'][0]}": line for line in lines}


def _label(t: Texts, i: int) -> str:
    """What a line of the sheet counts."""
    if i < len(COLOURS):
        name = escape(words.capital(colour(t, COLOURS[i])))
        return f'<span class="sheet-path k-{COLOURS[i]}">{symbol(i)}</span>{name}'
    return escape(t("Wishing stones") if i == len(COLOURS) else t("On the way"))


def _cell(t: Texts, seat: int, line: ScoreLine | None, number: int, shown: int, *, counting: bool) -> str:
    """One player's points on one line; still empty before it is counted, and rising as it is."""
    if number >= shown:
        return "<td></td>"
    fresh = " fresh" if counting and number == shown - 1 else ""
    if line is None:
        none = escape(t("no figure"))
        return f'<td class="num quiet{fresh}"><span aria-hidden="true">\N{EN DASH}</span><span class="aside">{none}</span></td>'
    sign = ""
    if line.kind == "figure" and line.values["large"]:
        sign = figure(seat, large=True, label=t("large figure, doubled"))
    elif line.kind == "wishing_stones":
        sign = wishes(line.values["stones"])
    return f'<td class="num{" minus" if line.points < 0 else ""}{fresh}"><span class="points">{sign}{minus(line.points)}</span></td>'


def _counting(t: Texts) -> str:
    title, skip = escape(t("Counting")), button(t("Show all"), "skip", id="do-skip")
    return f'<h2>{title}</h2><div class="verdict-more">{skip}</div>'


def _verdict(
    t: Texts, me: int, players: Players, winners: Sequence[int], totals: Sequence[int], reason: str
) -> str:
    """Who has won, with how much, and why it ended."""
    figures = "".join(figure(seat, large=True) for seat in winners)
    points = words.points(t, totals[winners[0]])
    ended = t("Five figures were in the goal.") if reason == "goal" else t("The draw pile was empty.")
    title, note = escape(verdict(t, me, players, winners)), escape(f"{points}. {ended}")
    return f'<span class="winners">{figures}</span><div><h2>{title}</h2><p class="quiet">{note}</p></div>'


def _aside(t: Texts, seen: StonePathsObservation) -> str:
    """The cards that were set aside with two players, now that everybody may know them."""
    if not seen.aside:
        return ""
    title = escape(t("Set aside before the game"))
    rows = "".join(
        f"<li>{small_cards(t, path, tuple(VALUE_OF[card] for card in seen.aside if COLOUR_OF[card] == path))}</li>"
        for path in PATHS
    )
    return f'<section class="set-aside laid"><h3>{title}</h3><ul class="laid-rows">{rows}</ul></section>'


def _acts(t: Texts, id: str) -> str:
    return (
        button(t("Home"), "home")
        + button(t("Replay"), "replay", id)
        + button(t("Rematch"), "rematch", id, kind="main")
    )
