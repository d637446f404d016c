"""What can be taken back in Stone Paths: everything, until something hidden was seen."""

from waystones import Session


def session() -> Session:
    """Two players; seat 0 holds r2 b5 b4 y7 y1 r5 y6 p8, seat 1 y3 r10 p4 y8 r8 g3 b0 b10; seat 0 begins."""
    return Session.new("stone_paths", players=2, seed=7)


def after(*moves: str) -> Session:
    """The session with the moves made."""
    played = session()
    for move in moves:
        played.play(move)
    return played


def test_a_laid_card_and_the_choice_of_a_figure_can_be_taken_back() -> None:
    played = after("r2", "large")
    assert played.can_undo
    played.undo()
    assert played.can_undo
    played.undo()
    assert played.record.moves == ()
    assert not played.can_undo


def test_a_discarded_card_can_be_taken_back() -> None:
    assert after("xr2").can_undo


def test_a_card_from_the_draw_pile_cannot() -> None:
    assert not after("xr2", "deck").can_undo


def test_a_card_from_a_discard_pile_can() -> None:
    assert after("xr2", "deck", "xy3", "pile-r").can_undo


def test_a_bonus_move_can_be_taken_back_step_by_step() -> None:
    # A clover lies on the second stone of the yellow path.
    played = after("y1", "small", "deck", "xy3", "deck", "y6")
    played.play("+y")
    assert played.can_undo
    played.undo()
    played.play("stay")
    assert played.can_undo
    played.undo()
    played.undo()
    assert not played.can_undo, "before that, the other seat drew a card"


def test_a_card_laid_or_discarded_shows_the_others_something_and_its_owner_nothing() -> None:
    for move in ("r2", "xr2"):
        step = after(move).steps[-1]
        assert [any(event.reveals_to(seat) for event in step.events) for seat in (0, 1)] == [False, True]


def test_a_turn_can_be_taken_back_until_the_next_player_has_shown_a_card() -> None:
    # Seat 1 ends its turn with a card from a pile, which shows it nothing new.
    assert after("xr2", "deck", "xy3", "pile-r").can_undo
    played = after("xr2", "deck", "xy3", "pile-r", "xb5")
    assert played.undo() is not None, "seat 0 has seen nothing by its own discard"
    assert played.undo() is None, "but seat 1 now knows of a blue 5"
    assert played.record.moves == ("xr2", "deck", "xy3", "pile-r")


def test_what_is_played_after_that_can_be_taken_back_again() -> None:
    played = after("xr2", "deck", "xy3", "pile-r", "xb5")
    played.undo()
    played.play("xb4")
    assert played.can_undo
    played.play("deck")
    played.play("xy8")
    assert played.can_undo, "seat 1 has seen nothing since"


def test_in_practice_everything_can_be_taken_back() -> None:
    played = after("xr2", "deck", "xy3", "pile-r", "xb5")
    played.practice = True
    for _ in range(5):
        assert played.undo() is not None
    assert not played.can_undo
