"""Decisions weighed again: planted blunders are found, sound moves are not called mistakes, and nothing hidden counts."""

from collections.abc import Callable, Generator
from itertools import islice
from typing import Any, TypeVar

import pytest

import waystones
from tests.loops import positions as loops
from tests.loops.test_observation import with_other_hidden_tiles
from tests.one_line import boards as one_line
from tests.path_cards.table import with_other_hidden_cards
from tests.portrait import portrait
from tests.stone_paths import positions as stones
from tests.test_known_best import FOUND
from waystones import Record, Session
from waystones.bots.paired import Lead
from waystones.games import abouts
from waystones.games.one_line.rules import OneLine
from waystones.review import Reviewer, reviewer
from waystones.review.course import costliest, turning_points
from waystones.review.luck import Luck, luck
from waystones.review.reviewer import Decision
from waystones.review.weighing import Estimate, Weighed, advise, estimate, weigh, weigh_seen
from waystones.review.written import read, read_advice, read_luck, written, written_advice, written_luck

Made = TypeVar("Made")


def finished(thinking: Generator[Any, None, Made]) -> Made:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            made: Made = done.value
            return made


def of(game: str) -> Reviewer:
    found = reviewer(game)
    assert found
    return found


def weighed_at(state: waystones.State, made: str) -> Weighed:
    """What the seat to act would have paid for these moves."""
    decision = Decision(0, 1, tuple(made.split()))
    return finished(weigh_seen(of(state.game), state.observe(state.to_act), decision, "test"))


def near_the_end(game: str, players: int, seed: int, left: int) -> tuple[Record, int]:
    """A game of steady bots, and a ply of seat 0 so many decisions before its end."""
    session: Session[Any] = Session.new(game, players, seed)
    bots = [waystones.bot(game, "steady", seat) for seat in range(players)]
    while not session.is_over:
        session.play(bots[session.to_act].choose(session.observe(session.to_act)))
    return session.record, of(game).decisions(session.record, 0)[-left].ply


# -- planted blunders, on positions in which everybody can see what is better


def test_a_card_thrown_away_that_wins_the_game() -> None:
    state = stones.game("r9 y0", "g8 g9", deck="p1 p2 p3 p4")
    stones.place(state, 0, "r6 y7 b7", large="y")
    stones.place(state, 1, "g7 p7", large="g")
    stones.laid(state, 0, "r8 y9 b9")
    stones.laid(state, 1, "g7 p7")
    state.cards.known[1] = stones.cards("g8 g9")  # taken from discard piles, as everybody saw
    found = weighed_at(state, "xr9")
    assert found.better == ("r9",)
    assert {reason.code for reason in found.reasons} & {"misses_end", "throws_fitting"}
    assert not weighed_at(state, "r9").is_costly


def test_a_good_card_given_to_who_waits_for_it() -> None:
    state = stones.game("r8 y0 g5", "r2 r3", deck="p1 p2 p3 p4 p5 p6")
    stones.place(state, 0, "y3")
    stones.place(state, 1, "r8", large="r")
    stones.laid(state, 0, "y5 y2")
    stones.laid(state, 1, "r1 r2 r7")
    found = weighed_at(state, "xr8")
    assert found.is_costly
    assert "gives_card" in [reason.code for reason in found.reasons]
    assert not weighed_at(state, "y0").is_costly


@pytest.mark.parametrize("cards", ["arp arp", "arp rpy arp"])
def test_a_pass_where_three_fields_could_be_drawn(cards: str) -> None:
    state = one_line.game(one_line.columns_board(), cards, "e5")
    found = weighed_at(state, "pass")
    assert found.is_costly
    assert found.reasons[0].code == "passes"
    assert not weighed_at(state, str(of("one_line").candidates(state.observe(0))[0][0])).is_costly


def test_a_short_stretch_with_the_last_card() -> None:
    state = one_line.game(one_line.columns_board(), "arp", "e5")
    found = weighed_at(state, "e5-e4")
    assert (found.cost.mean, found.cost.error) == (2, 0), "three fields for one, and nothing comes after it"
    assert "too_short" in [reason.code for reason in found.reasons]


def test_one_tile_where_three_fit_and_the_bag_is_empty() -> None:
    state = loops.game("ns4 ns3 ns2", "ew1", bag="", rounds=1)
    best = of("loops").candidates(state.observe(0))[0]
    found = weighed_at(state, "ns4-g6 end")
    assert found.is_costly
    assert {reason.code for reason in found.reasons} & {"fewer_points", "fewer_tiles", "keeps_at_end"}
    assert not weighed_at(state, " ".join(map(str, best))).is_costly


# -- what must hold for every weighing


@pytest.mark.parametrize("game", list(abouts()))
def test_the_same_decision_is_weighed_the_same_twice(game: str) -> None:
    players = max(abouts()[game].players[0], 1)
    record, ply = near_the_end(game, players, 3, 1)
    who = of(game)
    [decision] = [each for each in who.decisions(record, 0) if each.ply == ply]
    first = finished(weigh(who, record, 0, decision))
    assert first == finished(weigh(who, record, 0, decision))
    assert read(written(first)).expected.mean == pytest.approx(first.expected.mean, abs=0.01)


def with_other_cards_to_come(state: OneLine, seat: int, luck: int) -> OneLine:
    """The same line with the cards to come in another order."""
    twin, (*seen, rest) = state.copy(), (*state.cards[: state.round], state.cards[state.round :])
    twin.cards = (*seen, *rest[luck:], *rest[:luck])
    return twin


# A game some moves before its end, and the same with everything hidden dealt anew, by the tests' own means.
HIDDEN: dict[str, Callable[[Any, int, int], Any]] = {
    "stone_paths": with_other_hidden_cards,
    "branching_paths": with_other_hidden_cards,
    "loops": with_other_hidden_tiles,
    "one_line": with_other_cards_to_come,
}
LEFT = [
    ("stone_paths", 2, 9),
    ("stone_paths", 3, 5),
    ("branching_paths", 2, 9),
    ("branching_paths", 4, 5),
    ("loops", 2, 7),
    ("loops", 3, 4),
    ("one_line", 1, 5),
    ("one_line", 1, 9),
]


@pytest.mark.parametrize(("game", "players", "left"), LEFT)
def test_what_is_hidden_changes_no_review(game: str, players: int, left: int) -> None:
    dealt_anew = HIDDEN[game]
    record, ply = near_the_end(game, players, 4, left)
    [decision] = [each for each in of(game).decisions(record, 0) if each.ply == ply]
    state = record.state(ply)
    twin = dealt_anew(state, 0, 1)
    assert portrait(twin) != portrait(state)
    one, other = (finished(weigh_seen(of(game), each.observe(0), decision, "x")) for each in (state, twin))
    assert one == other


def test_every_game_has_its_hidden_things_dealt_anew() -> None:
    assert {game for game, _, _ in LEFT} == set(HIDDEN) == set(abouts())


# In Loops a decision is a whole turn: its last turns are in test_planted.py.
@pytest.mark.parametrize("game", sorted(FOUND.keys() - {"loops"}))
def test_a_move_that_is_proven_best_is_never_called_a_mistake(game: str) -> None:
    for state, best in islice(FOUND[game](), 6):
        for made in sorted(best):
            assert not weighed_at(state, made).is_costly, made


@pytest.mark.parametrize("game", ["stone_paths", "branching_paths"])
def test_a_hint_takes_a_win_that_is_certain(game: str) -> None:
    for state, best in islice(FOUND[game](), 6):
        told = finished(advise(of(game), state.observe(state.to_act), "x"))
        assert told.moves[0] in best


@pytest.mark.parametrize("game", list(abouts()))
def test_a_hint_is_a_legal_move_with_its_gain(game: str) -> None:
    players = max(abouts()[game].players[0], 1)
    record, ply = near_the_end(game, players, 5, 1)
    state = record.state(ply)
    told = finished(advise(of(game), state.observe(0), "x"))
    for move in told.moves:
        state.play(state.parse(move))
    assert told.gain.error >= 0
    assert read_advice(written_advice(told)).moves == told.moves


@pytest.mark.parametrize("game", list(abouts()))
def test_decisions_are_all_that_a_seat_could_choose(game: str) -> None:
    players = max(abouts()[game].players[0], 1)
    record, _ = near_the_end(game, players, 2, 1)
    for seat in range(players):
        found = of(game).decisions(record, seat)
        assert found
        for each in found:
            assert record.state(each.ply).to_act == seat
            assert record.moves[each.ply : each.end] == each.made
        covered = {ply for each in found for ply in range(each.ply, each.end)}
        for ply in range(len(record.moves)):
            state = record.state(ply)
            if state.to_act == seat and ply not in covered:
                assert len(state.legal_moves()) == 1


# -- luck and play


def test_luck_and_play_add_up_to_the_result() -> None:
    record, _ = near_the_end("stone_paths", 2, 1, 1)
    told = finished(luck(of("stone_paths"), record, 0))
    assert told.usual.mean + told.luck + told.play == pytest.approx(told.result)
    scores = record.state().scores()
    assert told.result == scores[0] - scores[1]
    assert read_luck(written_luck(told)).result == told.result


def test_a_deal_that_only_gives_bad_cards_is_bad_luck() -> None:
    told = Luck(Estimate(5, 1), Estimate(-3, 1), -3)
    assert (told.luck, told.play) == (-8, 0), "nothing was played worse than the steady player does"


# -- noise


def test_an_estimate_has_the_standard_error_of_its_mean() -> None:
    lead = Lead()
    for difference in (0.0, 2.0, 4.0):
        lead.add(difference)
    assert estimate(lead).mean == 2
    assert estimate(lead).error == pytest.approx((4 / 3) ** 0.5)


@pytest.mark.parametrize(
    ("mean", "error", "sure"), [(4, 1, True), (4, 1.4, False), (1, 0, False), (2, 0, True)]
)
def test_what_lies_within_the_noise_is_no_mistake(mean: float, error: float, sure: bool) -> None:
    assert Estimate(mean, error).exceeds(1.5) is sure


def decided(ply: int, expected: float, cost: float = 0.0) -> Weighed:
    better = ("b",) if cost else ()
    return Weighed(ply, ply + 1, ("a",), better, Estimate(cost, 0.1), expected=Estimate(expected, 0.5))


def test_the_course_turns_where_much_changes_and_says_by_whom() -> None:
    game = [decided(0, 0), decided(2, 0.8), decided(4, -9, cost=8), decided(6, -8.5), decided(8, 3)]
    found = turning_points(game, 1.5)
    assert [(each.ply, each.own) for each in found] == [(4, True), (8, False)]


def test_the_costliest_come_first() -> None:
    game = [decided(0, 0, 2), decided(2, 0), decided(4, 0, 9), decided(6, 0, 4), decided(8, 0, 3)]
    assert [each.ply for each in costliest(game)] == [4, 6, 8]


@pytest.mark.parametrize(
    "data", [None, [], [1, 2], ["a", 1, [], 0, 0], [1, 2, [3], 0, 0], [1, 2, ["a"], 1e99, 0]]
)
def test_what_is_no_review_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="no "):
        read(data)
