"""The games for OpenSpiel: importing this registers `waystones_one_line`, `waystones_stone_paths` and so on.

    game = pyspiel.load_game("waystones_stone_paths", {"players": 2, "deals": 1000})

Chance is the deal: the first node chooses one of so many. What follows of chance (a reshuffle) is settled by the deal.
"""

from typing import Any

import numpy as np
import pyspiel

from waystones import games
from waystones.adapters.encoding import Talk, numbers
from waystones.cli.drawing import drawn
from waystones.cli.paint import PLAIN

DEALS = 10_000
_LONGEST = 20_000  # words in a game; what is seen of random games is far below
_MOST = 1000.0  # points that nobody has come near


def _type(game: str) -> Any:
    seats = games.about(game).players
    return pyspiel.GameType(
        short_name=f"waystones_{game}",
        long_name=f"Waystones: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, min(seats)), "deals": DEALS},
    )


class Game(pyspiel.Game):
    """One of the games, for so many players; each has a class of its own."""

    name: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen, name, kind = dict(params or {}), self.name, self.kind
        self.seats = int(chosen.get("players", kind.parameter_specification["players"]))
        self.deals = int(chosen.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbers(name)),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-_MOST,
            max_utility=_MOST,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self) -> "State":
        """A table before its deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Who sees what a seat may know."""
        if params:
            raise ValueError(f"There are no parameters for it, and these were given: {params}")
        return Observer(self)


class State(pyspiel.State):
    """A game in progress, told word by word."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.name, self.seats, self.deals = game.name, game.seats, game.deals
        self.talk: Talk | None = None

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.talk is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.talk.state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.talk.state.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all as likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.talk is not None and self.talk.state.is_over

    def returns(self) -> list[float]:
        """Everybody's points, once the game has ended."""
        if self.talk is None or not self.talk.state.is_over:
            return [0.0] * self.seats
        return [float(points) for points in self.talk.state.scores()]

    def _legal_actions(self, player: int) -> list[int]:
        by_word = numbers(self.name)
        return [by_word[word] for word in self.talk.words()] if self.talk else []

    def _apply_action(self, action: int) -> None:
        if self.talk is None:
            self.talk = Talk(games.new(self.name, self.seats, action))
        else:
            self.talk.say(self.talk.encoding.WORDS[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else list(numbers(self.name))[action]

    def __str__(self) -> str:
        if self.talk is None:
            return self.name
        seen = self.talk.state.observe(self.talk.state.to_act)
        return "\n".join([*drawn(self.name, seen, PLAIN), " ".join(self.talk.said)])


class Observer:
    """What a seat may know: the parts of its encoding by name, and one tensor of them all."""

    def __init__(self, game: Game) -> None:
        parts = Talk(games.new(game.name, game.seats)).parts(0)
        self.tensor = np.zeros(sum(map(len, parts.values())), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, part in parts.items():
            self.dict[name] = self.tensor[start : start + len(part)]
            start += len(part)

    def set_from(self, state: State, player: int) -> None:
        """Look at the table from a seat."""
        self.tensor.fill(0)
        if state.talk is not None:
            self.tensor[:] = state.talk.row(player)

    def string_from(self, state: State, player: int) -> str:
        """What a seat may know as text, for OpenSpiel's playthroughs."""
        if state.talk is None:
            return ""
        seen = state.talk.state.observe(player)
        said = state.talk.said if player == state.talk.state.to_act else []
        return "\n".join([*drawn(state.name, seen, PLAIN), " ".join(said)])


GAMES: list[Any] = [type(name, (Game,), {"name": name, "kind": _type(name)}) for name in games.abouts()]
for _game in GAMES:
    pyspiel.register_game(_game.kind, _game)
