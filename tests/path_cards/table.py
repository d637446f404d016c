"""What tests of both path games do with a table: set out cards, make moves, look at what lies where."""

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from waystones.games.path_cards.cards import CARDS, LETTERS, NAMES, PACK, card_of
from waystones.games.path_cards.rules import PathCards
from waystones.games.path_cards.table import Cards

PLENTY = "p1 p2 p3 p4 p5 p6 p7 p8 p9 " * 20

S = TypeVar("S", bound=PathCards)


def cards(text: str) -> list[int]:
    """The cards of a text."""
    return [CARDS[name] for name in text.split()]


def set_out(hands: tuple[str, ...], deck: str = PLENTY, aside: str = "") -> Cards:
    """All cards of a table that is about to begin; the deck's first card is drawn first."""
    return Cards(cards(deck)[::-1], [cards(hand) for hand in hands], tuple(cards(aside)))


def on_paper(hands: tuple[str, ...], turns: str) -> tuple[str, str, list[str]]:
    """A game written down: the draw pile as it is drawn in the turns, what is set aside, and the moves.

    What is drawn stands in brackets behind a move, and a bar between the turns of two seats.
    """
    drawn = re.findall(r"\((\w+)\)", turns)
    rest = [NAMES[card] for card in PACK]
    for card in " ".join([*hands, *drawn]).split():
        rest.remove(card)
    moves = re.sub(r"\(\w+\)|\|", " ", turns).split()
    return " ".join([*drawn, *rest[30:]]), " ".join(rest[:30]), moves


def play(state: S, *turns: str) -> S:
    """The same game with the moves made; a text holds one or more of them."""
    for turn in turns:
        for move in turn.split():
            state.play(state.parse(move))
    return state


def legal(state: PathCards) -> set[str]:
    """The notation of all legal moves."""
    return {str(move) for move in state.legal_moves()}


def refused(state: PathCards, text: str) -> str:
    """Why the move is not allowed, as text; empty when it is."""
    refusal = state.why_not(text)
    return str(refusal) if refusal else ""


def happened(state: PathCards, text: str) -> list[str]:
    """What the last of these moves caused, by kind of event."""
    *before, last = text.split()
    play(state, *before)
    return [event.kind for event in state.play(state.parse(last))]


def row(state: PathCards, letter: str, seat: int = 0) -> list[int]:
    """The values in a seat's row."""
    return list(state.cards.rows[seat][LETTERS.index(letter)])


def pile(state: PathCards, letter: str) -> list[int]:
    """The values on a discard pile, the top one last."""
    return list(state.cards.piles[LETTERS.index(letter)])


def hand(state: PathCards, seat: int = 0) -> str:
    """A seat's hand in a row, sorted."""
    return " ".join(NAMES[card] for card in sorted(state.cards.hands[seat]))


def everywhere(state: PathCards) -> Counter[int]:
    """All cards, wherever they lie."""
    table = state.cards
    found = Counter([*table.deck, *table.aside])
    for held in table.hands:
        found.update(held)
    for rows in [*table.rows, table.piles]:
        for colour, values in enumerate(rows):
            found.update(card_of(colour, value) for value in values)
    return found


def in_the_middle(dealt: Callable[[int, int], S], players: int, seed: int) -> S:
    """A table after a few rounds of just anything, at a moment that depends on the seed."""
    rng = random.Random(seed)
    state = dealt(players, seed)
    for _ in range(rng.randrange(120)):
        move = rng.choice(state.legal_moves())
        state.play(move)
        if state.is_over:
            return in_the_middle(dealt, players, seed + 1)
    return state


def with_other_hidden_cards(state: S, seat: int, luck: int) -> S:
    """The same table with everything that the seat cannot see dealt anew, here without the engine's help."""
    twin = state.copy()
    places: list[tuple[list[int], int]] = [(twin.cards.deck, place) for place in range(len(twin.cards.deck))]
    aside = list(twin.cards.aside)
    places += [(aside, place) for place in range(len(aside))]
    for other, held in enumerate(twin.cards.hands):
        if other == seat:
            continue
        known = list(twin.cards.known[other])
        for place, card in enumerate(held):
            if card in known:
                known.remove(card)
            else:
                places.append((held, place))
    hidden = [where[place] for where, place in places]
    random.Random(luck).shuffle(hidden)
    for (where, place), card in zip(places, hidden, strict=True):
        where[place] = card
    twin.cards.aside = tuple(aside)
    return twin


def laid(state: PathCards, seat: int, held: str) -> None:
    """Put these cards in the seat's rows, without anything coming of it."""
    for card in cards(held):
        state.cards.hands[seat].append(card)
        state.cards.lay(seat, card)
