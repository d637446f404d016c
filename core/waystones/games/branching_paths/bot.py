"""The players of Branching Paths: relaxed, steady and sharp."""

from collections.abc import Callable

from waystones.bots import Bot
from waystones.games.branching_paths.judge import Judge
from waystones.games.branching_paths.moves import LIFT, STEP
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.path_cards import bot as players
from waystones.games.path_cards.moves import Move


class Relaxed(players.Relaxed):
    """Leads the figure that is furthest on, and lifts the card that it has just laid from a long row."""

    LONG = 3  # cards in a row from which one is lifted

    def _on_the_board(self, state: BranchingPaths, move: Move) -> float:
        """Which figure goes on, and what a card tile is used for."""
        kind, what, _ = move
        if kind == STEP:
            _, stone, large = state.board.steps.read(what)
            return -2 * state.board.row[stone] - (state.tiles[stone] > 0) - 0.5 * large
        if kind == LIFT:
            return -float(len(state.cards.rows[state.to_act][what]) >= self.LONG)
        return 0.0


class Steady(players.Steady):
    """Judges at first sight."""

    judge = Judge


class Sharp(players.Sharp):
    """Judges by playing on."""

    ROLLOUTS = 48  # a game in the mind takes longer here than in Stone Paths

    judge = Judge


BOTS: dict[str, Callable[[int], Bot]] = {"relaxed": Relaxed, "steady": Steady, "sharp": Sharp}


def bot(level: str, seed: int) -> Bot:
    """The player of that level."""
    return BOTS[level](seed)
