"""A whole game for two, thought up and scored on paper before it was ever played.

The first column is the turn of seat 0, the second that of seat 1, and what they draw follows the moves in brackets.
What the paper says stands beside the turns: the stone a figure comes to, wishing stones and points.
"""

from tests.branching_paths.positions import figures, game, wishes
from tests.path_cards.table import cards, on_paper, pile, play, row
from waystones.games.branching_paths.board import CLASSIC, NO_TILE, TILES
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards.cards import PACK

HANDS = ("b0 g0 b1 p0 g1 y0 p1 g2", "p10 r10 y10 p9 b10 g10 r9 b9")

TILE_PLACES = """
    b1=clover b2=wish-r c4=2      c5=clover d1=card   d2=clover e1=wish-y e2=2
    e3=clover e4=3      f1=3      f4=card   f5=clover g3=2      h1=wish-b h2=card
    h3=2      h4=wish-g h5=card   i1=wish-p i2=2      i3=card
"""

#  1  large a1                                  large a4
#  2  large b1, clover: c1                      large b5, the only way
#  3  large d2, clover: e2, 2 points            large c5, clover: d6, a blue stone from the stack
#  4  large f2                                  large e5
#  5  large g2, purple stone; 1 in goal         large f5, clover: g4, red stone; 2 in goal
#  6  large h1, blue tile                       large h4, green tile
#  7  large i1, purple tile                     large i5, the only way
#  8  small a2, the only way                    small a1, the only way
#  9  small b2, red tile                        small b1, clover: c1
# 10  small c2                                  small d1, a joker; card tile: red 8 is lifted again
# 11  small d2, clover: e2, 2 points (4)        small e1, yellow tile
# 12  small f2                                  small f1, a joker, 3 points
# 13  small g2, purple stone; 3 in goal         small g1; 4 in goal
# 14  another one a1                            small h1, its tile is gone
# 15  that one b1, clover: c1                   small i1, its tile is gone
# 16  that one d2, clover: e2, 2 points (6)     nothing; red 8 is taken from its pile
# 17  that one f3                               another one a3
# 18  that one g3: the fifth in goal, its tile is not carried out
TURNS = """
    b0 large-start-a1 deck (y1)              | p10 large-start-a4 deck (g9)
    g0 large-a1-b1 large-b1-c1 deck (p2)     | r10 deck (r8)
    b1 large-c1-d2 large-d2-e2 deck (b2)     | y10 large-b5-c5 large-c5-d6 deck (r7)
    p0 large-e2-f2 deck (p3)                 | p9 large-d6-e5 deck (y9)
    g1 large-f2-g2 deck (g3)                 | b10 large-e5-f5 large-f5-g4 deck (p8)
    y0 large-g2-h1 deck (b3)                 | g10 large-g4-h4 deck (y8)
    p1 large-h1-i1 deck (g4)                 | r9 deck (p7)
    g2 deck (b4)                             | b9 deck (g8)
    y1 small-a2-b2 deck (y2)                 | g9 small-a1-b1 small-b1-c1 deck (y7)
    p2 small-b2-c2 deck (b5)                 | r8 off-r deck (b7)
    b2 small-c2-d2 small-d2-e2 deck (g5)     | r7 deck (b8)
    p3 small-e2-f2 deck (g5)                 | y9 small-e1-f1 deck (b8)
    g3 small-f2-g2 deck (g6)                 | p8 small-f1-g1 deck (y5)
    b3 small-start-a1 deck (g6)              | y8 small-g1-h1 deck (y5)
    g4 small-a1-b1 small-b1-c1 deck (b6)     | p7 small-h1-i1 deck (y6)
    b4 small-c1-d2 small-d2-e2 deck (b6)     | xg8 pile-r
    y2 small-e2-f3 deck (b7)                 | y7 deck (y6)
    b5 small-f3-g3
"""


def the_game() -> tuple[BranchingPaths, list[str]]:
    """The table before the first turn, and the moves of all turns."""
    deck, aside, moves = on_paper(HANDS, TURNS)
    return game(*HANDS, deck=deck, aside=aside, tiles=TILE_PLACES), moves


def test_it_is_a_game_with_all_cards_and_all_tiles() -> None:
    state, _ = the_game()
    assert len(state.cards.deck) == 64
    everywhere = [*state.cards.deck, *state.cards.aside, *cards(" ".join(HANDS))]
    assert sorted(everywhere) == sorted(PACK)
    assert sorted(tile for tile in state.tiles if tile) == sorted(TILES)
    assert tuple(tile != NO_TILE for tile in state.tiles) == CLASSIC.dotted


def test_the_game_ends_as_on_paper() -> None:
    state, moves = the_game()
    play(state, " ".join(moves[:-1]))
    assert (state.in_goal, state.asks, state.is_over) == (4, "way", False)
    play(state, moves[-1])
    assert state.is_over
    assert state.turn == 35
    assert figures(state, 0) == "I1 g2 g3"
    assert figures(state, 1) == "I5 a3 i1"
    assert (wishes(state, 0), wishes(state, 1)) == ("brppp", "ybgr")
    assert state.stacks == [5, 4, 5, 4, 3]
    assert row(state, "r", 1) == [10, 9, 7]
    assert pile(state, "r") == [], "red 8 was taken again"
    assert state.tiles[CLASSIC.stone("g3")] == 2


def test_the_score_is_the_one_worked_out_on_paper() -> None:
    state, moves = the_game()
    play(state, " ".join(moves))
    # Large on 12: 24. Two small ones on 5. Three colours: 3. Three purple: 10. Tiles 2 + 2 + 2.
    assert [line.points for line in state.score_lines(0)] == [24, 5, 5, 3, 10, 6]
    # Large on 12: 24. Small ones on 12 and on -3. Four colours: 6. No set. A tile of 3.
    assert [line.points for line in state.score_lines(1)] == [24, 12, -3, 6, 0, 3]
    assert state.scores() == [53, 42]
    assert state.winners() == [0]
