"""The players of Branching Paths: relaxed, steady, sharp and expert."""

from collections.abc import Callable

from waystones.bots import Bot
from waystones.games.branching_paths.judge import Judge
from waystones.games.branching_paths.moves import LIFT, STEP
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.branching_paths.sight import FAR_SIGHTED, Weights
from waystones.games.branching_paths.styles import STYLES
from waystones.games.path_cards import bot as players
from waystones.games.path_cards.moves import Move

Player = Bot[Move, BranchingPathsObservation]


class Relaxed(players.Relaxed[BranchingPaths]):
    """Leads the figure that is furthest on, and lifts the card that it has just laid from a long row."""

    LONG = 3  # cards in a row from which one is lifted

    def plain(self) -> Judge:
        """Who weighs moves without any style."""
        return Judge()

    def _on_the_board(self, state: BranchingPaths, move: Move) -> float:
        """Which figure goes on, and what a card tile is used for."""
        kind, what, _ = move
        if kind == STEP:
            _, stone, large = state.board.steps.read(what)
            return -2 * state.board.row[stone] - (state.tiles[stone] > 0) - 0.5 * large
        if kind == LIFT:
            return -float(len(state.cards.rows[state.to_act][what]) >= self.LONG)
        return 0.0


class Steady(players.Steady[BranchingPaths]):
    """Makes the move that looks best at first sight."""


class Sharp(players.Sharp[BranchingPaths]):
    """Plays the moves that look best on to the end, on imagined deals, before choosing one."""

    ROLLOUTS = 48  # a game in the mind takes longer here than in Stone Paths


class Expert(players.Expert[BranchingPaths]):
    """Judges by playing on, at length."""

    ROLLOUTS = 220


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
