"""Branching Paths at a glance."""

from waystones.about import About, who_begins

PLAYERS = range(2, 5)

ABOUT = About(
    id="branching_paths",
    number=2,
    prefix="BP",
    players=PLAYERS,
    levels=("relaxed", "steady", "sharp", "expert"),
    styles=("runner", "collector", "blocker"),
    options=(who_begins(PLAYERS),),  # SP-7
)
