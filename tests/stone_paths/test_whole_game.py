"""A whole game for two, thought up and scored on paper before it was ever played.

The first column is the turn of seat 0, the second that of seat 1, and what they draw follows the moves in brackets.
What the paper says stands beside the turns: the stone a figure comes to, wishing stones and points.
"""

from tests.path_cards.table import on_paper
from tests.stone_paths.positions import cards, game, play, row, stones
from waystones.games.path_cards.cards import PACK
from waystones.games.stone_paths.board import CLOVER, TILES, WISHING_STONE
from waystones.games.stone_paths.rules import StonePaths

HANDS = ("r0 r1 r2 r3 y0 y1 g0 p10", "b10 b9 b8 b7 g10 g9 p0 y10")

TILE_PLACES = """
    y2=wish   y4=1    y6=clover y8=wish   y9=2
    b3=wish   b5=2    b6=clover b7=wish   b9=clover
    g2=clover g3=wish g5=3      g8=1      g9=wish
    r3=clover r4=wish r7=3      r8=clover r9=wish
    p2=clover p5=wish p6=2      p7=clover p9=clover
"""

#  1  red 1 (large)                             blue 1
#  2  red 2                                     blue 2
#  3  red 3, clover: red 4, wishing stone 1     blue 3, wishing stone 1
#  4  red 5                                     nothing
#  5  red 6                                     blue 4
#  6  red 7, 3 points; 1 in goal                blue 5, 2 points
#  7  red 8, clover: red 9, wishing stone 2     blue 6, clover: blue 7, wishing stone 2; 2 in goal
#  8  red is finished, nobody else to move      blue 8
#  9  yellow 1                                  blue 9, clover, nobody to move
# 10  yellow 2, wishing stone 3                 green 1 (large)
# 11  red is finished: yellow 3                 green 2, clover: green 3, wishing stone 3
# 12  yellow 4, 1 point (4 in all)              blue is finished, but green stays
# 13  yellow 5                                  green 4
# 14  yellow 6, clover: yellow 7; 3 in goal     green 5, 3 points (5 in all)
# 15  red: yellow 8, wishing stone 4            green 6
# 16  green 1                                   green 7; 4 in goal
# 17  green 2, clover: green 3, no stone left   purple 1
# 18  purple 1                                  purple 2, clover: purple 3
# 19  purple 2, clover: purple 3                purple 4
# 20  purple 4                                  purple 5, wishing stone 4
# 21  yellow 9, 2 points (6 in all)             green 8, 1 point (6 in all)
# 22  yellow: purple 5, no stone left           purple 6, 2 points (8 in all)
# 23  red: purple 6, 2 points (8 in all)        purple 7: the fifth in goal, its clover is not carried out
TURNS = """
    r0 large deck (r4)   | b10 small deck (b6)
    r1 deck (r5)         | b9 deck (b5)
    r2 +r deck (r6)      | b8 deck (g8)
    r3 deck (y2)         | xy10 deck (b4)
    r4 pile-y            | b7 deck (b3)
    r5 deck (y3)         | b6 deck (b2)
    r6 +r deck (r7)      | b5 +b deck (g7)
    r7 deck (r8)         | b4 deck (g6)
    y0 deck (y4)         | b3 deck (p1)
    y1 deck (y5)         | g10 large deck (g5)
    r8 +y deck (r9)      | g9 +g deck (g4)
    y2 deck (g1)         | b2 stay deck (b1)
    y3 deck (g2)         | g8 deck (g3)
    y4 +y deck (y6)      | g7 deck (p2)
    r9 +y deck (r10)     | g6 deck (p3)
    g0 deck (y7)         | g5 deck (p4)
    g1 +g deck (y8)      | p0 deck (p5)
    p10 deck (p9)        | p1 +p deck (p6)
    p9 +p deck (p8)      | p2 deck (p7)
    p8 deck (y9)         | p3 deck (b0)
    y5 deck (y10)        | g4 deck (g0)
    y6 +p deck (r0)      | p4 deck (b0)
    r10 +p deck (r1)     | p5
"""


def the_game() -> tuple[StonePaths, list[str]]:
    """The table before the first turn, and the moves of all turns."""
    deck, aside, moves = on_paper(HANDS, TURNS)
    return game(*HANDS, deck=deck, aside=aside, tiles=TILE_PLACES), moves


def test_it_is_a_game_with_all_cards_and_all_tiles() -> None:
    state, _ = the_game()
    assert len(state.cards.deck) == 64
    everywhere = [*state.cards.deck, *state.cards.aside, *cards(" ".join(HANDS))]
    assert sorted(everywhere) == sorted(PACK)
    assert sorted(tile for path in state.tiles for tile in path if tile) == sorted(TILES)


def test_the_game_ends_as_on_paper() -> None:
    state, moves = the_game()
    play(state, " ".join(moves[:-1]))
    assert (state.in_goal, state.asks) == (4, "play")
    play(state, moves[-1])
    assert state.is_over
    assert state.turn == 46
    assert stones(state, 0) == {"r": 9, "y": 9, "g": 3, "p": 6}
    assert stones(state, 1) == {"b": 9, "g": 8, "p": 7}
    assert row(state, "b", 1) == [10, 9, 8, 7, 6, 5, 4, 3, 2]
    assert state.tiles[0].count(WISHING_STONE) == 0
    assert state.tiles[4][7] == CLOVER


def test_the_score_is_the_one_worked_out_on_paper() -> None:
    state, moves = the_game()
    play(state, " ".join(moves))
    # red 9, large: 20. yellow 9: 10. green 3: -2. purple 6: 3. Four wishing stones: 6. Tiles 3 + 1 + 2 + 2: 8.
    assert [line.points for line in state.score_lines(0)] == [10, -2, 20, 3, 6, 8]
    # blue 9: 10. green 8, large: 14. purple 7: 6. Four wishing stones: 6. Tiles 2 + 3 + 1 + 2: 8.
    assert [line.points for line in state.score_lines(1)] == [10, 14, 6, 6, 8]
    assert state.scores() == [45, 44]
    assert state.winners() == [0]
