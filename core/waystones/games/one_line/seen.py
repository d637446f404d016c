"""What a seat of One Line may know, as plain data and back.

A card is its colours' letters. `cards` are those turned up so far, `left` those to come, in no order. `drawn` is what
the seats before this one drew in the open round: `pass` for all but the own one. `reached` has, for each number, the
round and the points it gave.
"""

from collections.abc import Mapping
from typing import Any

from waystones.games.one_line import layout
from waystones.games.one_line.board import COLOUR_LETTERS, FIELDS, NAMES, Card, read_cards
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.score import Reached
from waystones.games.one_line.walk import Stretch

_LETTERS = {colour: letter for letter, colour in COLOUR_LETTERS.items()}


def written(observation: OneLineObservation) -> dict[str, Any]:
    """The board, the cards and the lines."""
    state, board = observation._state, observation.board
    return {
        "board": board.id,
        "colours": {NAMES[field]: _LETTERS[colour] for field, colour in enumerate(board.colours)},
        "numbers": {NAMES[field]: number for field, number in board.numbers.items()},
        "round": state.round,
        "cards": [_word(card) for card in state.cards[: state.round]],
        "left": [_word(card) for card in state.cards[state.round :]],
        "unused": [_word(card) for card in state.unused],
        "starts": [NAMES[start] for start in state.starts],
        "routes": [[NAMES[field] for field in route] for route in state.routes],
        "drawn": [str(stretch) for stretch in state.drawn],
        "reached": [[list(each) for each in reached] for reached in state.reached],
        "stuck": list(state.stuck),
    }


def read(data: Mapping[str, Any], players: int, seat: int, to_act: int) -> OneLineObservation:
    """The observation that was written so."""
    cards = read_cards(" ".join([*data["cards"], *data["left"]]))
    state = OneLine(layout.board(data["board"]), cards, [FIELDS[name] for name in data["starts"]])
    state.round = int(data["round"])
    state.unused = read_cards(" ".join(data["unused"]))
    state.routes = [tuple(FIELDS[name] for name in route) for route in data["routes"]]
    state.drawn = [Stretch.read(text) for text in data["drawn"]]
    state.reached = [tuple(Reached(*each) for each in reached) for reached in data["reached"]]
    state.stuck = [bool(stuck) for stuck in data["stuck"]]
    return state.observe(seat)


def _word(card: Card) -> str:
    return "".join(_LETTERS[colour] for colour in card)
