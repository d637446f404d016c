"""Every game at every number of players, and games played at random on them."""

import random
from collections.abc import Iterator

import waystones
from waystones import State, games
from waystones.games.path_cards.rules import PathCards

MOST_PLAYERS = 8  # more than any game seats
GAMES = tuple(games.abouts())
FOR_SEVERAL = tuple(
    about.id for about in games.abouts().values() if 1 not in about.players
)  # nobody plays them alone
PATH_GAMES = tuple(game for game in GAMES if issubclass(type(waystones.new(game, players=2)), PathCards))
TABLES = [(about.id, players) for about in games.abouts().values() for players in about.players]


def decisions(game: str, players: int, seed: int) -> Iterator[State]:
    """The state before each decision of a game played at random; the caller may do with it what it likes."""
    rng = random.Random(seed)
    state = waystones.new(game, players=players, seed=seed)
    while not state.is_over:
        yield state.copy()
        state.play(rng.choice(state.legal_moves()))


def random_moves(game: str, players: int, seed: int) -> list[str]:
    """A whole game played at random, as its moves' notation."""
    rng = random.Random(seed)
    state = waystones.new(game, players=players, seed=seed)
    moves = []
    while not state.is_over:
        move = rng.choice(state.legal_moves())
        state.play(move)
        moves.append(str(move))
    return moves
