"""Watching a path game again: the board at any step, a slider, the own hand, and the turns in words."""

from collections.abc import Sequence
from html import escape
from typing import Any

from app.drawing.kit import Regions, figure, minus
from app.drawing.players import Entry, Players, called
from app.games.path_cards import words
from app.games.path_cards.view.pieces import face, pips, wishes
from app.table.replay import Moment
from app.table.view import replay as watching
from app.texts import Texts
from app.words import points
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, VALUE_OF
from waystones.games.path_cards.observation import PathCardsObservation

Seen = PathCardsObservation[Any]


def frame(t: Texts, plies: int, id: str, board: str) -> str:
    """The screen with its regions empty; `board` is the game's own."""
    own, note = escape(t("Your hand at this step")), '<span class="goal-count" id="goal-count"></span>'
    held = f'<ul class="replay-hand" id="hand" aria-label="{own}"></ul>'
    return watching.frame(t, plies, id, note=note, board=board, held=held)


def regions(t: Texts, moment: Moment[Seen], told: str, players: Players, played: Sequence[Entry]) -> Regions:
    """Where the moment is among the turns, what led to it, the own hand, and how everybody stands."""
    seen = moment.seen
    return {
        "where": watching.where(t, moment.stop, played, told),
        "steps": watching.steps(t, moment.stop, moment.last),
        "hand": "".join(_card(t, card) for card in seen.hand),
        "players": "".join(_player(t, seen, players, seat) for seat in range(seen.players)),
        "turns": watching.turns(t, moment.stop, players, played),
    }


def _card(t: Texts, card: int) -> str:
    """A card of the own hand, to look at."""
    path, said = COLOUR_OF[card], escape(words.card(t, card))
    shown = face(path, VALUE_OF[card])
    return f'<li class="k-{COLOURS[path]}"><span class="aside">{said}</span><span class="replay-card" aria-hidden="true">{shown}</span></li>'


def _player(t: Texts, seen: Seen, players: Players, seat: int) -> str:
    """A player with total, rows and wishing stones; whoever decides next is marked."""
    name, total = called(t, players, seat, seen.seat), seen.scores()[seat]
    scored = total if seen.is_over else seen.points[seat]
    told = points(t, total) if seen.is_over else words.scored(t, scored, total)
    rows = "; ".join(words.row(t, path, row) for path, row in enumerate(seen.rows[seat]))
    said = escape(f"{told}, {words.wishing_stones(t, seen.wishing_counts[seat])}. {rows}")
    now = ' aria-current="true"' if seat == seen.to_act and not seen.is_over else ""
    return (
        f'<li{now}>{figure(seat)}<b class="grow">{escape(name)}</b><span class="aside">{said}</span>'
        f'{pips(seen.rows[seat])}{wishes(seen.wishing_counts[seat])}<b class="num" aria-hidden="true">{minus(scored)}</b></li>'
    )
