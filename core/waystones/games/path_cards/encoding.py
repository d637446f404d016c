"""The cards of both path games as numbers, and their moves as words."""

from collections.abc import Sequence
from typing import Any

from waystones.adapters.encoding import Parts, counts, from_seat
from waystones.games.path_cards.cards import COLOURS, NAMES, VALUES, Row, direction
from waystones.games.path_cards.moves import DECK, DISCARDS, LAYS, PILES, Move
from waystones.games.path_cards.observation import PathCardsObservation

CARDS = tuple(map(str, (*LAYS, *DISCARDS, DECK, *PILES)))
_CARDS = range(len(NAMES))


def spelled(move: Move) -> tuple[str, ...]:
    """The words that say the move: every move is one."""
    return (str(move),)


def cards(seen: PathCardsObservation[Any], asks: Sequence[str]) -> Parts:
    """All but the board; `asks` is what this game may ask."""
    return {
        "asks": [seen.asks == each for each in asks],
        "to_act": [(seen.to_act - seen.seat) % seen.players],
        "hand": counts(seen.hand, _CARDS),
        "known": [n for known in from_seat(seen, seen.known) for n in counts(known, _CARDS)],
        "unseen": counts(seen.unseen, _CARDS),
        "rows": [n for rows in from_seat(seen, seen.rows) for row in rows for n in _row(row)],
        "piles": [n for pile in seen.piles for n in (_last(pile), *counts(pile, range(VALUES)))],
        "hand_sizes": from_seat(seen, seen.hand_sizes),
        "deck": [seen.deck_left],
        "laid": [seen.laid == colour for colour in range(len(COLOURS))],
        "discarded": [seen.discarded == colour for colour in range(len(COLOURS))],
        "points": from_seat(seen, seen.points),
        "wishing_counts": from_seat(seen, seen.wishing_counts),
        "in_goal": [seen.in_goal],
        "first": [(seen.first - seen.seat) % seen.players],
    }


def _row(row: Row) -> tuple[int, ...]:
    """How long a row is, where it stands, and which way it runs."""
    return len(row), _last(row), direction(row)


def _last(row: Row) -> int:
    return row[-1] if row else -1
