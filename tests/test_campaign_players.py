"""What the campaign holds bots to: each kind of cheat and mistake is told."""

from collections.abc import Callable
from typing import Any

import pytest

from campaign import players
from campaign.players import DEALS, Players, tables
from tests.tables import TABLES
from waystones import Observation, games
from waystones.bots import LEVELS, Bot, Thinking


class Made(Bot):
    """A player that does what a test says."""

    def __init__(self, choose: Callable[[Any], Any]) -> None:
        super().__init__(0)
        self._choose = choose

    def think(self, observation: Observation) -> Thinking[Any]:
        yield
        return self._choose(observation)


def case(game: str) -> int:
    """The number of a game of quick players."""
    return tables().index((game, 2, "relaxed"))


def test_every_level_and_style_plays_at_every_table() -> None:
    seated = tables()
    assert {(game, count) for game, count, _ in seated} == set(TABLES)
    for game, count in TABLES:
        about = games.about(game)
        manners = [manner for each, at, manner in seated if (each, at) == (game, count)]
        assert len(manners) == len(set(manners)) == len(LEVELS[game]) * (1 + len(about.styles))
    assert DEALS >= 50


@pytest.mark.parametrize("game", [*LEVELS])
def test_a_game_among_bots_is_played_to_its_end(game: str) -> None:
    part, seed = Players(light=True), case(game)
    made = part.run(seed)
    assert made == part.steps(seed) > 10
    assert part.run(seed, steps=(0, 2)) > 0, "with most decisions left out it is a game as well"


@pytest.mark.parametrize("game", [*LEVELS])
@pytest.mark.parametrize(
    ("choose", "told"),
    [
        (lambda seen: "nonsense", "is not offered"),
        (lambda seen: seen._state.play(move := seen.legal_moves()[0]) and move, "changed what it"),
    ],
)
def test_a_bot_that_breaks_the_rules_is_told(
    game: str, choose: Callable[[Any], Any], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "bot", lambda *_: Made(choose))
    with pytest.raises(AssertionError, match=told):
        Players().run(case(game))


def test_a_bot_whose_choice_hangs_on_more_than_it_sees_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def fickle(seen: Observation) -> Any:
        calls.append(1)
        return seen.legal_moves()[len(calls) % len(seen.legal_moves())]

    monkeypatch.setattr(players, "bot", lambda *_: Made(fickle))
    monkeypatch.setattr(players, "CLOSELY", 1)
    with pytest.raises(AssertionError, match="hidden"):
        Players().run(case("loops"))
