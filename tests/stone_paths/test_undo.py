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
