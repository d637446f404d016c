"""The review of Stone Paths."""

from waystones.games.path_cards.review import CardReviewer
from waystones.games.stone_paths.judge import Judge
from waystones.games.stone_paths.patterns import PATTERNS
from waystones.games.stone_paths.sight import FAR_SIGHTED


class StonePathsReviewer(CardReviewer):
    """Weighs decisions by playing them on, with the patterns of this game."""

    patterns = PATTERNS


REVIEWER = StonePathsReviewer(Judge(), Judge(FAR_SIGHTED))
