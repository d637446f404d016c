"""The players of Stone Paths: relaxed, steady, sharp and expert."""

from collections.abc import Callable

from waystones.bots import Bot
from waystones.games.path_cards import bot as players
from waystones.games.path_cards.moves import Move
from waystones.games.stone_paths.judge import Judge
from waystones.games.stone_paths.moves import FIGURE
from waystones.games.stone_paths.observation import StonePathsObservation
from waystones.games.stone_paths.rules import StonePaths
from waystones.games.stone_paths.sight import FAR_SIGHTED, Weights
from waystones.games.stone_paths.styles import STYLES

Player = Bot[Move, StonePathsObservation]


class Relaxed(players.Relaxed[StonePaths]):
    """Gives the large figure to the second path, and a bonus move to the figure that is furthest."""

    def plain(self) -> Judge:
        """Who weighs moves without any style."""
        return Judge()

    def _on_the_board(self, state: StonePaths, move: Move) -> float:
        """Which figure sets out, and which one makes a bonus move."""
        kind, what, _ = move
        if kind == FIGURE:
            started = sum(map(bool, state.stones[state.to_act]))
            return float((started == 1) == (what == 0))
        return -state.stones[state.to_act][what] if what >= 0 else 0


class Steady(players.Steady[StonePaths]):
    """Makes the move that looks best at first sight."""


class Sharp(players.Sharp[StonePaths]):
    """Plays the moves that look best on to the end, on imagined deals, before choosing one."""


class Expert(players.Expert[StonePaths]):
    """Judges by playing on, at length."""


def bot(level: str, seed: int, style: str = "") -> Player:
    """The player of that level, in that style if one is given."""
    weights = FAR_SIGHTED if level == "expert" else Weights()
    judge = Judge(weights._replace(**STYLES[style]) if style else weights)
    if level == "relaxed":
        return Relaxed(seed, judge if style else None)
    return BOTS[level](seed, judge)


BOTS: dict[str, Callable[[int, Judge], Player]] = {
    "steady": Steady,
    "sharp": Sharp,
    "expert": Expert,
}
