"""The end of a path game: everything counted one after another, the score track, who has won, and the ways on."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, NamedTuple

from app.table.words import points
from app.texts import Texts
from app.views.cairns import figure
from app.views.home import title
from app.views.kit import Regions, bar, button, minus, screen, tool
from app.views.path_cards.pieces import small_cards
from app.views.path_cards.track import track
from app.views.players import Players, verdict
from waystones import ScoreLine
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, VALUE_OF
from waystones.games.path_cards.observation import PathCardsObservation

Seen = PathCardsObservation[Any]


class Sheet(NamedTuple):
    """A game's score sheet: its lines in the order in which they are counted, and what stands in them."""

    game: str
    lines: tuple[str, ...]
    label: Callable[[Texts, str], str]  # what a line counts, ready for the page
    sorted: Callable[[Sequence[ScoreLine]], dict[str, ScoreLine]]  # a seat's score by line of the sheet
    sign: Callable[[Texts, int, ScoreLine], str]  # what stands beside a seat's points
    optional: tuple[str, ...] = ()  # lines that are left out where nobody has anything on them

    def used(self, seen: Seen) -> list[str]:
        """The lines of this game."""
        had = {line for seat in range(seen.players) for line in self.sorted(seen.score_lines(seat))}
        return [line for line in self.lines if line in had or line not in self.optional]

    def counts(self, seen: Seen) -> int:
        """How many cells there are to count, one after another."""
        return len(self.used(seen)) * seen.players

    def frame(self, t: Texts, seen: Seen, players: Players, id: str, picture: str) -> str:
        """The screen with its regions empty. `id` names the game, for a rematch and for watching it."""
        caption, corner = escape(t("What gave what")), escape(t("Counted"))
        heads = "".join(
            f'<th scope="col">{figure(seat)}<span>{escape(player.name)}</span></th>'
            for seat, player in enumerate(players)
        )
        lines = "".join(f'<tr id="{line}"></tr>' for line in self.used(seen))
        body = (
            bar(t, title(t, self.game), tool(t("Send this game"), "share", "share", id))
            + '<div class="stones-account"><section class="stones-verdict" id="verdict" role="status"></section>'
            + '<div class="stones-track" id="track"></div>'
            + f'<section class="stones-sheet"><table class="ledger score-sheet"><caption class="aside">{caption}</caption>'
            + f'<thead><tr><th scope="col"><span class="aside">{corner}</span></th>{heads}</tr></thead><tbody>{lines}</tbody>'
            + f'<tfoot><tr id="line-total"></tr></tfoot></table></section><figure class="stones-board">{picture}</figure>'
            + f'{_aside(t, seen)}<div class="result-acts">{_acts(t, id)}</div></div>'
        )
        return screen("stones-result", body, "sheet")

    def regions(
        self,
        t: Texts,
        seen: Seen,
        players: Players,
        winners: Sequence[int],
        reason: str,
        counted: int | None = None,
    ) -> Regions:
        """The sheet with so many cells counted (None: all), the running totals, and the verdict once all are."""
        known = [self.sorted(seen.score_lines(seat)) for seat in range(seen.players)]
        shown = self.counts(seen) if counted is None else counted
        totals = [0] * seen.players
        found: Regions = {}
        for i, name in enumerate(self.used(seen)):
            cells = ""
            for seat in range(seen.players):
                number = i * seen.players + seat
                line = known[seat].get(name)
                if number < shown and line:
                    totals[seat] += line.points
                fresh = counted is not None and number == shown - 1
                cells += self._cell(t, seat, line, fresh=fresh) if number < shown else "<td></td>"
            found[name] = f'<th scope="row">{self.label(t, name)}</th>{cells}'
        done = shown >= self.counts(seen)
        total = escape(t("Total"))
        sums = "".join(
            f'<td class="num{" minus" if points < 0 else ""}{" won" if done and seat in winners else ""}">{minus(points)}</td>'
            for seat, points in enumerate(totals)
        )
        found["line-total"] = f'<th scope="row">{total}</th>{sums}'
        found["track"] = track(t, players, totals)
        found["verdict"] = _verdict(t, players, winners, totals, reason) if done else _counting(t)
        return found

    def _cell(self, t: Texts, seat: int, line: ScoreLine | None, *, fresh: bool) -> str:
        """One player's points on one line, rising as it is counted."""
        kind = " fresh" if fresh else ""
        if line is None:
            none = escape(t("no figure"))
            return f'<td class="num quiet{kind}"><span aria-hidden="true">\N{EN DASH}</span><span class="aside">{none}</span></td>'
        sign = self.sign(t, seat, line)
        return f'<td class="num{" minus" if line.points < 0 else ""}{kind}"><span class="points">{sign}{minus(line.points)}</span></td>'


def _counting(t: Texts) -> str:
    title, skip = escape(t("Counting")), button(t("Show all"), "skip", id="do-skip")
    return f'<h2>{title}</h2><div class="verdict-more">{skip}</div>'


def _verdict(t: Texts, players: Players, winners: Sequence[int], totals: Sequence[int], reason: str) -> str:
    """Who has won, with how much, and why it ended."""
    figures = "".join(figure(seat, large=True) for seat in winners)
    best = points(t, totals[winners[0]])
    ended = t("Five figures were in the goal.") if reason == "goal" else t("The draw pile was empty.")
    title, note = escape(verdict(t, players, winners)), escape(f"{best}. {ended}")
    return f'<span class="winners">{figures}</span><div><h2>{title}</h2><p class="quiet">{note}</p></div>'


def _aside(t: Texts, seen: Seen) -> str:
    """The cards that were set aside with two players, now that everybody may know them."""
    if not seen.aside:
        return ""
    title = escape(t("Set aside before the game"))
    rows = "".join(
        f"<li>{small_cards(t, path, tuple(VALUE_OF[card] for card in seen.aside if COLOUR_OF[card] == path))}</li>"
        for path in range(len(COLOURS))
    )
    return f'<section class="set-aside laid"><h3>{title}</h3><ul class="laid-rows">{rows}</ul></section>'


def _acts(t: Texts, id: str) -> str:
    return (
        button(t("Home"), "home")
        + button(t("Replay"), "replay", id)
        + button(t("Rematch"), "rematch", id, kind="main")
    )
