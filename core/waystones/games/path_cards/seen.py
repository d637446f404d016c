"""The cards of both path games, as a seat may know them, as plain data and back.

Cards are written by name, r7, and as ? where they lie face down; colours by their letter, with - for none.
"""

from collections.abc import Mapping
from typing import Any

from waystones.games.path_cards.cards import BACK, CARDS, COLOURS, LETTERS, NAMES, PACK, card_of, fitting_in
from waystones.games.path_cards.rules import NOWHERE, PathCards
from waystones.games.path_cards.table import Cards

_FACE_DOWN = "?"
_NUMBERS = ("first", "idle", "in_goal", "owed", "turn")
_SIZES = range(len(PACK) + 1)  # of a deck; a stranger may claim any


def written(state: PathCards) -> dict[str, Any]:
    """What both path games have besides the board, as plain data: the turn, hands, rows, piles, deck."""
    cards = state.cards
    return {
        "asks": state.asks,
        **{name: getattr(state, name) for name in _NUMBERS},
        "laid": _letter(state.laid),
        "discarded": _letter(state.discarded),
        "points": state.points,
        "hands": [[_name(card) for card in hand] for hand in cards.hands],
        "known": [[_name(card) for card in known] for known in cards.known],
        "rows": [dict(zip(LETTERS, map(list, rows), strict=True)) for rows in cards.rows],
        "piles": dict(zip(LETTERS, map(list, cards.piles), strict=True)),
        "deck": len(cards.deck),
        "aside": [_name(card) for card in cards.aside],
    }


def read_cards(data: Mapping[str, Any]) -> Cards:
    """The cards, those that are hidden face down."""
    hands = [[_card(name) for name in hand] for hand in data["hands"]]
    cards = Cards([BACK] * _SIZES.index(data["deck"]), hands, tuple(_card(name) for name in data["aside"]))
    cards.known = [[CARDS[name] for name in known] for known in data["known"]]
    cards.rows = [[tuple(rows[letter]) for letter in LETTERS] for rows in data["rows"]]
    cards.piles = [tuple(data["piles"][letter]) for letter in LETTERS]
    cards.fitting = [
        frozenset[int]().union(*(fitting_in(colour, row) for colour, row in enumerate(rows)))
        for rows in cards.rows
    ]
    for lying in (*cards.rows, cards.piles):
        for colour, values in enumerate(lying):
            for value in values:
                cards.shown[card_of(colour, value)] += 1
    for known in cards.known:
        for card in known:
            cards.shown[card] += 1
    return cards


def read_turn(data: Mapping[str, Any], state: PathCards, to_act: int) -> None:
    """Put the turn into a state that has its cards and its board."""
    state.asks, state.to_act, state.is_over = str(data["asks"]), to_act, data["asks"] == "over"
    for name in _NUMBERS:
        setattr(state, name, int(data[name]))
    state.laid, state.discarded = _colour(data["laid"]), _colour(data["discarded"])
    state.points = [int(points) for points in data["points"]]


def _name(card: int) -> str:
    return _FACE_DOWN if card == BACK else NAMES[card]


def _card(name: str) -> int:
    return BACK if name == _FACE_DOWN else CARDS[name]


def _letter(colour: int) -> str:
    return "-" if colour == NOWHERE else LETTERS[colour]


def _colour(letter: str) -> int:
    return NOWHERE if letter == "-" else range(len(COLOURS))[LETTERS.index(letter)]
