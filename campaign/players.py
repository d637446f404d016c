"""Whole games among bots: every level and style of every game at every table, held to the rules at every decision.

The light way lets whoever takes long decide now and then only; in between a quick player sits on its seat.
"""

import random
from collections.abc import Collection

from campaign.part import Steps
from tests.portrait import portrait
from waystones import Observation, State, bot, games, new
from waystones.bots import STYLED, Bot
from waystones.record import MAX_MOVES

DEALS = 50  # that every player has at every table
QUICK = ("relaxed", "steady")  # levels that decide at a glance
STAND_IN = "steady"
SELDOM = 15  # the light way one of so many decisions is made by a player who takes long
CLOSELY = 60  # at one of so many decisions the player is asked again


def tables() -> list[tuple[str, int, str]]:
    """Every game with its number of players and who plays, in an order in which quick and slow ones take turns."""
    found = [
        (about.id, players, level + style)
        for about in games.abouts().values()
        for players in about.players
        for level in about.levels
        for style in ("", *(STYLED + each for each in about.styles))
    ]
    random.Random("who sits where").shuffle(found)
    return found


class Players:
    """Plays to the end with the same player on every seat."""

    unit = "decisions"
    patience = 3600.0

    def __init__(self, *, light: bool = False) -> None:
        self.name = "players --light" if light else "players"
        self._light = light
        self._tables = tables()

    def steps(self, seed: int) -> int:
        """How many decisions the game has."""
        return self.run(seed)

    def run(self, seed: int, steps: Steps = None) -> int:
        """Play the game of this number; decisions that are left out are made without thinking."""
        deal, number = divmod(seed, len(self._tables))
        game, players, manner = self._tables[number]
        state, rng = new(game, players=players, seed=deal), random.Random(f"looks at {seed}")
        bots = [bot(game, manner, deal + seat) for seat in range(players)]
        stand_in, is_slow = bot(game, STAND_IN, deal), not manner.startswith(QUICK)
        kept: Collection[int] | None = None if steps is None else set(steps)
        made = 0
        while not state.is_over:
            assert made < MAX_MOVES, "the game does not end"
            chance = rng.random()
            who = stand_in if is_slow and self._light and chance * SELDOM > 1 else bots[state.to_act]
            if kept is None or made in kept:
                decide(state, who, rng, closely=chance * CLOSELY < 1)
            else:
                state.play(state.legal_moves()[0])
            made += 1
        assert not any(state.observe(seat).legal_moves() for seat in range(players)), "it is over and goes on"
        return made


def decide(state: State, who: Bot, rng: random.Random, *, closely: bool) -> None:
    """Let the player decide, and look at what holds then."""
    seat, before = state.to_act, portrait(state)
    seen: Observation = state.observe(seat)
    shown = portrait(seen)
    move = who.choose(seen)
    assert portrait(seen) == shown, "the player has changed what it was shown"
    assert portrait(state) == before, "the player has changed the game"
    assert move in state.legal_moves(), f"{move} is not offered"
    assert state.refusal(move) is None, f"{move} is refused"
    assert state.parse(str(move)) == move, f"{move} is read as another move"
    if closely:
        other = seen.imagine(rng)  # all that is hidden is another one
        assert who.choose(other.observe(seat)) == move, (
            "it knows what is hidden, or decides by what it did before"
        )
    state.play(move)
    for each in range(state.players):
        assert state.scores()[each] == sum(line.points for line in state.score_lines(each)), (
            "lines and score differ"
        )
