"""The players of Stone Paths: relaxed, steady and sharp."""

from collections.abc import Callable

from waystones.bots import Bot
from waystones.games.path_cards import bot as players
from waystones.games.path_cards.moves import Move
from waystones.games.stone_paths.judge import Judge
from waystones.games.stone_paths.moves import FIGURE
from waystones.games.stone_paths.rules import StonePaths


class Relaxed(players.Relaxed):
    """Gives the large figure to the second path, and a bonus move to the figure that is furthest."""

    def _on_the_board(self, state: StonePaths, move: Move) -> float:
        """Which figure sets out, and which one makes a bonus move."""
        kind, what, _ = move
        if kind == FIGURE:
            started = sum(map(bool, state.stones[state.to_act]))
            return float((started == 1) == (what == 0))
        return -state.stones[state.to_act][what] if what >= 0 else 0


class Steady(players.Steady):
    """Judges at first sight."""

    judge = Judge


class Sharp(players.Sharp):
    """Judges by playing on."""

    judge = Judge


BOTS: dict[str, Callable[[int], Bot]] = {"relaxed": Relaxed, "steady": Steady, "sharp": Sharp}


def bot(level: str, seed: int) -> Bot:
    """The player of that level."""
    return BOTS[level](seed)
