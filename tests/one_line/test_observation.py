"""What a seat is told, and what it can ask about a half-drawn stretch."""

import pytest

from tests.one_line.boards import SNAKE_CARD, along_snake, columns_board, dealt, game, play, snake_board
from waystones.games.one_line.board import FIELDS, NAMES
from waystones.games.one_line.walk import PASS, Stretch


def names(fields: list[int]) -> set[str]:
    return {NAMES[field] for field in fields}


def test_the_fields_that_may_come_next_glow() -> None:
    seen = game(columns_board(), "arg").observe(0)
    assert names(seen.next_fields(Stretch(FIELDS["e5"], ()))) == {"d4", "d5", "e4", "e6"}
    assert names(seen.next_fields(Stretch.read("e5-d5"))) == {"c4", "c5", "e6"}
    assert names(seen.next_fields(Stretch.read("e5-d5-e6"))) == set()


@pytest.mark.parametrize("seed", range(5))
def test_step_by_step_they_lead_to_every_legal_stretch_and_no_other(seed: int) -> None:
    state = dealt(seed=seed)
    while not state.is_over:
        seen = state.observe(0)
        drafts = [Stretch(end, ()) for end in seen.ends]
        for draft in drafts:
            assert len(draft.fields) <= len(seen.card)
            drafts += [Stretch(draft.end, (*draft.fields, field)) for field in seen.next_fields(draft)]
        assert {draft for draft in drafts if draft.fields} | {PASS} == set(seen.legal_moves())
        state.play(max(seen.legal_moves(), key=lambda move: (len(move.fields), move)))


def test_what_a_draft_would_give_is_told_before_it_is_confirmed() -> None:
    board = snake_board("a2=4 a4=9 a5=7")
    state = game(board, f"{SNAKE_CARD} {SNAKE_CARD}", "a1")
    draft = state.parse(along_snake(0, 4))
    worth = state.observe(0).worth(draft)
    assert [(each.number, each.points, each.half) for each in worth] == [
        (4, 4, False),
        (9, 9, False),
        (7, 4, True),
    ]
    before = state.observe(0).points
    play(state, str(draft))
    assert state.observe(0).points == before + sum(each.points for each in worth)


def test_asking_changes_nothing() -> None:
    seen = game(snake_board("a2=4"), f"{SNAKE_CARD} {SNAKE_CARD}", "a1").observe(0)
    seen.worth(Stretch.read("a1-a2"))
    seen.next_fields(Stretch.read("a1-a2"))
    assert (seen.route, seen.round, seen.reached) == ((FIELDS["a1"],), 1, ())


def test_the_books_so_far() -> None:
    state = play(game(snake_board("a2=9 a4=5"), f"{SNAKE_CARD} {SNAKE_CARD} yyb", "a1"), along_snake(0, 5))
    seen = state.observe(0)
    assert (seen.round, seen.rounds, seen.players) == (2, 3, 1)
    assert seen.numbers == {9: 9, 5: 3}
    assert seen.points == 12
    assert seen.left == 55
    assert [NAMES[end] for end in seen.ends] == ["a1", "b6"]
    assert NAMES[seen.start] == "a1"
    assert seen.to_come == {"yellow": 2, "blue": 1, "green": 0, "grey": 0, "red": 0, "purple": 0}


def test_why_a_stretch_is_not_allowed_is_the_same_for_seat_and_game() -> None:
    state = game(columns_board(), "arg agb")
    for text in ("e5-d5", "e5-f5", "c4-c5", "e5-d5-d6", "pass"):
        assert state.observe(0).why_not(state.parse(text)) == state.why_not(text)


def test_at_a_table_a_seat_that_is_not_to_act_has_nothing_to_choose() -> None:
    state = game(columns_board(), "arg agb", "e4 e6")
    first, second = state.observe(0), state.observe(1)
    assert first.legal_moves() != []
    assert first.next_fields(Stretch(FIELDS["e4"], ())) != []
    assert second.legal_moves() == []
    assert second.next_fields(Stretch(FIELDS["e6"], ())) == []


def test_at_a_table_why_not_is_about_ones_own_line_whoever_is_to_act() -> None:
    state = game(columns_board(), "arg agb", "e4 e6")
    stretch = Stretch.read("e6-d5")
    refusals = [state.observe(seat).why_not(stretch) for seat in (0, 1)]
    assert [str(refusal) for refusal in refusals] == ["OL-8 not_an_end field=e6", "None"]


def test_when_the_game_is_over_the_cards_left_are_shown() -> None:
    state = play(game(columns_board(), "rap ybg yyb"), "pass")
    seen = state.observe(0)
    assert seen.is_over
    assert seen.unused == (("yellow", "blue", "green"), ("yellow", "yellow", "blue"))
    assert (seen.card, seen.cards_left, seen.round) == ((), (), 3)
    assert seen.next_fields(Stretch(FIELDS["e5"], ())) == []


def test_what_a_draft_would_cut_off_is_told_before_it_is_inked() -> None:
    seen = play(game(columns_board(), "bby yyb", "c1"), "c1-b1-b2-a2").observe(0)
    assert seen.lost() == frozenset(), "the end on a2 can still go there"
    assert seen.lost(Stretch.read("a2-a1")) == frozenset()
    assert names(list(seen.lost(Stretch.read("a2-a3")))) == {"a1"}


@pytest.mark.parametrize(
    ("cards", "start", "moves", "because"),
    [
        ("bby yyb yby yby", "a1", ["a1-b1-b2", "b2-b3-a3-a2"], "closed"),
        ("rap ybg yyb", "e5", ["pass"], "colours"),
        ("rap rap", "e5", ["e5-d5", "pass"], "cards"),
    ],
)
def test_why_a_line_has_ended_is_told(cards: str, start: str, moves: list[str], because: str) -> None:
    state = game(columns_board(), cards, start)
    assert state.observe(0).over_because == ""
    assert play(state, *moves).observe(0).over_because == because


def test_at_a_table_each_line_has_its_own_reason() -> None:
    state = play(game(columns_board(), "rap ybg ybg", "e5 a3"), "pass", "pass", "a3-b3", "pass")
    assert [state.observe(seat).over_because for seat in (0, 1)] == ["colours", "cards"]
