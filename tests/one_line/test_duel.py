"""Duels: lines that were drawn apart are scored as if they had been drawn at one table."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from waystones import BadRecord, Record, Session
from waystones.games.one_line import duel
from waystones.games.one_line.rules import OneLine
from waystones.link import Link


def drawn(deal: Record, seed: int) -> Record:
    """A whole game of the deal with moves drawn by lot, long ones more often."""
    rng, session = random.Random(seed), Session(deal)
    while not session.is_over:
        moves = session.state.legal_moves()
        session.play(max(rng.sample(moves, min(3, len(moves))), key=lambda move: len(move.fields)))
    return session.record


def alone(start: str, seed: int, deal: int = 7) -> Record:
    return drawn(Record.new("one_line", seed=deal, start=start), seed)


def at_a_table(deal: Record, lines: list[duel.Line]) -> OneLine:
    """The same moves played by the engine, seat after seat and round after round."""
    state = deal.state()
    assert isinstance(state, OneLine)
    left = [list(each) for each in lines]
    while not state.is_over:
        state.play(state.parse(left[state.to_act].pop(0)))
    return state


@pytest.mark.rule("OL-24")
def test_the_next_player_gets_the_next_start() -> None:
    first = Record.new("one_line", seed=7, start=3)
    second = duel.invited(first)
    third = duel.invited(second)
    assert [duel.starts(each) for each in (first, second, third, duel.invited(third))] == [
        "3",
        "34",
        "341",
        "3412",
    ]


@pytest.mark.rule("OL-24")
def test_a_start_that_is_taken_is_passed_over() -> None:
    assert duel.starts(duel.invited(Record.new("one_line", 2, 7, start="14"))) == "142"


def test_a_start_that_the_deal_chose_is_written_out() -> None:
    dealt = Record.new("one_line", seed=7)
    challenge = duel.challenge(dealt)
    assert challenge.state().starts == dealt.state().starts  # type: ignore[attr-defined]
    assert challenge.options["start"] == duel.starts(dealt)


def test_a_challenge_keeps_the_moves() -> None:
    played = drawn(Record.new("one_line", seed=7), 1)
    assert duel.challenge(played).moves == played.moves
    assert Record.parse(str(duel.challenge(played))) == duel.challenge(played)


def test_all_get_the_same_cards() -> None:
    first = Record.new("one_line", seed=7, start=2)
    assert first.state().cards == duel.invited(first).state().cards  # type: ignore[attr-defined]


@pytest.mark.rule("OL-13", "OL-14", "OL-17")
@settings(max_examples=25, deadline=None)
@given(
    deal=st.integers(0, 10_000),
    order=st.permutations("1234"),
    players=st.integers(2, 4),
    seed=st.integers(0, 99),
)
def test_lines_drawn_apart_score_as_at_one_table(
    deal: int, order: list[str], players: int, seed: int
) -> None:
    starts = order[:players]
    lines = [duel.line(alone(start, seed + i, deal), 0) for i, start in enumerate(starts)]
    table = Record.new("one_line", players, deal, start="".join(starts))
    together, expected = duel.joined(table, lines), at_a_table(table, lines)
    assert together.state().scores() == expected.scores()
    assert together.state().winners() == expected.winners()
    assert [duel.line(together, seat) for seat in range(players)] == lines
    link = Link.of(together, "duel")
    assert Link.parse(str(link)) == link


@pytest.mark.rule("OL-13", "OL-14")
def test_only_who_was_there_in_the_first_round_of_a_number_gets_all_of_it() -> None:
    table = Record.new("one_line", 3, 7, start="123")
    together = duel.joined(table, [duel.line(alone(start, 5), 0) for start in "123"]).state()
    assert isinstance(together, OneLine)
    everything = [each for reached in together.reached for each in reached]
    assert len({each.half for each in everything}) == 2  # both happen in this game
    for each in everything:
        first = min(other.round for other in everything if other.number == each.number)
        assert each.half == (each.round > first)


def test_a_line_that_does_not_belong_there_is_refused() -> None:
    table = Record.new("one_line", 2, 7, start="12")
    good = duel.line(alone("1", 1), 0)
    with pytest.raises(BadRecord, match="short"):
        duel.joined(table, [good, ()])
    with pytest.raises(BadRecord, match="move"):
        duel.joined(table, [good, good])
    with pytest.raises(BadRecord, match="long"):
        duel.joined(table, [good, (*duel.line(alone("2", 1), 0), "pass")])
