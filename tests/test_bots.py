"""Bots of all games: they play by the rules, from what their seat may know, and the same again."""

from collections.abc import Iterator
from typing import Any

import pytest

import waystones
from tests.portrait import portrait
from tests.tables import TABLES
from waystones import BadOption, Observation, State
from waystones.bots import LEVELS, Thinking
from waystones.bots.halving import halved
from waystones.bots.paired import BATCH, Lead, compared
from waystones.games.one_line.experience import Experience
from waystones.games.one_line.walker import Walker
from waystones.games.path_cards import rollout
from waystones.games.stone_paths import bot as stone_paths

PLAYERS = [(game, players, level) for game, players in TABLES for level in LEVELS.get(game, ())]
every_bot = pytest.mark.parametrize(("game", "players", "level"), PLAYERS)
pytestmark = pytest.mark.usefixtures("hurried")


def moments(game: str, players: int, level: str, seed: int, decisions: int) -> Iterator[State]:
    """The state before each decision of a game among bots, up to so many."""
    state = waystones.new(game, players=players, seed=seed)
    bots = [waystones.bot(game, level, seed + seat) for seat in range(players)]
    for _ in range(decisions):
        if state.is_over:
            return
        yield state
        state.play(bots[state.to_act].choose(state.observe(state.to_act)))


def slice_by_slice(thinking: Thinking) -> Any:
    """What the thinking comes to."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


@every_bot
def test_a_bot_plays_whole_games_by_the_rules(
    game: str, players: int, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What a move leads to in the mind has no part in whether it may be made, so nothing is played on there.
    monkeypatch.setattr(rollout, "play_on", lambda state, judge: state.scores())
    monkeypatch.setattr(Walker, "drawn_on", lambda walker, line, cards: line.points)
    monkeypatch.setattr(Experience, "drawn_on", lambda experience, line, cards, deep, broad: line.points)
    for seed in (3,) if level in LEVELS[game][-2:] else (3, 5, 8):
        *_, last = moments(game, players, level, seed, decisions=2000)  # who makes an illegal move is refused
        assert last.is_over


@every_bot
def test_it_chooses_the_same_again(game: str, players: int, level: str) -> None:
    for state in moments(game, players, level, seed=6, decisions=6):
        seen = state.observe(state.to_act)
        before = portrait(seen)
        choices = [waystones.bot(game, level, seed=1).choose(seen) for _ in range(2)]
        veteran = waystones.bot(game, level, seed=1)
        other = waystones.new(game, players=players, seed=99)
        veteran.choose(other.observe(other.to_act))
        choices.append(veteran.choose(seen))
        assert len(set(choices)) == 1, "what it did before does not matter"
        assert portrait(seen) == before


@every_bot
def test_thinking_in_slices_comes_to_the_same(game: str, players: int, level: str) -> None:
    for state in moments(game, players, level, seed=7, decisions=6):
        seen = state.observe(state.to_act)
        thinking = waystones.bot(game, level, seed=2).think(seen)
        assert slice_by_slice(thinking) == waystones.bot(game, level, seed=2).choose(seen)


@pytest.mark.parametrize("level", ["sharp", "expert"])
def test_a_high_level_can_be_interrupted_after_every_rollout(level: str) -> None:
    seen = waystones.new("stone_paths", players=2, seed=7, first=0).observe(0)
    slices = sum(1 for _ in waystones.bot("stone_paths", level).think(seen))
    most = {"sharp": stone_paths.Sharp, "expert": stone_paths.Expert}[level].ROLLOUTS
    assert most - 3 < slices <= most, "all but what is too few for one more deal"


@pytest.mark.parametrize(
    ("game", "level", "wrong"),
    [("chess", "steady", "game"), ("stone_paths", "", "level"), ("stone_paths", "Sharp", "level")],
)
def test_a_bot_that_is_not_there(game: str, level: str, wrong: str) -> None:
    with pytest.raises(BadOption) as caught:
        waystones.bot(game, level)
    assert caught.value.code == wrong


# --- Moves compared on the same imagined deals


class Coin(State[str, Observation[str]]):
    """A game of one decision: what a move gives depends on it a little, and on the deal a lot."""

    game = "coin"
    players = 1
    to_act = 0
    is_over = False

    def __init__(self, luck: float) -> None:
        self.luck = luck
        self.made = ""

    def copy(self) -> "Coin":
        return Coin(self.luck)

    def apply(self, move: str) -> list[Any]:
        self.made = move
        return []

    def legal_moves(self) -> list[str]:
        return ["heads", "tails", "edge"]

    def parse(self, text: str) -> str:
        return text

    def refusal(self, move: str) -> None:
        return None

    def score_lines(self, seat: int) -> list[Any]:
        return []

    def observe(self, seat: int) -> Any:
        return None


class Table:
    """Deals one coin after another and counts how often it is played out."""

    def __init__(self, gains: dict[str, float], noise: float = 0.0) -> None:
        self.gains, self.noise = gains, noise
        self.dealt = 0
        self.played: list[str] = []

    def imagine(self) -> Coin:
        self.dealt += 1
        return Coin(luck=100.0 * (self.dealt % 7))

    def play_out(self, state: Coin) -> float:
        self.played.append(state.made)
        flutter = self.noise if len(self.played) % 2 else -self.noise
        return state.luck + self.gains[state.made] + flutter

    def decide(self, *moves: str, budget: int = 100) -> str:
        return str(slice_by_slice(compared(moves, self.imagine, self.play_out, budget)))


def test_a_better_move_is_found_though_luck_weighs_far_more() -> None:
    assert Table({"heads": 0.0, "tails": 1.0}, noise=0.2).decide("heads", "tails") == "tails"


def test_the_best_of_several_is_found() -> None:
    table = Table({"heads": 0.0, "tails": 0.5, "edge": 1.0}, noise=0.1)
    assert table.decide("heads", "tails", "edge") == "edge"


def test_the_first_move_is_kept_while_nothing_is_proved() -> None:
    assert Table({"heads": 0.0, "tails": 0.0}, noise=3.0).decide("heads", "tails") == "heads"
    assert Table({"heads": 0.0, "tails": 0.0}).decide("heads", "tails") == "heads"


def test_a_hopeless_move_is_tried_no_further() -> None:
    table = Table({"heads": 0.0, "tails": -5.0, "edge": 1.0}, noise=0.1)
    assert table.decide("heads", "tails", "edge", budget=200) == "edge"
    assert table.played.count("tails") == BATCH < table.played.count("edge")


def test_both_moves_get_the_same_deals() -> None:
    table = Table({"heads": 0.0, "tails": 1.0}, noise=0.1)
    table.decide("heads", "tails", budget=64)
    assert table.dealt == 32
    assert table.played.count("heads") == table.played.count("tails") == 32


@pytest.mark.parametrize("budget", [0, 15, 16, 50, 99])
def test_no_more_rollouts_are_made_than_the_budget_has(budget: int) -> None:
    table = Table({"heads": 0.0, "tails": 0.1}, noise=0.3)
    assert table.decide("heads", "tails", budget=budget) in ("heads", "tails")
    assert len(table.played) <= budget


def test_one_move_needs_no_comparing() -> None:
    table = Table({"heads": 0.0})
    assert table.decide("heads") == "heads"
    assert table.played == []


def test_a_lead_in_standard_errors() -> None:
    # Differences 3, 1, 3, 1: the mean is 2, they stray by 1, so with four of them the standard error is a half.
    lead = Lead()
    for difference in (3.0, 1.0, 3.0, 1.0):
        lead.add(difference)
    assert lead.in_errors == pytest.approx(4.0)


# --- The same with ever more effort for ever fewer moves


class Halves(Table):
    """A table at which half of the moves are given up again and again."""

    doubts: tuple[float, ...] = ()

    def decide(self, *moves: str, budget: int = 100) -> str:
        return str(slice_by_slice(halved(moves, self.imagine, self.play_out, budget, self.doubts)))


def test_halving_finds_the_best_of_several() -> None:
    assert (
        Halves({"heads": 0.0, "tails": 0.5, "edge": 1.0}, noise=0.1).decide("heads", "tails", "edge")
        == "edge"
    )


def test_halving_keeps_the_first_move_while_nothing_is_proved() -> None:
    assert Halves({"heads": 0.0, "tails": 0.0}, noise=3.0).decide("heads", "tails") == "heads"
    assert Halves({"heads": 0.0, "tails": -1.0}).decide("heads", "tails") == "heads"


def test_halving_spends_most_on_the_moves_that_do_best() -> None:
    table = Halves({"heads": 0.0, "tails": -5.0, "edge": 1.0}, noise=0.1)
    assert table.decide("heads", "tails", "edge", budget=60) == "edge"
    assert table.played.count("tails") == 10, "a third of half the budget"
    assert table.played.count("edge") == table.played.count("heads") == 25


@pytest.mark.parametrize("budget", [0, 1, 5, 50, 99])
def test_halving_makes_no_more_rollouts_than_the_budget_has(budget: int) -> None:
    table = Halves({"heads": 0.0, "tails": 0.1, "edge": -0.1}, noise=0.3)
    assert table.decide("heads", "tails", "edge", budget=budget) in table.gains
    assert len(table.played) <= budget


def test_a_move_that_is_doubted_has_to_do_well_for_longer() -> None:
    table = Halves({"heads": 0.0, "tails": 0.1})
    table.doubts = (0.0, 2.5)
    assert table.decide("heads", "tails", budget=40) == "heads", "20 deals gave it 2 points"
    assert table.decide("heads", "tails", budget=60) == "tails", "30 deals gave it 3"


def test_one_move_is_not_played_out() -> None:
    table = Halves({"heads": 0.0})
    assert table.decide("heads") == "heads"
    assert "tails" not in table.played
