"""The others at the table: their chips, and the sheet with everybody's rows and all discard piles."""

from collections.abc import Callable
from html import escape
from typing import Any

from app.drawing import kit
from app.drawing.kit import does, figure, icon
from app.drawing.players import Players, called, level
from app.games.path_cards import words
from app.games.path_cards.view.look import CardLook
from app.games.path_cards.view.pieces import face, pips, small_cards, symbol, wishes
from app.table.view.log import reading
from app.texts import Texts
from waystones.games.path_cards.cards import CARDS, COLOUR_OF, COLOURS, LETTERS, VALUE_OF
from waystones.games.path_cards.observation import PathCardsObservation

Seen = PathCardsObservation[Any]

_COLOURS = range(len(COLOURS))


def others(t: Texts, seen: Seen, players: Players, look: CardLook) -> str:
    """A chip for everybody else, in the order in which they come after the own seat."""
    order = [(seen.seat + i) % seen.players for i in range(1, seen.players)]
    return "".join(_chip(t, seen, players, seat, look) for seat in order)


def fold(t: Texts) -> str:
    """The one button behind which the chips fold where there is no room for them."""
    return kit.tool(t("The others"), "table", "people")


def folded(seen: Seen, look: CardLook) -> str:
    """What others take and win, on its way into that button; where chips are seen, these are not."""
    found = ""
    for seat in range(seen.players):
        if seat == seen.seat:
            continue
        found += _passing(seat, look)
        won = look.arrives(f"wishes:{seat}")
        if won:
            found += f'<i class="passing bare" aria-hidden="true"{won}><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#wishing-stone"/></svg></i>'
    return found


def held_up(look: CardLook) -> str:
    """The card that another seat has just played, as large as those in hand; it goes to that seat's row, or to its pile."""
    found = ""
    for place, by in look.arrivals.items():
        kind, _, rest = place.partition(":")
        if kind == "held":
            where, _, name = rest.partition(":")
            path = COLOUR_OF[CARDS[name]]
            to = f"#pile-{name[0]}" if where == "pile" else f"#chip-{where} .k-{COLOURS[path]}"
            card = face(path, VALUE_OF[CARDS[name]])
            found += (
                f'<i class="held-up slate k-{COLOURS[path]}" aria-hidden="true"{kit.held(by, to)}>{card}</i>'
            )
    return found


def _chip(t: Texts, seen: Seen, players: Players, seat: int, look: CardLook) -> str:
    scored = seen.points[seat]
    said = escape(f"{_about(t, seen, players, seat)} {_rows_in_words(t, seen, seat)}")
    now = ' aria-current="true"' if seat == seen.to_act and not seen.is_over else ""
    unit, held = escape(t("pt")), seen.hand_sizes[seat]
    return (
        f'<button type="button" class="player-chip" id="chip-{seat}"{does("table", seat)}{now}><span class="aside">{said}</span>{figure(seat)}'
        f'<span class="grow"><span class="chip-name" aria-hidden="true"><b>{escape(players[seat].name)}</b> <span class="quiet">{scored}<span class="unit"> {unit}</span></span></span>'
        f'{pips(seen.rows[seat], lambda path: _was(seat, path, look))}</span><span class="holds num" aria-hidden="true">{held}</span>{wishes(seen.wishing_counts[seat], look.arrives(f"wishes:{seat}"))}{_passing(seat, look)}</button>'
    )


def _was(seat: int, path: int, look: CardLook) -> str:
    """The attribute of a pip whose card was laid since the own last turn."""
    return ' data-was=""' if look.traces.touches_row(seat, LETTERS[path]) else ""


def _passing(seat: int, look: CardLook) -> str:
    """The card that another seat has just taken: it goes from its pile to the chip and is gone."""
    start = look.arrivals.get(f"hand:{seat}", "")
    if not start:
        return ""
    path = LETTERS.find(start[-1]) if start.startswith("#pile-") else -1
    kind, sign = (f"k-{COLOURS[path]}", symbol(path)) if path >= 0 else ("k-slab", "")
    return f'<i class="passing {kind}" aria-hidden="true"{look.arrives(f"hand:{seat}")}>{sign}</i>'


def _about(t: Texts, seen: Seen, players: Players, seat: int) -> str:
    return ", ".join(
        (
            players[seat].name,
            words.scored(t, seen.points[seat], seen.scores()[seat]),
            words.wishing_stones(t, seen.wishing_counts[seat]),
            t.many("{n} card in hand", "{n} cards in hand", seen.hand_sizes[seat]) + ".",
        )
    )


def _rows_in_words(t: Texts, seen: Seen, seat: int) -> str:
    return "; ".join(words.row(t, path, seen.rows[seat][path]) for path in _COLOURS)


def sheet(t: Texts, seen: Seen, players: Players, more: Callable[[int], str] = lambda seat: "") -> str:
    """Everybody's rows with all their values, what they are known to hold, and the discard piles.

    `more` is what a game shows of a seat besides.
    """
    seats = "".join(_seat(t, seen, players, seat, more(seat)) for seat in range(seen.players))
    title, note = escape(t("Discard piles")), escape(t("The card on top is the last one."))
    piles = "".join(f"<li>{small_cards(t, path, seen.piles[path])}</li>" for path in _COLOURS)
    body = (
        f'{seats}<section class="laid"><h3>{title}</h3><p class="small quiet">{note}</p>'
        f'<ul class="laid-rows">{piles}</ul></section>'
    )
    return reading(t, t("All rows and piles"), body)


def _seat(t: Texts, seen: Seen, players: Players, seat: int, more: str) -> str:
    name = called(t, players, seat, seen.seat)
    rows = "".join(f"<li>{small_cards(t, path, seen.rows[seat][path])}</li>" for path in _COLOURS)
    facts = [
        words.scored(t, seen.points[seat], seen.scores()[seat]),
        words.wishing_stones(t, seen.wishing_counts[seat]),
        t.many("{n} card in hand", "{n} cards in hand", seen.hand_sizes[seat]),
    ]
    if players[seat].level:
        facts.insert(0, level(t, players[seat].level))
    known = ""
    if seen.known[seat] and seat != seen.seat:
        took = escape(t("Took from piles and still holds: {cards}.", cards=words.cards(t, seen.known[seat])))
        known = f'<p class="small">{icon("eye")}{took}</p>'
    facts_said = escape(", ".join(facts))
    return (
        f'<section class="laid"><h3>{figure(seat)}{escape(name)}</h3><p class="small quiet">{facts_said}</p>'
        f'<ul class="laid-rows">{rows}</ul>{more}{known}</section>'
    )
