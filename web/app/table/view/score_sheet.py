"""A score sheet: what gave what, line by line, a column for each player, filled in cell by cell as it is counted."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, NamedTuple

from app.drawing.kit import Regions, figure, minus
from app.drawing.players import Players
from app.texts import Texts
from waystones import Observation, ScoreLine

Seen = Observation[Any]


class Sheet(NamedTuple):
    """A game's score sheet: its lines in the order in which they are counted, and what stands in them."""

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

    def is_done(self, seen: Seen, counted: int | None) -> bool:
        """Whether so many cells are all; None is all."""
        return counted is None or counted >= self.counts(seen)

    def table(self, t: Texts, seen: Seen, players: Players) -> str:
        """The sheet with its lines empty."""
        caption, corner = escape(t("What gave what")), escape(t("Counted"))
        heads = "".join(
            f'<th scope="col">{figure(seat)}<span>{escape(player.name)}</span></th>'
            for seat, player in enumerate(players)
        )
        lines = "".join(f'<tr id="{line}"></tr>' for line in self.used(seen))
        return (
            f'<table class="ledger score-sheet"><caption class="aside">{caption}</caption>'
            f'<thead><tr><th scope="col"><span class="aside">{corner}</span></th>{heads}</tr></thead><tbody>{lines}</tbody>'
            f'<tfoot><tr id="line-total"></tr></tfoot></table>'
        )

    def totals(self, seen: Seen, counted: int | None) -> list[int]:
        """What everybody has with so many cells counted."""
        shown = self.counts(seen) if counted is None else counted
        totals = [0] * seen.players
        for seat in range(seen.players):
            known = self.sorted(seen.score_lines(seat))
            for i, name in enumerate(self.used(seen)):
                if i * seen.players + seat < shown and name in known:
                    totals[seat] += known[name].points
        return totals

    def regions(self, t: Texts, seen: Seen, winners: Sequence[int], counted: int | None = None) -> Regions:
        """The sheet with so many cells counted (None: all), and the running totals."""
        known = [self.sorted(seen.score_lines(seat)) for seat in range(seen.players)]
        shown = self.counts(seen) if counted is None else counted
        found: Regions = {}
        for i, name in enumerate(self.used(seen)):
            cells = ""
            for seat in range(seen.players):
                number = i * seen.players + seat
                fresh = counted is not None and number == shown - 1
                line = known[seat].get(name)
                cells += self._cell(t, seat, line, fresh=fresh) if number < shown else '<td class="num"></td>'
            found[name] = f'<th scope="row">{self.label(t, name)}</th>{cells}'
        done, total = self.is_done(seen, counted), escape(t("Total"))
        sums = "".join(
            f'<td class="num{" minus" if points < 0 else ""}{" won" if done and seat in winners else ""}">{minus(points)}</td>'
            for seat, points in enumerate(self.totals(seen, counted))
        )
        found["line-total"] = f'<th scope="row">{total}</th>{sums}'
        return found

    def _cell(self, t: Texts, seat: int, line: ScoreLine | None, *, fresh: bool) -> str:
        """One player's points on one line, rising as it is counted."""
        kind = " fresh" if fresh else ""
        if line is None:
            none = escape(t("no figure"))
            return f'<td class="num quiet{kind}"><span aria-hidden="true">\N{EN DASH}</span><span class="aside">{none}</span></td>'
        sign = self.sign(t, seat, line)
        return f'<td class="num{" minus" if line.points < 0 else ""}{kind}"><span class="points">{sign}{minus(line.points)}</span></td>'
