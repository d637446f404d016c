"""The players of Loops: what they see in a position, and that they see nothing they may not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import waystones
from tests.loops.positions import game, play
from tests.loops.test_observation import middle_of_a_game, with_other_hidden_tiles
from waystones.bots import Thinking
from waystones.games.loops import bot
from waystones.games.loops.about import ABOUT
from waystones.games.loops.bot import Expert, first_step, ways_on
from waystones.games.loops.ending import best_ending, lead_to
from waystones.games.loops.outlook import Outlook
from waystones.games.loops.rules import Loops
from waystones.games.loops.tiles import TILES
from waystones.games.loops.turns import Turn, most_points, turns

LEVELS = ABOUT.levels


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Expert, "REPLIED", 4)
    monkeypatch.setattr(Expert, "DEALS", 3)


def whole_turn(state: Loops, level: str, seed: int = 0) -> list[str]:
    """What the seat to act does until its turn is over."""
    seat, player, moves = state.to_act, waystones.bot("loops", level, seed), []
    turn = state.turn
    while not state.is_over and state.turn == turn:
        move = player.choose(state.observe(seat))
        moves.append(str(move))
        state.play(move)
    return moves


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=12)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), luck=st.integers(1, 10_000))
def test_a_bot_cannot_tell_tables_apart_that_differ_only_in_hidden_tiles(
    level: str, players: int, seed: int, luck: int
) -> None:
    state = middle_of_a_game(players, seed)
    other = with_other_hidden_tiles(state, state.to_act, luck)
    player = waystones.bot("loops", level, seed=luck)
    assert player.choose(state.observe(state.to_act)) == player.choose(other.observe(state.to_act))


@settings(max_examples=15)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000))
def test_steady_scores_as_much_as_a_turn_can(players: int, seed: int) -> None:
    state = middle_of_a_game(players, seed)
    while state.laid:
        state.play(state.parse("end"))
        if state.is_over:
            return
    best = max((turn.points for turn in turns(state.mosaic, state.rack)), default=0)
    seat, before = state.to_act, state.scores()
    whole_turn(state, "steady")
    assert state.scores()[seat] - before[seat] == best


def test_steady_lays_a_tile_where_a_better_one_can_follow() -> None:
    # d4 triples: the large tile goes there, and the small one paves the way.
    state = game("ns1 nes7", "ns2", centre="ew4", board="ns2-d6")
    assert whole_turn(state, "steady") == ["ns1-d5", "nes7-d4", "end"]


def test_a_bot_swaps_and_passes_when_nothing_fits() -> None:
    for level in LEVELS:
        assert whole_turn(game("ew1 ew2", "ns1", centre="ns4"), level) == ["swap"], (
            "something better may come"
        )
        assert whole_turn(game("ew1 ew2", "ns1", centre="ns4", bag=""), level) == ["pass"]


@pytest.mark.parametrize(("board", "choice"), [("ns1-b4", "ns2-b5"), ("ns1-b10", "ns2-b9")])
def test_sharp_does_not_open_the_richer_square_for_the_next_player(board: str, choice: str) -> None:
    # Up or down the tile scores 2 + 1; one way opens a square that triples, the other one that multiplies by 6.
    assert whole_turn(game("ns2", "ns1", centre="ew4", board=board), "sharp")[0] == choice


def test_the_outlook_counts_what_unseen_tiles_can_take() -> None:
    state = game("ns1", "ns2", centre="ns4")
    straight, across = Outlook([TILES["ns3"]] * 10), Outlook([TILES["ew3"]] * 10)
    assert straight.points(state.mosaic) == (3 + 4) + (3 + 4), "above and below the centre"
    assert across.points(state.mosaic) == 0


def test_the_outlook_is_better_on_bonus_squares() -> None:
    state = game("ns1 ns2", "ns2", centre="ns4")
    outlook = Outlook([TILES["ns3"]] * 10)
    play(state, "ns1-g6")
    assert outlook.points(state.mosaic) == (3 * 2 + 1) + (3 + 4), "g5 doubles"


@pytest.mark.parametrize(("higher", "lower"), [("steady", "relaxed"), ("sharp", "steady")])
def test_each_level_beats_the_one_below(higher: str, lower: str) -> None:
    wins = 0.0
    for seed in range(15):
        for levels in ((higher, lower), (lower, higher)):
            state = waystones.new("loops", players=2, seed=seed, first=0)
            bots = [waystones.bot("loops", level, seed) for level in levels]
            while not state.is_over:
                state.play(bots[state.to_act].choose(state.observe(state.to_act)))
            wins += (levels.index(higher) in state.winners()) / len(state.winners())
    assert wins > 16, "more than half; bench/arena.py measures it well"


def exact_lead(state: Loops) -> int:
    """By how much the seat to act will gain on the other, by every move that there is to the very end."""
    seat, before = state.to_act, state.scores()
    best = None
    for move in state.legal_moves():
        after = state.copy()
        after.play(move)
        mine, other = (after.scores()[each] - before[each] for each in (seat, 1 - seat))
        later = 0 if after.is_over else exact_lead(after) * (1 if after.to_act == seat else -1)
        best = mine - other + later if best is None else max(best, mine - other + later)
    assert best is not None
    return best


def decided(thinking: Thinking[Turn]) -> Turn:
    """What the thinking comes to."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            turn: Turn = done.value
            return turn


def never(*_: object) -> None:
    """Nobody gets here without counting."""
    raise AssertionError("counted out")


ENDINGS = [
    ("ns2 ne3", "ns1 sw2", "ns4"),
    ("ns1 es4", "nw3 ns2", "nes5"),
    ("ew2 ne1", "sw4 ns3", "nesw5"),
    ("ns1 ns3", "ns2 ns3", "ns4"),
]


@pytest.mark.parametrize(("mine", "other", "centre"), ENDINGS)
def test_the_end_is_counted_out_as_by_trying_every_move(mine: str, other: str, centre: str) -> None:
    state = game(mine, other, centre=centre, bag="")
    assert lead_to(state.mosaic, state.racks[0], state.racks[1], 4) == exact_lead(state)


@pytest.mark.parametrize(("mine", "other", "centre"), ENDINGS)
def test_whoever_counts_the_end_out_gets_as_far_ahead_as_can_be(mine: str, other: str, centre: str) -> None:
    state = game(mine, other, centre=centre, bag="")
    wanted = exact_lead(state)
    while not state.is_over:
        seen = state.observe(state.to_act)
        ways = ways_on(seen)
        best = decided(best_ending(seen, state.racks[1 - state.to_act], ways)) if ways else None
        state.play(first_step(seen, best))
    assert state.scores()[0] - state.scores()[1] == wanted


def test_expert_counts_the_end_out_once_the_bag_is_empty() -> None:
    state = waystones.new("loops", players=2, seed=5, first=0)
    assert isinstance(state, Loops)
    steady, expert = (waystones.bot("loops", level) for level in ("steady", "expert"))
    while state.bag:
        state.play(steady.choose(state.observe(state.to_act)))
    seen = state.observe(state.to_act)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot, "best_ending", never)
        with pytest.raises(AssertionError, match="counted out"):
            expert.choose(seen)


@settings(max_examples=15)
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000))
def test_the_most_points_are_those_of_the_best_turn(players: int, seed: int) -> None:
    state = middle_of_a_game(players, seed)
    most = max((turn.points for turn in turns(state.mosaic, state.rack)), default=0)
    assert most_points(state.mosaic, state.rack) == most


def test_relaxed_is_not_the_same_player_every_time() -> None:
    state = waystones.new("loops", players=2, seed=3, first=0)
    choices = {str(waystones.bot("loops", "relaxed", seed).choose(state.observe(0))) for seed in range(20)}
    assert len(choices) == 3


def test_the_highest_level_stops_for_a_moment_again_and_again() -> None:
    state = middle_of_a_game(2, 12)
    seen = state.observe(state.to_act)
    assert sum(1 for _ in waystones.bot("loops", "sharp").think(seen)) > 3
