"""Whole games of either path game, move by move, for tests of what always holds."""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.path_cards.table import S
from waystones import Event
from waystones.deal import MAX_SEED

# Just anything goes on for long and ends with the draw pile; who lays what fits gets figures into the goal.
KEEN = ("lay", "bonus", "step", "lift", "draw")


class Game(NamedTuple):
    """What makes one game out of all: the deal, how often something keen is done, and the luck of it."""

    players: int
    seed: int
    keen: float
    luck: int


any_game = given(
    game=st.builds(
        Game,
        st.integers(2, 4),
        st.integers(0, MAX_SEED),
        st.sampled_from([0.0, 0.6, 0.9, 0.95]),
        st.integers(0, 2**32),
    )
)
few = settings(max_examples=25)


def moments(dealt: Callable[[int, int], S], game: Game) -> Iterator[tuple[S, list[Event]]]:
    """A game from deal to end: the state after each move, with what that move caused."""
    rng = random.Random(game.luck)
    state = dealt(game.players, game.seed)
    yield state, []
    while not state.is_over:
        moves = state.legal_moves()
        keen = [move for move in moves if move.kind in KEEN]
        yield state, state.play(rng.choice(keen if keen and rng.random() < game.keen else moves))
