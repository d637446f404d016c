"""The four levels: none knows the order of the cards to come, and steady plays better than relaxed."""

from statistics import fmean

import pytest

from tests.one_line.boards import dealt, snake_board
from tests.one_line.exact import exact, small_game
from waystones import bot
from waystones.bots import LEVELS
from waystones.games.one_line.board import FIELDS
from waystones.games.one_line.bot import Expert, Sharp
from waystones.games.one_line.ending import most
from waystones.games.one_line.line import Line
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.score import Reached

every_level = pytest.mark.parametrize("level", LEVELS["one_line"])


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sharp, "ROLLOUTS", 24)
    monkeypatch.setattr(Expert, "ROLLOUTS", 24)


def played(state: OneLine, level: str, rounds: int = 15) -> OneLine:
    """The same game with the bot's choice for so many rounds."""
    player = bot("one_line", level, 1)
    for _ in range(rounds):
        if not state.is_over:
            state.play(player.choose(state.observe(state.to_act)))
    return state


def scores(level: str, deals: range) -> list[int]:
    return [played(dealt(seed=seed), level).scores()[0] for seed in deals]


@pytest.mark.rule("OL-12")
@every_level
def test_the_order_of_the_cards_to_come_changes_nothing(level: str) -> None:
    for seed in range(3):
        state = played(dealt(seed=seed), "steady", 9)
        twin = state.copy()
        twin.cards = state.cards[: state.round] + state.cards[: state.round - 1 : -1]
        assert twin.cards != state.cards
        choices = [bot("one_line", level, 4).choose(each.observe(0)) for each in (state, twin)]
        assert choices[0] == choices[1]


def test_steady_plays_better_than_relaxed() -> None:
    deals = range(30)
    assert fmean(scores("steady", deals)) > fmean(scores("relaxed", deals)) + 5


@pytest.mark.rule("OL-14")
@pytest.mark.parametrize("level", ["steady", "sharp", "expert"])
def test_at_a_table_a_number_that_is_spent_draws_less(level: str) -> None:
    # From c3 one step up leads to the 10, one step down to the 9, and the only card allows one of them.
    board = snake_board(numbers="c2=10 c4=9")
    up, down = FIELDS["c2"], FIELDS["c4"]
    for spent, wanted in ((False, up), (True, down)):
        state = OneLine(board, ((board.colours[up], board.colours[down]),), [FIELDS["c3"], FIELDS["i5"]])
        if spent:
            state.reached[1] = (Reached(10, round=1, points=10),)
        assert wanted in bot("one_line", level).choose(state.observe(0)).fields


@pytest.mark.parametrize("seed", range(6))
def test_the_last_cards_are_counted_out_as_by_every_line_there_can_be(seed: int) -> None:
    state = small_game(seed, cards=2, fields=20)
    found = most(state.board, Line.of(state.routes[0]), state.cards) - len(state.board.colours)
    assert found == exact(state)


@pytest.mark.parametrize("seed", range(6))
def test_expert_makes_the_most_of_the_last_two_cards(seed: int) -> None:
    state = small_game(seed, cards=2, fields=20)
    wanted = exact(state)
    assert played(state, "expert", 2).scores()[0] == wanted
