"""A game between devices as a letter: it reads back as itself, stays short, and of two one always goes before the other."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.letters import LONGEST, letter_of_a_game
from tests.tables import TABLES, random_moves
from waystones import BadLink, Record, games
from waystones.envelope import DIGITS, seal, unseal
from waystones.letter import MAX_NAME, NUMBERS, Letter, clean_name, holds_letter
from waystones.link import Link
from waystones.record import MAX_EDITION, MAX_MOVES

SEATS = (("Ada", ""), ("Bas", ""))
several = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game, players in TABLES if players > 1]
)
names = st.text(max_size=MAX_NAME).map(clean_name)


def a_letter(moves: int = 3, **changes: object) -> Letter:
    record = Record("loops", 2, 7, moves=tuple(random_moves("loops", 2, 7)[:moves]))
    return replace(Letter(2026, record, SEATS, frozenset({0})), **changes)  # type: ignore[arg-type]


@several
@settings(max_examples=4, deadline=None)
@given(data=st.data())
def test_any_game_so_far_reads_back_as_itself(game: str, players: int, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 10**6))
    moves = random_moves(game, players, seed)
    about = games.about(game)
    styled = [f"{level}/{style}" for level in about.levels for style in about.styles]
    levels = st.sampled_from(("", *about.levels, *styled))
    seats = tuple((data.draw(names), data.draw(levels)) for _ in range(players))
    letter = Letter(
        data.draw(st.integers(0, NUMBERS - 1)),
        Record(game, players, seed, moves=tuple(moves[: data.draw(st.integers(0, len(moves)))])),
        seats,
        frozenset(data.draw(st.sets(st.integers(0, players - 1)))),
        data.draw(st.integers(0, 3000)),
        data.draw(st.integers(0, 200)),
    )
    assert Letter.parse(f"Your turn! https://example.org/#{letter} Regards") == letter
    assert holds_letter(unseal(str(letter)))


@pytest.mark.parametrize("game", [game for game, players in TABLES if players == 2])
def test_a_whole_game_of_two_stays_short(game: str) -> None:
    assert len(str(letter_of_a_game(game, seed=3))) <= LONGEST == 300


def test_a_link_is_no_letter_and_a_letter_no_link() -> None:
    link = Link.of(Record.new("loops", 2, 7), "deal")
    assert not holds_letter(unseal(str(link)))
    with pytest.raises(BadLink):
        Letter.parse(str(link))
    with pytest.raises(BadLink):
        Link.parse(str(a_letter()))


def test_what_was_cut_or_altered_is_told() -> None:
    text = str(a_letter())
    for end in range(4, len(text)):
        with pytest.raises(BadLink) as refused:
            Letter.parse(text[:end])
        assert refused.value.code == "short"
    for place in range(4, len(text)):
        other = DIGITS[(DIGITS.index(text[place]) + 1) % 62]
        with pytest.raises(BadLink) as refused:
            Letter.parse(text[:place] + other + text[place + 1 :])
        assert refused.value.code == "altered"


@settings(max_examples=300, deadline=None)
@given(number=st.integers(0, 2**400), place=st.sampled_from((3, 5, 11, 13)))
def test_any_number_is_a_letter_or_refused(number: int, place: int) -> None:
    number = number * 16 + place  # as if it were one
    try:
        letter = Letter.parse(seal(number))
    except BadLink:
        return
    assert unseal(str(letter)) == number
    assert all(name == clean_name(name) for name, _ in letter.seats)


def test_names_that_nobody_sees_are_not_read() -> None:
    assert clean_name("Ada\u202eda\x00") == "Adada"
    with pytest.raises(BadLink):
        Letter.parse(str(a_letter(seats=(("A\u202eda", ""), ("Bas", "")))))


# -- which of two counts


def test_what_a_letter_is_to_a_game() -> None:
    here = a_letter(6)
    moves = random_moves("loops", 2, 7)
    assert here.meets(here) == "same"
    assert here.meets(a_letter(4)) == "older"
    assert here.meets(a_letter(9)) == "newer"
    assert here.meets(a_letter(6, number=2026, seats=(("Ada", ""), ("Bot", "sharp")))) == "another"
    assert here.meets(replace(here, record=replace(here.record, seed=8, moves=()))) == "another"
    assert len(moves) > 9


def otherwise(letter: Letter, at: int, rng: random.Random) -> Letter:
    """The same game, gone on differently from that move on, as somebody who took back."""
    record = replace(letter.record, moves=letter.record.moves[:at])
    state = record.state()
    for _ in range(rng.randrange(1, 6)):
        if not state.is_over:
            move = rng.choice(state.legal_moves())
            state.play(move)
            record = replace(record, moves=(*record.moves, str(move)))
    return replace(letter, record=record, edition=rng.randrange(3), reached=rng.randrange(8))


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_letters_in_any_order_leave_the_same_game(seed: int) -> None:
    rng = random.Random(seed)
    letters = [a_letter(rng.randrange(12))]
    letters += [otherwise(letters[0], rng.randrange(len(letters[0].record.moves) + 1), rng) for _ in range(4)]

    def after(order: list[Letter]) -> tuple[str, ...]:
        here = order[0]
        for letter in order[1:]:
            if here.meets(letter) in ("newer", "instead"):
                here = letter
            elif here.meets(letter) == "same":
                here = max(here, letter, key=lambda each: each.precedence)
        return here.record.moves

    shuffled = rng.sample(letters, len(letters))
    assert after(letters) == after(shuffled) == after(shuffled[::-1])


def test_an_answer_goes_before_what_was_taken_back_and_a_later_edition_before_an_earlier() -> None:
    start = Record.new("one_line", 2, 7)
    moves = sorted(map(str, start.state().legal_moves()))
    first, instead = (Letter(1, replace(start, moves=(move,)), SEATS) for move in moves[:2])
    second = replace(instead, edition=1)
    assert first.meets(second) == "instead"
    assert second.meets(first) == "overtaken"
    state = first.record.state()
    answered = replace(first, record=replace(first.record, moves=(moves[0], str(state.legal_moves()[0]))))
    assert second.meets(answered) == "instead"
    assert answered.meets(second) == "overtaken"


def test_a_turn_of_which_nothing_is_left_goes_before_what_was_taken_back_and_an_answer_before_both() -> None:
    moves = random_moves("stone_paths", 2, 7)
    record = Record("stone_paths", 2, 7, moves=tuple(moves))
    begun = next(  # somebody's first decision of a turn that was answered before
        ply for ply in range(2, len(moves)) if record.state(ply).to_act != record.state(ply - 1).to_act
    )
    before, after = (
        Letter(1, replace(record, moves=record.moves[:ply]), SEATS) for ply in (begun, begun + 1)
    )
    taken_back = replace(before, edition=1, reached=after.turns)
    assert before.meets(after) == "newer"
    assert after.meets(taken_back) == "instead"
    assert taken_back.meets(after) == "overtaken"
    answered = next(
        letter
        for ply in range(begun + 2, len(moves))
        if (letter := Letter(1, replace(record, moves=record.moves[:ply]), SEATS)).turns > after.turns
    )
    assert taken_back.meets(answered) == "newer"


@pytest.mark.parametrize("change", [{"edition": MAX_EDITION + 1}, {"edition": 1, "reached": MAX_MOVES + 1}])
def test_what_no_device_could_keep_is_not_read(change: dict[str, int]) -> None:
    with pytest.raises(BadLink):
        Letter.parse(str(a_letter(**change)))


def test_letters_of_which_nothing_was_taken_back_are_written_as_they_always_were() -> None:
    letter = Letter(7, Record.new("one_line", 2, 7), SEATS, frozenset({0}), edition=2)
    assert str(letter) == "W10M7wrxPfDfCnnaMcNdkfF1WNYITyo"
    assert Letter.parse(str(letter)) == letter
