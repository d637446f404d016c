"""How a game of One Line begins (OL-7, OL-24)."""

from waystones.deal import Deal
from waystones.game import Options
from waystones.games.one_line import layout
from waystones.games.one_line.about import ABOUT
from waystones.games.one_line.board import CARDS, CLASSIC
from waystones.games.one_line.rules import OneLine


def clean(players: int, options: Options) -> Options:
    """Check `start` (a digit 1 to 4 for each seat, all different) and `board`, and leave out the default."""
    cleaned = {key: value for key, value in options.items() if (key, value) != ("board", CLASSIC.id)}
    if "board" in cleaned:
        layout.board(cleaned["board"])
    return ABOUT.checked(players, cleaned)


def deal(players: int, seed: int, options: Options) -> OneLine:
    """Shuffle the cards, then give every seat a start field (OL-7, OL-24)."""
    board = layout.board(options.get("board", CLASSIC.id))
    chance = Deal(seed)
    cards = tuple(chance.shuffled(CARDS))
    first = chance.below(len(board.starts))  # drawn even when a start is chosen, so that both deal alike
    chosen = options.get("start")
    places = [int(digit) - 1 for digit in chosen] if chosen else [first + seat for seat in range(players)]
    return OneLine(board, cards, [board.starts[place % len(board.starts)] for place in places])
