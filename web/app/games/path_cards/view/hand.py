"""What lies before the player: the own rows and the discard piles, colour by colour, and the hand."""

from collections.abc import Callable
from html import escape
from typing import Any, NamedTuple

from app.drawing.kit import does, drags, drops, figure
from app.games.path_cards import words
from app.games.path_cards.view.look import CardLook, place
from app.games.path_cards.view.pieces import face, symbol, wishes
from app.texts import Texts
from app.words import capital, colour
from waystones.games.path_cards.cards import (
    COLOUR_OF,
    COLOURS,
    HAND,
    LETTERS,
    NAMES,
    VALUE_OF,
    Row,
    direction,
)
from waystones.games.path_cards.moves import LAY, PLAY, TAKE
from waystones.games.path_cards.observation import PathCardsObservation

Seen = PathCardsObservation[Any]

_COLOURS = range(len(COLOURS))
_SHOWN = 3  # the last cards of a row; all of them are one tap away


class RowAct(NamedTuple):
    """What a lit row does while no card is lifted: the action, and its words for a colour."""

    action: str
    words: Callable[[str], str]


def hand(t: Texts, seen: Seen, look: CardLook) -> str:
    """The eight cards; one that was played leaves its place empty, so that nothing moves. Of two copies one arrives."""
    plays = seen.asks == PLAY and seen.to_act == seen.seat
    laid = {move.what for move in seen.legal_moves() if move.kind == LAY} if plays else set(seen.hand)
    lifted = seen.hand.index(look.lifted) if look.lifted in seen.hand else None
    copies = [seen.hand[i + 1 : i + 2] == (card,) for i, card in enumerate(seen.hand)]
    cards = "".join(
        _card(
            t,
            card,
            i,
            lifted == i,
            "" if copies[i] else look.arrives(f"card:{NAMES[card]}"),
            look,
            spare=card not in laid,
        )
        for i, card in enumerate(seen.hand)
    )
    return cards + '<span class="no-card"></span>' * (HAND - len(seen.hand))


def _card(t: Texts, card: int, i: int, lifted: bool, arrives: str, look: CardLook, *, spare: bool) -> str:
    """A card of the hand; a `spare` one fits in no row, and looks and reads so."""
    path, value = COLOUR_OF[card], VALUE_OF[card]
    named = capital(words.card(t, card))
    label = escape(t("{card}, only to discard", card=named) if spare else named)
    kind = f"hand-card{' up' if lifted else ''}{' spare' if spare else ''}{look.marks(f'card:{NAMES[card]}')}"
    return (
        f'<button type="button" class="{kind}" id="hand-{i}" aria-label="{label}" aria-pressed="{str(lifted).lower()}"'
        f'{does("card", NAMES[card])}{drags(NAMES[card])}{arrives}><span class="slate k-{COLOURS[path]}">{face(path, value)}</span></button>'
    )


def columns(t: Texts, seen: Seen, look: CardLook, on_row: RowAct | None = None) -> str:
    """Own rows above discard piles, colour by colour; at the left the own count and the draw pile."""
    rows = "".join(_row(t, seen, path, look, on_row) for path in _COLOURS)
    piles = "".join(_pile(t, seen, path, look) for path in _COLOURS)
    return f"{_own(t, seen, look)}{rows}{_deck(t, seen, look)}{piles}"


def _own(t: Texts, seen: Seen, look: CardLook) -> str:
    """The own figure, the points on the track and wishing stones; a tap shows all rows."""
    seat, count = seen.seat, seen.wishing_counts[seen.seat]
    scored = words.scored(t, seen.points[seat], seen.scores()[seat])
    word = _word(t("rows"))
    said = scored + ", " + words.wishing_stones(t, count) + ". " + t("All rows and piles")
    return (
        f'<button type="button" class="own" id="own"{does("table")}><span class="aside">{escape(said)}</span>'
        f'{figure(seen.seat)}<b class="num" aria-hidden="true">{seen.points[seat]}</b>{wishes(count, look.arrives(f"wishes:{seen.seat}"))}{word}</button>'
    )


def _row(t: Texts, seen: Seen, path: int, look: CardLook, on_row: RowAct | None) -> str:
    """A slot for the own row: its last cards, which way it runs, how long it is."""
    row, here = seen.rows[seen.seat][path], place("row", path)
    name = colour(t, COLOURS[path])
    if on_row and here in look.lit and look.lifted is None:
        asks, verb = does(on_row.action, LETTERS[path]), on_row.words(name)
    elif look.lifted is not None:
        asks, verb = does("lay", LETTERS[path]), t("Lay in your {colour} row", colour=name)
    else:
        asks, verb = does("about", here), t("Your {colour} row", colour=name)
    label = escape(f"{verb}. {row_words(t, row)}")
    return (
        f'<button type="button" class="slot k-{COLOURS[path]}{"" if row else " empty"}{look.marks(here)}"'
        f' id="row-{LETTERS[path]}"{asks}{drops(here)}><span class="aside">{label}</span>{_row_face(t, path, row, look.arrives(here))}</button>'
    )


def _row_face(t: Texts, path: int, row: Row, arrives: str) -> str:
    next_one = escape(fits(t, row))
    if not row:
        return f'{symbol(path)}<span class="way-of" aria-hidden="true">{next_one}</span>'
    last = "".join(f"<i>{value}</i>" for value in row[-_SHOWN:-1]) + f"<i{arrives}>{row[-1]}</i>"
    return f'<span class="fan num" aria-hidden="true">{last}</span><span class="way-of" aria-hidden="true">{next_one}</span>'


def fits(t: Texts, row: Row) -> str:
    """What fits next in a row: 6 or more, 5 or less, any."""
    way = direction(row) if row else 0
    if not way:
        return t("any card")
    return t("{n} or more", n=row[-1]) if way > 0 else t("{n} or less", n=row[-1])


def row_words(t: Texts, row: Row) -> str:
    """A row in words: runs up, stands at 7, 4 cards, and what fits next."""
    if not row:
        return t("No card yet.")
    way = {1: t("It runs up"), -1: t("It runs down"), 0: t("Its direction is open")}[direction(row)]
    cards = t.many("{n} card", "{n} cards", len(row))
    return t("{way} and stands at {last}, {cards}.", way=way, last=row[-1], cards=cards)


def _pile(t: Texts, seen: Seen, path: int, look: CardLook) -> str:
    """A discard pile with its top card."""
    pile, here = seen.piles[path], place("pile", path)
    name = colour(t, COLOURS[path])
    if look.lifted is not None:
        asks, verb = does("discard", LETTERS[path]), t("Discard on the {colour} pile", colour=name)
    elif seen.asks == TAKE:
        asks, verb = does("take", LETTERS[path]), t("Take from the {colour} pile", colour=name)
    else:
        asks, verb = does("about", here), t("The {colour} pile", colour=name)
    top = t("{n} on top", n=pile[-1]) if pile else t("empty")
    label = escape(f"{verb}, {top}")
    shown = face(path, pile[-1]) if pile else symbol(path)
    word = _word(t("discards"))
    return (
        f'<button type="button" class="discards k-{COLOURS[path]}{"" if pile else " none"}{look.marks(here)}"'
        f' id="pile-{LETTERS[path]}"{asks}{drops(here)}{look.arrives(here)}><span class="aside">{label}</span><span class="top" aria-hidden="true">{shown}</span>{word}{look.traces.at_pile(LETTERS[path])}</button>'
    )


def _deck(t: Texts, seen: Seen, look: CardLook) -> str:
    word = _word(t("draw"))
    label = escape(t.many("Draw pile, {n} card", "Draw pile, {n} cards", seen.deck_left))
    asks = does("take", "deck") if seen.to_act == seen.seat else does("about", "deck")
    return (
        f'<button type="button" class="deck num{look.marks("deck")}" id="deck"'
        f'{asks}><span class="aside">{label}</span><b aria-hidden="true">{seen.deck_left}</b>{word}{look.traces.at_deck()}</button>'
    )


def _word(said: str) -> str:
    """What a pile is, under what lies on it; whoever hears the page has been told."""
    return f'<span class="way-of" aria-hidden="true">{escape(said)}</span>'
