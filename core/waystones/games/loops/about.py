"""Loops at a glance."""

from waystones.about import About, Option, who_begins

PLAYERS = range(2, 5)
ROUNDS = {2: 13, 3: 9, 4: 7}  # of the variant with a fixed number of rounds, by the number of players (LO-19)

ABOUT = About(
    id="loops",
    number=3,
    prefix="LO",
    players=PLAYERS,
    levels=("relaxed", "steady", "sharp", "expert"),
    styles=("runner", "collector", "blocker"),
    options=(
        who_begins(PLAYERS),  # LO-6
        Option("rounds", {players: (str(rounds),) for players, rounds in ROUNDS.items()}),
    ),
)
