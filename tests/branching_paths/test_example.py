"""The worked example of the published rules, on a small board made for it."""

from tests.branching_paths.positions import figures, game, place, wishes
from tests.path_cards.table import happened, legal, pile, play, row
from waystones.games.branching_paths.board import Board

# One way: red, a joker, two blue stones, then on to the end.
BOARD = Board(["r>1 g>1", "*>1", "b>1", "b>1", "y>1", "p>1", "r"], [-3, -2, 0, 2, 5, 8, 12])


def test_the_worked_example() -> None:
    hands = ("r3 g2 b10 b3 y1", "p1 p2 p3 p4 p5")
    state = game(*hands, tiles="a1=3 c1=wish-g d1=card", board=BOARD)
    place(state, 1, "e1")
    play(state, "r3 small-start-a1")
    assert state.points[0] == 3, "a red 3 moves a figure onto a point tile worth 3"
    play(state, "deck", "xp1 deck", "g2")
    assert legal(state) == {"small-a1-b1", "small-start-a2", "large-start-a2"}
    assert figures(play(state, "small-a1-b1")) == "b1", "a green 2 moves it onto a joker"
    play(state, "deck", "xp2 deck")
    assert happened(state, "b10") == ["laid", "stepped", "wishing_tile"]
    assert wishes(state) == "g", "a blue 10 moves it onto a wishing tile, which is taken"
    play(state, "deck", "xp3 deck")
    assert happened(state, "b3") == ["laid", "stepped", "card_tile"]
    assert row(state, "b") == [10, 3]
    play(state, "off-b")
    assert (row(state, "b"), pile(state, "b")) == ([10], [3]), "the blue 3 is removed again"
    assert {11 + value for value in range(11)} <= state.cards.fitting[0], "which makes room in the blue row"
    assert figures(state) == "d1"
