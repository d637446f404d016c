"""The middle layer: playing, taking back, making again, going on later, looking back."""

from typing import assert_type

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.portrait import portrait
from tests.tables import TABLES, random_moves
from waystones import BadNotation, BadRecord, IllegalMove, Observation, Record, Session
from waystones.games.loops.observation import LoopsObservation

every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def played(game: str, players: int, seed: int, *, practice: bool = False) -> Session:
    """A session of a whole game played at random."""
    session = Session(Record.new(game, players, seed), practice=practice)
    for text in random_moves(game, players, seed):
        session.play(text)
    return session


def picture(session: Session) -> object:
    """All of a session that a player could notice. Records and steps are values, which `==` compares in full."""
    state = portrait(session.state)
    return session.record, state, list(session.steps), session.is_over, session.to_act


@every_table
def test_a_session_keeps_the_record_of_what_was_played(game: str, players: int) -> None:
    session = played(game, players, seed=3)
    assert session.is_over
    assert list(session.record.moves) == random_moves(game, players, seed=3)
    assert [step.move for step in session.steps] == list(session.record.moves)
    assert portrait(session.record.state()) == portrait(session.state)


@every_table
def test_a_move_can_be_given_as_value_or_as_text(game: str, players: int) -> None:
    by_value, by_text = Session.new(game, players, seed=1), Session.new(game, players, seed=1)
    move = by_value.state.legal_moves()[0]
    assert by_value.play(move) == by_text.play(str(move))
    assert picture(by_value) == picture(by_text)


@every_table
def test_a_step_tells_who_did_what_and_what_each_seat_saw_of_it(game: str, players: int) -> None:
    session = Session.new(game, players, seed=1)
    seat = session.to_act
    text = str(session.state.legal_moves()[0])
    step = session.play(text)
    assert (step.seat, step.move) == (seat, text)
    for watcher in range(players):
        expected = [event.seen_by(watcher) for event in step.events]
        assert step.seen_by(watcher) == [event for event in expected if event is not None]


def test_what_is_refused_changes_nothing() -> None:
    session = Session.new("one_line", seed=1)
    session.play("pass")
    before = picture(session)
    with pytest.raises(IllegalMove):
        session.play("a1-a2")
    with pytest.raises(BadNotation):
        session.play("nonsense")
    assert picture(session) == before


def test_what_is_refused_leaves_what_can_be_made_again() -> None:
    session = played("one_line", 1, seed=1, practice=True)
    session.undo()
    with pytest.raises(BadNotation):
        session.play("nonsense")
    assert session.can_redo


@every_table
def test_taking_everything_back_and_making_it_again_ends_where_it_was(game: str, players: int) -> None:
    session = played(game, players, seed=5, practice=True)
    pictures = [picture(session)]
    for _ in session.record.moves:
        assert session.undo() is not None
        pictures.append(picture(session))
    assert session.record.moves == ()
    assert portrait(session.state) == portrait(Record.new(game, players, 5).state())
    for expected in reversed(pictures[:-1]):
        assert session.redo() is not None
        assert picture(session) == expected
    assert not session.can_redo
    assert session.redo() is None


def test_a_new_move_forgets_what_was_taken_back() -> None:
    session = played("one_line", 1, seed=5, practice=True)
    session.undo()
    session.undo()
    session.play("pass")
    assert not session.can_redo


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    session = Session(Record.new("one_line"), practice=True)
    assert not session.can_undo
    assert session.undo() is None


def test_a_move_after_which_a_card_was_revealed_stays_made() -> None:
    session = Session.new("one_line", seed=1)
    session.play("pass")
    before = picture(session)
    assert not session.can_undo
    assert session.undo() is None
    assert picture(session) == before


def test_except_in_practice() -> None:
    session = Session(Record.new("one_line", seed=1), practice=True)
    dealt = picture(session)
    session.play("pass")
    assert session.can_undo
    step = session.undo()
    assert step is not None
    assert step.move == "pass"
    assert picture(session) == dealt


def test_the_last_move_of_a_game_reveals_nothing_and_can_be_taken_back() -> None:
    session = Session.new("one_line", seed=1)
    could_undo = []
    while not session.is_over:
        session.play("pass")
        could_undo.append(session.can_undo)
    assert could_undo == [False] * 14 + [True]
    assert session.undo() is not None
    assert len(session.record.moves) == 14


def test_at_a_table_a_stretch_can_be_taken_back_until_the_round_is_shown() -> None:
    session = Session.new("one_line", players=2, seed=1)
    dealt = picture(session)
    session.play("pass")
    assert session.undo() is not None
    assert picture(session) == dealt
    session.play("pass")
    session.play("pass")
    assert session.undo() is None, "both have seen what the other did"


@pytest.mark.parametrize("passing", [True, False])
def test_at_a_table_the_last_round_shows_what_others_drew_and_stays_made(passing: bool) -> None:
    session = Session.new("one_line", players=2, seed=1)
    while not session.is_over:
        moves = session.state.legal_moves()
        stretches = [move for move in moves if str(move) != "pass"]
        drawing = len(session.record.moves) >= 28 and not passing
        session.play(stretches[0] if drawing else "pass")
    assert len(session.record.moves) == 30
    assert not session.can_undo


@every_table
def test_a_game_goes_on_from_its_text(game: str, players: int) -> None:
    moves = random_moves(game, players, seed=6)
    session = Session.new(game, players, seed=6)
    for text in moves:
        session.play(text)
        resumed = Session.resume(str(session.record))
        assert picture(resumed) == picture(session)
        assert resumed.can_undo == session.can_undo


def test_what_cannot_be_read_is_not_resumed() -> None:
    with pytest.raises(BadRecord):
        Session.resume("waystones/1 one_line players=1 seed=1\na1-a2")


@every_table
def test_looking_back_shows_the_game_as_it_was_and_leaves_it_as_it_is(game: str, players: int) -> None:
    session = Session.new(game, players, seed=6)
    pictures = [portrait(session.state)]
    for text in random_moves(game, players, seed=6):
        session.play(text)
        pictures.append(portrait(session.state))
    now = picture(session)
    assert [portrait(session.replay(ply)) for ply in range(len(pictures))] == pictures
    assert picture(session) == now


@every_table
def test_looking_back_shows_what_a_seat_knew_then(game: str, players: int) -> None:
    session = played(game, players, seed=5)
    for ply in (0, 1, len(session.steps)):
        for seat in range(players):
            then = session.record.state(ply).observe(seat)
            assert portrait(session.observe(seat, ply)) == portrait(then)
    assert portrait(session.observe(0)) == portrait(session.observe(0, len(session.steps)))


def test_who_says_which_game_it_is_gets_the_observations_of_that_game() -> None:
    session = Session[LoopsObservation].new("loops", 2, seed=1)
    assert_type(session.observe(0), LoopsObservation)
    assert_type(session.state.observe(0), LoopsObservation)
    assert isinstance(session.observe(0, 0), LoopsObservation)
    of_any_game: Session = session
    assert_type(of_any_game.observe(0), Observation)


@given(
    st.lists(st.sampled_from(["play", "undo", "redo"]) | st.integers(0, 40), max_size=40), st.integers(0, 9)
)
def test_any_mix_of_playing_undo_and_redo_keeps_to_the_record(steps: list[str | int], seed: int) -> None:
    session = Session(Record.new("one_line", seed=seed), practice=True)
    made: list[str] = []
    taken_back: list[str] = []
    for step in steps:
        if step == "undo":
            session.undo()
            taken_back += [made.pop()] if made else []
        elif step == "redo":
            session.redo()
            made += [taken_back.pop()] if taken_back else []
        elif not session.is_over:
            moves = session.state.legal_moves()
            move = moves[step % len(moves)] if isinstance(step, int) else moves[-1]
            session.play(move)
            made.append(str(move))
            taken_back.clear()
        assert list(session.record.moves) == made
        assert session.can_redo == bool(taken_back)
    assert portrait(session.state) == portrait(session.record.state())
