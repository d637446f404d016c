"""Why another choice was better: each pattern on a position made for it, and silent where its evidence is missing."""

from collections.abc import Callable

import pytest

import waystones
from tests.branching_paths import positions as web
from tests.loops import positions as loops
from tests.one_line import boards as line
from tests.path_cards.table import PLENTY
from tests.stone_paths import positions as stones
from waystones.games.branching_paths import patterns as in_web
from waystones.games.branching_paths.patterns import PATTERNS as OF_WEB
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.loops import patterns as in_loops
from waystones.games.loops.patterns import PATTERNS as OF_LOOPS
from waystones.games.one_line import patterns as in_line
from waystones.games.one_line.board import FIELDS
from waystones.games.one_line.patterns import PATTERNS as OF_LINE
from waystones.games.one_line.rules import OneLine
from waystones.games.path_cards import patterns as in_cards
from waystones.games.path_cards.rules import PathCards
from waystones.games.stone_paths import patterns as in_stones
from waystones.games.stone_paths.patterns import PATTERNS as OF_STONES
from waystones.games.stone_paths.rules import StonePaths
from waystones.review.reason import Contrast, Pattern, Reason

Values = dict[str, int | str]


def found(pattern: Pattern, state: waystones.State, made: str, better: str) -> Values | None:
    """What the pattern says to the seat to act; None if nothing."""
    seen = state.observe(state.to_act)
    parse: Callable[[str], object] = seen.parse
    cast = Contrast(seen, tuple(map(parse, made.split())), tuple(map(parse, better.split())))
    reason = pattern(cast)
    assert reason is None or isinstance(reason, Reason)
    return dict(reason.values) if reason else None


def laid(state: PathCards, seat: int, cards: str) -> None:
    """Put these cards in the seat's rows, without anything coming of it."""
    for card in stones.cards(cards):
        state.cards.hands[seat].append(card)
        state.cards.lay(seat, card)


@pytest.mark.parametrize("patterns", [OF_STONES, OF_WEB, OF_LINE, OF_LOOPS])
def test_every_game_has_at_least_eight(patterns: tuple[Pattern, ...]) -> None:
    assert len(set(patterns)) == len(patterns) >= 8


# -- cards, in Stone Paths


def cards_on_the_table() -> StonePaths:
    """Red stands at 4 here and at 6 with the next player; yellow falls from 5 here."""
    state = stones.game("r5 r7 r9 y4 y9 b1 g3", "r2 y1", deck="p1 p2 p3 p4 p5 p6 p7 p8 p9 p10")
    stones.place(state, 0, "r2 y2")
    stones.place(state, 1, "r4")
    laid(state, 0, "r2 r4 y8 y5")
    laid(state, 1, "r3 r6")
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
    laid(state, 0, "r2 r4 g7 g5")
    laid(state, 1, "b3 b6")
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
    laid(state, 0, "r8")
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
    laid(state, 0, "r8 y5 y4")
    assert found(in_cards.less_at_once, state, "y4", "r9") == {"points": 2}, "from 3 to 6, from 1 to 2"
    assert found(in_cards.less_at_once, state, "r9", "y4") is None


# -- Stone Paths


def test_a_path_is_begun_too_late() -> None:
    late = stones.place(stones.game("r5 y4", "b1", deck="p1 p2 p3 p4 p5 p6"), 0, "y3")
    laid(late, 0, "y5")
    assert found(in_stones.opens_late, late, "r5", "y4") == {"card": "r5", "cards": 6}
    early = stones.place(stones.game("r5 y4", "b1"), 0, "y3")
    laid(early, 0, "y5")
    assert found(in_stones.opens_late, early, "r5", "y4") is None


def test_a_tile_is_passed_by() -> None:
    state = stones.place(stones.game("r5 y4", "b1", tiles="r3=clover y4=2"), 0, "r2 y4")
    laid(state, 0, "r4 y5")
    assert found(in_stones.misses_tile, state, "y4", "r5") == {"path": "red", "tile": "clover"}
    assert found(in_stones.misses_tile, state, "r5", "y4") is None


def free_step() -> StonePaths:
    """A clover was found on red; red could go on to 4, from a minus stone, and yellow from 1 to 2."""
    state = stones.place(stones.game("r5 b1", "b2", deck="p1 p2 p3", tiles="r3=clover"), 0, "r2 y4")
    laid(state, 0, "r4 y5")
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
    laid(state, 0, "r2 r4 r9")
    state = stones.play(state, "small-a4-b4")
    assert found(in_web.keeps_row, state, "keep", "off-r") == {"colour": "red", "last": 9}
    assert found(in_web.keeps_row, state, "off-r", "keep") is None
    assert found(in_web.keeps_card, state, "keep", "xr3") == {"card": "r3", "last": 9}
    assert found(in_web.keeps_card, state, "keep", "xy1") is None, "yellow 1 fits"


# -- One Line: the columns a to i are yellow, blue, green, grey, red, purple, yellow, blue, green


def drawing(cards: str = "arp arp arp arp", numbers: str = "", *moves: str) -> OneLine:
    """A line that begins in the middle."""
    return line.play(line.game(line.columns_board(numbers), cards, "e5"), *moves)


def test_a_card_is_passed_or_was_better_passed() -> None:
    assert found(in_line.passes, drawing(), "pass", "e5-d4") == {"fields": 1}
    assert found(in_line.passes, drawing(), "e5-d4", "pass") is None
    assert found(in_line.draws_at_all, drawing(), "e5-d4", "pass") == {"fields": 1}
    assert found(in_line.draws_at_all, drawing(), "pass", "e5-d4") is None


def test_a_card_could_cover_more() -> None:
    assert found(in_line.too_short, drawing(), "e5-e4", "e5-e4-d3") == {"fields": 1}
    assert found(in_line.too_short, drawing(), "e5-e4-d3", "e5-e4") is None


def test_a_number_is_passed_by() -> None:
    state = drawing(numbers="e4=6")
    assert found(in_line.misses_number, state, "e5-d4", "e5-e4") == {"number": 6, "points": 6}
    assert found(in_line.misses_number, state, "e5-e4", "e5-d4") is None


def test_a_high_number_halves_a_lower_one_close_by() -> None:
    state = drawing(numbers="e4=9 e6=6")
    assert found(in_line.halves, state, "e5-e4", "e5-d4") == {"number": 6, "high": 9, "points": 3}
    far = line.game(line.columns_board("g5=9 a1=6"), "yb", "g4")
    assert found(in_line.halves, far, "g4-g5", "g4-h4") is None, "too far away"


def test_a_line_leads_away_from_the_highest_number() -> None:
    state = drawing(numbers="e1=10")
    lower = found(in_line.leads_away, state, "e5-f5", "e5-e4")
    assert lower is None, "the other end is as near as before"
    state = drawing("arp aarrp arp arp", "e1=10", "e5-e6")
    assert found(in_line.leads_away, state, "e5-d5-d6-e7", "e5-e4-d3") == {"number": 10, "steps": 2}, (
        "d3 is three away, e6 five"
    )


def in_the_corner(cards: str) -> OneLine:
    """A line round the two fields a1 and b1, from a3 to c1, which lies beside b1."""
    state = line.game(line.columns_board(), cards, "a3")
    state.routes[0] = tuple(FIELDS[name] for name in ["a3", "a2", "b2", "c2", "c1"])
    return state


def test_a_corner_is_cut_off() -> None:
    assert found(in_line.cuts_off, in_the_corner("ab ab"), "c1-d1", "c1-b1") == {"fields": 2}
    assert found(in_line.cuts_off, in_the_corner("ab ab"), "c1-b1", "c1-d1") is None


def test_an_end_is_shut() -> None:
    assert found(in_line.shuts_end, in_the_corner("yba ab"), "c1-b1-a1", "c1-d1") == {"field": "a1"}
    assert found(in_line.shuts_end, in_the_corner("yba ab"), "c1-d1", "c1-b1-a1") is None


def test_a_field_is_left_without_a_way_out() -> None:
    state = in_the_corner("yba ab")
    assert found(in_line.leaves_dead_ends, state, "c1-b1", "c1-b1-a1") == {"fields": 1, "instead": 0}
    assert found(in_line.leaves_dead_ends, state, "c1-b1-a1", "c1-b1") is None


def test_the_shorter_way_keeps_room() -> None:
    # Beside a3 are three free fields, beside d1 three more, beside a1 none.
    state = in_the_corner("yba ab")
    assert found(in_line.keeps_room, state, "c1-b1-a1", "c1-d1") == {"fields": 3, "instead": 6}
    assert found(in_line.keeps_room, state, "c1-d1", "c1-b1-a1") is None


def test_a_line_gets_stuck() -> None:
    state = line.game(line.columns_board(), "ar g", "d5")
    state.routes[0] = (FIELDS["d5"], FIELDS["e5"])
    assert found(in_line.gets_stuck, state, "d5-e6", "d5-d6") == {"cards": 1}, "nothing green lies beside it"
    assert found(in_line.gets_stuck, state, "d5-d6", "d5-e6") is None


def test_fewer_cards_can_draw_on() -> None:
    state = drawing("arp yb yb yb ar")
    assert found(in_line.fewer_cards, state, "e5-d4", "e5-f4") == {"cards": 1, "instead": 4}
    assert found(in_line.fewer_cards, state, "e5-f4", "e5-d4") is None


# -- Loops: the tile in the middle, on g7, has the value 5


def test_a_turn_scores_less_with_fewer_tiles() -> None:
    # 1 + 5 against 4 + 5 and then 1 x 2 + 4.
    state = loops.game("ns4 ns1", "ew1", bag="")
    few, many = "ns1-g6 end", "ns4-g6 ns1-g5 end"
    assert found(in_loops.fewer_points, state, few, many) == {"points": 9}
    assert found(in_loops.fewer_points, state, many, few) is None
    assert found(in_loops.fewer_tiles, state, few, many) == {"tiles": 1, "instead": 2}
    assert found(in_loops.fewer_tiles, state, many, few) is None
    assert found(in_loops.keeps_at_end, state, few, many) == {"value": 4}
    assert found(in_loops.keeps_at_end, loops.game("ns4 ns1", "ew1"), few, many) is None, "tiles are left"


def test_a_square_that_multiplies_is_missed_or_opened() -> None:
    column = "ns1-g6 ns1-g5 ns2-g4 ns2-g3"
    state = loops.game("es4 ew1", "ew2", board=f"{column} ns3-g2")
    assert found(in_loops.misses_bonus, state, "ew1-h7 end", "es4-g1 end") == {"square": "g1", "bonus": 4}
    assert found(in_loops.misses_bonus, state, "es4-g1 end", "ew1-h7 end") is None
    state = loops.game("ns3 ew1", "ew2", board=column)
    assert found(in_loops.opens_bonus, state, "ns3-g2 end", "ew1-h7 end") == {"square": "g1", "bonus": 4}
    assert found(in_loops.opens_bonus, state, "ew1-h7 end", "ns3-g2 end") is None


def test_a_board_offers_the_next_player_more() -> None:
    # Whoever has a tile for b2 counts it six times.
    state = loops.game("ew2 ns1", "ew3", board="ew1-d2")
    more = found(in_loops.offers_more, state, "ew2-c2 end", "ns1-g6 end")
    assert more
    assert int(more["points"]) >= 6
    assert found(in_loops.offers_more, state, "ns1-g6 end", "ew2-c2 end") is None


def test_a_tile_could_join_three() -> None:
    state = loops.game("esw3 ns1", "ew2", board="nes3-g6 nsw3-h7 ew1-i6")
    assert found(in_loops.misses_join, state, "ns1-g8 end", "esw3-h6 end") == {"square": "h6", "tiles": 3}
    assert found(in_loops.misses_join, state, "esw3-h6 end", "ns1-g8 end") is None


def test_a_valuable_tile_is_spent() -> None:
    state = loops.game("nesw8 ns1", "ew2")
    assert found(in_loops.spends_valuable, state, "nesw8-g6 end", "ns1-g6 end") == {
        "value": 8,
        "square": "g6",
    }
    assert found(in_loops.spends_valuable, state, "ns1-g6 end", "nesw8-g6 end") is None


def test_an_own_tile_fits_nowhere_any_more() -> None:
    state = loops.game("nw3 ns1", "ew2", centre="es3")
    assert found(in_loops.blocks_own, state, "nw3-g8 end", "nw3-h7 end") == {"tiles": 1}
    assert found(in_loops.blocks_own, state, "nw3-h7 end", "nw3-g8 end") is None


def test_where_nothing_fits_tiles_are_swapped_or_kept() -> None:
    state = loops.game("ew1 ew2", "ns1", centre="ns2")
    assert found(in_loops.swaps, state, "pass", "swap") == {"tiles": 2}
    assert found(in_loops.swaps, state, "swap", "pass") == {"tiles": 2}
    assert found(in_loops.swaps, state, "swap", "swap") is None
