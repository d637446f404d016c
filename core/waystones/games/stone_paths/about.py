"""Stone Paths at a glance."""

from waystones.about import About, who_begins

PLAYERS = range(2, 5)

ABOUT = About(
    id="stone_paths",
    number=1,
    prefix="SP",
    players=PLAYERS,
    levels=("relaxed", "steady", "sharp", "expert"),
    styles=("runner", "collector", "blocker"),
    options=(who_begins(PLAYERS),),  # SP-7
)
