"""The review of Branching Paths, with fewer deals: a game in the mind takes four times as long as in Stone Paths."""

from waystones.games.branching_paths.judge import Judge
from waystones.games.branching_paths.patterns import PATTERNS
from waystones.games.branching_paths.sight import FAR_SIGHTED
from waystones.games.path_cards.review import CardReviewer
from waystones.review.reviewer import Effort


class BranchingPathsReviewer(CardReviewer):
    """Weighs decisions by playing them on, with the patterns of this game."""

    CANDIDATES = 4
    effort = Effort(rounds=((6, 2), (8, 1)), batch=12, batches=4)
    patterns = PATTERNS


REVIEWER = BranchingPathsReviewer(Judge(), Judge(FAR_SIGHTED))
