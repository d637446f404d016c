"""Why another choice was better in the path games: each pattern on a position made for it, and silent without its evidence."""

from tests.branching_paths import positions as web
from tests.path_cards.table import PLENTY
from tests.review.contrast import found
from tests.stone_paths import positions as stones
from waystones.games.branching_paths import patterns as in_web
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards import patterns as in_cards
from waystones.games.stone_paths import patterns as in_stones
from waystones.games.stone_paths.rules import StonePaths

# -- cards, in Stone Paths


def cards_on_the_table() -> StonePaths:
    """Red stands at 4 here and at 6 with the next player; yellow falls from 5 here."""
    state = stones.game("r5 r7 r9 y4 y9 b1 g3", "r2 y1", deck="p1 p2 p3 p4 p5 p6 p7 p8 p9 p10")
    stones.place(state, 0, "r2 y2")
    stones.place(state, 1, "r4")
    stones.laid(state, 0, "r2 r4 y8 y5")
    stones.laid(state, 1, "r3 r6")
    return state


def test_a_card_is_given_to_who_waits_for_it() -> None:
    state = cards_on_the_table()
    assert found(in_cards.gives_card, state, "xr7", "xb1") == {"card": "r7", "seat": 1, "last": 6}
    assert found(in_cards.gives_card, state, "xb1", "r5") is None
    assert found(in_cards.gives_card, state, "xr9", "xb1") is None, "three away is not waited for"


def test_a_card_that_follows_is_thrown_away() -> None:
    state = cards_on_the_table()
    assert found(in_cards.throws_fitting, state, "xr5", "xb1") == {"card": "r5", "last": 4}
    assert found(in_cards.throws_fitting, state, "xy9", "r5") is None, "it does not fit"


def test_a_card_could_have_been_laid() -> None:
    state = cards_on_the_table()
    assert found(in_cards.could_lay, state, "xb1", "r5") == {"card": "r5"}
    assert found(in_cards.could_lay, state, "xb1", "xy9") is None


def test_cards_in_the_hand_are_left_behind() -> None:
    state = cards_on_the_table()
    assert found(in_cards.strands_hand, state, "r9", "r5") == {"card": "r9", "cards": "r5 r7"}
    assert found(in_cards.strands_hand, state, "r5", "xb1") is None


def test_cards_to_come_are_jumped_over() -> None:
    state = cards_on_the_table()
    values = found(in_cards.skips_cards, state, "r9", "r5")
    # Of r5 to r8 there are two each; one 6 lies in a row, and all others may come or are held.
    assert values == {"card": "r9", "last": 4, "cards": 7}
    assert found(in_cards.skips_cards, state, "r5", "r9") is None


def piles() -> StonePaths:
    """The own seat has to take a card: red 5 follows its own 4, blue 7 the next player's 6."""
    state = stones.game("y9 b1", "r2 y1", deck="p1 p2 p3 p4 p5")
    stones.place(state, 0, "r2")
    stones.place(state, 1, "b4")
    stones.laid(state, 0, "r2 r4 g7 g5")
    stones.laid(state, 1, "b3 b6")
    state.cards.piles[3], state.cards.piles[1], state.cards.piles[2] = (5,), (7,), (8,)
    return stones.play(state, "xy9")


def test_a_card_on_a_pile_is_left() -> None:
    assert found(in_cards.leaves_card, piles(), "deck", "pile-r") == {"card": "r5", "last": 4}
    assert found(in_cards.leaves_card, piles(), "deck", "pile-b") is None, "no row of the own waits for it"


def test_a_card_is_left_to_the_next_player() -> None:
    values = {"card": "b7", "seat": 1, "last": 6}
    assert found(in_cards.leaves_for_next, piles(), "deck", "pile-b") == values
    assert found(in_cards.leaves_for_next, piles(), "deck", "pile-r") is None


def test_a_card_is_taken_that_fits_nowhere() -> None:
    assert found(in_cards.takes_dead, piles(), "pile-g", "deck") == {"card": "g8", "last": 5}
    assert found(in_cards.takes_dead, piles(), "pile-r", "deck") is None


def last_step(ahead: bool) -> StonePaths:
    """Four figures are in the goal, and red 9 brings the fifth."""
    state = stones.game("r9 b1", "y1", deck="p1 p2 p3")
    stones.place(state, 0, "r6 y9 b7" if ahead else "r6 y7 b7")
    stones.place(state, 1, "g7 p7" if ahead else "g9 p9")
    stones.laid(state, 0, "r8")
    return state


def test_the_game_is_ended_while_behind_or_not_ended_while_ahead() -> None:
    # 6 + 6 + 6 against 10 + 10 for those behind; both have no wishing stone.
    assert found(in_cards.ends_behind, last_step(ahead=False), "r9", "xb1") == {"points": 2}
    assert found(in_cards.ends_behind, last_step(ahead=True), "r9", "xb1") is None
    # 6 + 10 + 6 against 6 + 6.
    assert found(in_cards.misses_end, last_step(ahead=True), "xb1", "r9") == {"points": 10}
    assert found(in_cards.misses_end, last_step(ahead=False), "xb1", "r9") is None


def test_another_move_is_worth_more_at_once() -> None:
    state = stones.place(stones.game("r9 y4", "b1", deck="p1 p2 p3"), 0, "r6 y4")
    stones.laid(state, 0, "r8 y5 y4")
    assert found(in_cards.less_at_once, state, "y4", "r9") == {"points": 2}, "from 3 to 6, from 1 to 2"
    assert found(in_cards.less_at_once, state, "r9", "y4") is None


def test_a_card_that_still_fits_is_thrown_away_instead_of_a_dead_one() -> None:
    state = cards_on_the_table()
    values = {"card": "r9", "last": 4, "instead": "y9"}
    assert found(in_cards.throws_useful, state, "xr9", "xy9") == values
    assert found(in_cards.throws_useful, state, "xr9", "xb1") is None, "blue is not begun: it may fit yet"
    assert found(in_cards.throws_useful, state, "xy9", "xr9") is None


def test_a_card_helps_the_next_player_and_another_would_not() -> None:
    state = cards_on_the_table()
    values = {"card": "r9", "seat": 1, "instead": "r5"}
    assert found(in_cards.helps_next, state, "xr9", "xr5") == values, "red stands at 6 there and rises"
    assert found(in_cards.helps_next, state, "xr5", "xr9") is None
    assert found(in_cards.helps_next, state, "xr9", "xb1") is None, "they could begin blue with it"


def test_a_row_loses_the_cards_that_could_follow() -> None:
    state = stones.game("r5 y0 b3", "y1")
    stones.laid(state, 0, "b1")
    # Of the 21 other red cards eleven lie on either side of 5, itself among them; of the yellow ones all follow 0.
    values = {"card": "r5", "cards": 11, "lost": 10, "better": "y0", "less": 0}
    assert found(in_cards.narrows_row, state, "r5", "y0") == values
    assert found(in_cards.narrows_row, state, "r5", "xb3") == {"card": "r5", "cards": 11, "lost": 10}
    assert found(in_cards.narrows_row, state, "y0", "r5") is None
    assert found(in_cards.narrows_row, cards_on_the_table(), "r9", "y4") is None, (
        "what is jumped over is said"
    )


def test_a_card_from_the_draw_pile_hurries_the_end_or_puts_it_off() -> None:
    assert found(in_cards.hurries_end, piles(), "deck", "pile-b") == {"cards": 5}
    assert found(in_cards.hurries_end, piles(), "pile-b", "deck") is None
    # Only figures count: one on a stone of -3 here, and one on a stone of 1 there.
    assert found(in_cards.puts_end_off, piles(), "pile-b", "deck") is None, "whoever is behind needs time"
    ahead = stones.place(piles(), 0, "r6")
    assert found(in_cards.puts_end_off, ahead, "pile-b", "deck") == {"cards": 5, "points": 2}
    early = stones.play(stones.game("y9 b1", "r2 y1"), "xy9")
    early.cards.piles[1] = (7,)
    assert found(in_cards.hurries_end, early, "deck", "pile-b") is None, "there is plenty"


# -- Stone Paths


def test_a_path_is_begun_too_late() -> None:
    late = stones.place(stones.game("r5 y4", "b1", deck="p1 p2 p3 p4 p5 p6"), 0, "y3")
    stones.laid(late, 0, "y5")
    assert found(in_stones.opens_late, late, "r5", "y4") == {"card": "r5", "cards": 6}
    early = stones.place(stones.game("r5 y4", "b1"), 0, "y3")
    stones.laid(early, 0, "y5")
    assert found(in_stones.opens_late, early, "r5", "y4") is None


def test_a_tile_is_passed_by() -> None:
    state = stones.place(stones.game("r5 y4", "b1", tiles="r3=clover y4=2"), 0, "r2 y4")
    stones.laid(state, 0, "r4 y5")
    assert found(in_stones.misses_tile, state, "y4", "r5") == {"path": "red", "tile": "clover"}
    assert found(in_stones.misses_tile, state, "r5", "y4") is None


def free_step() -> StonePaths:
    """A clover was found on red; red could go on to 4, from a minus stone, and yellow from 1 to 2."""
    state = stones.place(stones.game("r5 b1", "b2", deck="p1 p2 p3", tiles="r3=clover"), 0, "r2 y4")
    stones.laid(state, 0, "r4 y5")
    return stones.play(state, "r5")


def test_a_free_step_is_declined_or_made_by_another() -> None:
    assert found(in_stones.stays, free_step(), "stay", "+r") == {"path": "red"}
    assert found(in_stones.stays, free_step(), "+y", "+r") is None
    # Red goes from -2 to 1, yellow from 1 to 2.
    assert found(in_stones.other_figure, free_step(), "+y", "+r") == {"path": "red", "points": 2}
    assert found(in_stones.other_figure, free_step(), "+r", "+y") is None


def test_the_large_figure_is_wasted_or_held_back() -> None:
    poor = stones.play(stones.game("r5 b1", "y1"), "r5")
    assert found(in_stones.wastes_large, poor, "large", "small") == {"path": "red", "cards": 0}
    assert found(in_stones.holds_large, poor, "small", "large") is None
    rich = stones.play(stones.game("r1 r2 r3 r5", "y1"), "r1")
    assert found(in_stones.holds_large, rich, "small", "large") == {"path": "red", "cards": 3}
    assert found(in_stones.wastes_large, rich, "large", "small") is None


def test_a_figure_is_left_behind_on_a_minus_stone() -> None:
    state = stones.place(stones.game("r5 y4 b3", "b1"), 0, "r5 y2 b1")
    stones.laid(state, 0, "r4 y5 b2")
    assert found(in_stones.left_behind, state, "r5", "y4") == {"path": "yellow", "points": -3}
    assert found(in_stones.left_behind, state, "y4", "r5") is None
    assert found(in_stones.left_behind, state, "b3", "y4") is None, "blue is further back still"
    assert found(in_stones.left_behind, state, "xr5", "y4") is None, "no figure moved"


def test_a_small_figure_goes_where_the_large_one_could() -> None:
    state = stones.place(stones.game("r5 y4", "b1"), 0, "r5 y4", large="y")
    stones.laid(state, 0, "r4 y5")
    assert found(in_stones.leads_small, state, "r5", "y4") == {"path": "yellow"}
    assert found(in_stones.leads_small, state, "y4", "r5") is None


def test_a_path_could_be_begun_that_the_hand_is_full_of() -> None:
    state = stones.place(stones.game("r5 y4 y5 y7", "b1"), 0, "r2")
    stones.laid(state, 0, "r4")
    assert found(in_stones.could_set_out, state, "r5", "y4") == {"path": "yellow", "cards": 3}
    assert found(in_stones.could_set_out, state, "y4", "r5") is None
    late = stones.place(stones.game("r5 y4 y5 y7", "b1", deck="p1 p2 p3"), 0, "r2")
    stones.laid(late, 0, "r4")
    assert found(in_stones.could_set_out, late, "r5", "y4") is None


# -- Branching Paths


def choosing(tiles: str = "", hand: str = "b5 y1 r3", deck: str = PLENTY) -> BranchingPaths:
    """Blue was laid: the small figure on a4 can go to b4, the large one on a3 to b3, a joker, or to b4."""
    state = web.place(web.game(hand, "b1", deck=deck, tiles=tiles), 0, "b2 a4", large="a3")
    return stones.play(state, "b5")


def test_the_other_way_finds_a_tile() -> None:
    state = choosing("b3=clover")
    assert found(in_web.misses_find, state, "small-a4-b4", "large-a3-b3") == {"stone": "b3", "tile": "clover"}
    assert found(in_web.misses_find, choosing(), "small-a4-b4", "large-a3-b3") is None


def test_the_other_way_finds_a_wishing_stone_that_scores() -> None:
    state = choosing("b3=wish-r")
    state.wishes[0] = [1, 0, 0, 0, 0]
    values = {"colour": "red", "points": 2}
    assert found(in_web.misses_wish, state, "small-a4-b4", "large-a3-b3") == values, "two colours give 2"
    assert found(in_web.misses_wish, choosing(), "small-a4-b4", "large-a3-b3") is None


def test_a_way_on_which_no_card_leads_on() -> None:
    # From b4 purple and yellow lead on, from b3 blue alone.
    state = choosing(hand="b5 y1 y2")
    values = {"stone": "b3", "better": "b4", "cards": 2}
    assert found(in_web.closed_way, state, "large-a3-b3", "large-a3-b4") == values
    assert found(in_web.closed_way, state, "large-a3-b4", "large-a3-b3") is None


def test_a_figure_leaves_the_start_too_late() -> None:
    state = choosing(deck="p1 p2 p3 p4 p5")
    assert found(in_web.leaves_late, state, "small-start-a1", "small-a4-b4") == {"cards": 5, "points": -3}
    assert found(in_web.leaves_late, choosing(), "small-start-a1", "small-a4-b4") is None


def test_the_large_figure_waits() -> None:
    # The large one goes from -3 to -2, which counts double.
    assert found(in_web.large_waits, choosing(), "small-a4-b4", "large-a3-b4") == {"points": 2}
    assert found(in_web.large_waits, choosing(), "large-a3-b4", "small-a4-b4") is None


def test_a_free_step_on_the_web_is_declined() -> None:
    state = stones.play(choosing("b4=clover"), "small-a4-b4")
    assert found(in_web.stays, state, "stay", "small-b4-c4") == {"stone": "c4"}
    assert found(in_web.stays, state, "small-b4-c5", "small-b4-c4") is None


def test_a_card_tile_is_not_used_for_what_it_could_do() -> None:
    state = choosing("b4=card", hand="b5 y1 r3")
    stones.laid(state, 0, "r2 r4 r9")
    state = stones.play(state, "small-a4-b4")
    assert found(in_web.keeps_row, state, "keep", "off-r") == {"colour": "red", "last": 9}
    assert found(in_web.keeps_row, state, "off-r", "keep") is None
    assert found(in_web.keeps_card, state, "keep", "xr3") == {"card": "r3", "last": 9}
    assert found(in_web.keeps_card, state, "keep", "xy1") is None, "yellow 1 fits"


def spread_out(hand: str = "b5 y1 r3", tiles: str = "") -> BranchingPaths:
    """Figures in the first row, in the goal area and at the start; blue was laid."""
    state = web.place(web.game(hand, "b1", tiles=tiles), 0, "g4 a4 d4", large="a3")
    return stones.play(state, "b5")


def test_a_figure_is_left_behind_in_the_minus_rows() -> None:
    state = spread_out()
    assert found(in_web.left_behind, state, "small-g4-h5", "small-a4-b4") == {"stone": "a4"}
    assert found(in_web.left_behind, state, "small-a4-b4", "small-g4-h5") is None
    assert found(in_web.left_behind, state, "small-start-a1", "small-a4-b4") is None, (
        "that one was further back"
    )


def test_figures_wait_at_the_start() -> None:
    state = spread_out()
    values = found(in_web.waits_at_start, state, "small-g4-h5", "small-start-a1")
    assert values == {"figures": 1, "cards": len(state.cards.deck)}
    assert found(in_web.waits_at_start, state, "small-start-a1", "small-g4-h5") is None
    late = choosing(deck="p1 p2 p3 p4 p5")
    assert found(in_web.waits_at_start, late, "small-a4-b4", "small-start-a1") is None


def test_a_figure_that_has_arrived_goes_on_instead_of_one_that_has_not() -> None:
    state = spread_out()
    assert found(in_web.was_there_already, state, "small-g4-h5", "small-a4-b4") == {"stone": "a4"}
    assert found(in_web.was_there_already, state, "small-a4-b4", "small-g4-h5") is None


def test_with_another_card_a_figure_could_find_a_tile() -> None:
    # Blue leads from a4 to b4, red to b5.
    state = web.place(web.game("b5 r3 y1", "b1", tiles="b5=clover"), 0, "a4")
    values = {"card": "r3", "stone": "b5", "tile": "clover"}
    assert found(in_web.card_finds, state, "b5", "r3") == values
    assert found(in_web.card_finds, state, "xb5", "r3") == values
    assert found(in_web.card_finds, state, "r3", "b5") is None


def test_with_another_card_the_last_figure_could_go_on() -> None:
    # Red leads on from a4 alone; green from c1 and from the start.
    state = web.place(web.game("r3 g1", "b1"), 0, "a4 c1")
    assert found(in_web.card_frees, state, "g1", "r3") == {"card": "r3", "stone": "a4"}
    assert found(in_web.card_frees, state, "r3", "g1") is None


def test_a_card_tile_opens_the_row_where_it_helps_less() -> None:
    state = choosing("b4=card", hand="b5 y1 r3")
    stones.laid(state, 0, "r2 r4 r9 y6 y7")
    state = stones.play(state, "small-a4-b4")
    # Of red 4 to 8 one and eight cards fit again without the 9. Without the 7 yellow may fall from 6: thirteen cards
    # (6 to 0 but for the 6 that lies) for the seven from 7 on.
    values = {"colour": "yellow", "cards": 6, "better": "red", "instead": 9}
    assert found(in_web.opens_less, state, "off-y", "off-r") == values
    assert found(in_web.opens_less, state, "off-r", "off-y") is None
