"""The guided game of One Line: the order rule is taught before a number is reached, and whoever takes the 3 hears it."""

import re

import pytest

from app.games.one_line.lesson import LESSONS, Now, first_game
from tests.app.test_lessons import Pupil
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.score import MEDALS
from waystones.games.one_line.walk import Stretch
from waystones.games.one_line.walker import Walker

AT = {number: field for field, number in CLASSIC.numbers.items()}


def opening() -> OneLine:
    state = first_game().state()
    assert isinstance(state, OneLine)
    return state


def shortest_to(number: int) -> Stretch:
    """A shortest stretch of the first card that ends on the number and meets no other."""
    others = set(AT.values()) - {AT[number]}
    ways = [
        m for m in opening().legal_moves() if m.fields[-1:] == (AT[number],) and others.isdisjoint(m.fields)
    ]
    return min(ways, key=lambda move: len(move.fields))


def ink(pupil: Pupil, stretch: Stretch) -> None:
    for field in stretch.fields:
        pupil.app.key("Enter", field)
    pupil.app.do("confirm", "")


def test_the_first_card_leads_to_the_2_and_the_3_is_lit() -> None:
    assert shortest_to(2).fields
    assert len(shortest_to(3).fields) == 1


def test_the_order_is_taught_and_shown_before_a_number_is_reached() -> None:
    pupil = Pupil("one_line")
    assert "none higher" in pupil.coach
    pointed = pupil.platform.regions["pointed"]
    assert pointed.count("#pointed-at") == 1, "the 2 is lit"
    assert re.findall(">([+\N{MINUS SIGN}][0-9]+)<", pointed) in (
        ["+2", "\N{MINUS SIGN}1"],
        ["\N{MINUS SIGN}1", "+2"],
    )


def test_whoever_takes_the_3_first_hears_what_that_cost() -> None:
    pupil = Pupil("one_line")
    ink(pupil, shortest_to(3))
    assert "higher number came before the 2" in pupil.coach


def test_whoever_takes_the_3_first_in_the_second_round_hears_it_then() -> None:
    pupil = Pupil("one_line")
    table = pupil.app.screen
    moves = table.session.state.legal_moves()  # type: ignore[union-attr]
    ink(pupil, min((m for m in moves if m.fields and not set(m.fields) & set(AT.values())), key=str))
    assert "two ends" in pupil.coach
    moves = table.session.state.legal_moves()  # type: ignore[union-attr]
    ink(pupil, min((m for m in moves if AT[3] in m.fields), key=lambda move: len(move.fields)))
    assert "higher number came before the 2" in pupil.coach


def test_whoever_takes_the_2_first_is_not_told_off() -> None:
    pupil = Pupil("one_line")
    ink(pupil, shortest_to(2))
    assert "two ends" in pupil.coach
    assert pupil.platform.regions["pointed"] == ""


def test_the_whole_course_can_be_walked_through_and_speaks_of_land_that_is_cut_off() -> None:
    pupil, heard = Pupil("one_line"), ""
    for _ in range(40):
        heard += pupil.coach
        if 'data-do="next-learn"' in pupil.coach:
            pupil.app.do("next-learn", "")
        elif pupil.coach:
            table = pupil.app.screen
            moves = table.session.state.legal_moves()  # type: ignore[union-attr]
            ink(pupil, max(moves, key=lambda move: len(move.fields)))
    assert pupil.coach == ""
    assert "hatched" in heard


def test_a_medal_is_within_reach_of_who_plays_plainly() -> None:
    state = opening()
    while not state.is_over:
        state.play(Walker.at(state.observe(0)).favourites(state.observe(0))[0])
    assert state.scores()[0] >= MEDALS["silver"]


@pytest.mark.parametrize("step", range(len(LESSONS)))
def test_the_coach_keeps_room_for_the_longest_of_its_words(step: int) -> None:
    pupil = Pupil("one_line")
    longest = max(len(lesson.says(pupil.app.texts)) for lesson in LESSONS)
    pupil.app.saves.write(pupil.save.__class__(**{**vars(pupil.save), "lesson": step}))
    pupil.app.open(pupil.platform.address)
    [room] = re.findall('class="coach-room" aria-hidden="true">([^<]*)<', pupil.coach)
    assert len(room) == longest


def test_nothing_is_pointed_at_once_a_number_is_reached() -> None:
    state = opening()
    state.play(shortest_to(2))
    now = Now(state.observe(0), Stretch(-1, ()))
    assert all(not lesson.marks(now) for lesson in LESSONS if lesson.marks)


def test_whoever_plays_on_without_a_word_is_left_alone_in_the_end() -> None:
    pupil = Pupil("one_line")
    table = pupil.app.screen
    for _ in range(7):
        moves = table.session.state.legal_moves()  # type: ignore[union-attr]
        ink(pupil, max(moves, key=lambda move: len(move.fields)))
    assert pupil.coach == ""
