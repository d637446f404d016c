"""Styles of bots: each differs in what it is named for, none is much weaker than a plain player, all keep to the rules."""

import pytest

import waystones
from bench.styles import NAMED_FOR, compared
from waystones import BadOption, Session, games

STYLED = sorted(NAMED_FOR)
DEALS = 24  # each from both seats; the deals and the bots' seeds are fixed, so a result is always the same
FAIR = 0.35  # of the games against a plain player of the same level


def test_every_style_of_every_game_is_named_for_something() -> None:
    every = {(about.id, style) for about in games.abouts().values() for style in about.styles}
    assert every == set(NAMED_FOR)


@pytest.mark.parametrize(("game", "style"), STYLED)
def test_a_style_shows_in_what_it_is_named_for_and_is_fair(game: str, style: str) -> None:
    found = compared(game, "steady", style, DEALS)
    _, sign = NAMED_FOR[game, style]
    assert sign * (found.styled - found.plain) > 0, found
    assert found.won >= FAIR, found


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("level", ["relaxed", "steady", "sharp", "expert"])
@pytest.mark.parametrize(("game", "style"), STYLED)
def test_a_style_keeps_to_the_rules_and_chooses_the_same_again(game: str, style: str, level: str) -> None:
    session: Session = Session.new(game, 2, 3, first=0)
    for _ in range(4):
        seen = session.observe(session.to_act)
        choices = {str(waystones.bot(game, f"{level}/{style}", 5).choose(seen)) for _ in range(2)}
        assert len(choices) == 1
        session.play(choices.pop())


@pytest.mark.parametrize(
    "manner", ["steady/", "steady/dreamer", "/runner", "runner", "steady/runner/blocker"]
)
def test_a_style_that_is_not_there(manner: str) -> None:
    with pytest.raises(BadOption):
        waystones.bot("stone_paths", manner)


def test_a_game_without_styles_has_none() -> None:
    with pytest.raises(BadOption):
        waystones.bot("one_line", "steady/runner")
