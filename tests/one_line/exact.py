"""The best score of a small game by looking at every line there can be."""

from random import Random

from waystones.games.one_line.board import CENTRE, COLOURS, NAMES, NEAR, Board, Card
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.score import solo_points

*SHOWN, NEVER = COLOURS  # the cards of a small game never show the last colour: its fields are off the board


def small_game(seed: int, cards: int, fields: int) -> OneLine:
    """A board of that many fields, with five numbers on it, and a short deck."""
    rng = Random(seed)
    island = [CENTRE]
    while len(island) < fields:
        shore = [near for field in island for near in NEAR[field] if near not in island]
        island.append(rng.choice(shore))
    colours = [NEVER for _ in NAMES]
    for field in island:
        colours[field] = rng.choice(SHOWN)
    numbers = dict(zip(rng.sample(island[1:], 5), rng.sample(range(2, 11), 5), strict=True))
    board = Board(f"small-{seed}", tuple(colours), numbers, (CENTRE,))
    deck: list[Card] = [
        (*rng.sample(SHOWN, 4), *rng.choices(SHOWN, k=rng.randint(0, 1))) for _ in range(cards)
    ]
    return OneLine(board, tuple(deck), [CENTRE])


def exact(state: OneLine) -> int:
    """The highest score that the solo game allows: round by round every line there can be, none left out."""
    board, cards = state.board, state.cards
    start = state.starts[0]
    lines = {
        (1 << start, start, start): (1, 0)
    }  # fields and ends: the most points and fields, the highest number
    for card in cards:
        longer = dict(lines)  # whoever passes keeps the line
        for (walked, one, other), (gain, highest) in lines.items():
            for end, far in {(one, other), (other, one)}:
                ways = [(end, list(card), walked, gain, highest)]
                for at, left, before, had, top in ways:
                    for field in NEAR[at]:
                        if before >> field & 1 or board.colours[field] not in left:
                            continue
                        number = board.numbers.get(field, 0)
                        now = before | 1 << field
                        got = had + 1 + (solo_points(number, (top,)) if number else 0)
                        shape = (now, min(field, far), max(field, far))
                        if longer.get(shape, (-1, 0))[0] < got:
                            longer[shape] = got, max(top, number)
                        rest = left.copy()
                        rest.remove(board.colours[field])
                        ways.append((field, rest, now, got, max(top, number)))
        lines = longer
    return max(gain for gain, _ in lines.values()) - len(board.colours)
