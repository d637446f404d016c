"""The journey of One Line: forty boards and deals, each with three scores to reach, growing in what they ask.

The first stones lie on the classic board, all others on boards of their own. The targets follow from measured play
(bench/journey.py has the command and the figures); deals and boards never change, since players have walked here.

>>> str(deal(0)), str(deal(39)), STONES[0].won(100)
('waystones/1 one_line players=1 seed=7001', 'waystones/1 one_line players=1 seed=7040 board=40', 3)
"""

from typing import NamedTuple

from waystones.record import Record

LENGTH = 40
CLASSIC_FIRST = 4  # stones on the classic board, before the others begin
FIRST_DEAL = 7001


class Stone(NamedTuple):
    """One board and deal of the journey: what copper, silver and gold ask there."""

    copper: int
    silver: int
    gold: int

    def won(self, score: int) -> int:
        """How many of its three stones a score has won."""
        return sum(score >= target for target in self)


# Copper, silver and gold, stone by stone: what `python -m bench.journey` prints.
TARGETS = """
14-24-34 11-21-31 11-19-27 15-25-36 1-16-30 17-25-33 13-24-35 15-23-31
8-19-29 14-23-32 12-21-30 17-23-30 12-20-29 17-25-32 14-22-30 22-29-35
6-16-25 27-35-41 17-29-38 18-29-37 20-30-39 15-26-35 23-30-37 25-33-39
20-32-40 15-29-38 20-33-41 21-33-40 24-34-40 22-32-39 18-25-33 22-30-36
17-33-42 17-29-37 23-30-37 23-34-39 25-35-41 22-36-41 26-38-43 21-32-38
"""

STONES: tuple[Stone, ...] = tuple(Stone(*map(int, each.split("-"))) for each in TARGETS.split())


def deal(place: int) -> Record:
    """The game of the stone at that place, from 0."""
    board = {"board": place + 1} if place >= CLASSIC_FIRST else {}
    return Record.new("one_line", 1, FIRST_DEAL + place, **board)


def place_of(record: Record) -> int | None:
    """The stone whose game this is; None if it is not one of the journey."""
    place = record.seed - FIRST_DEAL
    if record.game != "one_line" or not 0 <= place < LENGTH:
        return None
    dealt = deal(place)
    same = (record.players, record.options) == (dealt.players, dealt.options)
    return place if same else None
