"""The games for PettingZoo: one agent a seat, one after another (AEC), with masks of what is allowed.

env = waystones.adapters.pettingzoo.env("stone_paths", players=2)
env.reset(seed=7)
"""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from waystones import games
from waystones.adapters.encoding import Talk, numbers
from waystones.cli.drawing import drawn
from waystones.cli.paint import PLAIN
from waystones.deal import MAX_SEED

MOST = 1000  # no number of an encoding is larger


def env(game: str, players: int = 2, **wishes: Any) -> "Waystones":
    """A table of the game; what can be wished for is told at `Waystones`."""
    return Waystones(game, players, **wishes)


class Waystones(AECEnv):
    """A table at which agents sit; the options are those of `waystones.new`.

    At the end each agent gets its points; `points=False` gives 1 for a win, -1 for a loss.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        render_mode: str | None = None,
        points: bool = True,
        **options: object,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"waystones_{game}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.game, self.players, self.options, self.points = game, players, options, points
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._chance: random.Random = random.SystemRandom()
        self._numbers = numbers(game)
        self._words = list(self._numbers)
        self._deal(0)
        size = len(self._talk.row(0))
        box = spaces.Box(-MOST, MOST, (size,), np.int16)
        mask = spaces.Box(0, 1, (len(self._words),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self._words)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: its row of numbers, and which actions are allowed."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The words of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the same seed deals the same games, one after another."""
        if seed is not None:
            self._chance = random.Random(seed)
        self._deal(self._chance.randrange(MAX_SEED + 1))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._talk.state.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """The row of numbers and the mask, for any agent; only the one to act has something allowed."""
        seat, state = self.possible_agents.index(agent), self._talk.state
        mask = np.zeros(len(self._words), np.int8)
        if seat == state.to_act and not state.is_over:
            mask[[self._numbers[word] for word in self._talk.words()]] = 1
        return {"observation": np.array(self._talk.row(seat), np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Say a word for the agent whose turn it is."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        self._talk.say(self._words[int(action if action is not None else -1)])
        state = self._talk.state
        if state.is_over:
            self.rewards = dict(zip(self.possible_agents, self._results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[state.to_act]
        self._accumulate_rewards()
        if state.is_over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in text, as the seat to act sees it."""
        seen = self._talk.state.observe(self._talk.state.to_act)
        text = "\n".join(drawn(self.game, seen, PLAIN))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """PettingZoo asks for it; there is no window to close."""

    def _deal(self, seed: int) -> None:
        self._talk = Talk(games.new(self.game, self.players, seed, **self.options))

    def _results(self) -> list[int]:
        state = self._talk.state
        if self.points:
            return state.scores()
        winners = state.winners()
        if len(winners) == self.players:
            return [0] * self.players
        return [1 if seat in winners else -1 for seat in range(self.players)]
