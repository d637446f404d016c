"""How a game begins (LO-5, LO-6, LO-19), and what a seed deals."""

import math
import random
from collections import Counter

import pytest

from tests.loops.positions import dealt, on, rack
from tests.second_shuffle import shuffled
from waystones import BadOption, Record
from waystones.deal import MAX_SEED
from waystones.games.loops.tiles import NAMES, SET

TABLES = (2, 3, 4)


@pytest.mark.rule("LO-5")
@pytest.mark.parametrize(("players", "bag"), [(2, 70), (3, 65), (4, 60)])
def test_everybody_draws_five_tiles(players: int, bag: int) -> None:
    state = dealt(players)
    assert [len(tiles) for tiles in state.racks] == [5] * players
    assert len(state.bag) == bag


@pytest.mark.rule("LO-5")
def test_the_bag_is_mixed() -> None:
    assert len({rack(dealt(2, seed)) for seed in range(50)}) > 45


@pytest.mark.rule("LO-5")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadOption) as caught:
        dealt(players)
    assert caught.value.code == "players"


@pytest.mark.rule("LO-6")
@pytest.mark.parametrize("players", TABLES)
def test_after_the_racks_one_tile_comes_to_the_centre_and_scores_for_nobody(players: int) -> None:
    for seed in range(5):
        state = dealt(players, seed)
        everywhere = Counter([*state.bag, *(tile for tiles in state.racks for tile in tiles)])
        (missing,) = (Counter(SET) - everywhere).elements()
        assert on(state, "g7") == NAMES[missing]
        assert len(state.history) == 1
        assert state.scores() == [0] * players


@pytest.mark.rule("LO-6")
@pytest.mark.parametrize("players", TABLES)
def test_the_seed_chooses_who_begins_and_everybody_has_a_chance(players: int) -> None:
    begins = [dealt(players, seed).to_act for seed in range(60)]
    assert set(begins) == set(range(players))


@pytest.mark.rule("LO-6")
def test_the_players_can_choose_and_the_deal_stays_the_same() -> None:
    for first in range(3):
        state = dealt(3, 9, first=first)
        assert (state.first, state.to_act) == (first, first)
        assert (state.racks, state.bag) == (dealt(3, 9).racks, dealt(3, 9).bag)


@pytest.mark.rule("LO-6")
@pytest.mark.parametrize("first", ["2", "-1", "", "x", "01", "²"])
def test_only_a_seat_at_the_table_can_begin(first: str) -> None:
    with pytest.raises(BadOption) as caught:
        dealt(2, first=first)
    assert caught.value.code == "first"


@pytest.mark.rule("LO-19")
@pytest.mark.parametrize(("players", "rounds", "removed"), [(2, 13, 4), (3, 9, 2), (4, 7, 0)])
def test_the_variant_with_rounds_leaves_tiles_out_before_the_deal(
    players: int, rounds: int, removed: int
) -> None:
    state = dealt(players, 3, rounds=rounds)
    assert (state.rounds, len(state.removed)) == (rounds, removed)
    assert len(state.bag) == 81 - removed - 5 * players - 1
    out = Counter(state.removed)
    assert out <= Counter(SET)
    assert len({dealt(players, seed, rounds=rounds).removed for seed in range(20)}) > 10 or not removed


@pytest.mark.rule("LO-19")
def test_without_the_variant_all_tiles_are_in_the_game() -> None:
    assert (dealt(2).rounds, dealt(2).removed) == (0, ())
    assert dealt(2, rounds=False).rounds == 0


@pytest.mark.rule("LO-19")
def test_rounds_are_written_as_their_number() -> None:
    assert str(Record.new("loops", 3, 5, rounds=True)) == "waystones/1 loops players=3 seed=5 rounds=9"
    assert str(Record.new("loops", 3, 5, rounds=False)) == "waystones/1 loops players=3 seed=5"


@pytest.mark.rule("LO-19")
@pytest.mark.parametrize("rounds", [0, 12, "", "x", "013"])
def test_there_is_one_number_of_rounds_for_a_table(rounds: object) -> None:
    with pytest.raises(BadOption) as caught:
        dealt(2, rounds=rounds)
    assert caught.value.code == "rounds"


# --- what a seed deals may never change: links are kept for years


def dealt_by_hand(players: int, seed: int) -> tuple[list[str], str, int]:
    """The racks, the tile in the centre and who begins, dealt by a shuffle told another way."""
    draw = random.Random(seed).random
    bag = shuffled(draw, SET)
    racks = [" ".join(NAMES[bag.pop()] for _ in range(5)) for _ in range(players)]
    return racks, NAMES[bag.pop()], math.floor(draw() * players)


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("seed", [0, 1, 7, 2026, MAX_SEED])
def test_the_deal_is_what_its_other_telling_says(players: int, seed: int) -> None:
    state = dealt(players, seed)
    racks = [rack(state, seat) for seat in range(players)]
    assert (racks, on(state, "g7"), state.first) == dealt_by_hand(players, seed)
