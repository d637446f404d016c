"""One Line as numbers. A stretch is said field by field, its end first, and then `stop`; or there is a `pass`."""

from collections.abc import Sequence

from waystones.adapters.encoding import Parts, counts, from_seat
from waystones.games.one_line.board import COLOURS, NAMES
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch

STOP = "stop"
WORDS = (*NAMES, STOP, "pass")
_FIELDS = range(len(NAMES))
_NUMBERS = range(1, 11)


def spelled(move: Stretch) -> tuple[str, ...]:
    """The words that say the move."""
    return (*str(move).split("-"), STOP) if move.fields else ("pass",)


def encoded(seen: OneLineObservation, said: Sequence[str]) -> Parts:
    """What the seat may know, and what it has said of its stretch so far."""
    board = seen.board
    return {
        "colours": [COLOURS.index(colour) for colour in board.colours],
        "numbers": [board.numbers.get(field, 0) for field in _FIELDS],
        "routes": [_place(field, route) for route in from_seat(seen, seen.routes) for field in _FIELDS],
        "starts": from_seat(seen, seen.starts),
        "reached": [
            next((each.points for each in reached if each.number == number), 0)
            for reached in from_seat(seen, seen.all_reached)
            for number in _NUMBERS
        ],
        "card": counts(seen.card, COLOURS),
        "to_come": [seen.to_come[colour] for colour in COLOURS],
        "round": [seen.round, seen.rounds],
        "said": [_place(field, [_field(word) for word in said]) for field in _FIELDS],
    }


def _place(field: int, line: Sequence[int]) -> int:
    """Where along the line the field lies, from 1; 0 when it does not."""
    return line.index(field) + 1 if field in line else 0


def _field(word: str) -> int:
    return NAMES.index(word)
