"""A whole small game for two, thought up and scored on paper before it was ever played.

The board grows round the 4 in the centre. Bonus squares that matter: g5 and i7 double, all others here are plain.
"""

from tests.loops.positions import game, legal, play, scored
from waystones.games.loops.rules import Loops


def table() -> Loops:
    return game("ns2 ew3 es1 nw2", "ns1 sw2 ew4 nesw8", centre="nesw4", bag="ne1 new3")


# Seat 0 lays round the centre: 2 + 4 above it, 3 + 4 to its right, 1 + 4 to its left. It draws ne1 and new3.
FIRST = ("ns2-g6 ew3-h7 es1-f7", [6, 7, 5])
# Seat 1: 8 doubled and 2 below it; 4 doubled and 3 to its left; 1 and the 1 above it. The bag is empty.
SECOND = ("nesw8-g5 ew4-i7 ns1-f8", [18, 11, 2])
# Seat 0: 1 + 4 below the centre, 2 + 4 right of i7, 3 + 8 right of g5. Its rack is empty.
THIRD = ("ne1-g8 nw2-j7 new3-h5", [5, 6, 11])
# Seat 1 has one tile left: 2 + 8 above g5.
FOURTH = ("sw2-g4", [10])


def test_every_tile_scores_what_the_paper_says() -> None:
    state = table()
    for turn, points in (FIRST, SECOND, THIRD, FOURTH):
        assert scored(state, turn) == points
        assert not state.is_over
        play(state, "end")
    assert state.over == "bag"
    assert state.scores() == [18 + 22, 31 + 10]
    assert state.winners() == [1]


def test_what_the_last_tile_could_have_done_instead() -> None:
    state = table()
    for turn, _ in (FIRST, SECOND, THIRD):
        play(state, turn, "end")
    # A line comes from the south above g5, h5 and j7, and from the west right of h5 and of g8.
    assert legal(state) == {"sw2-g4", "sw2-h4", "sw2-j6", "sw2-i5", "sw2-h8"}
