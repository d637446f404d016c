"""Why another choice was better: each pattern on a position made for it, and silent where its evidence is missing."""

import pytest

from tests.loops import positions as loops
from tests.one_line import boards as line
from tests.review.contrast import found
from waystones.games.branching_paths.patterns import PATTERNS as OF_WEB
from waystones.games.loops import patterns as in_loops
from waystones.games.loops.patterns import PATTERNS as OF_LOOPS
from waystones.games.one_line import patterns as in_line
from waystones.games.one_line.board import FIELDS
from waystones.games.one_line.patterns import PATTERNS as OF_LINE
from waystones.games.one_line.rules import OneLine
from waystones.games.stone_paths.patterns import PATTERNS as OF_STONES
from waystones.review.reason import Pattern


@pytest.mark.parametrize("patterns", [OF_STONES, OF_WEB, OF_LINE, OF_LOOPS])
def test_every_game_has_at_least_eight(patterns: tuple[Pattern, ...]) -> None:
    assert len(set(patterns)) == len(patterns) >= 8


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


def test_the_ends_are_left_with_less_room() -> None:
    # Beside c1 and a3 lie d1, d2, b1 and a4, b3; whoever goes to b1 keeps a1 alone there.
    state = in_the_corner("yba ab")
    assert found(in_line.narrows_ends, state, "c1-b1", "c1-d1") == {"fields": 4, "instead": 6}
    assert found(in_line.narrows_ends, state, "c1-d1", "c1-b1") is None
    assert found(in_line.narrows_ends, state, "c1-b1-a1", "c1-d1") is None, "that one is longer"


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


def test_cheaper_tiles_would_have_done() -> None:
    state = loops.game("nesw8 ns1", "ew2")
    assert found(in_loops.keeps_less, state, "nesw8-g6 end", "ns1-g6 end") == {"value": 7}
    assert found(in_loops.keeps_less, state, "ns1-g6 end", "nesw8-g6 end") is None
    empty = loops.game("nesw8 ns1", "ew2", bag="")
    assert found(in_loops.keeps_less, empty, "nesw8-g6 end", "ns1-g6 end") is None, "nothing comes after that"


def test_the_next_turn_is_spoilt() -> None:
    # Whoever keeps the 8 can lay it on g5 next, beside both; the 1 earns little there.
    state = loops.game("nesw8 ns1", "ew2")
    values = found(in_loops.spoils_next, state, "nesw8-g6 end", "ns1-g6 end")
    assert values
    assert int(values["points"]) >= 4
    assert found(in_loops.spoils_next, state, "ns1-g6 end", "nesw8-g6 end") is None


def test_an_own_tile_fits_nowhere_any_more() -> None:
    state = loops.game("nw3 ns1", "ew2", centre="es3")
    assert found(in_loops.blocks_own, state, "nw3-g8 end", "nw3-h7 end") == {"tiles": 1}
    assert found(in_loops.blocks_own, state, "nw3-h7 end", "nw3-g8 end") is None


def test_where_nothing_fits_tiles_are_swapped_or_kept() -> None:
    state = loops.game("ew1 ew2", "ns1", centre="ns2")
    assert found(in_loops.swaps, state, "pass", "swap") == {"tiles": 2}
    assert found(in_loops.swaps, state, "swap", "pass") == {"tiles": 2}
    assert found(in_loops.swaps, state, "swap", "swap") is None
