"""Drawing: taps and drags become a stretch; every refusal is the engine's."""

from app.games.one_line.pen import Pen
from waystones import new
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import PASS, Stretch


def seen(seed: int = 7, *moves: str) -> OneLineObservation:
    state = new("one_line", seed=seed)
    for move in moves:
        state.play(state.parse(move))
    observation = state.observe(0)
    assert isinstance(observation, OneLineObservation)
    return observation


def longest(observation: OneLineObservation) -> Stretch:
    return max(observation.legal_moves(), key=lambda stretch: len(stretch.fields))


def after_a_round() -> OneLineObservation:
    return seen(7, str(longest(seen())))


def test_taps_draw_what_the_engine_allows() -> None:
    view = seen()
    wanted = longest(view)
    pen = Pen(view)
    for field in wanted.fields:
        assert field in pen.lit
        assert pen.touch(field) is None
    assert pen.draft == wanted
    assert pen.draft in view.legal_moves()


def test_lit_fields_are_exactly_those_a_tap_accepts() -> None:
    view = after_a_round()
    for field in range(61):
        pen = Pen(view)
        accepted = pen.touch(field) is None and bool(pen.draft.fields)
        assert accepted is (field in Pen(view).lit), field


def test_a_refused_tap_changes_nothing_and_says_the_rule() -> None:
    view = seen()
    pen = Pen(view)
    far = next(field for field in range(61) if field not in view.near(view.start) and field != view.start)
    refusal = pen.touch(far)
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("OL-8", "not_beside")
    assert pen.draft == PASS


def test_tapping_an_earlier_field_of_the_draft_shortens_it_to_there() -> None:
    wanted = longest(seen())
    pen = Pen(seen(), wanted)
    pen.touch(wanted.fields[0])
    assert pen.draft == Stretch(wanted.end, wanted.fields[:1])
    pen.touch(wanted.end)
    assert pen.draft == Stretch(wanted.end, ())


def test_dragging_back_over_the_draft_takes_fields_off() -> None:
    wanted = longest(seen())
    pen = Pen(seen(), wanted)
    assert pen.drag(wanted.fields[-2])
    assert pen.draft.fields == wanted.fields[:-1]
    assert pen.drag(wanted.end)
    assert pen.draft.fields == ()


def test_dragging_over_a_field_that_does_not_fit_is_silent() -> None:
    view = seen()
    pen = Pen(view)
    pen.touch(view.start)
    wrong = next(field for field in view.near(view.start) if field not in pen.lit)
    assert not pen.drag(wrong)
    assert pen.draft == Stretch(view.start, ())


def test_a_drag_that_did_not_begin_on_the_line_draws_nothing() -> None:
    pen = Pen(seen())
    assert not pen.drag(next(iter(pen.lit)))
    assert pen.draft == PASS


def test_either_end_can_be_picked_up() -> None:
    view = after_a_round()
    for end in view.ends:
        pen = Pen(view)
        assert pen.touch(end) is None
        assert pen.draft == Stretch(end, ())
        assert all(field in view.near(end) for field in pen.lit)


def test_without_a_picked_end_the_fields_of_both_ends_are_lit() -> None:
    view = after_a_round()
    both = {field for end in view.ends for field in view.next_fields(Stretch(end, ()))}
    assert Pen(view).lit == both


def test_the_other_end_is_refused_while_a_draft_is_open() -> None:
    view = after_a_round()
    pen = Pen(view)
    pen.touch(min(pen.lit))
    other = next(end for end in view.ends if end != pen.draft.end)
    refusal = pen.touch(other)
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("OL-8", "other_end")


def test_a_saved_draft_that_no_longer_fits_is_dropped() -> None:
    assert Pen(seen(), Stretch.read("a1-a2")).draft == PASS


def test_back_and_clear() -> None:
    wanted = longest(seen())
    pen = Pen(seen(), wanted)
    pen.back()
    assert pen.draft.fields == wanted.fields[:-1]
    pen.clear()
    assert pen.draft == PASS
    pen.back()
    assert pen.draft == PASS
